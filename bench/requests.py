"""Counts the requests of a brisk game to Discord beside DMs, in simulated time: 90 votes, 2.5 seconds apart."""

from random import Random

from simcord.types import HttpLogEntry

from bench.measured import Measured
from bench.playing import SETTLED, begin, play
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, NAMES
from bot.rehearsal.stage import Stage, set_stage
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from engine.actions import Action
from engine.parties.actions import Act, Vote
from engine.parties.events import VoteClosed
from engine.parties.sides import Side
from engine.quests.actions import Propose
from engine.quests.table import QuestTable

THEME = "tain"
PLAYERS = NAMES[:10]
PAUSE = 2.5
"""The seconds between two acts."""
APPROVED = (True, False, False, True, False, False, True, False, True)
"""The result of each proposal."""
LOST = 2
"""The quest that fails. The others succeed, and with the fourth the good side has three."""


class Scripted(Sensible):
    """Votes, proposes and gives orders so that the game takes nine proposals and four quests."""

    def _decide(self, hosted: HostedGame) -> Action | None:
        occupancy, table = hosted.occupancy_of(self.client.id), hosted.started.table
        assert occupancy is not None
        assert isinstance(table, QuestTable)
        ask = next((ask for ask in hosted.asks.of(occupancy.name) if ask.awaited), None)
        evil = table.on_side(Side.EVIL)
        match None if ask is None else ask.move:
            case None:
                return None
            case move if move is Vote:
                return Vote(APPROVED[_votes_closed(hosted)])
            case move if move is Propose:
                others = [seat for seat in table.seats if seat != evil[0]]
                return Propose((evil[0], *others[: table.party_size - 1]))
            case move if move is Act:
                return Act(support=table.round.quest != LOST or occupancy.name not in evil)
        return super()._decide(hosted)


async def measure(*, quick: bool) -> list[Measured]:
    """Play the game. It is the same each time, so one round is enough."""
    async with set_stage([GM, *PLAYERS]) as stage:
        await begin(stage, THEME)
        first = len(stage.env.http_requests)
        will = Random(1)
        seated = [Scripted(stage, stage.people[name], SENSIBLE["quests"], will) for name in PLAYERS]
        hosted = await play(stage, seated, PAUSE, lambda hosted: hosted.phase is GamePhase.OVER)
        await stage.pause(SETTLED)
        assert _votes_closed(hosted) == len(APPROVED)
        asked = [request for request in stage.env.http_requests[first:] if _costs(stage, request)]
    waits = sum(
        any(type(event) in hosted.rulebook.phases.openings for event in entry.events) for entry in hosted.started.log
    )
    name = "requests of a brisk game, but for DMs"
    return [
        Measured(name, "", (len(asked),), (1.5 * waits,), "≤ 50"),
        Measured(
            "edits that only take old buttons, beside", "", (sum(map(_takes_buttons, stage.env.http_requests[first:])),)
        ),
    ]


def _votes_closed(hosted: HostedGame) -> int:
    return sum(isinstance(event, VoteClosed) for entry in hosted.started.log for event in entry.events)


def _costs(stage: Stage, request: HttpLogEntry) -> bool:
    """Whether a request counts. Answers cost nothing, and removing old buttons gives way to all other requests."""
    if request.path.startswith(("/interactions/", "/webhooks/")) or _takes_buttons(request):
        return False
    dms = {f"/channels/{channel}/messages" for channel in stage.env.backend.dm_channels.values()}
    return request.path not in dms and request.path != "/users/@me/channels"


def _takes_buttons(request: HttpLogEntry) -> bool:
    return request.method == "PATCH" and request.json == {"components": [], "tts": False}
