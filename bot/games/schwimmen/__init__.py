"""Schwimmen in Discord."""
