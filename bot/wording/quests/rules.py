"""The set-up in words, and the rules in short."""

from collections.abc import Iterator

from bot.wording.pages import Page, shorten
from bot.wording.quests.terms import role_name, side_name
from bot.wording.role_note import RoleNote
from bot.wording.voice import Voice
from engine.quests.options import OptionalRole, QuestOptions
from engine.quests.roles import ALWAYS_IN, RoleName, roles_named

CHAPTERS = ("round", "votes", "quest", "turncoat", "vision", "inverter", "end")
CHOICE = 100


def options_text(voice: Voice, options: QuestOptions) -> str:
    """Say which roles and items are in the game, and how they play."""
    return "\n".join(_options(voice, options))


def _options(voice: Voice, options: QuestOptions) -> Iterator[str]:
    yield _roles(voice, options)
    if options.deck is not None:
        yield voice.say(f"options-turncoat-{options.deck}")
        if options.turncoats_meet:
            yield voice.say("options-turncoats-meet")
    if options.vision:
        yield voice.say("options-vision")
    if options.inverter:
        yield voice.say("options-inverter")


def _roles(voice: Voice, options: QuestOptions) -> str:
    if not options.roles:
        return voice.say("options-plain")
    return voice.say(
        "options-roles", {"roles": voice.words.list(role_name(voice, RoleName(role)) for role in options.roles)}
    )


def role_notes(voice: Voice) -> tuple[RoleNote, ...]:
    """Explain the roles that may be chosen."""
    return tuple(role_note(voice, RoleName(role)) for role in OptionalRole)


def role_note(voice: Voice, role: RoleName) -> RoleNote:
    """Explain one role in a line."""
    sides = [side_name(voice, card.side) for card in roles_named(role)]
    label = voice.say("choice-role", {"role": role_name(voice, role), "side": voice.words.list(sides)})
    return RoleNote(role, shorten(voice.theme.marked(role, label), CHOICE), shorten(voice.say(f"note-{role}"), CHOICE))


def rules(voice: Voice) -> tuple[Page, ...]:
    """Explain the game, and its roles."""
    chapters = tuple((voice.say(f"rules-{name}"), voice.say(f"rules-{name}-text")) for name in CHAPTERS)
    notes = [role_note(voice, role) for role in (*ALWAYS_IN, *(RoleName(role) for role in OptionalRole))]
    roles = tuple((note.label, note.note) for note in notes)
    return (
        voice.page(voice.say("rules-title"), voice.say("rules-aim"), chapters),
        voice.page(voice.say("rules-roles-title"), voice.say("rules-roles-text"), roles),
    )
