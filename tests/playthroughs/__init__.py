"""Whole hands in notation, as text to review: `python -m tests.playthroughs` writes them anew."""
