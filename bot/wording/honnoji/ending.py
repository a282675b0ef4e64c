"""The true story, told once everybody knows who was who."""

from collections.abc import Sequence

from bot.wording.honnoji.revealing import mission, talismans
from bot.wording.pages import Page
from bot.wording.parties import story as parties
from bot.wording.parties.titles import earned
from bot.wording.titles import titles
from bot.wording.voice import Voice
from engine.audience import Everybody, GameMaster
from engine.honnoji.events import Reveal
from engine.honnoji.table import HonnojiTable
from engine.parties.sides import Side
from engine.views import Told, View


def story(voice: Voice, view: View[HonnojiTable, Everybody], told: Sequence[Told[GameMaster]]) -> tuple[Page, ...]:
    """Tell the turning point, then each mission with its orders, the titles, and the fate of each talisman."""
    table = view.table
    evil = table.on_side(Side.EVIL)
    fields = (
        *(mission(voice, past) for past in table.round.past_quests),
        *titles(voice, earned(table.seats, table.round, evil)),
    )
    lines = "\n".join((*parties.decided(voice, table.round), *parties.doubts(voice, table.round, evil)))
    happened = (voice.page(voice.say("story-title"), lines, fields),) if lines or fields else ()
    return (*happened, *(talismans(voice, each.event.talismans) for each in told if isinstance(each.event, Reveal)))
