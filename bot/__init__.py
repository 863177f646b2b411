"""What people touch: the host of the tables, and the Discord layer on top of it."""
