"""Samba in Discord."""
