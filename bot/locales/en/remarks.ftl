### What computer players say now and then: each level in its own way

remark-in-log = { $line } · “{ $remark }”
remark-alone = { $name }: “{ $remark }”

remark-easy-begins-1 = Here I go!
remark-easy-begins-2 = Is this right? It looks right.
remark-easy-ends-1 = Oh, was that me?
remark-easy-ends-2 = My grandmother will be proud.
remark-easy-out-1 = That was fun. Now I will watch.
remark-easy-out-2 = I liked it all the same.
remark-easy-wins-1 = Me? Really?
remark-easy-wins-2 = Nobody saw that coming, least of all me.

remark-normal-begins-1 = Let us see.
remark-normal-begins-2 = Good cards, for once.
remark-normal-ends-1 = That will do.
remark-normal-ends-2 = Thank you, a nice hand.
remark-normal-out-1 = Well played, all of you.
remark-normal-out-2 = Next time, then.
remark-normal-wins-1 = A good match. Another one?
remark-normal-wins-2 = Thank you for the game.

remark-hard-begins-1 = About time.
remark-hard-begins-2 = Now it gets serious.
remark-hard-ends-1 = And that was all.
remark-hard-ends-2 = Somebody had to do it.
remark-hard-out-1 = I will remember this.
remark-hard-out-2 = You have earned that.
remark-hard-wins-1 = As it had to be.
remark-hard-wins-2 = You made me work for it.

remark-expert-begins-1 = As expected.
remark-expert-begins-2 = The odds were on my side.
remark-expert-ends-1 = One chance in forty, and here it is.
remark-expert-ends-2 = Which was to be shown.
remark-expert-out-1 = Improbable, but not impossible.
remark-expert-out-2 = I shall count that again.
remark-expert-wins-1 = A fine proof, and fine opponents.
remark-expert-wins-2 = The numbers were kind today.
