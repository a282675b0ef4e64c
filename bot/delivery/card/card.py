"""Makes the pinned card: the sign-up list before the game, its state during the game, its end afterwards."""

from collections.abc import Iterator
from hashlib import sha256

import msgspec
from discord import ButtonStyle

from bot.components.answers import Item
from bot.components.keys import Verb
from bot.components.options import offers
from bot.delivery.card.pace_words import ends_lines, has_pace, holding_text, kinds_of_wait, pace_lines, pace_text
from bot.delivery.card.signup_messages import not_read
from bot.delivery.posts.absence_posts import away_names, stood_in_names
from bot.delivery.posts.match_posts import goes_on, match_field
from bot.delivery.telling.compose import cancelled_text
from bot.delivery.telling.outgoing import IN_A_ROW, Outgoing
from bot.delivery.telling.saying import button, length_of, past_row, private_row, say, words_of
from bot.pictures.picture import Picture
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.schema.choices import Matching, Previewing, Rating, Reading, Recapping, Revealing, Spectating
from bot.storage.schema.escalation import Escalation, Pinging
from bot.storage.schema.game_settings import Choice, GameSetting, settings_on
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.offered_settings import SetupPage
from bot.storage.schema.presets import preset_of
from bot.wording.moment_words import italic
from bot.wording.name_words import escape, mentions
from bot.wording.pages import Page
from bot.wording.time_words import HOUR, date
from bot.wording.words import Value
from engine.audience import To

ESCALATION, PING = "escalation.", "escalation.ping"
BEFORE_THE_END = ("escalation.first", "escalation.second", "escalation.gm", PING)
"""The steps about absent players that come before the end of the wait."""


def card(hosted: HostedGame) -> Outgoing:
    """Return the card as it should look now."""
    if hosted.game is None:
        return _sign_up_card(hosted)
    words = words_of(hosted)
    page = words.card(hosted.view(To.PUBLIC), hosted.asks.awaited)
    fields = list(page.fields)
    has_choices = bool(offers(hosted.rulebook.options)) or hosted.rulebook.file is not None
    if has_choices and hosted.game.table.outcome is None:
        fields.append((say(hosted, "signup-setup"), options_text(hosted)))
    if hosted.game.table.paused:
        fields.append((say(hosted, "card-state"), say(hosted, "card-paused")))
    elif hosted.pending_until is not None:
        fields.append((say(hosted, "card-state"), say(hosted, "card-held", {"when": date(hosted.pending_until)})))
    elif (deadline := hosted.deadline) is not None and hosted.asks:
        fields.append((say(hosted, "card-deadline"), date(deadline)))
    if hosted.game.table.outcome is None and (away := away_names(hosted)):
        fields.append((say(hosted, "card-away"), away))
    if hosted.game.table.outcome is None and (stood_in := stood_in_names(hosted)):
        fields.append((say(hosted, "card-stood-in"), stood_in))
    if hosted.game.table.outcome is None and 0 < len(hosted.knowing_gms) < len(hosted.gms):
        fields.append((say(hosted, "card-questions"), mentions(hosted.knowing_gms)))
    if hosted.match is not None:
        fields.append(match_field(hosted, hosted.match))
    if has_pace(hosted) and hosted.game.table.outcome is None:
        fields.append((say(hosted, "card-times"), pace_text(hosted)))
    if hosted.rulebook.turns and hosted.commitment is not None:
        fields.append((say(hosted, "card-seal"), say(hosted, "card-seal-text", {"commitment": hosted.commitment})))
    last = [Verb.SPECTATE] if hosted.rulebook.hides and not hosted.is_in_dm else []
    if hosted.phase is GamePhase.OVER:
        last = [] if goes_on(hosted) else [Verb.REMATCH]
    return Outgoing(
        title_line(hosted),
        pages=[msgspec.structs.replace(page, fields=tuple(fields))],
        rows=[
            [*private_row(hosted), *(button(hosted, verb) for verb in (Verb.LEAD, *last))],
            [*past_row(hosted), *file_row(hosted)],
        ],
    )


def _sign_up_card(hosted: HostedGame) -> Outgoing:
    title = say(hosted, "signup-title", {"game": hosted.theme.heading})
    if hosted.phase is GamePhase.OVER:
        return Outgoing(pages=[Page(title=title, text=cancelled_text(hosted), colour=hosted.theme.colour)])
    least, most = hosted.least_players, hosted.most_players
    names = "\n".join(
        f"{number}. {_joined(hosted, occupancy)}" for number, occupancy in enumerate(hosted.occupancies, 1)
    )
    counted = {"count": len(hosted.names), "least": least, "most": most}
    fields = [
        (say(hosted, "signup-players", counted), names or say(hosted, "signup-nobody")),
        *_lobby_fields(hosted),
        *([(say(hosted, "signup-start"), date(starts_at))] if (starts_at := hosted.lobby.starts_at) else []),
        (say(hosted, "signup-setup"), options_text(hosted)),
        (say(hosted, "signup-deadlines"), deadlines_text(hosted)),
    ]
    is_default = preset_of(hosted.settings, hosted.rulebook) is not None or hosted.settings.escalation == Escalation()
    if not is_default and not hosted.is_in_dm:
        fields.append((say(hosted, "absence-title"), absence_text(hosted)))
    if hosted.rulebook.hides and not hosted.is_in_dm:
        fields.append((say(hosted, "signup-secrets"), say(hosted, f"secrecy-{hosted.settings.secrecy}")))
    if hosted.rulebook.has_sides and hosted.settings.reveal is Revealing.BY_GM:
        fields.append((say(hosted, "signup-reveal"), say(hosted, f"reveal-{hosted.settings.reveal}")))
    if hosted.rulebook.weighed and hosted.settings.preview is Previewing.OFF:
        fields.append((say(hosted, "signup-preview"), say(hosted, "signup-preview-text")))
    if hosted.house:
        fields.append((say(hosted, "house-title"), say(hosted, f"house-strength-{hosted.settings.strength}")))
    if hosted.holds:
        fields.append((say(hosted, "signup-holding"), holding_text(hosted)))
    if hosted.rulebook.hides and hosted.settings.spectating is Spectating.NEVER:
        fields.append((say(hosted, "signup-spectating"), say(hosted, "signup-spectating-text")))
    fields += _result_fields(hosted)
    if hosted.anonymous:
        fields.append((say(hosted, "signup-anonymous"), say(hosted, "signup-anonymous-text")))
    # The banner stands between the two pages, because Discord shows a page's picture below its fields.
    pages = [Page(title, _invitation(hosted), colour=hosted.theme.colour)]
    pages += [Page("", "", tuple(fields), hosted.theme.colour)]
    gm = [button(hosted, Verb.START), button(hosted, Verb.SETUP)]
    return Outgoing(title_line(hosted), pages=pages, rows=[*_rows_of_players(hosted), gm])


def _rows_of_players(hosted: HostedGame) -> list[list[Item]]:
    players: list[Item] = [button(hosted, Verb.HOW)]
    if not hosted.is_in_dm:
        joining = [button(hosted, Verb.JOIN, ButtonStyle.success), button(hosted, Verb.LEAVE)]
        players = [*joining, *players, button(hosted, Verb.ALTERNATE)]
    players += file_row(hosted)
    players += [button(hosted, Verb.WRITE)] if hosted.writing is not None else []
    players += [button(hosted, Verb.NAME_THINGS)] if hosted.rulebook.naming and not hosted.anonymous else []
    return [row for row in (players[:IN_A_ROW], players[IN_A_ROW:]) if row]


def file_row(hosted: HostedGame) -> list[Item]:
    """Return the button with which anybody gets the game's file, if it has one."""
    return [] if hosted.rulebook.file is None else [button(hosted, Verb.FILE)]


def _lobby_fields(hosted: HostedGame) -> Iterator[tuple[str, str]]:
    """Yield who waits for a seat, who stands by, and who still has to read how to play if the table wants that."""
    lobby = hosted.lobby
    for name, people in (("signup-bench", lobby.bench), ("signup-alternates", lobby.alternates)):
        if people:
            yield say(hosted, name), ", ".join(map(escape, people))
    if hosted.settings.reading is Reading.EVERYBODY:
        unread = [escape(occupancy.name) for occupancy in not_read(hosted)]
        values: dict[str, Value] = {"count": len(unread), "names": ", ".join(unread)}
        yield say(hosted, "signup-reading"), say(hosted, "signup-reading-text", values)


def title_line(hosted: HostedGame) -> str:
    """Return the GM's own title of the game and who has thought of it, on one line; empty without them."""
    title, credit = escape(hosted.settings.title), escape(hosted.settings.credit)
    if not title:
        return say(hosted, "game-by", {"credit": credit}) if credit else ""
    return say(hosted, "game-titled", {"title": title, "credit": credit or "no"})


def _result_fields(hosted: HostedGame) -> Iterator[tuple[str, str]]:
    """Say of a sign-up what the result of its game counts for."""
    if hosted.settings.matching is not Matching.SINGLE:
        yield say(hosted, "signup-match"), say(hosted, f"signup-match-{hosted.settings.matching}")
    if hosted.settings.rating is Rating.ON and not hosted.house:
        yield say(hosted, "signup-ladder"), say(hosted, "signup-ladder-text")


def _invitation(hosted: HostedGame) -> str:
    """Return the theme's story, who leads and how many may play, and how long the game takes."""
    least, most = hosted.least_players, hosted.most_players
    asked = "signup-text-exactly" if least == most else "signup-text"
    if hosted.is_in_dm:
        asked = "signup-text-dm"
    values: dict[str, Value] = {"gm": mentions(hosted.gms), "least": least, "most": most}
    words = words_of(hosted)
    takes = [] if hosted.is_practice else [words.say("length")]
    return "\n".join([*map(italic, words.story_lines()), say(hosted, asked, values), *takes])


def _joined(hosted: HostedGame, occupancy: Occupancy) -> str:
    """List who has joined, and mark who has said that they are ready."""
    return escape(occupancy.name) + " \N{WHITE HEAVY CHECK MARK}" * (occupancy.user_id in (hosted.lobby.ready or ()))


def options_text(hosted: HostedGame) -> str:
    """Return the options that are chosen for a game, in words."""
    return words_of(hosted).options_text(hosted.open_options)


def deadlines_text(hosted: HostedGame) -> str:
    """Return the deadlines of the waits, and what happens when one passes."""
    words = words_of(hosted)
    kept: dict[float, list[str]] = {}
    for kind in kinds_of_wait(hosted):
        if kind in hosted.settings.hours and kind not in hosted.settings.pace.ends:
            kept.setdefault(hosted.settings.hours[kind], []).append(words.wait_name(kind))
    counting = (
        [say(hosted, f"counting-{hosted.settings.counting}")]
        if hosted.rulebook.counted_with(hosted.open_options)
        else []
    )
    lines = [
        say(hosted, "deadline-of", {"wait": words.words.list(waits), "length": length_of(hosted, HOUR * hours)})
        for hours, waits in kept.items()
    ]
    lines += ends_lines(hosted)
    late = say(hosted, f"late-{hosted.settings.late}" if lines else "deadlines-none")
    preset = preset_of(hosted.settings, hosted.rulebook)
    named = [] if preset is None else [say(hosted, f"preset-{preset.name}")]
    recap = [say(hosted, "signup-recap")] if hosted.settings.recap is Recapping.DAILY else []
    return "\n".join([*named, *lines, *pace_lines(hosted), late, *counting, *recap])


def absence_text(hosted: HostedGame) -> str:
    """Return what is done about players who do not answer in time, one line a step, from the reminders on."""
    steps = [step for step in settings_on(SetupPage.ABSENCE, hosted.rulebook) if step.name.startswith(ESCALATION)]
    chosen = {step.name: step.value_in(hosted.settings) for step in steps}
    told = {step.name: setting_text(hosted, step, chosen[step.name]) for step in steps}
    if chosen[PING] is Pinging.OFF:
        del told[PING]
    before = [told.pop(name) for name in [*told] if name in BEFORE_THE_END]
    return "\n".join([*before, say(hosted, f"late-{hosted.settings.late}"), *told.values()])


def setting_text(hosted: HostedGame, setting: GameSetting, choice: Choice) -> str:
    """Return what a value of a setting means."""
    length = length_of(hosted, setting.unit * choice) if setting.unit and isinstance(choice, int) else ""
    return say(hosted, setting.message_of(choice), {"choice": choice, "length": length})


def digest(card: Outgoing) -> str:
    """Return a digest of what a card shows. Cards that look the same have the same digest."""
    components = [[(item.to_component_dict()) for item in row] for row in card.rows]
    shown: list[object] = [card.content, card.pages, components]
    if card.picture is not None:
        shown.append(picture_digest(card.picture))
    return sha256(msgspec.json.encode(shown, order="deterministic")).hexdigest()


def picture_digest(picture: Picture) -> str:
    """Return a digest of a picture and its words."""
    return sha256(msgspec.msgpack.encode((picture.png, picture.text))).hexdigest()
