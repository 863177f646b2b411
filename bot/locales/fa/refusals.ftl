### قانون‌ها

refusal-option = «{ $rule }»
refusal-unknown-profile = چنین نمایه‌ای نیست: { $profile }
    یکی از این‌ها را انتخاب کنید: { $allowed }
refusal-unknown-option = چنین گزینه‌ای نیست: { $option }
refusal-bad-option-value = برای { $option } این مقدار نمی‌شود: { $value }
    ممکن است: { $allowed }
refusal-options-contradict = قانون { $option } با مقدار { $other } نمی‌خواند: فقط وقتی می‌شود که آن { $needs } باشد
refusal-unreadable-move = نمی‌توانم این را به‌عنوان حرکت بخوانم: { $text }
    مثلاً بنویسید: { $example }
refusal-which-reading = این را { $count } جور می‌شود خواند؛ بگویید هر ژوکر به‌جای کدام ورق است: { $text }
refusal-not-in-hand = این ورق در دست شما نیست: { CARDS($card) }
refusal-no-such-meld = ترکیب { $number } روی میز نیست؛ شمار ترکیب‌ها { $count } است
refusal-hand-over = این دست به پایان رسیده است
refusal-draw-first = نخست یک ورق بکشید
refusal-already-drawn = ورق کشیده‌اید؛ اکنون بچینید یا یکی بیندازید
refusal-not-asked = اکنون از شما چیزی پرسیده نشده است
refusal-nothing-to-undo = چیزی برای برگرداندن نیست؛ ورقی که از دسته کشیده‌اید کشیده می‌ماند
refusal-stock-empty = دسته تمام شده و تازه نمی‌شود؛ ورق روی زمین را بردارید یا دست را تمام کنید
refusal-pile-empty = زمین خالی است؛ از دسته بکشید
refusal-pile-closed = پیش از باز کردن نمی‌توانید از زمین بردارید (قانون: { $option })؛ از دسته بکشید
refusal-pile-after-putback = ورق زمین را پس داده‌اید، پس در این نوبت از دسته بکشید
refusal-pile-card-useless = در این نوبت به کارتان نمی‌آید و پس هم نمی‌شود داد (قانون: { $option }): { CARDS($card) }
refusal-nothing-to-put-back = ورقی از زمین که هنوز به کار نرفته باشد ندارید تا پس بدهید
refusal-putback-off = سر این میز ورقی که از زمین برداشته‌اید پس داده نمی‌شود (قانون: { $option })
refusal-cannot-stop = هنوز می‌توانید بکشید؛ دست ادامه دارد
refusal-meld-too-short = ترکیب کم است و دست‌کم سه ورق می‌خواهد: { CARDS($meld) }
refusal-too-many-jokers = ژوکر زیاد دارد؛ در هر ترکیب حداکثر { $allowed } ژوکر (قانون: { $option }): { CARDS($meld) }
refusal-too-few-naturals = دست‌کم { $needed } ورق غیر از ژوکر می‌خواهد (قانون: { $option }): { CARDS($meld) }
refusal-set-repeats-suit = این ست نیست (سه یا چهار ورق هم‌ارزش، هر کدام از یک خال): { CARDS($meld) }
refusal-two-aces = این ردیف نیست، چون دو آس واقعی نمی‌شود: { CARDS($meld) }
refusal-run-too-long = ردیف دراز است و حداکثر { $allowed } ورق دارد (قانون: { $option }): { CARDS($meld) }
refusal-not-a-meld = نه ست است (یک ارزش، خال‌های گوناگون) و نه ردیف (یک خال، پشت سر هم، آس فقط در سر یا ته): { CARDS($meld) }
refusal-not-opened = هنوز باز نکرده‌اید: نخست ترکیب‌های تازه‌ای به ارزش { $minimum } امتیاز یا بیشتر بچینید
refusal-already-opened = باز کرده‌اید؛ اکنون هر بار یک ترکیب تازه بچینید
refusal-opening-too-low = برای باز کردن { $value } امتیاز از { $minimum } دارید: { $missing } تا کم است
refusal-opening-needs-clean = بدون ژوکر { $value } امتیاز از { $minimum } دارید: { $missing } تا کم است و ژوکر حساب نمی‌شود (قانون: { $option })
refusal-opening-must-close = فقط { $value } امتیاز از { $minimum } دارید: زیر حداقل فقط برای بستن در همین نوبت می‌شود باز کرد، و با این ورق‌ها نمی‌شود
refusal-opening-turn-melds-only = در نوبتی که باز می‌کنید فقط می‌توانید ترکیب تازه بچینید (قانون: { $option })
refusal-joker-before-clean = تا ترکیب‌هایتان بدون ژوکر به { $minimum } نرسیده، ژوکر نمی‌شود (قانون: { $option })
refusal-does-not-fit = به ترکیب { $number } نمی‌خورد: { CARDS($card) } · { CARDS($meld) }
refusal-swap-instead = در ترکیب { $number } یک ژوکر به‌جای این ورق است؛ با آن عوضش کنید: { CARDS($card) }
refusal-no-such-joker = هیچ ژوکری در ترکیب { $number } به‌جای این ورق نیست: { CARDS($card) } · { CARDS($meld) }
refusal-swap-second-ace = دومین آس واقعی ترکیب { $number } می‌شد: { CARDS($card) }
refusal-keep-a-card = یک ورق برای انداختن نگه دارید: آخرین ورق دست انداخته می‌شود (قانون: { $option })
refusal-keep-two-first-turn = در نوبت اول نمی‌شود بست: دو ورق نگه دارید، یکی برای انداختن (قانون: { $option })
refusal-only-taken-left = فقط ورقی می‌ماند که در همین نوبت برداشته‌اید و نمی‌شود انداخت: { CARDS($card) }
refusal-only-recovered-left = فقط ژوکری می‌ماند که پس گرفته‌اید و باید چیده شود؛ یک ورق برای انداختن نگه دارید (قانون: { $option })
refusal-only-barred-left = فقط ورق‌هایی می‌ماند که نمی‌شود انداخت (قانون: { $option })
refusal-would-not-close = زیر حداقل باز کرده‌اید، پس در همین نوبت باید ببندید؛ با این حرکت دیگر نمی‌شود
refusal-taken-not-laid-off = باید در ترکیب تازه‌ای از نوبت باز کردن باشد؛ چسباندن بس نیست (قانون: { $option }): { CARDS($card) }
refusal-taken-card = این را در همین نوبت برداشته‌اید و نمی‌شود انداخت: { CARDS($card) }
refusal-taken-unused = از زمین آمده است: نخست روی میز به کارش ببرید یا پس بدهید (قانون: { $option }): { CARDS($card) }
refusal-must-open = برای باز کردن برداشته‌اید: در همین نوبت باز کنید یا پس بدهید (قانون: { $option }): { CARDS($card) }
refusal-taken-not-melded = باید در ترکیبی از نوبت باز کردن باشد (قانون: { $option }): { CARDS($card) }
refusal-recovered-unplayed = پیش از انداختن، ژوکری را که پس گرفته‌اید بچینید یا برگردانید (قانون: { $option })
refusal-joker-barred = اکنون نمی‌شود ژوکر انداخت (قانون: { $option })
refusal-playable = به ترکیب { $number } می‌خورد، پس نمی‌شود انداخت (قانون: { $option }): { CARDS($card) }
refusal-must-close = زیر حداقل باز کرده‌اید ({ $missing } تا کم است): با این ورق باید دست را ببندید، وگرنه برگردانید

### میزها

refusal-no-table = این میز بسته است
refusal-channel-busy = در این کانال میزی هست. در یک رشته میز خودتان را باز کنید، یا وقتی این یکی تمام یا با این دستور بسته شد: `/{ $game } cancel`
refusal-unknown-game = این بازی را نمی‌شناسم: { $game }
refusal-unknown-level = چنین بازیکن کامپیوتری‌ای نیست: { $level }
refusal-unknown-clock = ساعت { $seconds } ثانیه‌ای نداریم
refusal-seats-out-of-range = { $maximum ->
    [2] این قانون‌ها برای دو نفر است
   *[other] شمار صندلی‌ها از { $minimum } تا { $maximum } است
}
refusal-too-many-computers = با این کامپیوترها { $players } بازیکن هستید و صندلی کم است: `seats:{ $seats }` · `computers:{ $computers }`
    یا صندلی بیشتر: `seats:{ $players }`
    یا کامپیوتر کمتر، حداکثر: `computers:{ $room }`
refusal-table-full = هر { $seats } صندلی پر است
refusal-too-few-seats = دست‌کم { $minimum } بازیکن لازم است. یک کامپیوتر بیفزایید یا صبر کنید تا کسی بنشیند
refusal-too-many-seated = این قانون‌ها برای حداکثر { $maximum } نفر است و { $seats } نفر نشسته‌اند: نخست کسی باید بلند شود
refusal-no-computer = سر این میز کامپیوتری نیست
refusal-not-seated = سر این میز صندلی ندارید
refusal-already-seated = صندلی دارید
refusal-already-started = بازی شروع شده است
refusal-not-started = بازی هنوز شروع نشده است
refusal-not-your-turn = نوبت شما نیست؛ در حال بازی: { $seat }
refusal-not-your-answer = فقط برای صندلی خودتان می‌توانید پاسخ دهید
refusal-between-hands = این دست تمام شد؛ ورق دست بعدی به‌زودی پخش می‌شود
refusal-match-over = بازی به پایان رسیده است
refusal-stale = بازی در این میان جلو رفته است؛ اکنون چنین است
refusal-seat-held = اکنون کامپیوتر به‌جای شما بازی می‌کند. نخست صندلی‌تان را پس بگیرید
refusal-not-away = سر جای خودتان هستید
refusal-eliminated = از این بازی حذف شده‌اید؛ می‌توانید تا پایان تماشا کنید
refusal-nothing-to-verify = در این کانال هنوز هیچ دستی به پایان نرسیده است. یکی را از فهرست این دستور انتخاب کنید
refusal-no-such-hand = چنین دستی نمی‌شناسم. یکی را از فهرست انتخاب کنید، یا شمارهٔ بازی و دست را این جور بنویسید: `12:3`
refusal-hand-not-over = این دست به پایان نرسیده و رازش تا آن وقت قفل می‌ماند
refusal-closing = دارم از نو راه می‌افتم؛ چند لحظهٔ دیگر امتحان کنید
refusal-try-again = یک لحظه به حافظه‌ام دسترسی ندارم. کمی بعد امتحان کنید؛ روی میز چیزی از دست نمی‌رود
refusal-not-owner = این کار فقط با میزبان است{ $seconds ->
    [0] {""}
   *[other] ؛ اگر تا { $seconds } ثانیهٔ دیگر خبری از او نشود، هر که سر میز است می‌تواند
}: { $owner }
refusal-match-running = بازی هنوز در جریان است
refusal-draft-not-in-hand = این‌ها در دست شما نیست: { CARDS($cards) }
refusal-no-such-draft = این همه ترکیب کنار نگذاشته‌اید
refusal-seat-not-taken = یکی از صندلی‌های گرفته‌شده را برگزینید: 1 تا { $seats }
