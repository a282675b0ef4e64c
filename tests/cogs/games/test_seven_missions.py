"""A whole game of Honnō-ji, to its seventh mission: every talisman is given, and used, taken back or left unused."""

from engine.honnoji.tokens import TalismanName
from tests.cogs.quests import let_vote
from tests.cogs.samurai import TEN, act, leader_of, propose, table_of
from tests.cogs.stage import Stage, answer, text_of

RESULTS = (True, False, True, False, True, False, True)
"""The missions' outcomes, which let every mission be played."""
CALLED = {
    TalismanName.SWORD: "Sword of Susanoo",
    TalismanName.STAFF: "Staff of Hachiman",
    TalismanName.WISDOM: "Wisdom of Omoikane",
    TalismanName.INSIGHT: "Insight of Tenjin",
    TalismanName.MIRROR: "Mirror of Amaterasu",
}


class Campaign:
    """A game under way, and what the reveal must tell of each talisman."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.drawn: list[TalismanName] = []
        self.fates: list[str] = []

    async def mission(self, number: int, succeed: bool) -> None:
        """Play a mission. The bot restarts while the first vote runs, and while the second orders come in."""
        leader, holder = await self.give()
        talisman = self.drawn[-1]
        party = await propose(self.stage, succeed=succeed)
        await self.stage.dm_command(party[-1], "quest act", order="support")
        fate = await self.use(talisman, holder, [name for name in party if name != holder])
        self.fates.append(f"Mission {number}: {CALLED[talisman]}, from **{leader}** to **{holder}**, {fate}")
        await self.vote(restarts=number == 1)
        await self.act(holder, party, restarts=number == 2)

    async def give(self) -> tuple[str, str]:
        """Let the leader give the talisman to somebody who does not lead next."""
        table = await table_of(self.stage)
        leader, order = await leader_of(self.stage), table.round.order
        by_turn = order[table.round.place_after % len(order)]
        holder = next(name for name in TEN if name not in {leader, by_turn})
        await self.stage.choose(leader, self.stage.prompt, [holder])
        self.drawn.append(table.tokens[-1].name)
        return leader, holder

    async def use(self, talisman: TalismanName, holder: str, others: list[str]) -> str:
        """Let the holder use the first of each kind. A use that names somebody names one of these."""
        number, is_first, name = len(self.drawn), self.drawn.count(talisman) == 1, CALLED[talisman]
        at_the_next_leader = f"used in mission {number + 1}" if number < len(RESULTS) else "not used"
        match talisman:
            case TalismanName.STAFF:
                return at_the_next_leader
            case TalismanName.SWORD:
                await self.press(holder, f"Set {name} in secret")
                return at_the_next_leader
            case TalismanName.WISDOM if is_first:
                await self.press(holder, f"Use {name}")
                return f"used in mission {number}"
            case TalismanName.MIRROR:
                await self.press(holder, f"Use {name}", others[-1])
                return f"used in mission {number} on **{others[-1]}**"
            case TalismanName.INSIGHT:
                await self.press(holder, f"Set {name} in secret", others[0])
                await self.press(holder, f"Take {name} back")
                if is_first:
                    await self.stage.dm_command(holder, "quest use", item="insight", player=others[-1])
                    return f"used in mission {number} on **{others[-1]}**"
        return "not used"

    async def press(self, name: str, label: str, target: str | None = None) -> None:
        """Press a button among a holder's acts, and fill in its form if it names somebody."""
        moves = await self.stage.press(name, self.stage.prompt, "What may I do?")
        opened = await self.stage.press(name, moves.response, label)
        if target is not None:
            assert (await self.stage.people[name].submit_modal(opened, {"target": [target]})).acknowledged

    async def vote(self, *, restarts: bool) -> None:
        """Let everybody approve."""
        before, (name, *others) = TEN[: len(TEN) // 2], TEN[len(TEN) // 2 :]
        await let_vote(self.stage, before)
        if restarts:
            await self.stage.restart()
        await self.stage.press(name, self.stage.prompt, "Approve")
        await let_vote(self.stage, others)

    async def act(self, holder: str, party: tuple[str, ...], *, restarts: bool) -> None:
        """Let everybody act who has not. The holder does not come last, so that an Insight's result comes by DM."""
        orders = (await table_of(self.stage)).round.orders
        first, *others = sorted(set(party).difference(orders), key=lambda name: name != holder)
        await act(self.stage, first)
        if restarts:
            await self.stage.restart()
        for name in others:
            await act(self.stage, name)

    async def look(self, number: int) -> None:
        """Let the holder of the contract look at somebody after odd missions, and at nobody after even ones."""
        contract = (await table_of(self.stage)).contract
        if number % 2 == 0:
            await self.stage.press(contract.holder, self.stage.prompt, "Look at nobody")
            return
        target = next(name for name in TEN if name not in contract.holders)
        looked = await self.stage.choose(contract.holder, self.stage.prompt, [target])

        assert f"**{target}** is on this side right now: **" in answer(looked)


async def test_seven_missions_with_every_talisman_survive_restarts_in_votes_and_orders(samurai: Stage) -> None:
    campaign = Campaign(samurai)
    for number, succeed in enumerate(RESULTS, start=1):
        await campaign.mission(number, succeed)
        if number < len(RESULTS):
            await campaign.look(number)
    told = [text_of(message) for message in samurai.channel.history()]
    past = (await table_of(samurai)).round.past_quests
    (sees,) = [text for name in TEN for text in map(text_of, samurai.dms(name)) if "**supported** this mission" in text]

    assert [mission.success for mission in past] == list(RESULTS)
    assert any("Victory for the Plotters" in post for post in told)
    assert any("\n".join(campaign.fates) in post for post in told)
    assert sum("acts in public and **supports**" in text for text in told) == 1
    assert not any("is on this side" in text or sees in text for text in told)
    assert sum("Approved, 11 to 0" in text and "Counted twice: " in text for text in told) == 1
    assert "W is for and w against, counted twice." in answer(await samurai.command("Ann", "game history"))
