### Partia, którą wszyscy opuścili

parked-title = { $game } · partia wstrzymana
parked-about = Wszyscy odeszli od stołu, a komputery same nie grają: rozdanie { $hand } czeka.
parked-who = Każda z tych osób może wznowić partię jednym kliknięciem: { $players }
parked-until = Jeśli nikt tego nie zrobi, partia zostanie zamknięta { $when }.
parked-list-title = Wstrzymane partie, które możesz wznowić
button-resume = Wznów partię
note-resumed = ▶ Partię wznawia { $name }.
note-expired = Nikt nie wznowił partii na czas: jest zamknięta i się nie liczy.
note-lobby-expired = Nikt nie zaczął na czas: stół jest zamknięty.
note-gone = { $name } – tej osoby nie ma już na serwerze, więc gra komputer. Kto wróci, może odzyskać miejsce przy stole.
refusal-parked = Partia jest wstrzymana. Najpierw ją wznów albo wróć na miejsce poleceniem `/{ $game } join`.
