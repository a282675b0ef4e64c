"""Texts for one player. Only the questions are hidden here, and those from everybody."""

from collections.abc import Sequence

from bot.wording.pages import Page
from bot.wording.sigily import terms
from bot.wording.voice import Voice, action_name, dashed
from bot.wording.words import Value
from engine.asks import Ask
from engine.audience import Everybody
from engine.sigily.actions import Cast, Done
from engine.sigily.options import Spell
from engine.sigily.spells.book import BOOK
from engine.sigily.table import SigilyTable
from engine.views import Told, View


def order_prompt(voice: Voice, ask: Ask, view: View[SigilyTable, str | Everybody]) -> str:
    """Ask a player for a move."""
    values: dict[str, Value] = {}
    if ask.move is Done and ask.whole:
        return voice.say("order-done-frozen")
    if ask.move is Cast:
        magic = BOOK[Spell(str(ask.fixed["spell"]))]
        values = {"spell": terms.spell(voice, magic.spell), "coins": terms.coins(voice, magic.cost)}
    return voice.say(f"order-{dashed(action_name(ask.move))}", values)


def secrets(voice: Voice, told: Sequence[Told[str]], view: View[SigilyTable, str]) -> tuple[Page, ...]:
    """Say that there are no secrets."""
    return (voice.page(voice.say("secrets-title"), voice.say("secrets-text")),)
