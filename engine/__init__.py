"""Rules, positions, moves, scoring and computer players: pure Python, deterministic, no I/O."""
