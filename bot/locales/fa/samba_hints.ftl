### راهنمایی‌های سامبا: بازیکن خوب چه می‌کرد و چرا

hint-samba-draw-only = از دسته بکشید؛ زمین را نمی‌توانید بردارید
hint-samba-draw = از دسته بکشید؛ امیدش بیشتر است از زمینی که رویش این است: { CARDS($card) }
hint-samba-take-opens = زمین را بردارید، نخستین ترکیب تیمتان می‌شود، با: { CARDS($card) }
hint-samba-take-opens-with = زمین را بردارید و ترکیب هم بچینید، نخستین ترکیب‌های تیمتان می‌شود: { CARDS($card) } · { CARDS($melds) }
hint-samba-take-completes = زمین را بردارید؛ ورق رو ترکیب { $number } را کامل می‌کند
hint-samba-take-to = زمین را بردارید، امیدش بیشتر از دسته است؛ به ترکیب { $number } می‌خورد: { CARDS($card) }
hint-samba-take-with = زمین را بردارید، امیدش بیشتر از دسته است، با: { CARDS($card) }
hint-samba-take-last = زمین را بردارید؛ دسته تمام شده و تیمتان هنوز می‌تواند امتیاز بسازد
hint-samba-stop = دست را تمام کنید؛ دسته تمام شده و زمین بیش از سودش زیان دارد

hint-samba-red-held = این را بچینید، اگر تا پایان در دستتان بماند { $points } امتیاز زیان دارد: { CARDS($card) }
hint-samba-red-counts = این را بچینید، با دو کاناستا یا سامبا سه‌های قرمز به سود تیم شماست: { CARDS($card) }
hint-samba-red-draws = این را بچینید تا به جایش ورق دیگری بکشید: { CARDS($card) }

hint-samba-yes-wins = بگویید بله؛ تیمتان باید با همین دست بازی را ببرد
hint-samba-yes = بگویید بله؛ از ادامهٔ بازی دیگران بیشتر سود می‌برند
hint-samba-no-loses = بگویید نه؛ اگر دست اکنون تمام شود، بازی را باید دیگری ببرد
hint-samba-no = بگویید نه؛ از ادامهٔ بازی تیم شما بیشتر سود می‌برد
hint-samba-ask = از یارتان بپرسید؛ می‌توانید بیرون بروید، ولی { $cards } ورق در دست اوست که از امتیازتان کم می‌شود
hint-samba-out-agreed = بیرون بروید، یارتان موافق است: { $move }
hint-samba-out-wins = بیرون بروید، تیمتان باید با این کار بازی را ببرد: { $move }
hint-samba-out = بیرون بروید، از ادامهٔ بازی دیگران بیشتر سود می‌برند: { $move }

hint-samba-opens = این را بچینید، { $value } امتیاز برای نخستین ترکیب‌های تیم بس است: { CARDS($melds) }
hint-samba-lays-second = این را بچینید، آن‌گاه تیمتان می‌تواند بیرون برود: { CARDS($melds) }
hint-samba-lays-canasta = این را بچینید، کاناستاست: { CARDS($melds) }
hint-samba-lays-samba = این را بچینید، سامباست: { CARDS($melds) }
hint-samba-lays-run = این را بچینید، تیمتان می‌تواند به آن بیفزاید و از دو سرش زمین را بردارد: { CARDS($melds) }
hint-samba-lays = این را بچینید، { $points } امتیازش روی میز به سود شماست و در دست به زیان شما: { CARDS($melds) }
hint-samba-adds-second = به ترکیب { $number } بیفزایید، آن‌گاه تیمتان می‌تواند بیرون برود: { CARDS($card) }
hint-samba-adds-canasta = به ترکیب { $number } بیفزایید، کاناستا می‌شود: { CARDS($card) }
hint-samba-adds-samba = به ترکیب { $number } بیفزایید، سامبا می‌شود: { CARDS($card) }
hint-samba-adds-group = به ترکیب { $number } بیفزایید، آن‌گاه برای کاناستا { $cards } ورق کم دارد: { CARDS($card) }
hint-samba-adds-run = به ترکیب { $number } بیفزایید، آن‌گاه برای سامبا { $cards } ورق کم دارد: { CARDS($card) }
hint-samba-adds = به ترکیب { $number } بیفزایید، { $points } امتیاز آنجا به سود شماست و در دست به زیان شما: { CARDS($card) }
hint-samba-joins-complete = ترکیب‌های { $number } و { $other } را یکی کنید؛ با هم کامل می‌شوند
hint-samba-joins = ترکیب‌های { $number } و { $other } را یکی کنید؛ با هم به کامل شدن نزدیک‌ترند

hint-samba-throw-only = این را بیندازید، ورق دیگری را نمی‌توانید بیندازید: { CARDS($card) }
hint-samba-throw-stays = این را بیندازید، می‌توانید بیرون بروید ولی از ادامهٔ بازی تیم شما بیشتر سود می‌برد: { CARDS($card) }
hint-samba-throw-loses = این را بیندازید، می‌توانید بیرون بروید ولی آن‌گاه بازی را باید دیگری ببرد: { CARDS($card) }
hint-samba-throw-blocks = این را بیندازید، نفر بعدی نمی‌تواند زمین را بردارد: { CARDS($card) }
hint-samba-throw-freezes = این را بیندازید، زمین یخ می‌زند: { CARDS($card) }
hint-samba-throw-passed = این را بیندازید، نفر بعدی نشان داده که این ارزش به کارش نمی‌آید: { CARDS($card) }
hint-samba-throw-safer = اولی را بیندازید نه دومی را، با دومی نفر بعدی آسان‌تر زمین را برمی‌دارد: { CARDS($card) } · { CARDS($taken) }
hint-samba-throw-least = این را بیندازید، تیمتان کمتر از همه به آن نیاز دارد: { CARDS($card) }
