### اسکت (31): آنچه فقط این بازی می‌گوید، و قانون‌هایش به تفصیل

game-scat = اسکت (31)

thirtyone-out = حذف شده
scat-lost = { $lives ->
    [1] یک جان از دست داد
   *[other] از دست داد: { $lives } جان
}
thirtyone-replay = این‌طور همه حذف می‌شدند: کسی چیزی از دست نمی‌دهد و همان پخش‌کننده دوباره پخش می‌کند

scat-summary = ورق‌های یک خال را جمع کنید، تا 31: آس 11، شاه و بی‌بی و سرباز 10. بکشید و بیندازید؛ وقتی گمان می‌کنید کسی کمتر از شما دارد، بکوبید: بقیه یک نوبت دیگر دارند، سپس پایین‌ترین دست یک جان از دست می‌دهد
scat-end = هر کس **{ $lives }** جان، آخرین بازمانده می‌برد
scat-county = بدون جان
scat-has-knocked = کوبیده
scat-knocked = بقیه یک نوبت آخر دارند؛ کوبیده است: { $name }
scat-worth = ارزش دست: **{ $value }**

scat-hand-draw = نوبت شماست: بکشید، از زمین بردارید یا بکوبید
scat-hand-last-turn = نوبت آخر شماست: بکشید یا از زمین بردارید
scat-hand-discard = نوبت شماست: یک ورق بیندازید. کنار هر کدام ارزش سه تای دیگر آمده است
scat-hand-taken = تازه، از زمین، و می‌ماند: { CARDS($card) }
scat-hand-claim = همین حالا اعلامش کنید: تا کسی بکشد یا بکوبد، فقط 30 حساب می‌شود
scat-hand-over = نوبت آخرتان در این دست گذشته است
scat-hand-lapsed = به‌موقع 31 را اعلام نکردید: تا این ورق‌ها دست شماست 30 حساب می‌شود
scat-hand-asked = همین حالا 31 را اعلام کنید، وگرنه 30 حساب می‌شود
scat-button-knock = می‌کوبم
scat-button-knock-now = بله، می‌کوبم
scat-knock-question = می‌کوبید؟ بقیه هر کدام یک نوبت دیگر دارند. اگر فقط شما پایین‌ترین باشید، دو جان از دست می‌دهید
scat-button-declare = اعلام 31
scat-button-undeclared = چیزی نمی‌گویم
scat-button-stand = همین‌ها را نگه می‌دارم
scat-button-stop = چیزی برنمی‌دارم
scat-button-discard = { $card } → { $value }

scat-log-knocked = **کوبید**
scat-log-declared = **اعلام کرد: 31**
scat-log-stood = ورق‌هایش را نگه داشت
scat-log-passed = پاس داد
scat-log-stopped = چیزی برنداشت

scat-ended-declared = { $count ->
    [1] اعلام 31: { $names } · { CARDS($hand) }
   *[other] اعلام 31: { $names }
}
scat-ended-knock = کوبیده بود: { $name }.
scat-knocker-safe = کوبنده‌ای که مساوی شود در امان است
scat-ended-stock = دسته تمام شد.
scat-nobody-loses = کسی جان از دست نمی‌دهد

scat-leaderboard-legend = حذف برای کسی حساب می‌شود که بی از دست دادن جان کوبیده یا 31 را اعلام کرده است؛ حذف کامپیوترها جدا آمده (🤖). نشانهٔ ⌀: جانِ از دست رفته در هر دست
scat-figure-closed = برد با کوبیدن یا 31: { $count } دست
scat-figure-average = ⌀ { $penalty }
scat-stats-hands = کوبیدن یا اعلام موفق: **{ $closed }** از **{ $hands }** دست
scat-stats-average = جانِ از دست رفته در هر دست: **{ $penalty }**
scat-stats-best-total = بهترین برد: با **{ $total }** جانِ از دست رفته

scat-profile-standard = استاندارد
scat-profile-standard-about = سه جان، و بازی بدون جان تا باخت بعدی؛ 31 باید همان دم اعلام شود

scat-aim = بیشترین امتیاز را در یک خال نگه دارید. پایین‌ترین دست در پایان یک جان از دست می‌دهد؛ بدون جان هم بازی می‌کنید و باخت بعدی حذفتان می‌کند

scat-group-lives = جان‌ها
scat-rules-lives = هر جان یک سکه است. آخرین بازماندهٔ بازی می‌برد
scat-setting-lives = جان‌ها
scat-value-lives = { $number } جان
scat-rule-lives = هر کس با { $number } جان شروع می‌کند
scat-setting-county = بازی بدون جان
scat-rule-county-on = بدون جان هم بازی می‌کنید، تا یک بار دیگر ببازید
scat-rule-county-off = هر که آخرین جان را از دست بدهد حذف می‌شود
scat-setting-double-loss = باختن دو جان با هم
scat-value-double-loss-capped = نه بیشتر از آنچه دارید
scat-value-double-loss-full = هر دو حساب است
scat-rule-double-loss-capped = با یک جان فقط همان را از دست می‌دهید، هرچند دو تا باشد
scat-rule-double-loss-full = دو جان با هم دو باخت پشت سر هم است: با یک جان حذف می‌شوید
scat-setting-all-out = حذف همه با هم
scat-value-all-out-replay = دست دوباره بازی می‌شود
scat-value-all-out-share = همه با هم می‌برند
scat-rule-all-out-replay = دستی که همه را حذف کند حساب نمی‌شود؛ همان پخش‌کننده دوباره پخش می‌کند
scat-rule-all-out-share = اگر دستی همه را حذف کند، همه با هم می‌برند

scat-group-hand = دست‌ها
scat-rules-hand = فقط ورق‌های یک خال با هم حساب می‌شود: آس 11، شاه و بی‌بی و سرباز 10، بقیه به شماره‌شان. آس و دو ورق ده‌امتیازی از یک خال می‌شود 31
scat-setting-three-of-a-kind = سه‌تایی
scat-value-three-of-a-kind-off = چیز بیشتری ندارد
scat-value-three-of-a-kind-30 = 30
scat-value-three-of-a-kind-30-5 = 30.5
scat-rule-three-of-a-kind-off = سه ورق هم‌ارزش بیش از یکی از آن‌ها نمی‌ارزد
scat-rule-three-of-a-kind-30 = سه ورق هم‌ارزش 30 حساب می‌شود
scat-rule-three-of-a-kind-30-5 = سه ورق هم‌ارزش 30.5 حساب می‌شود
scat-setting-declare = اعلام 31
scat-value-declare-manual = با بازیکن
scat-value-declare-auto = خودبه‌خود
scat-rule-declare-manual = هر که پس از پخش یا انداختن 31 دارد، پیش از آنکه دیگری کاری کند اعلامش می‌کند؛ بعد از آن فقط 30 حساب می‌شود
scat-rule-declare-auto = هر 31 پس از پخش یا انداختن خودبه‌خود اعلام می‌شود
scat-setting-thirty-one-costs = هزینهٔ 31 برای دیگران
scat-value-thirty-one-costs = { $number } جان
scat-rule-thirty-one-costs = با اعلام 31 دست همان دم تمام است: بقیه هر کدام { $number } جان از دست می‌دهند

scat-group-knocking = نوبت‌ها و کوبیدن
scat-rules-knocking = در نوبت خود از دسته بکشید، یا ورق روی زمین را بردارید و نگه دارید، سپس یکی بیندازید؛ یا به‌جای آن بکوبید. پس از کوبیدن بقیه هر کدام یک نوبت دیگر دارند و دست‌ها رو می‌شود. پایین‌ترین دست یک جان از دست می‌دهد؛ کوبنده اگر مساوی باشد در امان است و اگر تنها پایین‌ترین باشد دو جان می‌بازد
scat-setting-knock-not-in-first-round = کوبیدن در دور اول ممنوع
scat-rule-knock-not-in-first-round-on = تا همه یک نوبت نداشته‌اند کسی نمی‌تواند بکوبد
scat-rule-knock-not-in-first-round-off = در همان نوبت اول هم می‌توانید بکوبید
scat-setting-knock-minimum = کمترین ارزش برای کوبیدن
scat-value-knock-minimum = { $number ->
    [0] هیچ
   *[other] { $number }
}
scat-rule-knock-minimum = { $number ->
    [0] با هر دستی می‌توانید بکوبید
   *[other] برای کوبیدن دستتان باید { $number } یا بیشتر بیرزد
}
scat-setting-first-player-may-pass = نفر اول می‌تواند پاس بدهد
scat-rule-first-player-may-pass-on = نفر اول هر دست می‌تواند پاس بدهد
scat-rule-first-player-may-pass-off = نفر اول مانند بقیه می‌کشد یا می‌کوبد
scat-setting-final-turn-may-stand = نگه داشتن ورق‌ها در نوبت آخر
scat-rule-final-turn-may-stand-on = در نوبت آخر پس از کوبیدن می‌توانید ورق‌هایتان را همان‌طور نگه دارید
scat-rule-final-turn-may-stand-off = در نوبت آخر پس از کوبیدن هم می‌کشید

scat-group-stock = پایان دسته
scat-rules-stock = وقتی دسته تمام شود، نوبت‌دار ورق زمین را برمی‌دارد، اگر کسی نکوبیده می‌کوبد، یا چیزی برنمی‌دارد: و این دست را تمام می‌کند
scat-setting-exhaust-result = بدون کوبیدن
scat-value-exhaust-result-lowest-loses = پایین‌ترین می‌بازد
scat-value-exhaust-result-draw = کسی نمی‌بازد
scat-rule-exhaust-result-lowest-loses = اگر تا آن هنگام کسی نکوبیده باشد، همهٔ پایین‌ترین‌ها یک جان از دست می‌دهند
scat-rule-exhaust-result-draw = اگر تا آن هنگام کسی نکوبیده باشد، کسی جان از دست نمی‌دهد
scat-setting-empty-stock-after-knock = پس از کوبیدن
scat-value-empty-stock-after-knock-end-now = دست همان دم تمام است
scat-value-empty-stock-after-knock-pass = فقط آن نوبت می‌سوزد
scat-rule-empty-stock-after-knock-end-now = هر که پس از کوبیدن چیزی برندارد همان دم دست را تمام می‌کند
scat-rule-empty-stock-after-knock-pass = هر که پس از کوبیدن چیزی برندارد فقط نوبت آخر خودش را از دست می‌دهد
scat-setting-empty-stock-rounds = دورهای برداشتن از زمین
scat-value-empty-stock-rounds = { $number } دور
scat-rule-empty-stock-rounds = اگر { $number } دور همه از زمین بردارند، دست تمام است

scat-lesson-suit = **فقط یک خال حساب می‌شود**: آس 11، شاه و بی‌بی و سرباز 10، بقیه به شماره‌شان. چپ 27 است؛ راست 17، چون خشت‌ها از بی‌بی بیشتر می‌ارزند
scat-lesson-thirty-one = **سی‌ویک**: آس و دو ورق ده‌امتیازی از یک خال. همان دم **{ scat-button-declare }** را بزنید: دست تمام است و بقیه هر کدام یک جان از دست می‌دهند
scat-lesson-turn = **نوبت شما**: از دسته بکشید یا ورق روی زمین را بردارید، سپس یکی بیندازید
scat-lesson-knock = **کوبیدن** به‌جای کشیدن: بقیه هر کدام یک نوبت دیگر دارند، سپس پایین‌ترین دست یک جان از دست می‌دهد. اگر تنها دست شما پایین‌ترین باشد، دو تا
scat-lesson-lives = **جان‌ها** سکه‌اند 🪙. بدون جان هم بازی می‌کنید: یک باخت دیگر و حذف. آخرین بازمانده می‌برد
scat-hint-draw = یک خال را جمع کنید. با چند بازیکن کم، حدود 25 بیشتر وقت‌ها برای کوبیدن بس است؛ در دورهای اول کمتر
scat-hint-last-turn = کسی کوبیده است: همین نوبت سرنوشت‌ساز است. پایین‌ترین دست یک جان از دست می‌دهد
scat-hint-discard = معمولاً ورقی را بیندازید که پس از آن بیشترین می‌ماند: اول فهرست است

hint-scat-declare = سی‌ویک خود را اعلام کنید: دست تمام می‌شود و بقیه می‌بازند
hint-scat-take = این را بردارید، ارزش دستتان می‌شود { $value }: { CARDS($card) }
hint-scat-draw = از دسته بکشید؛ امیدش بیشتر است از: { CARDS($card) }
hint-scat-draw-only = از دسته بکشید؛ چیز دیگری برای کشیدن نیست
hint-scat-knock = بکوبید؛ با این امتیاز بعید است پایین‌ترین باشید: { $value }
hint-scat-stand = همین‌ها را نگه دارید؛ این امتیاز بس است: { $value }
hint-scat-stop = چیزی برندارید؛ دست تمام می‌شود و این امتیاز اکنون بهتر از بعد است: { $value }
hint-scat-discard = این را بیندازید، ارزش سه تای دیگر { $value } است: { CARDS($card) }
hint-scat-discard-hopes = اولی را بیندازید؛ بی دومی { $most } امتیاز دارید، ولی این دست امید بیشتری دارد: { CARDS($card) } / { CARDS($kept) }
hint-scat-discard-gift = اولی را بیندازید؛ بی دومی { $most } امتیاز دارید، ولی دومی به کار نفر بعد می‌آید: { CARDS($card) } / { CARDS($kept) }
