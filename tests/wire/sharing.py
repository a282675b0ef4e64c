"""A whole game that two processes lead together, chosen by a seed, and the checks at its end."""

from collections import Counter
from random import Random

from simcord.backend.models import Interaction, Message
from sqlalchemy import select

from bot.components.keys import Verb
from bot.database.database import Database
from bot.database.opening import open_database
from bot.delivery.card.card import card
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase, LatePolicy, OutboxKind, OutboxState
from bot.storage.schema.models import ActionRow, OutboxRow
from bot.themes import load_themes
from tests.asking import rows_in
from tests.wire.aftermath import shown
from tests.wire.partners import Partners, receipt_of
from tests.wire.players import Players, key_of, says_it_counts
from tests.wire.table import NAMES, Table, components_of, text_of

SOON = "1 s"
"""A wait as short as a form takes it."""
LATE: tuple[LatePolicy | None, ...] = (LatePolicy.AUTO, LatePolicy.ASK, None)
"""The effect of a deadline; None if there is none."""
TOLD = {OutboxState.SENT, OutboxState.DROPPED}
"""The states of messages of which nothing is owed any more."""
REPEATED = (0.1, 1.0)
"""The share of interactions that both processes receive."""


class Sharing:
    """The game of a seed: whether it has deadlines, how often both processes receive the same, when one is killed."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.bell = table.loopback.bell
        self.late = LATE[seed % len(LATE)]
        self.chance = Random(seed)
        self.partners = Partners(table, self.chance, REPEATED[seed % len(REPEATED)])
        self.killed_at = self.chance.randrange(6)
        self.asleep_at = self.chance.randrange(1, 4) if self.late is not None else -1

    async def play(self) -> None:
        """Play it to its end, and check the outcome."""
        await self.partners.start()
        database = await open_database(self.table.database)
        try:
            players = Players(self.table, Games(database, load_themes()), self.chance)
            await self._begin()
            await self._go_on(players)
            await self._until_told(database, players)
            assert await self.partners.stop() == [0, 0]
            await self._check(database, players)
        finally:
            await database.close()

    async def _begin(self) -> None:
        table = self.table
        deadlines = {"wait": SOON, "late": self.late.value} if self.late is not None else {"wait": "0"}
        await self._answered(table.command("Gia", "game", "new", game="tain", **deadlines))
        await table.until_counted(room=1)
        await table.count_at_once()
        joining = [table.press(name, table.card, "Join") for name in NAMES]
        await self.partners.until_answered(joining)
        await self._answered(table.press("Gia", table.card, "Start the game"))

    async def _go_on(self, players: Players) -> None:
        step = 0
        while (hosted := await players.hosted()).phase is not GamePhase.OVER:
            if step == self.asleep_at:
                await self._oversleep(players, hosted)
            else:
                pressed = await players.press_all()
                if step == self.killed_at:
                    await self._kill_one(pressed)
                    players.press_anew()
                await self.partners.until_answered(pressed)
            step += 1

    async def _kill_one(self, pressed: list[Interaction]) -> None:
        """Kill a process after some more requests, at some point between a press and all its effects."""
        enough = len(self.table.loopback.asked) + self.chance.randrange(2 * len(pressed) + 1)
        await self.bell.until(
            lambda: len(self.table.loopback.asked) >= enough or all(map(self.partners.is_answered, pressed))
        )
        await self.partners.kill_one()

    async def _oversleep(self, players: Players, hosted: HostedGame) -> None:
        """Let the deadline pass: the wait ends by itself, or its GM ends it when asked."""
        wait = hosted.wait_token
        if self.late is LatePolicy.ASK:
            await self.bell.until(lambda: self._question(wait) is not None)
            question = self._question(wait)
            assert question is not None
            await self._answered(self.table.press("Gia", question, "Close it now"))
            asked = self.table.backend.get_message(question.channel_id, question.id)
            await self._answered(self.table.press("Gia", asked, "Yes, close it now"))
        await players.until_gone_on(wait)

    def _question(self, wait: str) -> Message | None:
        """Return the GM's question about the passed deadline of a wait."""
        asked = [message for message in self.table.dms("Gia") if _closes(message, wait)]
        return asked[0] if asked else None

    async def _answered(self, interaction: Interaction) -> None:
        await self.partners.until_answered([interaction])

    async def _until_told(self, database: Database, players: Players) -> None:
        """Wait until all owed messages are sent, those of the killed process, too, and the card shows the end."""

        async def is_told() -> bool:
            states = set(await rows_in(database, select(OutboxRow.state)))
            return states <= TOLD and self._is_shown(await players.hosted())

        await self.bell.until_so(is_told)

    def _is_shown(self, hosted: HostedGame) -> bool:
        """Return whether the card is up to date."""
        return shown(self.table.card.embeds) == shown([embed.to_dict() for embed in card(hosted).embeds])

    async def _check(self, database: Database, players: Players) -> None:
        hosted = await players.hosted()
        rows = list(await rows_in(database, select(OutboxRow)))
        made = {number for number in await rows_in(database, select(ActionRow.interaction_id)) if number is not None}
        self._check_messages(rows, players.moved, made)
        self._check_answers(players.moved, made)
        assert self._is_shown(hosted)
        assert not [message for message in self.table.room()[1:-1] if message.components]
        assert '"level": "error"' not in self.table.log

    def _check_messages(self, rows: list[OutboxRow], moved: list[Interaction], made: set[int]) -> None:
        """Check that each message was sent once, that nobody was asked twice, and that nothing else was sent.

        A message that the killed process sent without saving that is dropped by the other if it was answered meanwhile.
        A player whose move counts so late that Discord has given it up is told so by DM.
        """
        table = self.table
        answered = [row.nonce for row in rows if row.state is OutboxState.DROPPED]
        receipts = [receipt_of(each) for each in moved if each.id in made and not self.partners.is_answered(each)]
        sent = [row.message_id for row in rows if row.message_id is not None]
        sent += table.loopback.messages_sent_with([*answered, *receipts])
        greetings = [table.dms(name)[0].id for name in NAMES]
        seen = [*table.room(), *(message for name in table.users for message in table.dms(name))]
        asked = Counter(tuple(row.lines) for row in rows if row.kind is OutboxKind.DEADLINE)

        assert {row.state for row in rows} <= TOLD
        assert {message.id: text_of(message) for message in seen if message.id not in {*sent, *greetings}} == {
            table.card.id: text_of(table.card)
        }
        assert sorted(message.id for message in seen) == sorted([table.card.id, *greetings, *sent])
        assert set(asked.values()) <= {1}

    def _check_answers(self, moved: list[Interaction], made: set[int]) -> None:
        """Check that exactly the players who were told that their move counts have made it."""
        for interaction in moved:
            if self.partners.is_answered(interaction):
                assert says_it_counts(self.table, interaction) == (interaction.id in made)


def _closes(message: Message, wait: str) -> bool:
    keys = map(key_of, components_of(message))
    return any(key is not None and key.verb is Verb.CLOSE and key.wait_token == wait for key in keys)
