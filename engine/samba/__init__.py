"""Samba: Canasta with three packs, in which seven of a suit in sequence count most."""
