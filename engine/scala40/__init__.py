"""Scala 40 (Scala Quaranta): melds, moves, rules with every option, scoring and views."""
