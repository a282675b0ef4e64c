"""Reads all words when it is imported: whatever process is born of one that has, need not read them again.

Nor does its garbage collector look through them, which would take a copy of all that two processes have in common.
"""

import gc

from bot.themes import load_themes

load_themes()
gc.freeze()
