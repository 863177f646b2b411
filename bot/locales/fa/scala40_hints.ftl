### راهنمایی‌های این بازی: بازیکن خوب چه می‌کند و چرا

hint-take-closes = این را بردارید تا در همین نوبت دست را ببندید: { CARDS($card) }
hint-take-opens = این را بردارید تا بتوانید باز کنید: { CARDS($card) }
hint-take-melds = این را بردارید، همین حالا ترکیب تازه می‌سازد: { CARDS($card) }
hint-take-attaches = این را بردارید، به ترکیبی روی میز می‌چسبد: { CARDS($card) }
hint-take-swaps = این را بردارید، ژوکری را از میز آزاد می‌کند: { CARDS($card) }
hint-take-only = این را بردارید، دسته تمام شده است: { CARDS($card) }
hint-draw-stock = از دسته بکشید؛ این ورق اکنون به کار هیچ ترکیب شما نمی‌آید: { CARDS($card) }
hint-draw-stock-only = از دسته بکشید؛ ورق روی زمین را نمی‌توانید بردارید
hint-stop = دست را پایان دهید؛ دیگر چیزی برای کشیدن نمانده است

hint-closes = این را بچینید، در همین نوبت می‌توانید دست را ببندید: { CARDS($meld) }
hint-closes-attaching = به ترکیب { $number } بچسبانید، در همین نوبت می‌توانید دست را ببندید: { CARDS($card) }
hint-closes-swapping = ژوکر ترکیب { $number } را بگیرید تا در همین نوبت دست را ببندید، با: { CARDS($card) }
hint-opens = با { $value } امتیاز باز کنید، { $cards } ورق در دستتان می‌ماند: { CARDS($melds) }
hint-melds = این را بچینید، { $points } امتیاز از دستتان کم می‌شود: { CARDS($meld) }
hint-attaches = به ترکیب { $number } بچسبانید، { $points } امتیاز از دستتان کم می‌شود: { CARDS($card) }
hint-swaps = ژوکر ترکیب { $number } را بگیرید، ژوکر بیشتر به کارتان می‌آید، با: { CARDS($card) }
hint-puts-back = این را پس بدهید، در این نوبت نمی‌توانید بچینیدش: { CARDS($card) }

hint-throw-closes = این را بیندازید و دست را ببندید: { CARDS($card) }
hint-throw-only = این را بیندازید، ورق دیگری را نمی‌توانید بیندازید: { CARDS($card) }
hint-throw-duplicate = این را بیندازید، دو تا دارید و ترکیب یکی می‌خواهد: { CARDS($card) }
hint-throw-high = این را بیندازید، شاید کسی زود ببندد و { $points } امتیاز جریمه دارد: { CARDS($card) }
hint-throw-safe = این را بیندازید، نفر بعدی جایی نمی‌تواند بچسباندش: { CARDS($card) }
hint-throw-lonely = این را بیندازید، با هیچ ورق دیگرتان جور نیست: { CARDS($card) }
hint-throw-least = این را بیندازید، آنچه کم دارد از همه بعیدتر است که برسد: { CARDS($card) }

hint-buys-back-in = برگردید؛ بازی برای شما ادامه دارد
hint-only = کار بهتری نمانده است: { $move }
