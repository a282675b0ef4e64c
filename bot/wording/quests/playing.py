"""Facts of the set-up for messages: which roles and items are in the game."""

from bot.wording.voice import OPEN, Voice, plays
from engine.parties.sides import Side
from engine.quests.options import Item, OptionalRole, QuestOptions
from engine.quests.roles import roles_named
from engine.quests.sizes import seats_of


def facts(voice: Voice) -> dict[str, str]:
    """Return whether each role and item plays, how the turncoats' cards come, and which side has plain players."""
    setup = voice.setup
    if setup is None:
        unknown = dict.fromkeys((f"plays-{name}" for name in (*OptionalRole, *Item)), plays(None))
        return {**unknown, "cards-come": OPEN, "plain": OPEN}
    options = setup.options
    assert isinstance(options, QuestOptions)
    return {
        **{f"plays-{role}": plays(role in options.roles) for role in OptionalRole},
        **{f"plays-{item}": plays(item in options.items) for item in Item},
        "cards-come": "never" if options.deck is None else str(options.deck),
        "plain": "-".join(side for side in Side if _has_plain(options, side, setup.players)) or "nobody",
    }


def _has_plain(options: QuestOptions, side: Side, players: int) -> bool:
    with_a_role = sum(role.side is side for name in options.role_names for role in roles_named(name))
    return with_a_role < seats_of(side, players)
