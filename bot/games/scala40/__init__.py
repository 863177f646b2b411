"""Scala 40 in Discord."""
