"""Cards, moves, logs and scores as text."""
