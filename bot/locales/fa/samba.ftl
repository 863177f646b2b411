### سامبا: آنچه فقط این بازی می‌گوید؛ قانون‌های نوشته‌شده در samba_rules.ftl است

game-samba = سامبا
samba-profile-standard = معمول
samba-profile-standard-about = سه‌های قرمز را خود بازیکن می‌چیند؛ ورق آزاد یا سه تا وقتی روست زمین را می‌بندد
samba-profile-standard-choice = { samba-profile-standard }: سه‌های قرمز با بازیکن، ورق آزادِ رو زمین را می‌بندد
samba-profile-classic = کلاسیک
samba-profile-classic-about = مانند کتاب‌های قدیمی: ورق آزاد زمین را یخ می‌زند و سه‌های قرمز همان دم چیده می‌شوند
samba-profile-classic-choice = { samba-profile-classic }: ورق آزاد زمین را یخ می‌زند، سه‌های قرمز همان دم چیده می‌شوند

samba-summary = سه دسته ورق و شش ژوکر. گروه‌های هم‌ارزش و ردیف‌های یک خال جمع کنید: هفت ورق می‌شود کاناستا یا سامبا. با دو تا از این‌ها تیمتان می‌تواند بیرون برود. چهار نفر در دو تیم و شش نفر در سه تیم بازی می‌کنند
samba-end = برد با **{ $target }** امتیاز

samba-piles = دسته: { $stock } ورق · زمین: { $count } ورق · رو: { CARDS($top) }
samba-blocked = 🔒 زمین بسته است: اکنون کسی نمی‌تواند آن را بردارد
samba-frozen = ❄️ زمین یخ زده است: فقط با دو ورق طبیعیِ هم‌ارزشِ رو برداشته می‌شود
samba-minimum = نخستین ترکیب‌ها: { $minimum }
samba-sambas = سامبا: { $count }
samba-canastas = کاناستا: { $count }
samba-reds = سه‌ی قرمز: { $count }
samba-cards = ورق: { $cards }
samba-meld-natural = 🟥 کاناستای خالص `{ $number }`: **{ CARDS($cards) }**
samba-meld-mixed = ⬜ کاناستای آمیخته `{ $number }`: **{ CARDS($cards) }**
samba-meld-samba = 🟪 سامبا `{ $number }`: **{ CARDS($cards) }**
samba-asked = می‌پرسد که دست را تمام کند یا نه: { $name } · در صفحهٔ خودتان (**{ button-my-hand }**) پاسخ دهید · { $mention }

samba-hand-draw = نوبت شماست: دو ورق بکشید یا همهٔ زمین را بردارید
samba-hand-no-stock = نوبت شماست: دسته تمام شده است. زمین را بردارید یا دست را تمام کنید
samba-hand-first = نوبت شماست: نخستین ترکیب‌های تیم باید روی هم { $minimum } امتیاز باشد. سپس یک ورق بیندازید
samba-hand-asked = می‌پرسد که دست را تمام کند یا نه: { $name }
samba-hand-waiting = پرسیدید؛ منتظر پاسخ بمانید: { $name }
samba-hand-yes-binding = یارتان گفت بله: در این نوبت بیرون بروید
samba-hand-no-binding = یارتان گفت نه: در این نوبت یک ورق نگه دارید
samba-hand-yes-advice = یارتان دست را تمام می‌کرد
samba-hand-no-advice = یارتان ترجیح می‌دهد ادامه دهید
samba-hand-new = تازه: { CARDS($cards) }
samba-hand-minimum = نخستین ترکیب‌های تیم شما: روی هم { $minimum } امتیاز
samba-hand-completes = کاناستا و سامبای تیم شما: { $count } از { $needed } برای بیرون رفتن
samba-button-take = برداشتن زمین
samba-button-red = چیدن { CARDS($card) }
samba-button-ask = پرسیدن از یار
samba-button-yes = بله، تمامش کن
samba-button-no = نه، ادامه بده
samba-button-stop = پایان دست
samba-select-take = برداشتن زمین با
samba-select-add = افزودن به ترکیب‌های تیم
samba-select-discard = انداختن: { CARDS($first) } تا { CARDS($last) }
samba-select-where = با آن‌ها چه کنید؟
samba-pick-where = این ورق‌ها چند جا می‌توانند بروند. یکی را برگزینید
samba-take-how = زمین را چند جور می‌شود برداشت. یکی را برگزینید

samba-move-add = به { $number }: { CARDS($cards) } · { CARDS($meld) }
samba-move-merge = یکی کردن { $number } و { $other }: { CARDS($meld) }
samba-move-take-with = زمین ({ $count }) با: { CARDS($cards) }
samba-move-take-to = زمین ({ $count }) به { $number }: { CARDS($meld) }
samba-move-goes-out = بیرون رفتن با: { CARDS($card) }
samba-move-draw = کشیدن از دسته
samba-move-stop = پایان دست
samba-move-ask = پرسیدن از یار
samba-move-undo = برگرداندن آخرین کار
samba-makes-natural = کاناستای خالص!
samba-makes-mixed = کاناستای آمیخته!
samba-makes-samba = سامبا!

samba-log-taken = زمین را برداشت، با { $count } ورق دیگر: { CARDS($card) }
samba-log-opened = با { $value } امتیاز باز کرد
samba-log-merged = ترکیب‌های { $number } و { $other } را یکی کرد
samba-log-natural = (**کاناستای خالص!**)
samba-log-mixed = (**کاناستای آمیخته!**)
samba-log-samba = (**سامبا!**)
samba-log-asked = از یارش پرسید که دست را تمام کند یا نه
samba-log-yes = گفت **بله**
samba-log-no = گفت **نه**
samba-log-passed = ورقی برای انداختن نداشت
samba-log-went-out = **بیرون رفت!**
samba-log-dead = (دسته تمام شد)

samba-ended-out = بیرون رفت: { $name }
samba-ended-stock = دسته تمام شد؛ کسی بیرون نرفت
samba-round = این دست: **{ $points }** · جمع: { $total }
samba-part-cards = ورق‌ها: { $points }
samba-part-red-threes = سه‌های قرمز: { $points }
samba-part-sambas = سامباها: { $points }
samba-part-canastas = کاناستاها: { $points }
samba-part-going-out = بیرون رفتن: { $points }

samba-leaderboard-legend = به ترتیب بازی‌های برده؛ برد تیم برای هر یک از بازیکنانش حساب می‌شود. سامبا و کاناستا از تیم خود فرد است. ⌀: امتیاز هر دست
samba-figure-closed = بیرون رفتن: { $count }
samba-figure-made = سامبا: { $sambas } · کاناستا: { $canastas }
samba-figure-average = میانگین: { $penalty }
samba-stats-made = سامباهای تیم‌های شما: **{ $sambas }** · کاناستاها: **{ $canastas }**
samba-stats-hands = بیرون رفتن: **{ $closed }** بار در **{ $hands }** دست
samba-stats-average = میانگین امتیاز هر دست: **{ $penalty }**
samba-stats-best-total = بهترین برد با **{ $total }** امتیاز

samba-lesson-groups = **گروه**: سه ورق یا بیشتر از یک ارزش، از چهار تا آس، از هر خال. ژوکر و دو آزادند: حداکثر دو تا، و دست‌کم دو برابرش ورق طبیعی
samba-lesson-sequences = **ردیف**: سه تا هفت ورق از یک خال، پشت سر هم، از چهار تا آس، بدون ورق آزاد
samba-lesson-canastas = **کاناستا**: گروهی از هفت ورق یا بیشتر، خالص 500 و با ورق آزاد 300. **سامبا**: ردیفی از هفت ورق، 1500
samba-lesson-turn = **نوبت شما**: دو ورق بکشید، ترکیب بچینید یا به ترکیب‌های تیم بیفزایید، یکی بیندازید. یا همهٔ زمین را بردارید: روی آن را با دو ورق هم‌ارزش از دستتان بچینید. نخستین ترکیب‌های تیم باید روی هم دست‌کم 50 امتیاز باشد
samba-lesson-threes = **سه‌ها**: قرمزها را بچینید؛ وقتی تیم دو کاناستا یا سامبا دارد هر کدام 100 می‌ارزد و پیش از آن منفی 100. سه‌ی سیاه مانند ورق آزاد زمین را می‌بندد
samba-lesson-out = **بیرون رفتن**: با دو کاناستا یا سامبا تیم می‌تواند با آخرین ورق یک بازیکن دست را تمام کند. پیش از آن می‌توانید از یارتان بپرسید. نخستین تیمی که 10000 امتیاز دارد می‌برد
samba-hint-draw = با دو ورق هم‌ارزشِ روی زمین همهٔ زمین را برمی‌دارید: همان دم چیده می‌شوند. وگرنه بکشید
samba-hint-collect = نخستین ترکیب‌های تیم باید در یک حرکت روی هم { $minimum } امتیاز باشد. ورق‌هایی را که با هم جورند نگه دارید
samba-hint-can-open = می‌توانید نخستین ترکیب‌ها را بچینید ({ $minimum } امتیاز لازم است): از فهرست **{ select-put-down }** انتخابشان کنید. سپس یک ورق بیندازید
samba-hint-play = به ترکیب‌های تیم بیفزایید: هفت ورق می‌شود کاناستا یا سامبا. با دو تا می‌شود بیرون رفت
samba-hint-out = تیمتان می‌تواند بیرون برود: از آخرین ورق خلاص شوید، یا ادامه دهید تا بیشتر بسازید. می‌توانید از یارتان بپرسید
