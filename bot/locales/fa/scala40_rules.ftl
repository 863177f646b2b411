### قانون‌ها به تفصیل: آنچه سر هر میز هست، و برای هر مقدار هر گزینه یک جمله

scala40-page-hand = دست
scala40-page-points = امتیازها و بازی
scala40-aim = پیش از همه از همهٔ ورق‌هایتان خلاص شوید. در نوبت خود یک ورق بکشید، هر چه می‌خواهید بچینید، یکی بیندازید

scala40-rules-drawing = از دسته بکشید یا ورق روی زمین را بردارید. ورقی که از زمین برداشته‌اید در همان نوبت انداخته نمی‌شود
scala40-rules-melds = ست یعنی سه یا چهار ورق هم‌ارزش، هر کدام از یک خال. ردیف یعنی سه ورق یا بیشتر از یک خال، پشت سر هم، با آس زیر دو یا بالای شاه
scala40-rules-jokers = ژوکر ★ به‌جای هر ورقی می‌نشیند. پس از باز کردن می‌توانید در هر ترکیبی آن را با همان ورقی که به‌جایش نشسته پس بگیرید
scala40-rules-counting = هر که دست را ببندد 0 می‌گیرد و بقیه آنچه هنوز در دست دارند؛ این به جمع‌ها افزوده می‌شود

scala40-rule-upcard-joker-redraw = اگر نخستین ورق رو ژوکر باشد، به دسته برمی‌گردد و ورق دیگری رو می‌شود
scala40-rule-upcard-joker-keep = اگر نخستین ورق رو ژوکر باشد، می‌ماند
scala40-rule-first-player-takes-upcard-on = در نوبت نخست دست می‌شود ورق رو را برداشت و در دست نگه داشت
scala40-rule-first-player-takes-upcard-off = ورق روی آغاز دست مانند هر ورق انداخته است
scala40-rule-discard-draw-unopened-never = تا باز نکرده‌اید فقط از دسته می‌کشید
scala40-rule-discard-draw-unopened-if-used-in-opening = تا باز نکرده‌اید، فقط وقتی ورق روی زمین را برمی‌دارید که در همان نوبت با آن باز کنید
scala40-rule-discard-draw-unopened-if-opens = تا باز نکرده‌اید، ورق روی زمین را اگر در همان نوبت باز کنید می‌توانید بردارید؛ خود ورق می‌تواند در دست بماند
scala40-rule-discard-draw-opened-must-meld = پس از باز کردن، ورق روی زمین را اگر در همان نوبت بچینید می‌توانید بردارید
scala40-rule-discard-draw-opened-free = پس از باز کردن، برداشتن ورق روی زمین آزاد است
scala40-rule-undo-discard-draw-on = ورقی که از زمین برداشته‌اید تا به کار نرفته پس داده می‌شود؛ آن‌گاه از دسته بکشید
scala40-rule-undo-discard-draw-off = ورقی که از زمین برداشته‌اید پس داده نمی‌شود

scala40-rule-run-max = ردیف حداکثر { $number } ورق دارد
scala40-rule-run-split-on = ششمین ورقی که به ردیف می‌چسبد آن را دو ردیف سه‌تایی می‌کند
scala40-rule-run-split-off = ردیف پنج‌تایی ورق ششم نمی‌گیرد
scala40-rule-four-of-a-kind-stay = ست چهارتایی کامل روی میز می‌ماند
scala40-rule-four-of-a-kind-to-discard-pile = ست چهارتایی کامل همان دم به زمین می‌رود، زیر ورقی که در آن نوبت انداخته می‌شود
scala40-rule-four-of-a-kind-to-stock-bottom = ست چهارتایی کامل همان دم زیر دسته می‌رود
scala40-rule-quartet-with-joker-stays = ست چهارتایی با ژوکر روی میز می‌ماند
scala40-rule-quartet-with-joker-removed = ست چهارتایی با ژوکر هم از میز می‌رود

scala40-rule-jokers-per-meld = { $number ->
    [1] هر ترکیب حداکثر یک ژوکر دارد
   *[other] هر ترکیب حداکثر { $number } ژوکر دارد
}
scala40-rule-jokers-per-meld-any = هر ترکیب هر چند ژوکر می‌تواند داشته باشد، کنار دست‌کم یک ورق دیگر
scala40-rule-joker-identity-declare = در ست سه‌تایی، هر که ژوکر را می‌چیند می‌گوید کدام خالِ نبوده است
scala40-rule-joker-identity-position = در ست سه‌تایی، خال ژوکر را ورق کنارش می‌گوید (اگر وسط باشد، ورق سمت چپ). دو رنگ: خال دیگرِ هم‌رنگ آن ورق. یک رنگ: دل و پیک یکدیگر را نشان می‌دهند، گیشنیز و خشت هم
scala40-rule-joker-identity-position-circular = در ست سه‌تایی، جای ژوکر خالش را می‌گوید. دو رنگ: خال دیگرِ هم‌رنگ ورق کنارش. یک رنگ: خال بعدی در همان سو در حلقهٔ دل، خشت، گیشنیز، پیک؛ اگر وسط باشد بازیکنش می‌گوید
scala40-rule-joker-recovery-use-free = ژوکر پس‌گرفته می‌تواند در دست بماند
scala40-rule-joker-recovery-use-must-play = ژوکر پس‌گرفته باید در همان نوبت دوباره چیده شود
scala40-rule-joker-discard-unopened-no = ژوکر را فقط پس از باز کردن می‌شود انداخت
scala40-rule-joker-discard-closing-only = ژوکر را فقط برای بستن می‌شود انداخت
scala40-rule-joker-discard-never = ژوکر را نمی‌شود انداخت
scala40-rule-joker-discard-always = ژوکر را مانند هر ورقی می‌شود انداخت

scala40-rule-opening-min = نخستین ترکیب‌های هر دست باید روی هم { $number } امتیاز یا بیشتر باشد، همه در یک نوبت
scala40-rule-joker-in-opening-allowed = ژوکر در آن‌ها به اندازهٔ ورقی حساب می‌شود که به‌جایش نشسته
scala40-rule-joker-in-opening-forbidden = ترکیب‌های ژوکردار برای آن حساب نمی‌شود؛ وقتی بقیه بس بود، آن‌ها را هم می‌شود چید
scala40-rule-joker-in-opening-beyond-clean-40 = حداقل بی ژوکر به دست می‌آید؛ بالاتر از آن، در همان نوبت ترکیب‌های ژوکردار را هم می‌شود چید
scala40-rule-actions-in-opening-turn-on = پس از آن، از همان نوبت، می‌توانید به هر ترکیبی بچسبانید و ژوکر پس بگیرید
scala40-rule-actions-in-opening-turn-off = چسباندن و پس گرفتن ژوکر از نوبت بعدی شروع می‌شود

scala40-rule-playable-unopened-allowed = پیش از باز کردن می‌توانید ورقی را بیندازید که به ترکیبی روی میز می‌خورد
scala40-rule-playable-unopened-forbidden = پیش از باز کردن نمی‌توانید ورقی را بیندازید که به ترکیبی روی میز می‌خورد
scala40-rule-playable-opened-allowed = پس از باز کردن می‌توانید ورقی را که می‌خورد بیندازید
scala40-rule-playable-opened-forbidden = پس از باز کردن هم نمی‌توانید ورقی را که می‌خورد بیندازید
scala40-rule-playable-min-players = { $number ->
    [2] این با هر شمار بازیکن برقرار است
   *[other] این برای کسانی که باز کرده‌اند تا وقتی برقرار است که { $number } بازیکن یا بیشتر در بازی باشند
}
scala40-rule-playable-closing-allowed = ورقی که دست را می‌بندد می‌تواند به میز بخورد
scala40-rule-playable-closing-forbidden = ورقی که دست را می‌بندد نباید به میز بخورد
scala40-rule-no-legal-discard-waive = اگر انداختن همهٔ ورق‌هایتان ممنوع باشد، یکی را باز هم می‌شود انداخت
scala40-rule-no-legal-discard-refuse-table-play = نمی‌توانید آن‌قدر بچینید که فقط ورق‌های ممنوع برای انداختن بماند

scala40-rule-close-needs-discard-on = برای بستن دست آخرین ورق را بیندازید
scala40-rule-close-needs-discard-off = برای بستن دست از آخرین ورق خلاص شوید، با چیدن یا انداختن
scala40-rule-close-first-turn-forbidden = در نوبت اول خود نمی‌توانید ببندید
scala40-rule-close-first-turn-allowed = در همان نوبت اول خود هم می‌توانید ببندید
scala40-rule-close-in-hand-below-40-on = هر که در یک نوبت باز کند و ببندد حداقل نمی‌خواهد
scala40-rule-close-in-hand-below-40-off = هر که در یک نوبت باز کند و ببندد هم حداقل را می‌خواهد
scala40-rule-close-in-hand-double-on = باز کردن و بستن در یک نوبت (یکجا بستن) امتیاز همهٔ دیگران را دو برابر می‌کند
scala40-rule-close-in-hand-double-off = باز کردن و بستن در یک نوبت (یکجا بستن) چیز بیشتری ندارد
scala40-rule-double-flat-on = جریمهٔ ثابت باز نکردن هم آن‌گاه دو برابر می‌شود
scala40-rule-double-flat-off = جریمهٔ ثابت باز نکردن دو برابر نمی‌شود

scala40-rule-card-values-standard = ورق‌ها به شماره‌شان، سرباز و بی‌بی و شاه 10، آس 11، یا زیر دو 1
scala40-rule-card-values-ladder = ورق‌ها به شماره‌شان، سرباز 11، بی‌بی 12، شاه 13، آس 14، یا زیر دو 1
scala40-rule-ace-hand-value-high = در دست، آس همیشه بالا حساب می‌شود
scala40-rule-ace-hand-value-one-if-alone = در دست، آس اگر تنها ورق باشد 1 حساب می‌شود، وگرنه بالا
scala40-rule-ace-hand-value-structural = در دست، آس اگر تنها ورق یا کنار دو و سهٔ هم‌خالش باشد 1 حساب می‌شود، وگرنه بالا
scala40-rule-joker-hand-value-25 = در دست، ژوکر 25 حساب می‌شود
scala40-rule-joker-hand-value-as-ace = در دست، ژوکر مانند آس حساب می‌شود
scala40-rule-not-opened-penalty = هر که باز نکرده به‌جای ورق‌ها { $number } امتیاز می‌گیرد
scala40-rule-not-opened-penalty-count = هر که باز نکرده هم ورق‌ها را می‌شمارد
scala40-rule-no-chance-counts-cards-on = هر که هنوز نوبتی نداشته ورق‌ها را می‌شمارد
scala40-rule-no-chance-counts-cards-off = این برای کسی که هنوز نوبتی نداشته هم برقرار است

scala40-rule-reshuffle-when-last-card-drawn = با آخرین ورق دسته، ورق‌های زمین دستهٔ تازه می‌شود
scala40-rule-reshuffle-when-draw-from-empty = وقتی کسی بخواهد بکشد و دسته خالی باشد، ورق‌های زمین دستهٔ تازه می‌شود
scala40-rule-reshuffle-mode-shuffle = ورق‌ها بُر می‌خورد
scala40-rule-reshuffle-mode-flip = ورق‌ها بی بُر زدن برگردانده می‌شود: کهنه‌ترین نخست کشیده می‌شود
scala40-rule-reshuffle-limit = { $number ->
    [0] دسته تازه نمی‌شود: وقتی تمام شد و کسی از زمین برنداشت، دست تمام است
    [1] این در هر دست یک بار می‌شود؛ پس از آن شاید کسی نتواند تمامش کند
   *[other] این در هر دست { $number } بار می‌شود؛ پس از آن شاید کسی نتواند تمامش کند
}
scala40-rule-reshuffle-limit-unlimited = این هر چند بار که لازم باشد می‌شود
scala40-rule-reshuffle-keep-top-on = ورق روی زمین سر جایش می‌ماند
scala40-rule-reshuffle-keep-top-off = ورق روی زمین هم به دسته می‌رود
scala40-rule-dead-hand-no-points = دستی که کسی نتواند تمام کند برای هیچ کس حساب نمی‌شود
scala40-rule-dead-hand-all-count = پس از دستی که کسی نتواند تمام کند، هر کس آنچه در دست دارد می‌شمارد

scala40-rule-players = { $number ->
    [2] بازی دونفره است
   *[other] شمار بازیکنان: از 2 تا { $number }
}
scala40-rule-match-mode-elimination = هر که به حد برسد حذف می‌شود؛ آخرین بازمانده می‌برد
scala40-rule-match-mode-single-hand = بازی همان یک دست است: هر که ببندد می‌برد
scala40-rule-match-mode-no-elimination = کسی حذف نمی‌شود: وقتی جمعی به پایان بازی برسد، کمترین جمع می‌برد
scala40-rule-limit = حد { $number } امتیاز است
scala40-rule-final-total = بازی با { $number } امتیاز تمام می‌شود

scala40-rule-reentry-none = هر که حذف شد برنمی‌گردد
scala40-rule-reentry-auto-reset = هر که به حد برسد با بالاترین جمعِ زیر حد ادامه می‌دهد، اگر هنوز دو نفر دیگر زیر حد باشند
scala40-rule-reentry-buy-in = هر که به حد برسد می‌تواند با بالاترین جمعِ زیر حد ادامه دهد، اگر هنوز دو نفر دیگر زیر حد باشند
scala40-rule-max-reentries = { $number ->
    [0] با این همه کسی نمی‌تواند برگردد
    [1] هر بازیکن یک بار می‌تواند
   *[other] هر بازیکن { $number } بار می‌تواند
}
scala40-rule-max-reentries-unlimited = هر بازیکن هر چند بار که بخواهد می‌تواند
