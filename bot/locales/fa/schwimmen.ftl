### شویمن، 31 آلمانی: آنچه فقط این بازی می‌گوید، و قانون‌هایش به تفصیل

game-schwimmen = شویمن

schwimmen-summary = ورق‌های یک خال را جمع کنید، تا 31، با عوض کردن یک ورق یا هر سه با ورق‌های وسط: آس 11، شاه و بی‌بی و سرباز 10؛ سه‌تایی 30.5. وقتی گمان می‌کنید کسی کمتر دارد ببندید: بقیه یک نوبت دیگر دارند، سپس پایین‌ترین دست یک ژتون از دست می‌دهد
schwimmen-end = هر کس **{ $lives }** ژتون، آخرین بازمانده می‌برد
schwimmen-county = در حال شنا
schwimmen-has-knocked = بسته
schwimmen-closed = بقیه یک نوبت آخر دارند؛ بسته است: { $name }
schwimmen-pool = مانده: { $stock } ورق · وسط: { CARDS($cards) }
schwimmen-face-down = پشت‌ورو
schwimmen-lost = { $lives ->
    [1] یک ژتون از دست داد
   *[other] از دست داد: { $lives } ژتون
}
schwimmen-worth = ارزش دست: **{ $value }**

schwimmen-hand-choose = شما پخش می‌کنید: این ورق‌ها را نگه دارید، یا با سه تای دیگر ندیده بازی کنید. آنچه بازی نکنید به وسط می‌رود
schwimmen-hand-turn = نوبت شماست: یک ورق یا هر سه را عوض کنید، پاس بدهید یا ببندید
schwimmen-hand-last-turn = نوبت آخر شماست: یک ورق یا هر سه را عوض کنید، یا پاس بدهید
schwimmen-hand-swapped = اکنون ببندید یا پاس بدهید
schwimmen-hand-asked = دستتان را نشان دهید: دست را تمام می‌کند
schwimmen-hand-over = نوبت آخرتان در این دست گذشته است
schwimmen-select-swap = عوض کردن یک ورق
schwimmen-button-keep = همین‌ها
schwimmen-button-exchange = سه تای دیگر
schwimmen-button-swap-all = هر سه ({ $value })
schwimmen-button-pass = پاس
schwimmen-button-close = می‌بندم
schwimmen-button-close-now = بله، می‌بندم
schwimmen-close-question = می‌بندید؟ بقیه هر کدام یک نوبت دیگر دارند، سپس دست‌ها رو می‌شود
schwimmen-button-declare = دستم را نشان می‌دهم
schwimmen-move-swap = { $card } ⇄ { $taken } = { $value }

schwimmen-log-knocked = **بست**
schwimmen-log-declared = **دستش را نشان داد**
schwimmen-log-passed = پاس داد
schwimmen-log-kept = دستش را نگه داشت
schwimmen-log-exchanged = با سه تای دیگر ندیده بازی می‌کند
schwimmen-log-turned-up = به وسط آمد: { CARDS($cards) }
schwimmen-log-swapped = عوض کرد: { CARDS($card) } ⇄ { CARDS($taken) }

schwimmen-ended-declared = نشان داد: { $names } · { CARDS($hand) }
schwimmen-ended-close = بسته بود: { $name }.
schwimmen-ended-stock = دیگر ورقی برای وسط نمانده است.

schwimmen-leaderboard-legend = حذف برای کسی حساب می‌شود که بی از دست دادن ژتون بسته، یا 31 یا سه آس نشان داده است؛ حذف کامپیوترها جدا آمده (🤖). نشانهٔ ⌀: ژتونِ از دست رفته در هر دست
schwimmen-figure-closed = برد با بستن یا نشان دادن: { $count } دست
schwimmen-figure-average = ⌀ { $penalty }
schwimmen-stats-hands = بستن یا نشان دادن موفق: **{ $closed }** از **{ $hands }** دست
schwimmen-stats-average = ژتونِ از دست رفته در هر دست: **{ $penalty }**
schwimmen-stats-best-total = بهترین برد: با **{ $total }** ژتونِ از دست رفته

schwimmen-profile-standard = استاندارد
schwimmen-profile-standard-about = سه ژتون، سپس شنا؛ بستن به‌جای عوض کردن

schwimmen-aim = بیشترین امتیاز را در یک خال نگه دارید. پایین‌ترین دست در پایان یک ژتون از دست می‌دهد؛ بدون ژتون شنا می‌کنید و باخت بعدی حذفتان می‌کند

schwimmen-group-lives = ژتون‌ها
schwimmen-rules-lives = پایین‌ترین دست یک ژتون از دست می‌دهد. هر که ژتونی ندارد شنا می‌کند: یک باخت دیگر و حذف. آخرین بازماندهٔ بازی می‌برد
schwimmen-setting-lives = ژتون‌ها
schwimmen-value-lives = { $number } ژتون
schwimmen-rule-lives = هر کس با { $number } ژتون شروع می‌کند
schwimmen-setting-sw-single-swimmer = فقط یک نفر شنا می‌کند
schwimmen-rule-sw-single-swimmer-on = در هر زمان فقط یک نفر شنا می‌کند: نفر دوم حذف می‌شود
schwimmen-rule-sw-single-swimmer-off = هر چند نفر می‌توانند شنا کنند
schwimmen-setting-sw-tie = چند دستِ پایین‌ترین
schwimmen-value-sw-tie-all-lose = همه یک ژتون از دست می‌دهند
schwimmen-value-sw-tie-suit-order = خال پایین‌تر می‌بازد
schwimmen-rule-sw-tie-all-lose = اگر چند دست پایین‌ترین باشد، همه یک ژتون از دست می‌دهند
schwimmen-rule-sw-tie-suit-order = اگر چند دست پایین‌ترین باشد، خال پایین‌تر می‌بازد: خشت، دل، پیک، گیشنیز
schwimmen-setting-sw-closer-double = بستن با پایین‌ترین دست: دو ژتون
schwimmen-rule-sw-closer-double-on = هر که ببندد و تنها پایین‌ترین باشد دو ژتون از دست می‌دهد
schwimmen-rule-sw-closer-double-off = هر که ببندد و پایین‌ترین باشد مانند دیگران یک ژتون از دست می‌دهد

schwimmen-group-hand = دست‌ها
schwimmen-rules-hand = فقط ورق‌های یک خال با هم حساب می‌شود: آس 11، شاه و بی‌بی و سرباز 10، بقیه به شماره‌شان؛ سه‌تایی 30.5 است. دستِ 31 یا سه آس همان دم نشان داده می‌شود و دست را تمام می‌کند: با 31 پایین‌ترین دست یک ژتون از دست می‌دهد، با سه آس همهٔ دیگران
schwimmen-setting-sw-triples-rank = سه‌تایی بالاتر می‌برد
schwimmen-rule-sw-triples-rank-on = از دو سه‌تایی، آنکه ارزشش بالاتر است بیشتر می‌ارزد
schwimmen-rule-sw-triples-rank-off = همهٔ سه‌تایی‌ها یکسان می‌ارزد

schwimmen-group-closing = نوبت‌ها و بستن
schwimmen-rules-closing = پخش‌کننده یکی از دو دست را می‌بیند و نگه می‌دارد، یا با دیگری ندیده بازی می‌کند؛ آنکه بازی نشود وسط می‌ماند. در نوبت خود یک ورق یا هر سه را با وسط عوض کنید، یا پاس بدهید. اگر همه پاس بدهند سه ورق تازه رو می‌شود. پس از بستن بقیه هر کدام یک نوبت دیگر دارند
schwimmen-setting-sw-close = هنگام بستن
schwimmen-value-sw-close-instead-of-swap = به‌جای عوض کردن
schwimmen-value-sw-close-after-swap = پس از عوض کردن هم
schwimmen-rule-sw-close-instead-of-swap = به‌جای عوض کردن می‌بندید
schwimmen-rule-sw-close-after-swap = می‌توانید در یک نوبت عوض کنید و ببندید
schwimmen-setting-sw-no-close-first-round = بستن در دور اول ممنوع
schwimmen-rule-sw-no-close-first-round-on = تا همه یک نوبت نداشته‌اند کسی نمی‌تواند ببندد
schwimmen-rule-sw-no-close-first-round-off = در همان نوبت اول هم می‌توانید ببندید

schwimmen-lesson-suit = **فقط یک خال حساب می‌شود**: آس 11، شاه و بی‌بی و سرباز 10، بقیه به شماره‌شان؛ سه‌تایی 30.5. چپ 27 است، راست 30.5
schwimmen-lesson-show = **دستِ 31 یا سه آس** همان دم نشان داده می‌شود و دست را تمام می‌کند. با 31 پایین‌ترین دست یک ژتون از دست می‌دهد، با سه آس همهٔ دیگران
schwimmen-lesson-turn = **نوبت شما**: یک ورق یا هر سه را با وسط عوض کنید، یا پاس بدهید
schwimmen-lesson-close = **بستن** به‌جای عوض کردن: بقیه هر کدام یک نوبت دیگر دارند، سپس پایین‌ترین دست یک ژتون از دست می‌دهد
schwimmen-lesson-lives = بدون ژتون 🪙 شنا می‌کنید: یک باخت دیگر و حذف. آخرین بازمانده می‌برد
schwimmen-hint-choose = سه تای دیگر بیشتر وقت‌ها بهتر است اگر دست شما کمتر از این باشد: { $value }
schwimmen-hint-turn = عوض کردن‌هایی که بیشترین می‌ماند اول فهرست است. وقتی گمان می‌کنید کسی کمتر دارد ببندید
schwimmen-hint-last-turn = کسی بسته است: همین نوبت سرنوشت‌ساز است. پایین‌ترین دست یک ژتون از دست می‌دهد

hint-schwimmen-declare = دستتان را نشان دهید: دست به سود شما تمام می‌شود
hint-schwimmen-keep = همین‌ها را نگه دارید؛ برای شروع خوب است: { $value }
hint-schwimmen-exchange = با سه تای دیگر بازی کنید؛ ارزش این‌ها فقط این است: { $value }
hint-schwimmen-swap = عوض کنید تا ارزش دستتان { $value } شود: { CARDS($card) } ⇄ { CARDS($taken) }
hint-schwimmen-swap-all = هر سه را عوض کنید تا ارزش دستتان این شود: { $value }
hint-schwimmen-close = ببندید؛ با این امتیاز بعید است پایین‌ترین باشید: { $value }
hint-schwimmen-pass = پاس بدهید؛ بهتر است همین بماند: { $value }
