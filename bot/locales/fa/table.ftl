table-title = دست { $hand } · نوبت { $turn } · { $game }
table-your-turn = نوبت شماست · { $mention }
table-asked = در صفحهٔ خودتان (**{ button-my-hand }**) پاسخ دهید: { $who }
table-computer-plays = در حال بازی: { $name } …
table-until = { $line }
    پایان وقت: { $when }
table-piles = دسته: { $stock } ورق · روی زمین: { CARDS($top) }
table-no-melds = هنوز چیزی روی میز نیست
number-decimal = { NUMBER($number, minimumFractionDigits: 1) }
number-negative = منفی { $number }
number-gained = { $number }
name-and-figures = { $figures } · { $name }
list-comma = { "، " }
seat-to-play = » { $line }
seat-figures = ورق: { $cards } · امتیاز: { $total }
seat-opened = باز کرده
seat-out = حذف شده با { $total } امتیاز

button-draw = کشیدن
button-take = برداشتن { CARDS($card) }
button-my-hand = دست من

log-line = { $done } · { $name }
log-drew = کشید
log-took = از زمین برداشت: { CARDS($card) }
log-put-back = پس داد: { CARDS($card) }
log-opened = با { $value } امتیاز باز کرد: { CARDS($melds) }
log-melded = چید: { CARDS($meld) }
log-laid-off = به ترکیب { $number } چسباند: { CARDS($card) }
log-swapped = ژوکر ترکیب { $number } را گرفت با: { CARDS($card) }
log-discarded = انداخت: { CARDS($card) }
log-reshuffled = (دسته از نو بُر خورد)
log-split = ردیف { $number } را دو تکه کرد (تازه: { $new })
log-removed = از میز برداشت: { CARDS($meld) }
log-closed = **دست را بست**
log-closed-in-hand = **یکجا بست**
log-dead = (کسی نمی‌تواند ادامه دهد)

menu-title = بیشتر
button-scores = امتیازها
button-rules = قانون‌ها
button-away = کامپیوتر بازی کند
button-picture-table = تصویر میز
button-picture-hand = تصویر دست من
button-return = صندلی‌ام را پس بده
button-resign = تسلیم
button-confirm-resign = بله، تسلیم
button-confirm-cancel = بله، ببند

summary-title = پایان دست { $hand }
summary-closed = دست را بست: { $name }
summary-dead-counts = کسی نمی‌تواند ادامه دهد؛ هر کس آنچه در دست دارد می‌شمارد
summary-dead = کسی نمی‌تواند ادامه دهد؛ این دست امتیازی ندارد
summary-figures = جریمه: { $points } · جمع: { $total }
summary-eliminated = حذف
summary-back = برمی‌گردد
hints-used = راهنمایی‌ها در این بازی: { $hints }
ask-question = با { $total } امتیاز برمی‌گردید، یا بازی را ترک می‌کنید؟ { $who }
ask-deadline = بی پاسخ هم برمی‌گردید: { $when }
summary-next = دست بعدی: { $when }
summary-proof = 🔓 بُر دست { $hand }: `{ $secret }`
standing-title = بازی به پایان رسید
standing-nobody = کسی سر میز نمانده است: کسی برنده نیست
standing-won = { $count ->
    [1] برندهٔ بازی 🏆 { $names }
   *[other] برندگان بازی 🏆 { $names }
}
scores-total = امتیاز: { $total }
scores-out = حذف شده در دست { $hand }
scores-title = امتیازها پس از دست { $hand }
scores-chart = جمع‌ها پس از هر دست
scores-none = هنوز هیچ دستی به پایان نرسیده است
standing-won-team = برندهٔ بازی: { $names } 🏆
