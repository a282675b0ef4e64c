"""The rules in short, and the set-up in words."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bot.wording.pages import Page
from bot.wording.sigily import terms
from bot.wording.voice import Voice, dashed
from engine.sigily.options import FEWEST_CARDS, SigilyOptions, Spell
from engine.sigily.spells.book import BOOK

CHAPTERS = ("sticks", "landing", "fights", "fairy-land", "end")
LAST_PAGE = 4
"""The last page of *How to play*."""
FAIR_AT_HOME = 2
"""With this many players, home territories favour nobody much, wherever the race starts."""
SWITCHES = ("home", "questions", "territorial_starts", "super_chariots", "wagers", "pot")
"""Options that are on or off, each with a chapter of its own."""


def rules(voice: Voice) -> tuple[Page, ...]:
    """Explain the game with the options that are on; before the game has begun, explain them all."""
    options = None if voice.setup is None else voice.setup.options
    played = options if isinstance(options, SigilyOptions) else None
    chapters = [_chapter(voice, name) for name in CHAPTERS]
    chapters += [_chapter(voice, dashed(name)) for name in SWITCHES if played is None or getattr(played, name)]
    spells = tuple(BOOK) if played is None else played.spells
    if spells:
        chapters.append((voice.say("rules-spells"), f"{voice.say('rules-spells-text')}\n{_each(voice, spells)}"))
    return (voice.page(voice.say("rules-title"), voice.say("rules-aim"), tuple(chapters)),)


def _chapter(voice: Voice, name: str) -> tuple[str, str]:
    return voice.say(f"rules-{name}"), voice.say(f"rules-{name}-text")


def _each(voice: Voice, spells: Iterable[Spell]) -> str:
    """Say what each spell costs and does, a line each."""
    return "\n".join(_spell(voice, spell) for spell in spells)


def _spell(voice: Voice, spell: Spell) -> str:
    does = voice.say(f"does-{dashed(spell)}")
    return voice.say("rules-spell", {"spell": terms.spell(voice, spell), "cost": BOOK[spell].cost, "does": does})


def how_to_play(voice: Voice, number: int) -> Page:
    """Teach the game on one of four pages. The last one also says what questions ask, and what each spell does."""
    page = voice.page(voice.say(f"how-{number}.title"), voice.say(f"how-{number}"))
    if number < LAST_PAGE:
        return page
    questions = voice.say("rules-questions"), voice.say("how-questions")
    return replace(page, fields=(questions, (voice.say("rules-spells"), _each(voice, BOOK))))


def options_text(voice: Voice, options: SigilyOptions) -> str:
    """Describe a set-up."""
    return " ".join(_options(voice, options)) or voice.say("options-plain")


def _options(voice: Voice, options: SigilyOptions) -> Iterator[str]:
    if options.start is not None:
        yield voice.say("options-start", {"holiday": terms.holiday(voice, options.start)})
    if options.teams is not None:
        yield voice.say("options-teams" if options.teams else "options-no-teams")
    if options.chariots is not None:
        yield voice.say("options-chariots", {"chariots": options.chariots})
    for name in SWITCHES:
        if getattr(options, name):
            yield voice.say(f"options-{dashed(name)}", {"cards": options.cards or FEWEST_CARDS})
    if options.spells:
        named = voice.words.list(terms.spell(voice, spell) for spell in options.spells)
        yield voice.say("options-spells", {"spells": named})


def advice(voice: Voice, options: SigilyOptions, players: int) -> tuple[str, ...]:
    """Warn about home territories that favour one province: with more than two, and one start for all."""
    is_unfair = options.home and not options.territorial_starts and players > FAIR_AT_HOME
    return (voice.say("advice-home"),) if is_unfair else ()
