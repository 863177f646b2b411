"""The host of the tables: seats, turns, clocks, computer seats. No Discord types in here."""
