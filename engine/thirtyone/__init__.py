"""What the games of 31 share: the value of a hand, lives, the end of a deal and of a match."""
