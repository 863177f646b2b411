lobby-title = میز باز است · { $game }
lobby-invitation = دعوت به یک بازی { $game } از طرف { $name }
lobby-host = میزبان
lobby-free-seat = صندلی خالی
lobby-alone = برای شروع یک کامپیوتر بیفزایید یا صبر کنید تا کسی بنشیند
rules-headline = تا { $seats } صندلی · { $clock } · { $end }
clock-off = بدون ساعت
clock-seconds = هر نوبت { $seconds } ثانیه
clock-minutes = هر نوبت { $minutes } دقیقه
clock-hours = هر نوبت { $hours } ساعت

button-begin = شروع
button-join = می‌نشینم
button-leave = بلند می‌شوم
select-add-computer = افزودن کامپیوتر
button-remove-computer = برداشتن کامپیوتر
button-close = بستن میز
button-rejoin = برمی‌گردم
button-leave-match = ترک بازی
button-go-to-table = به سوی میز
button-rematch = دوباره

thread-name = { $game } · { $name }
start-missing-permissions = اینجا نمی‌توانم میز بگذارم، چون این اجازه‌ها را ندارم: { $permissions }. از کسی که این سرور را اداره می‌کند بخواهید، یا کانال دیگری را امتحان کنید
permission-view-channel = دیدن کانال
permission-send-messages = فرستادن پیام
permission-send-messages-in-threads = فرستادن پیام در رشته‌ها
no-table-here = در این کانال میزی نیست. با این دستور یکی باز کنید: `/{ $command } start`
other-game-here = اینجا بازی { $game } در جریان است. دستورهای آن: `/{ $command }`
joined = صندلی دارید. بازی وقتی شروع می‌شود که میزبان **{ button-begin }** را بزند
joined-elsewhere = صندلی دارید، سر میزی که اینجاست: { $channel }
joined-rematch = در بازی دوباره صندلی دارید؛ شروع با { $name }
left-lobby = صندلی‌تان را رها کردید
left-match = تا برگردید کامپیوتر به‌جای شما بازی می‌کند: با **{ button-my-hand }** یا `/{ $command } join`
left-parked = از سر میز رفتید و کسی نمانده است: بازی منتظر شما یا دیگران می‌ماند و با این دکمه از سر گرفته می‌شود: **{ button-resume }**
rejoined = دوباره در بازی هستید
left-after-limit = بازی را ترک کردید؛ می‌توانید تا پایان تماشا کنید
cancelled = بازی بسته شد و به حساب نمی‌آید
cancelled-lobby = میز بسته شد
resigned = تسلیم شدید. کامپیوتر ورق‌هایتان را تا پایان بازی می‌کند
resigned-over = تسلیم شدید و بازی به پایان رسید
resign-question = تسلیم می‌شوید؟ بازی برایتان باخت حساب می‌شود و صندلی‌تان برای همیشه با کامپیوتر است. برای استراحت این بس است: `/{ $command } leave`
cancel-question = بازی برای همه بسته شود؟ به حساب نمی‌آید

note-begun = بازی شروع شد: { $players }
note-commitment = 🔒 بُر دست { $hand }: `{ $commitment }`
note-turn = نوبت { $turn }
note-cancelled = بازی بسته شد و به حساب نمی‌آید
note-reminder-asked = ⏳ برمی‌گردید؟ { $mention }
    بی پاسخ هم برمی‌گردید: { $when }
note-reminder = ⏳ نوبت شماست: { $mention }
    کامپیوتر به‌جای شما بازی می‌کند: { $when }

error-bug = ببخشید، از طرف من اشکالی پیش آمد. چیزی از دست نرفت. اگر باز هم پیش آمد با این شماره گزارش دهید: `{ $id }`
error-old-command = این دستور عوض شده است. دیسکورد را از نو باز کنید و یک دقیقهٔ دیگر امتحان کنید: Ctrl+R
error-too-fast = کمی آهسته‌تر لطفاً: { $seconds } ثانیهٔ دیگر ادامه دهید

level-easy = آسان
level-easy-about = همراهی می‌کند: بی فکر زیاد می‌کشد و می‌اندازد
level-normal = معمولی
level-normal-about = بازی را بلد است و ورق‌های به‌دردبخور را نگه می‌دارد
level-hard = سخت
level-hard-about = یادش می‌ماند چه برمی‌دارید و چیزی به شما نمی‌دهد
level-expert = استاد
level-expert-about = ورق‌های شما را حدس می‌زند و پیشاپیش فکر می‌کند
lobby-teams = با { $seats } بازیکن: { $teams }
lobby-no-teams = با { $seats } بازیکن هر کس تنها بازی می‌کند
select-change-places = عوض کردن جا با
places-changed = اکنون صندلی شما: { $seat }
resign-team = تیم شما با کامپیوتر به‌جای شما ادامه می‌دهد؛ اگر ببرد، برد فقط برای یارتان حساب می‌شود
