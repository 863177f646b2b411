### پاسخ‌های رد در بازی‌های 31

## Scat

refusal-discard-now = ورق کشیده‌اید؛ اکنون یکی بیندازید
refusal-already-knocked = در این دست دیگر کسی نمی‌تواند بکوبد؛ کوبیده است: { $seat }
refusal-knock-too-early = تا همه یک نوبت نداشته‌اند کسی نمی‌تواند بکوبد (قانون: { $option })
refusal-knock-too-low = دستتان { $value } از { $minimum } است: برای کوبیدن { $missing } تا کم است (قانون: { $option })
refusal-no-passing = اینجا پاس نداریم: یک ورق بکشید یا بکوبید
refusal-pass-off = نفر اول نمی‌تواند پاس بدهد (قانون: { $option }): یک ورق بکشید یا بکوبید
refusal-stand-off = در نوبت آخر می‌کشید و می‌اندازید؛ نمی‌شود دست نخورده ماند (قانون: { $option })
refusal-no-thirty-one = فقط دستِ 31 را می‌شود اعلام کرد
refusal-thirty-one-lapsed = این 31 همان دم اعلام نشد؛ اکنون 30 حساب می‌شود و دیگر نمی‌شود اعلامش کرد
refusal-already-declared = این 31 اعلام شده است
refusal-answer-first = نخست بگویید که 31 خود را اعلام می‌کنید یا نه
refusal-nothing-to-answer = اکنون چیزی برای پاسخ دادن ندارید
refusal-no-such-seat = صندلی { $number } نداریم؛ صندلی‌ها از 0 تا { $last } است
refusal-which-seat = شمار صندلی‌هایی که می‌توانند اعلام کنند { $count } است؛ یکی را نام ببرید

## Schwimmen

refusal-choose-first = نخست انتخاب کنید: دستتان را نگه دارید یا با دیگری عوض کنید
refusal-dealer-chooses = نخست پخش‌کننده یکی از دو دست را انتخاب می‌کند
refusal-chosen-already = این انتخاب پیش‌تر انجام شده است
refusal-swap-one-or-all = یک ورق را عوض کنید یا هر سه را، نه { $count } تا
refusal-not-in-pool = این ورق وسط نیست: { CARDS($card) }
refusal-swapped-already = عوض کرده‌اید؛ ببندید یا پاس بدهید
refusal-already-closed = در این دست دیگر کسی نمی‌تواند ببندد؛ بسته است: { $seat }
refusal-close-too-early = تا همه یک نوبت نداشته‌اند کسی نمی‌تواند ببندد (قانون: { $option })
refusal-show-first = نخست دستتان را نشان دهید و اعلام کنید
refusal-nothing-to-show = فقط 31 یا سه آس را می‌شود اعلام کرد
