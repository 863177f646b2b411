"""Scat (31) in Discord."""
