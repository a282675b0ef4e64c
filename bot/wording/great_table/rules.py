"""The rules in short. The order of the night comes from the table by which it is played."""

from collections.abc import Iterator
from itertools import groupby

from bot.wording.great_table import playing
from bot.wording.great_table.terms import card_heading, card_name, counted, does, role_name
from bot.wording.pages import Page
from bot.wording.voice import Voice, dashed
from engine.great_table.cards import FULL_TABLE, CardName
from engine.great_table.night import NIGHT_ORDER
from engine.great_table.roles import RoleName

CHAPTERS = ("day", "table", "night", "house", "end")
UNTOUCHED = (CardName.THIEF, CardName.BOMBER, CardName.LOVER)
"""Cards that work even on a guarded holder."""
TOO_FEW = ("none", "one")
"""With this many Apprentices, they kill nobody."""


def rules(voice: Voice) -> tuple[Page, ...]:
    """Explain the game, its cards, and the order of the night."""
    deck = playing.deck(voice)
    chapters = tuple((voice.say(f"rules-{name}"), voice.say(f"rules-{name}-text")) for name in CHAPTERS)
    if voice.setup is None:
        about = voice.say("rules-cards-text", {"players": FULL_TABLE})
    else:
        about = voice.say("rules-cards-here")
    cards = tuple(_card(voice, card, copies) for card, copies in deck.items())
    return (
        voice.page(voice.say("rules-title"), voice.say("rules-aim"), chapters),
        voice.page(voice.say("rules-cards-title"), about, cards),
        night_order(voice),
    )


def night_order(voice: Voice) -> Page:
    """Show the steps of the night, and what acts in each."""
    steps = [
        (step, [who for row in rows for who in row.who if _acts_at_night(voice, who)])
        for step, rows in groupby(NIGHT_ORDER, key=lambda row: row.step)
    ]
    fields = []
    for number, (step, acting) in enumerate(((step, acting) for step, acting in steps if acting), start=1):
        title = voice.say("night-order-step", {"number": number, "step": voice.say(f"step-{step}")})
        fields.append((title, "\n".join(_line(voice, who) for who in acting)))
    if beside := "\n".join(_beside(voice)):
        fields.append((voice.say("night-order-beside"), beside))
    if voice.plays(CardName.GUARD):
        fields.append((voice.say("night-order-guarded"), voice.say("night-order-guarded-text")))
    return voice.page(voice.say("night-order-title"), voice.say("night-order-text"), tuple(fields))


def _acts_at_night(voice: Voice, who: CardName | RoleName) -> bool:
    """Whether a card or role may act in the night of this game. A lone Apprentice never does."""
    if isinstance(who, CardName):
        return voice.plays(dashed(who))
    return who is not RoleName.APPRENTICE or voice.facts["apprentices"] not in TOO_FEW


def _line(voice: Voice, who: CardName | RoleName) -> str:
    name = card_name(voice, who) if isinstance(who, CardName) else role_name(voice, who)
    return voice.say("night-order-line", {"who": name, "acts": voice.say(f"acts-{dashed(who)}")})


def _beside(voice: Voice) -> Iterator[str]:
    """List what acts in no step, and what a guard cannot touch."""
    if voice.plays(CardName.THIEF):
        yield voice.say("night-order-thief")
    if voice.plays(CardName.MAYOR):
        yield voice.say("night-order-mayor")
    if not voice.plays(CardName.GUARD):
        return
    if voice.plays(CardName.KING) or voice.plays(CardName.CONSORT):
        yield voice.say("night-order-lead")
    if untouched := [card_name(voice, card) for card in UNTOUCHED if voice.plays(card)]:
        yield voice.say("night-order-untouched", {"cards": voice.words.list(untouched)})


def _card(voice: Voice, card: CardName, copies: int) -> tuple[str, str]:
    return counted(voice, card_heading(voice, card), copies), does(voice, card)
