"""The rules in short, and the set-up, which offers no choice."""

from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.honnoji.options import HonnojiOptions

CHAPTERS = ("round", "mission", "talismans", "contract")


def rules(voice: Voice) -> tuple[Page, ...]:
    """Explain the game."""
    chapters = tuple((voice.say(f"rules-{name}"), voice.say(f"rules-{name}-text")) for name in CHAPTERS)
    return (voice.page(voice.say("rules-title"), voice.say("rules-aim"), chapters),)


def options_text(voice: Voice, options: HonnojiOptions) -> str:
    """Say that there is nothing to choose."""
    return voice.say("options-all")
