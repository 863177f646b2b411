"""Scat (31, Blitz): draw and discard for the best three cards of one suit, knock, lose lives."""
