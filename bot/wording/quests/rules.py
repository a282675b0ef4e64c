"""The set-up in words, and the rules in short."""

from bot.wording.pages import Page, shorten
from bot.wording.quests.terms import role_name, side_name
from bot.wording.role_note import RoleNote
from bot.wording.voice import Voice
from engine.quests.roles import ALWAYS_IN, ROLES, RoleName
from engine.quests.setup import OptionalRole, QuestOptions

CHAPTERS = ("round", "votes", "quest", "end")
CHOICE = 100


def options_text(voice: Voice, options: QuestOptions) -> str:
    """Say which roles are in the game."""
    if not options.roles:
        return voice.say("options-plain")
    return voice.say(
        "options-roles", {"roles": voice.words.list(_name(voice, RoleName(role)) for role in options.roles)}
    )


def role_notes(voice: Voice) -> tuple[RoleNote, ...]:
    """Explain the roles that may be chosen."""
    return tuple(role_note(voice, RoleName(role)) for role in OptionalRole)


def role_note(voice: Voice, role: RoleName) -> RoleNote:
    """Explain one role in a line."""
    label = voice.say("choice-role", {"role": _name(voice, role), "side": side_name(voice, ROLES[role].side)})
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


def _name(voice: Voice, role: RoleName) -> str:
    return role_name(voice, role, ROLES[role].side)
