"""Schwimmen (Schnauz, German 31): exchange with an open pool for the best three cards, close, lose chips."""
