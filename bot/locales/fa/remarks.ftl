### گاهی کامپیوترها چه می‌گویند

remark-in-log = «{ $remark }» · { $line }
remark-alone = «{ $remark }» · { $name }

remark-easy-begins-1 = خب، من هم امتحان می‌کنم
remark-easy-begins-2 = همین‌جوری است؟ گمانم بله
remark-easy-ends-1 = وای، من بودم؟
remark-easy-ends-2 = مادربزرگم خوشحال می‌شود
remark-easy-out-1 = خوش گذشت، حالا تماشا می‌کنم
remark-easy-out-2 = باز هم خوشم آمد
remark-easy-wins-1 = من؟ راستی؟
remark-easy-wins-2 = هیچ‌کس فکرش را نمی‌کرد، خودم هم نه

remark-normal-begins-1 = ببینیم چه می‌شود
remark-normal-begins-2 = بالاخره ورق‌های خوب
remark-normal-ends-1 = همین بس است
remark-normal-ends-2 = ممنون، دست خوبی بود
remark-normal-out-1 = خوب بازی کردید
remark-normal-out-2 = باشد برای دفعهٔ بعد
remark-normal-wins-1 = بازی خوبی بود، یکی دیگر؟
remark-normal-wins-2 = ممنون از بازی

remark-hard-begins-1 = دیگر وقتش بود
remark-hard-begins-2 = حالا جدی می‌شود
remark-hard-ends-1 = و تمام
remark-hard-ends-2 = یکی باید این کار را می‌کرد
remark-hard-out-1 = یادم می‌ماند
remark-hard-out-2 = حقتان بود
remark-hard-wins-1 = همان شد که باید
remark-hard-wins-2 = آسان نبود، خوب بازی کردید

remark-expert-begins-1 = همان‌طور که انتظار می‌رفت
remark-expert-begins-2 = احتمال با من بود
remark-expert-ends-1 = یک در چهل بود، و آمد
remark-expert-ends-2 = و این هم از اثبات
remark-expert-out-1 = نامحتمل بود، نه ناممکن
remark-expert-out-2 = دوباره حساب می‌کنم
remark-expert-wins-1 = اثبات زیبایی بود، با حریفان خوب
remark-expert-wins-2 = عددها امروز مهربان بودند
