"""The pinned card: the sign-up list before the game, the state of the game during it, the end after it."""

from hashlib import sha256

import msgspec
from discord import ButtonStyle

from bot.components.keys import Verb
from bot.components.options import offers
from bot.delivery.absences import away_names
from bot.delivery.compose import cancelled_text
from bot.delivery.outgoing import Outgoing
from bot.delivery.pace_words import ends_lines, has_pace, holding_text, kinds_of_wait, pace_lines, pace_text
from bot.delivery.saying import button, private_row, say, words_of
from bot.pictures.picture import Picture
from bot.storage.choices import Previewing, Revealing, Spectating
from bot.storage.kinds import GamePhase
from bot.storage.ladders import REMINDING, RUNGS, Ladder
from bot.storage.live import Live, Sitting
from bot.wording.names import escape, mentions
from bot.wording.pages import Page
from bot.wording.times import date
from engine.audience import To


def card(live: Live) -> Outgoing:
    """Paint the card as it should look now."""
    if live.game is None:
        return _sign_up_card(live)
    words = words_of(live)
    page = words.card(live.view(To.PUBLIC), live.asks.awaited)
    fields = list(page.fields)
    if offers(live.rulebook.options) and live.game.table.outcome is None:
        fields.append((say(live, "signup-setup"), options_text(live)))
    if live.game.table.paused:
        fields.append((say(live, "card-state"), say(live, "card-paused")))
    elif live.held_until is not None:
        fields.append((say(live, "card-state"), say(live, "card-held", {"when": date(live.held_until)})))
    elif (deadline := live.deadline) is not None and live.asks:
        fields.append((say(live, "card-deadline"), date(deadline)))
    if live.game.table.outcome is None and (away := away_names(live)):
        fields.append((say(live, "card-away"), away))
    if has_pace(live) and live.game.table.outcome is None:
        fields.append((say(live, "card-times"), pace_text(live)))
    last = [Verb.REMATCH] if live.phase is GamePhase.OVER else [Verb.SPECTATE] if live.rulebook.hides else []
    return Outgoing(
        pages=[msgspec.structs.replace(page, fields=tuple(fields))],
        rows=[[*private_row(live), *(button(live, verb) for verb in (Verb.LEAD, *last))]],
    )


def _sign_up_card(live: Live) -> Outgoing:
    title = say(live, "signup-title", {"game": live.theme.heading})
    if live.phase is GamePhase.OVER:
        return Outgoing(pages=[Page(title=title, text=cancelled_text(live), colour=live.theme.colour)])
    least, most = live.rulebook.players[0], live.rulebook.players[-1]
    names = "\n".join(f"{number}. {_joined(live, sitting)}" for number, sitting in enumerate(live.sittings, 1))
    counted = {"count": len(live.names), "least": least, "most": most}
    fields = [
        (say(live, "signup-players", counted), names or say(live, "signup-nobody")),
        *([(say(live, "signup-bench"), ", ".join(map(escape, live.lobby.bench)))] if live.lobby.bench else []),
        (say(live, "signup-setup"), options_text(live)),
        (say(live, "signup-deadlines"), deadlines_text(live)),
    ]
    if live.ladder != Ladder():
        fields.append((say(live, "absence-title"), absence_text(live)))
    if live.rulebook.hides:
        fields.append((say(live, "signup-secrets"), say(live, f"secrecy-{live.secrecy}")))
    if live.rulebook.sides and live.reveal is Revealing.BY_GM:
        fields.append((say(live, "signup-reveal"), say(live, f"reveal-{live.reveal}")))
    if live.rulebook.weighs and live.preview is Previewing.OFF:
        fields.append((say(live, "signup-preview"), say(live, "signup-preview-text")))
    if live.holds:
        fields.append((say(live, "signup-holding"), holding_text(live)))
    if live.rulebook.hides and live.spectating is Spectating.NEVER:
        fields.append((say(live, "signup-spectating"), say(live, "signup-spectating-text")))
    if live.anonymous:
        fields.append((say(live, "signup-anonymous"), say(live, "signup-anonymous-text")))
    text = say(
        live,
        "signup-text-exactly" if least == most else "signup-text",
        {"gm": mentions(live.gms), "least": least, "most": most},
    )
    page = Page(title=title, text=text, fields=tuple(fields), colour=live.theme.colour)
    players = [button(live, Verb.JOIN, ButtonStyle.success), button(live, Verb.LEAVE)]
    players += [button(live, Verb.WRITE)] if live.writing is not None else []
    gm = [button(live, Verb.START, ButtonStyle.primary), button(live, Verb.SETUP)]
    return Outgoing(pages=[page], rows=[players, gm])


def _joined(live: Live, sitting: Sitting) -> str:
    """Who has joined, and whether he has said that he is ready."""
    return escape(sitting.name) + " \N{WHITE HEAVY CHECK MARK}" * (sitting.user_id in (live.lobby.ready or ()))


def options_text(live: Live) -> str:
    """What is chosen for a game, in words."""
    return words_of(live).options_text(live.open_options)


def deadlines_text(live: Live) -> str:
    """The deadlines of the waits, and what happens when one passes."""
    words = words_of(live)
    kept: dict[float, list[str]] = {}
    for kind in kinds_of_wait(live):
        if kind in live.hours and kind not in live.pace.ends:
            kept.setdefault(live.hours[kind], []).append(words.wait_name(kind))
    counting = [say(live, f"counting-{live.counting}")] if live.rulebook.counted else []
    lines = [
        say(live, "deadline-of", {"wait": words.words.list(waits), "hours": hours}) for hours, waits in kept.items()
    ]
    lines += ends_lines(live)
    late = say(live, f"late-{live.late}" if lines else "deadlines-none")
    return "\n".join([*lines, *pace_lines(live), late, *counting])


def absence_text(live: Live) -> str:
    """What is done about those who do not answer in time, from the reminders on, a line for each step."""
    rungs = [name for name in RUNGS if name != "removal" or live.rulebook.removes]
    lines = [say(live, f"rung-{name}", {"choice": getattr(live.ladder, name)}) for name in rungs]
    return "\n".join([*lines[: len(REMINDING)], say(live, f"late-{live.late}"), *lines[len(REMINDING) :]])


def digest(card: Outgoing) -> str:
    """A short form of what a card shows: equal for cards that look the same."""
    components = [[(item.to_component_dict()) for item in row] for row in card.rows]
    shown: list[object] = [card.content, card.pages, components]
    if card.picture is not None:
        shown.append(picture_digest(card.picture))
    return sha256(msgspec.json.encode(shown, order="deterministic")).hexdigest()


def picture_digest(picture: Picture) -> str:
    """A short form of a picture and its words."""
    return sha256(msgspec.msgpack.encode((picture.png, picture.text))).hexdigest()
