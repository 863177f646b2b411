### پاسخ‌های رد در سامبا

## ترکیب‌ها

refusal-too-many-wilds = ورق آزاد زیاد دارد؛ هر گروه حداکثر { $allowed } تا دارد: { CARDS($meld) }
refusal-wild-share = برای { $wilds } ورق آزاد دست‌کم { $needed } ورق طبیعی لازم است (قانون: { $option }): { CARDS($meld) }
refusal-wilds-only = ورق طبیعی ندارد؛ ورق‌های آزاد به‌تنهایی ترکیب نیستند: { CARDS($meld) }
refusal-sequence-no-wilds = ردیف نیست؛ در ردیف ورق آزاد نمی‌آید: { CARDS($meld) }
refusal-sequence-too-long = خیلی بلند است؛ هر ردیف حداکثر هفت ورق دارد: { CARDS($meld) }
refusal-no-group-or-sequence = نه گروه است (یک ارزش) و نه ردیف (یک خال، پشت سر هم، از چهار تا آس): { CARDS($meld) }
refusal-red-three-alone = سه‌ی قرمز تنها چیده می‌شود، نه در ترکیب
refusal-threes-alone = سه‌های سیاه بدون ورق دیگر چیده می‌شوند: { CARDS($meld) }
refusal-black-threes-last = سه‌های سیاه را فقط برای بیرون رفتن می‌چینند و پس از این نمی‌توانید بیرون بروید
refusal-rank-taken = گروه دوم از همین ارزش می‌شود؛ به اولی بیفزایید (قانون: { $option }): { CARDS($meld) }
refusal-samba-full = ترکیب { $number } سامباست و بزرگ‌تر نمی‌شود: { CARDS($meld) }
refusal-wild-on-canasta = ترکیب { $number } کاناستاست و ورق آزاد به آن افزوده نمی‌شود (قانون: { $option })
refusal-merge-no-match = ترکیب‌های { $number } و { $second } با هم یکی نمی‌شوند
refusal-merge-sequences-off = سر این میز ردیف‌ها یکی نمی‌شوند (قانون: { $option })
refusal-no-red-three = سه‌ی قرمز نیست: { CARDS($card) }

## ورق‌های زمین

refusal-pile-blocked = تا این ورق روی زمین است کسی نمی‌تواند زمین را بردارد؛ از دسته بکشید: { CARDS($card) }
refusal-pile-dead = ورق آزاد یا سه در زمین است و در این دست کسی آن را برنمی‌دارد (قانون: { $option })
refusal-pile-frozen = زمین یخ زده است؛ این ورق باید با دو ورق طبیعی هم‌ارزش چیده شود (قانون: { $option }): { CARDS($card) }
refusal-take-needs-pair = برای برداشتن زمین این ورق را با دو ورق طبیعی هم‌ارزش از دستتان بچینید: { CARDS($card) }
refusal-top-to-group = این ورق تنها به گروه نمی‌رود؛ با دو ورق هم‌ارزش بردارید (قانون: { $option }): { CARDS($card) }
refusal-top-to-canasta = ترکیب { $number } کاناستاست و این ورق تنها به آن نمی‌رود: { CARDS($card) }
refusal-one-card-pile = با یک ورق در دست نمی‌توانید زمینِ یک‌ورقی را بردارید (قانون: { $option })

## بیرون رفتن

refusal-too-few-completes = برای بیرون رفتن { $needed } کاناستا یا سامبا لازم است و تیمتان { $count } تا دارد؛ یک ورق نگه دارید
refusal-red-three-left = فقط ورقی می‌ماند که نمی‌شود انداخت: { CARDS($card) }
refusal-red-three-kept = سه‌ی قرمز انداخته نمی‌شود؛ آن را بچینید (قانون: { $option }): { CARDS($card) }
refusal-must-go-out = در این نوبت باید بیرون بروید و با این کار نمی‌توانید
refusal-partner-said-no = یارتان گفت نه؛ در این نوبت نمی‌توانید بیرون بروید، پس یک ورق نگه دارید (قانون: { $option })
refusal-ask-alone = یاری ندارید که از او بپرسید
refusal-asked-already = در این نوبت پرسیده‌اید
refusal-ask-too-early = در این نوبت نمی‌توانید بیرون بروید؛ وقتی بپرسید که بتوانید
refusal-ask-too-late = دیگر چیزی برای پرسیدن نیست؛ در این نوبت باید بیرون بروید
refusal-partner-answers = نخست به یارتان پاسخ دهید
