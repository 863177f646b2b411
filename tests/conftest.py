"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# The machine that runs the tests may be slow or shared; a test that takes long is no failure.
settings.register_profile("scala40", deadline=None)
settings.load_profile("scala40")
