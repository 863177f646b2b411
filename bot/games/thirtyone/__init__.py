"""What the games of 31 share in Discord: pennies for lives, hands of three cards."""
