"""The rules in short; the order of the night is read off the table by which it is played."""

from itertools import groupby

from bot.wording.great_table.terms import card_name, counted, does, role_name
from bot.wording.pages import Page
from bot.wording.voice import Voice, dashed
from engine.great_table.cards import CARDS, FULL_TABLE, Card, CardName
from engine.great_table.night import NIGHT_ORDER, Row
from engine.great_table.roles import RoleName

CHAPTERS = ("day", "table", "night", "house", "end")
BESIDE = ("beside", "guarded")


def rules(voice: Voice) -> tuple[Page, ...]:
    """Explain the game, its cards, and the order of the night."""
    chapters = tuple((voice.say(f"rules-{name}"), voice.say(f"rules-{name}-text")) for name in CHAPTERS)
    cards = tuple(_card(voice, card) for card in CARDS)
    return (
        voice.page(voice.say("rules-title"), voice.say("rules-aim"), chapters),
        voice.page(voice.say("rules-cards-title"), voice.say("rules-cards-text", {"players": FULL_TABLE}), cards),
        night_order(voice),
    )


def night_order(voice: Voice) -> Page:
    """The steps of the night, and what does what in each."""
    steps = [(step, list(rows)) for step, rows in groupby(NIGHT_ORDER, key=lambda row: row.step)]
    fields = []
    for number, (step, rows) in enumerate(steps, start=1):
        title = voice.say("night-order-step", {"number": number, "step": voice.say(f"step-{step}")})
        fields.append((title, "\n".join(line for row in rows for line in _lines(voice, row))))
    fields.extend((voice.say(f"night-order-{name}"), voice.say(f"night-order-{name}-text")) for name in BESIDE)
    return voice.page(voice.say("night-order-title"), voice.say("night-order-text"), tuple(fields))


def _lines(voice: Voice, row: Row) -> list[str]:
    return [voice.say("night-order-line", {"who": _name(voice, who), "acts": _acts(voice, who)}) for who in row.who]


def _name(voice: Voice, who: CardName | RoleName) -> str:
    return card_name(voice, who) if isinstance(who, CardName) else role_name(voice, who)


def _acts(voice: Voice, who: CardName | RoleName) -> str:
    return voice.say(f"acts-{dashed(who)}")


def _card(voice: Voice, card: Card) -> tuple[str, str]:
    name = counted(voice, card_name(voice, card.name), card.copies)
    return voice.theme.marked(dashed(card.name), name), does(voice, card.name)
