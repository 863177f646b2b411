proof-title = { $game } · match { $match } · { $deal ->
    [round] round
    [deal] deal
   *[hand] hand
} { $hand }
proof-right = ✅ **All is as it should be.** The secret is the one that was locked before the deal, the cards follow from it, the { $moves ->
    [one] { $moves } move keeps
   *[other] { $moves } moves keep
} to the rules, and every score adds up, from the beginning of the match to here.
proof-no-moves = ☑️ **The secret is the one that was locked before the deal.** More can no longer be checked: the moves of this match are deleted, as those of all old matches are.
proof-no-names = ☑️ **The secret is the one that was locked before the deal.** More can no longer be checked: the cards depended on the id of somebody who has been forgotten since.
proof-wrong = ❌ **Something is wrong with this match.** This is what `python -m engine verify` finds:
proof-lock = 🔒 before the deal: `{ $commitment }`
proof-secret = 🔓 afterwards: `{ $secret }`
proof-public = Who sat where: `{ $public }`
proof-own = You are `{ $stands }` there, the first 32 signs of the SHA-256 of `{ $text }`.
proof-by-hand = By hand: 🔒 is the SHA-256 of the bytes of 🔓.
proof-file = The rest from this file, anywhere: `{ $command }`
proof-choice = match { $match } · { $deal ->
    [round] round
    [deal] deal
   *[hand] hand
} { $hand } · { $game } · { $players }
