"""Loads when it is imported what each run needs, so that a process forked from this one need not load it again.

Its garbage collector does not look through these objects either, which would copy all the memory that two processes
share.
"""

import gc

from bot.delivery.telling.saying import bot_words
from bot.storage.schema import migrate
from bot.themes import load_themes
from bot.wording.words_registry import words_for
from bot.words import FOLDER, LANGUAGE
from bot.words.reading import read

migrate.revisions()
tain = load_themes()["tain"]
for words in (bot_words(None, LANGUAGE), bot_words(tain, LANGUAGE), words_for(tain).words):
    for file in (FOLDER / LANGUAGE).glob("*.ftl"):
        for entry in read(file):
            words.asked_for(entry.id, {})
gc.freeze()
