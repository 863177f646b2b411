"""Measurements: whole hands of computer players, the search for melds, the strength of players."""
