"""A table of three at the small game, and the players who are asked there."""

from simcord import InteractionResult

from tests.cogs.stage import Stage
from tests.hazels.engine.table import STONE, WELL, HazelTable, Phase

GM = "Gia"
PLAYERS = ("Ann", "Ben", "Cat")
GAME = "nine-hazels"
MOST_LOOKS = 5000


class Hazelnuts:
    """The actions of tests at this table."""

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
        """Return the current table. A test that looks too often plays a game that goes nowhere."""
        self.looks += 1
        assert self.looks < MOST_LOOKS
        table = (await self.stage.hosted()).started.table
        assert isinstance(table, HazelTable)
        return table

    async def turn(self) -> str:
        """Return whose turn it is."""
        return str((await self.table()).turn)

    async def way(self) -> tuple[str, int]:
        """Return who may walk and how far with this throw: to the stone if possible."""
        table = await self.table()
        assert table.die is not None
        walker, at = next((walker, at) for walker, at in table.squares(await self.turn()).items() if at < WELL)
        return walker.value, min(table.die, STONE - at if at < STONE else WELL - at)

    async def press(self) -> InteractionResult:
        """Let the asked player act by buttons and forms. One who stops on the stone answers, and is right."""
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
        """Let the asked player act by a command."""
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
        """Play until the game is in this phase."""
        while (await self.table()).phase is not phase:
            await self.press()
        return await self.table()
