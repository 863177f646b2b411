### The options of a table: profiles, groups, names and values

options-title = Rules of this table
options-group = See a rule in detail …
options-group-change = See or change a rule …
options-profile = Replace all by a profile …
options-no-effect = { $rule } (no effect here)
button-change = Change
button-all-rules = All rules
setting-pair = { $name }: { $value }
setting-range = { $low } to { $high }
setting-range-or = { $low } to { $high }, { $word }
setting-range-hint = { $range }
setting-range-or-empty = { $low } to { $high }; empty: { $word }
rules-profile = **{ $profile }** rules
rules-profile-but = **{ $profile }** rules, but: { $changes }
rules-more-changes = { $count } more

settings-title = Settings of this server
settings-about = For new messages and new tables; a table keeps the rules it was opened with.
settings-language = Language of the tables
settings-profile = { $game }: rules of new tables
settings-remarks = Computer players make a remark now and then
settings-not-allowed = Only people who may manage this server can change its settings.

value-on = yes
value-off = no
rules-title = How this { $game } goes
