"""What the computer players of the games of 31 share: what lives are worth at a table."""
