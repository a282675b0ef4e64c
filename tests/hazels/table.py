"""A table of three at the small game, and whoever is asked there."""

from simcord import InteractionResult

from tests.cogs.stage import Stage
from tests.hazels.engine.table import STONE, WELL, HazelTable, Phase

GM = "Gia"
PLAYERS = ("Ann", "Ben", "Cat")
GAME = "nine-hazels"
MOST_LOOKS = 5000


class Hazelnuts:
    """What tests do at this table."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.looks = 0

    async def begin(self) -> "Hazelnuts":
        """Open the game, sit down, and start it."""
        await self.stage.command(GM, "game new", game=GAME)
        for name in PLAYERS:
            await self.stage.press(name, self.stage.card, "Join")
        await self.stage.press(GM, self.stage.card, "Start the game")
        return self

    async def table(self) -> HazelTable:
        """The table as it stands. A test that looks this often plays a game that goes nowhere."""
        self.looks += 1
        assert self.looks < MOST_LOOKS
        table = (await self.stage.hosted()).started.table
        assert isinstance(table, HazelTable)
        return table

    async def turn(self) -> str:
        """Whose turn it is."""
        return str((await self.table()).turn)

    async def way(self) -> tuple[str, int]:
        """Who may walk, and how far with this throw: to the stone if it is within reach."""
        table = await self.table()
        assert table.die is not None
        walker, at = next((walker, at) for walker, at in table.squares(await self.turn()).items() if at < WELL)
        return walker.value, min(table.die, STONE - at if at < STONE else WELL - at)

    async def press(self) -> InteractionResult:
        """Let whoever is asked do it by buttons and forms; whoever stops on the stone answers, and is right."""
        table, player, prompt = await self.table(), await self.turn(), self.stage.prompt
        match table.phase:
            case Phase.THROW:
                return await self.stage.press(player, prompt, "Throw")
            case Phase.WALK:
                walker, steps = await self.way()
                opened = await self.stage.press(player, prompt, "Walk")
                return await self.send(player, opened, {"walker": [walker], "steps": [str(steps)]})
            case Phase.ANSWER:
                opened = await self.stage.press(player, prompt, "Answer the riddle")
                return await self.send(player, opened, {"text": "A *river*.", "stake": ["two"]})
            case _:
                return await self.stage.press(GM, prompt, "Right")

    async def command(self) -> InteractionResult:
        """Let whoever is asked do it by a command."""
        table, player = await self.table(), await self.turn()
        match table.phase:
            case Phase.THROW:
                return await self.stage.command(player, "hazels throw")
            case Phase.WALK:
                walker, steps = await self.way()
                return await self.stage.dm_command(player, "hazels walk", walker=walker, steps=steps)
            case Phase.ANSWER:
                return await self.stage.command(player, "hazels answer", text="A river.", stake="one")
            case _:
                return await self.stage.dm_command(GM, "hazels judge", right=False)

    async def send(self, name: str, opened: InteractionResult, values: dict[str, object]) -> InteractionResult:
        """Fill in a form that was opened, and send it."""
        sent = await self.stage.people[name].submit_modal(opened, values)
        assert sent.acknowledged
        return sent

    async def until(self, phase: Phase) -> HazelTable:
        """Play until the game stands there."""
        while (await self.table()).phase is not phase:
            await self.press()
        return await self.table()
