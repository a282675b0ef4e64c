"""The rules in short, and the set-up in words."""

from collections.abc import Mapping

from bot.wording.pages import Page
from bot.wording.voice import OPEN, Voice, dashed
from engine.bluff.options import BluffOptions

CHAPTERS = ("bids", "showing", "challenge", "end")


def facts_of_setup(voice: Voice) -> Mapping[str, str]:
    """Return the cost of an exact bid, as far as it is settled."""
    options = None if voice.setup is None else voice.setup.options
    return {"exact": options.exact.value if isinstance(options, BluffOptions) else OPEN}


def options_text(voice: Voice, options: BluffOptions) -> str:
    """Describe a set-up."""
    chosen = [f"exact-{options.exact}", "showing" if options.show_and_throw else "no-showing"]
    return " ".join(voice.say(f"options-{dashed(each)}") for each in (*chosen, f"deadline-{options.deadline}"))


def rules(voice: Voice) -> tuple[Page, ...]:
    """Explain the game. Leave laying out dice out of a game without it."""
    options = None if voice.setup is None else voice.setup.options
    without = isinstance(options, BluffOptions) and not options.show_and_throw
    names = [name for name in CHAPTERS if not (without and name == "showing")]
    chapters = tuple((voice.say(f"rules-{name}"), voice.say(f"rules-{name}-text")) for name in names)
    return (voice.page(voice.say("rules-title"), voice.say("rules-aim"), chapters),)


def absent(voice: Voice, options: BluffOptions) -> str:
    """Describe what happens for a player who misses a deadline, as the table has chosen."""
    return voice.say("absent", {"deadline": options.deadline})
