### اسکالا 40: آنچه فقط این بازی می‌گوید؛ قانون‌ها به تفصیل در scala40_rules.ftl است

game-scala40 = اسکالا 40
scala40-profile-standard = استاندارد
scala40-profile-standard-about = آنچه بیشتر میزها بازی می‌کنند: تا باز نکرده‌اید فقط از دسته؛ حذف با 101 امتیاز
scala40-profile-federation = فدراسیون
scala40-profile-federation-about = قانون‌های فدراسیون ایتالیا: سخت‌گیر در انداختن، ژوکر پس‌گرفته بی‌درنگ بازی می‌شود
scala40-profile-classic = کلاسیک
scala40-profile-classic-about = به شیوهٔ قدیم: باز کردن بی ژوکر، ردیف تا پنج ورق، زمین آزاد، بازگشت مجاز
scala40-profile-duel = دونفره
scala40-profile-duel-about = برای دو نفر: زمین به باز کردن کمک می‌کند، باز نکردن 100 امتیاز، یکجا بستن دو برابر
scala40-profile-house = خانگی
scala40-profile-house-about = رایج‌ترین بازی خانگی: زمین به باز کردن کمک می‌کند، باز نکردن 100، یکجا بستن دو برابر

scala40-profile-standard-choice = { scala40-profile-standard }: حذف با 101، تا باز نکرده‌اید فقط از دسته
scala40-profile-federation-choice = { scala40-profile-federation }: قانون‌های سخت‌گیر فدراسیون ایتالیا
scala40-profile-classic-choice = { scala40-profile-classic }: به شیوهٔ قدیم، ردیف تا پنج ورق، بازگشت مجاز
scala40-profile-duel-choice = { scala40-profile-duel }: برای دو نفر، باز نکردن 100، یکجا بستن دو برابر
scala40-profile-house-choice = { scala40-profile-house }: رایج‌ترین بازی خانگی، باز نکردن 100

scala40-group-drawing = کشیدن
scala40-group-melds = ترکیب‌ها
scala40-group-jokers = ژوکرها
scala40-group-opening = باز کردن
scala40-group-discarding = انداختن
scala40-group-closing = بستن
scala40-group-counting = شمارش
scala40-group-stock = پایان دسته
scala40-group-match = بازی
scala40-group-reentry = بازگشت

scala40-setting-upcard-joker = ژوکر در نخستین ورق رو
scala40-value-upcard-joker-redraw = ورق دیگری رو می‌شود
scala40-value-upcard-joker-keep = می‌ماند
scala40-setting-first-player-takes-upcard = نفر اول ورق رو را نگه می‌دارد
scala40-setting-discard-draw-unopened = برداشتن از زمین پیش از باز کردن
scala40-value-discard-draw-unopened-never = هرگز
scala40-value-discard-draw-unopened-if-used-in-opening = اگر با همان ورق باز کنید
scala40-value-discard-draw-unopened-if-opens = اگر باز کنید
scala40-setting-discard-draw-opened = برداشتن از زمین پس از باز کردن
scala40-value-discard-draw-opened-must-meld = اگر ورق همان دم چیده شود
scala40-value-discard-draw-opened-free = آزاد
scala40-setting-undo-discard-draw = ورق برداشته را می‌شود پس داد
scala40-setting-run-max = بلندترین ردیف
scala40-value-run-max = { $number } ورق
scala40-setting-run-split = ردیف شش‌تایی دو تکه می‌شود
scala40-setting-four-of-a-kind = ست چهارتایی کامل
scala40-value-four-of-a-kind-stay = روی میز می‌ماند
scala40-value-four-of-a-kind-to-discard-pile = به زمین می‌رود
scala40-value-four-of-a-kind-to-stock-bottom = زیر دسته می‌رود
scala40-setting-quartet-with-joker = ست چهارتایی با ژوکر
scala40-value-quartet-with-joker-stays = می‌ماند
scala40-value-quartet-with-joker-removed = آن هم می‌رود
scala40-setting-jokers-per-meld = ژوکر در هر ترکیب
scala40-value-jokers-per-meld = { $number ->
    [1] یکی
   *[other] تا { $number } تا
}
scala40-value-jokers-per-meld-any = هر چند تا
scala40-setting-joker-identity = ژوکر در ست سه‌تایی
scala40-value-joker-identity-declare = خالش را بازیکن می‌گوید
scala40-value-joker-identity-position = جایش خال را می‌گوید
scala40-value-joker-identity-position-circular = جایش خال را می‌گوید، به‌صورت حلقه
scala40-setting-joker-recovery-use = ژوکر پس‌گرفته
scala40-value-joker-recovery-use-free = می‌تواند در دست بماند
scala40-value-joker-recovery-use-must-play = باید همان دم چیده شود
scala40-setting-joker-discard = انداختن ژوکر
scala40-value-joker-discard-unopened-no = پس از باز کردن
scala40-value-joker-discard-closing-only = فقط برای بستن
scala40-value-joker-discard-never = هرگز
scala40-value-joker-discard-always = همیشه
scala40-setting-opening-min = امتیاز لازم برای باز کردن
scala40-value-opening-min = { $number }
scala40-setting-joker-in-opening = ژوکر در باز کردن
scala40-value-joker-in-opening-allowed = حساب می‌شود
scala40-value-joker-in-opening-forbidden = حساب نمی‌شود
scala40-value-joker-in-opening-beyond-clean-40 = فقط بالاتر از حداقل
scala40-setting-actions-in-opening-turn = چسباندن در نوبت باز کردن
scala40-setting-playable-unopened = انداختن ورق چسبنده پیش از باز کردن
scala40-value-playable-unopened-allowed = مجاز
scala40-value-playable-unopened-forbidden = ممنوع
scala40-setting-playable-opened = انداختن ورق چسبنده پس از باز کردن
scala40-value-playable-opened-allowed = مجاز
scala40-value-playable-opened-forbidden = ممنوع
scala40-setting-playable-min-players = ممنوع پس از باز کردن با
scala40-value-playable-min-players = { $number } بازیکن یا بیشتر
scala40-setting-playable-closing = بستن با ورق چسبنده
scala40-value-playable-closing-allowed = مجاز
scala40-value-playable-closing-forbidden = ممنوع
scala40-setting-no-legal-discard = وقتی همهٔ ورق‌ها ممنوع‌اند
scala40-value-no-legal-discard-waive = یکی را می‌شود انداخت
scala40-value-no-legal-discard-refuse-table-play = نباید پیش بیاید
scala40-setting-close-needs-discard = برای بستن باید ورق انداخت
scala40-setting-close-first-turn = بستن در نوبت اول
scala40-value-close-first-turn-forbidden = ممنوع
scala40-value-close-first-turn-allowed = مجاز
scala40-setting-close-in-hand-below-40 = یکجا بستن زیر حداقل
scala40-setting-close-in-hand-double = یکجا بستن دو برابر می‌کند
scala40-setting-double-flat = جریمهٔ باز نکردن هم دو برابر می‌شود
scala40-setting-card-values = ارزش ورق‌ها
scala40-value-card-values-standard = سرباز و بی‌بی و شاه 10، آس 11
scala40-value-card-values-ladder = سرباز 11، بی‌بی 12، شاه 13، آس 14
scala40-setting-ace-hand-value = آس در دست
scala40-value-ace-hand-value-high = همیشه بالا
scala40-value-ace-hand-value-one-if-alone = اگر آخرین ورق باشد 1
scala40-value-ace-hand-value-structural = اگر آخرین ورق یا کنار 2 و 3 باشد 1
scala40-setting-joker-hand-value = ژوکر در دست
scala40-value-joker-hand-value-25 = 25
scala40-value-joker-hand-value-as-ace = مانند آس
scala40-setting-not-opened-penalty = باز نکردن تا پایان
scala40-value-not-opened-penalty = { $number } امتیاز
scala40-value-not-opened-penalty-count = ورق‌ها شمرده می‌شود
scala40-setting-no-chance-counts-cards = بی نوبت مانده‌ها ورق می‌شمارند
scala40-setting-reshuffle-when = تازه شدن دسته
scala40-value-reshuffle-when-last-card-drawn = با آخرین ورقش
scala40-value-reshuffle-when-draw-from-empty = وقتی خالی است
scala40-setting-reshuffle-mode = زمین دسته می‌شود
scala40-value-reshuffle-mode-shuffle = با بُر زدن
scala40-value-reshuffle-mode-flip = با برگرداندن
scala40-setting-reshuffle-limit = دفعه‌های تازه شدن در یک دست
scala40-value-reshuffle-limit = { $number ->
    [0] هیچ
   *[other] { $number } بار
}
scala40-value-reshuffle-limit-unlimited = بی‌حد
scala40-setting-reshuffle-keep-top = ورق روی زمین می‌ماند
scala40-setting-dead-hand = دستی که کسی نمی‌تواند تمام کند
scala40-value-dead-hand-no-points = برای کسی حساب نمی‌شود
scala40-value-dead-hand-all-count = همه می‌شمارند
scala40-setting-players = بیشترین شمار بازیکنان
scala40-value-players = { $number }
scala40-setting-match-mode = بازی
scala40-value-match-mode-elimination = آخرین بازمانده می‌برد
scala40-value-match-mode-single-hand = یک دست
scala40-value-match-mode-no-elimination = کمترین جمع می‌برد
scala40-setting-limit = حد
scala40-value-limit = { $number } امتیاز
scala40-setting-final-total = بازی تمام می‌شود با
scala40-value-final-total = { $number } امتیاز
scala40-setting-reentry = بازگشت پس از حد
scala40-value-reentry-none = نه
scala40-value-reentry-auto-reset = خودبه‌خود
scala40-value-reentry-buy-in = به انتخاب
scala40-setting-max-reentries = بازگشت‌های هر بازیکن
scala40-value-max-reentries = { $number ->
    [0] هیچ
   *[other] تا { $number } بار
}
scala40-value-max-reentries-unlimited = بی‌حد

scala40-summary = ست و ردیف جمع کنید. نخستین ترکیب‌ها باید روی هم { $minimum } امتیاز باشد؛ سپس می‌توانید به ترکیب‌های روی میز هم بچسبانید. هر که آخرین ورق را بیندازد دست را می‌بندد و بقیه آنچه در دست دارند می‌شمارند

scala40-end-limit = حذف با **{ $limit }** امتیاز
scala40-end-total = کمترین جمع می‌برد، وقتی کسی به **{ $total }** امتیاز برسد
scala40-end-single-hand = سرنوشت بازی با **یک دست**

scala40-leaderboard-legend = حذف برای کسی حساب می‌شود که دست را بسته است؛ حذف کامپیوترها جدا آمده (🤖). نشانهٔ ⌀: امتیاز جریمه در هر دست

scala40-figure-closed = دست‌های بسته: { $count }
scala40-figure-average = ⌀ { $penalty }

scala40-stats-hands = دست‌های بسته: **{ $closed }** از **{ $hands }** دست
scala40-stats-average = جریمه در هر دست: **{ $penalty }** امتیاز
scala40-stats-best-total = بهترین برد: با **{ $total }** امتیاز

scala40-lesson-set = **ست**: سه یا چهار ورق هم‌ارزش، هر کدام از یک خال
scala40-lesson-run = **ردیف**: سه ورق یا بیشتر از یک خال، پشت سر هم. آس زیر دو یا بالای شاه می‌نشیند
scala40-lesson-opening = **باز کردن**: نخستین ترکیب‌های دست باید روی هم 40 امتیاز باشد. اینجا: 30 + 15. شاه و بی‌بی و سرباز 10، آس 11 یا زیر دو 1
scala40-lesson-joker = **ژوکر** ★: به‌جای هر ورقی می‌نشیند. اگر باز کرده‌اید و همان ورق را دارید، آن را بدهید و ★ را بگیرید
scala40-lesson-turn = **نوبت شما**: بکشید، ترکیب بچینید یا به ترکیب‌های میز بچسبانید، یکی بیندازید. هر که آخرین ورق را بیندازد دست را می‌بندد و بقیه آنچه در دستشان مانده می‌شمارند
scala40-hint-collect = برای باز کردن { $minimum } امتیاز در ترکیب‌های تازه لازم دارید؛ اکنون { $value } دارید. ورق‌هایی را که ست یا ردیف می‌شوند نگه دارید
scala40-hint-discard = برای باز کردن { $minimum } امتیاز لازم دارید؛ اکنون { $value } دارید. ورقی را بیندازید که با هیچ ورق دیگری جور نیست
scala40-hint-will-open = در نوبت خود، پس از کشیدن، می‌توانید با { $value } امتیاز باز کنید
scala40-hint-can-open = می‌توانید با { $value } امتیاز باز کنید: از فهرست **{ select-put-down }** انتخابش کنید. سپس یک ورق بیندازید
scala40-hint-draw-opened = باز کرده‌اید: ورق روی زمین را هم اگر در همین نوبت بچینید می‌توانید بردارید
scala40-hint-put-back = در این نوبت به کارتان نمی‌آید؛ آن را پس دهید و از دسته بکشید: { CARDS($card) }
scala40-hint-play-opened = ترکیب تازه بچینید یا تک‌ورق به هر ترکیبی روی میز بچسبانید. یک ورق برای انداختن نگه دارید
