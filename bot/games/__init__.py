"""What each game brings to the table in Discord: its words, its messages and its controls.

The rest of the bot knows none of them; it asks `books` for the rules in words and `presentations` for the rest.
"""
