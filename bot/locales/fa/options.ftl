### گزینه‌های میز: نمایه‌ها، گروه‌ها، نام‌ها و مقدارها

options-title = قانون‌های این میز
options-group = دیدن یک قانون
options-group-change = دیدن یا تغییر یک قانون
options-profile = همه از روی یک نمایه
options-no-effect = (اینجا بی‌اثر) { $rule }
button-change = تغییر
button-all-rules = همهٔ قانون‌ها
setting-pair = { $name }: { $value }
setting-range = از { $low } تا { $high }
setting-range-or = از { $low } تا { $high }، { $word }
setting-range-hint = { $range }
setting-range-or-empty = از { $low } تا { $high }؛ خالی: { $word }
rules-profile = قانون‌های **{ $profile }**
rules-profile-but = قانون‌های **{ $profile }**، اما: { $changes }
rules-more-changes = و { $count } تای دیگر

settings-title = تنظیمات این سرور
settings-about = برای پیام‌ها و میزهای تازه؛ هر میز قانون‌هایی را که با آن باز شده نگه می‌دارد
settings-language = زبان میزها
settings-profile = قانون‌های میزهای تازهٔ { $game }
settings-remarks = گاهی کامپیوترها چیزی می‌گویند
settings-not-allowed = تنظیمات سرور را فقط کسانی عوض می‌کنند که اجازهٔ ادارهٔ آن را دارند

value-on = بله
value-off = نه
rules-title = قانون‌های { $game } در اینجا
