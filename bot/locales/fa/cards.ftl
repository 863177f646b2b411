language-name = فارسی
language-set = از این پس با شما فارسی حرف می‌زنم
language-server-set = از این پس میزهای این سرور فارسی است. هر کس می‌تواند برای پیام‌های خصوصی زبان دیگری برگزیند
language-automatic = از این پس زبان همان زبان دیسکورد است
language-not-allowed = زبان سرور را فقط کسانی برمی‌گزینند که اجازهٔ ادارهٔ آن را دارند. برای خودتان **{ choice-for-me }** را انتخاب کنید
help-title = ورق‌بازی در کانال شما
help-start = **1** باز کردن میز: `/{ $command } start`
    دوستان **{ button-join }** را می‌زنند؛ **افزودن کامپیوتر** صندلی‌های خالی را پر می‌کند؛ **{ button-rules }** قانون‌ها را نشان می‌دهد و میزبان می‌تواند تغییرشان دهد. سپس میزبان **{ button-begin }** را می‌زند
help-turn = **2** نوبت شما که شد، نامتان برده می‌شود. **{ button-my-hand }** یا دکمه‌ای که نوبت را آغاز می‌کند دستتان را فقط برای خودتان باز می‌کند
help-play = **3** فهرست‌ها و دکمه‌ها فقط حرکت‌های مجاز را دارند. جایی که ترکیب چیده می‌شود، هر ترکیب دیگر را با **{ button-pick }** بسازید. **{ button-hint }** می‌گوید بازیکن خوب چه می‌کند
help-more = قانون‌های بازی: `/{ $command } rules`
    جدول برترین‌ها: `/{ $command } leaderboard`
    تغییر زبان: `/cards language`
    آنچه برای همهٔ سرور است: `/cards settings`
    آنچه دربارهٔ شما نگه داشته می‌شود: `/cards privacy`
    هر دکمه یک دستور هم دارد
help-fair = -# نشانهٔ 🔒 پیش از دست منتشر می‌شود و 🔓 پس از آن، پس در این میان کسی نمی‌تواند ورق‌ها را عوض کند: 🔒 = SHA-256(🔓)
    -# بررسی یک دست: `/cards verify`
help-game = آموزش { $game } در یک دقیقه
help-choose = بازی دیگر

card-name = { $rank } { $suit }
card-rank-ace = آس
card-rank-jack = سرباز
card-rank-queen = بی‌بی
card-rank-king = شاه
card-suit-clubs = گیشنیز
card-suit-diamonds = خشت
card-suit-hearts = دل
card-suit-spades = پیک
card-joker = ژوکر
card-joker-as = ژوکر به‌جای { $card }

taste-title = ورق‌ها را چگونه می‌بینید
taste-cards = ورق‌ها
taste-cards-tiles = کاشی، چهاررنگ
taste-cards-tiles-two = کاشی، دورنگ
taste-cards-symbols = نشانه: { CARDS("7♥") }
taste-cards-words = واژه، برای صفحه‌خوان: 7 دل
taste-order = چیدن دست
taste-order-suit = بر پایهٔ خال
taste-order-rank = بر پایهٔ ارزش
taste-notify = خبر دادن نوبت به من
taste-notify-always = همیشه
taste-notify-away = فقط وقتی یک دقیقه کاری نکرده‌ام
taste-notify-never = هرگز
notify-set-always = هر بار که نوبتتان شود خبرتان می‌کنم
notify-set-away = فقط وقتی خبرتان می‌کنم که یک دقیقه کاری نکرده باشید
notify-set-never = دیگر نوبتتان را خبر نمی‌دهم؛ نامتان همچنان روی میز می‌آید
