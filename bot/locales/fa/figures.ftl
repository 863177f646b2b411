leaderboard-title = جدول برترین‌ها · { $game }
leaderboard-all-time = همهٔ بازی‌ها
leaderboard-days = { $days ->
    [1] روز گذشته
   *[other] در { $days } روز گذشته
}
leaderboard-empty = هنوز هیچ بازی‌ای به پایان نرسیده است. میز را با این دستور باز کنید: `/{ $command } start`
figure-eliminations = حذف: { $count }
figure-matches = برد: { $won } از { $played } بازی
figure-out = { $count ->
    [0] هرگز حذف نشده
   *[other] حذف شده: { $count } بار
}
stats-title = آمار { $game } · { $name }
stats-none = هنوز هیچ بازی‌ای در این سرور به پایان نرسیده است
stats-matches = برد: **{ $won }** از **{ $played }** بازی
stats-eliminations = حذف دیگران: **{ $count }** نفر و **{ $computers }** کامپیوتر
stats-eliminated = { $count ->
    [0] هرگز حذف نشده
   *[other] حذف شده: **{ $count }** بار
}
stats-streak = برد پیاپی: اکنون **{ $streak }**، بیشترین **{ $best }**
