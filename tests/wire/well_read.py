"""Reads when it is imported what each run reads: whatever process is born of one that has, need not read it again.

Nor does its garbage collector look through it, which would take a copy of all that two processes have in common.
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
