hand-title = دست شما
hand-table = دست { $hand } از { $game }
hand-drawn = تازه، از دسته: { CARDS($card) }
hand-taken = تازه، از زمین: { CARDS($card) }
    -# { $duty ->
    [free] می‌توانید نگهش دارید، اما در این نوبت نیندازید
    [open] در همین نوبت باز کنید
    [use] در همین نوبت با آن باز کنید
   *[lay] در همین نوبت بچینیدش
}{ $back ->
    [yes] {" "}یا پس بدهید
   *[no] {""}
}
hand-draw = نوبت شماست: یک ورق بکشید
hand-play = نوبت شماست: هر چه می‌خواهید بچینید، سپس یک ورق بیندازید
hand-play-unopened = نوبت شماست: اگر می‌توانید باز کنید، سپس یک ورق بیندازید
hand-not-your-turn = هنوز نوبت شما نیست
hand-held = کامپیوتر به‌جای شما بازی می‌کند
hand-aside = کنار گذاشته: { $value } از { $minimum }{ $missing ->
    [0] {""}
   *[other] ، { $missing } تا مانده
}
hand-no-opening = هنوز ترکیبی ندارید؛ برای باز کردن { $minimum } امتیاز لازم است
hand-can-open = می‌توانید با { $value } امتیاز باز کنید:
    -# { $melds }
hand-best-opening = برای باز کردن { $value } امتیاز از { $minimum } دارید:
    -# { $melds }

select-put-down = چیدن
select-add = چسباندن یا گرفتن ژوکر
select-discard = انداختن
select-reading = این ★ به‌جای چیست؟

button-pick = انتخاب ورق
button-by-suit = به ترتیب خال
button-by-rank = به ترتیب ارزش
button-undo = برگردان
button-hint = راهنمایی
button-follow = انجام بده
button-open = باز کردن با { $value }
button-take-back = پس گرفتن
button-put-back = پس دادن { CARDS($card) }
button-stop = پایان دست
button-back = بازگشت

pick-title = انتخاب ورق
pick-cards = ورق‌ها
pick-cards-hint = برایتان کنار می‌ماند تا ترکیب‌ها روی هم به { $minimum } امتیاز برسد
pick-cards-placeholder = هر چند ورق
pick-where = به کجا
pick-new-meld = ترکیب تازه
pick-on-meld = به ترکیب { $number }: { CARDS($meld) }
pick-which-reading = این ورق‌ها را چند جور می‌شود خواند. یکی را انتخاب کنید

move-layoff = به { $number }: { CARDS($card) } · { CARDS($meld) }
move-swap = ژوکر { $number } با { CARDS($card) }
move-closes = بستن دست با: { CARDS($card) }
move-draw = کشیدن از دسته
move-take = برداشتن از زمین: { CARDS($card) }
move-putback = پس دادن ورق برداشته
move-undo = برگرداندن آخرین کار
