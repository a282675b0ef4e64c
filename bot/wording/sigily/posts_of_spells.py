"""Posts of spells and their effects."""

from bot.wording.sigily import terms
from bot.wording.voice import Show, Voice, dashed
from bot.wording.words import Value
from engine.audience import Everybody
from engine.sigily.events import Blocked, Cast, Cursed, Fireball, Frozen, WindEnded
from engine.sigily.options import Spell
from engine.views import Told


def spell(voice: Voice, told: Told[Everybody]) -> str | None:
    """Tell of a spell that is cast, or of the effect of one."""
    match event := told.event:
        case Cast():
            return voice.say(f"cast-{dashed(event.spell)}", _cast(voice, event))
        case Fireball():
            return voice.say(f"fireball-{event.effect}", _fireball(voice, event))
        case Frozen(player=player):
            return voice.say("frozen", {"player": voice.show(player)})
        case Blocked(player=player):
            return voice.say("blocked", {"player": voice.show(player)})
        case WindEnded(player=player, spell=which):
            return voice.say("wind-ended", {"player": voice.show(player), "spell": terms.spell(voice, which)})
        case Cursed(chariots=chariots, at=at):
            return voice.say("cursed", {"unit": terms.unit(voice, chariots), "place": terms.place(voice, at)})
        case _:
            return None


def _cast(voice: Voice, event: Cast) -> dict[str, Value]:
    values: dict[str, Value] = {"player": voice.show(event.player)}
    if event.chariot is not None:
        values["unit"] = terms.chariot(voice, event.chariot)
    if event.target is not None:
        values["target"] = aim(voice, event.spell, event.target)
    return values


def aim(voice: Voice, which: Spell, target: str, show: Show | None = None) -> str:
    """Name the target of a spell: a unit, a player, or a sigil. Players look as ``show`` or else the voice has them."""
    match which:
        case Spell.FIREBALL:
            return terms.chariot(voice, target, show)
        case Spell.FREEZE:
            return (show or voice.show)(target)
        case _:
            return terms.place(voice, target)


def _fireball(voice: Voice, event: Fireball) -> dict[str, Value]:
    values: dict[str, Value] = {
        "unit": terms.unit(voice, event.chariots),
        "place": terms.place(voice, event.at),
    }
    return values if event.count is None else {**values, "count": event.count}
