"""`python -m bot playground`: the real bot inside a simulated Discord, played in a browser without token or network."""

from bot.playground.command import main

__all__ = ["main"]
