"""A whole anonymous game in which nobody perceives anything that links an alias to its owner before the end."""

import re
from io import StringIO

import pytest

from tests.cogs.conftest import NAMES
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.masks import aliases, begin_anonymous, player, sign_up_anonymous, spoken, write
from tests.cogs.opening import Opening
from tests.cogs.perceiving import EVERYBODY, Perception, links, perceived
from tests.cogs.stage import Stage, answer, labels_of, text_of

LOOKS = ("game status", "game secrets", "game history", "help")


class Masquerade:
    """A game of five, one of whom may lead it. It contains every act that could reveal who somebody is."""

    def __init__(self, stage: Stage, *, gm_plays: bool) -> None:
        self.stage = stage
        self.seated = ["Gia", *NAMES[1:]] if gm_plays else list(NAMES)
        self.knowing = () if gm_plays else ("Gia",)
        self.began = 0

    @property
    def players(self) -> dict[str, int]:
        """Return everybody who has a seat or once had one, by id. The GM is known to be the GM."""
        named = {*self.seated, "Zoe"} - {"Gia"}
        return {name: self.stage.users[name].id for name in named}

    def leaks(self, perceptions: list[Perception] | None = None) -> list[Perception]:
        """Return everything perceived since the start of the game that links somebody to an alias."""
        seen = list(perceived(self.stage, self.began)) if perceptions is None else perceptions
        return links(seen, self.players, self.knowing)

    async def begin(self) -> None:
        """Play from the sign-up to the deal. Before that everybody may see who has joined."""
        self.stage.give(self.seated[1], manage_webhooks=True)
        self.stage.give("Zoe", manage_threads=True)
        await sign_up_anonymous(self.stage, *self.seated)
        self.began = len(self.stage.env.backend.transcript)
        await self.stage.press("Gia", self.stage.card, "Start the game")
        await self.stage.painted_card()

    async def look(self) -> None:
        """Let everybody look at everything, and type into every field with autocompletion."""
        for name in (*self.seated, "Zoe", "Gia"):
            for command in LOOKS:
                await self.stage.command(name, command)
            await self.stage.dm_command(name, "help")
            await self.stage.people[name].autocomplete(self.stage.channel, "quest propose", "first", "")
            await self.stage.people[name].autocomplete(self.stage.channel, "gm act-for", "player", "")
            await self.stage.people[name].autocomplete(self.stage.channel, "say", "game", "")
        await self.stage.painted_card()

    async def talk(self) -> None:
        """Let everybody speak, in every possible way and with every possible mistake."""
        for name in self.seated:
            await write(self.stage, name, "a word from my DM")
            await self.stage.command(name, "say", text="a word from the channel")
            await write(self.stage, name, "\x07")
        await write(self.stage, "Zoe", "a stranger's word")
        await self.stage.command("Zoe", "say", text="a stranger's word")

    async def blunder(self) -> None:
        """Let everybody try illegal acts, and check that the refusals reveal nothing."""
        stage = self.stage
        names = (await stage.hosted()).names
        for name in self.seated:
            await stage.command(name, "quest guess", player=names[0])
            await stage.command(name, "quest propose", first="Nobody", second=names[1])
            await stage.command(name, "gm close")
            await stage.command(name, "gm secrets")
            await stage.command(name, "gm hand-over", player=names[2]) if name != "Gia" else None
            await stage.press(name, stage.card, "GM")
            await stage.press(name, stage.card, "What may I do?")

    async def lead(self) -> None:
        """Let the GM do a GM's acts: act for somebody, pause, give a seat away, move the game."""
        stage = self.stage
        hosted = await stage.hosted()
        leaver = (
            hosted.occupancies[0].name
            if await player(stage, hosted.occupancies[0].name) != "Gia"
            else hosted.occupancies[1].name
        )
        leaving = await player(stage, leaver)
        await stage.command("Gia", "gm act-for", player=leaver)
        await stage.command("Gia", "gm pause")
        await stage.command("Gia", "gm resume")
        await stage.command("Gia", "gm extend", time="2")
        await stage.command("Gia", "gm replace", player=leaver)
        await stage.press("Zoe", stage.channel.history()[-1], "Take the seat")
        self.seated[self.seated.index(leaving)] = "Zoe"
        self.left = leaving
        await stage.command("Gia", "game status")
        stage.channel = stage.guild.create_text_channel("another")
        await stage.command("Gia", "gm move")
        await stage.painted_card()

    @property
    def players_ever(self) -> dict[str, int]:
        """Return the same together with everybody who has left."""
        return {**self.players, self.left: self.stage.users[self.left].id}

    async def quest(self) -> None:
        """Play a quest. Half of the answers are given in DMs, half in the channel."""
        stage = self.stage
        good = [alias for alias in (await stage.hosted()).names if alias in await stage.on_side("good")]
        size = (await stage.table()).party_size
        leader = await player(stage, await stage.leader())
        party = dict(zip(("first", "second", "third"), good[:size], strict=False))
        await stage.command(leader, "quest propose", **party)
        for number, name in enumerate((await aliases(stage)).keys()):
            asked = [message for message in stage.dms(name) if "Approve" in labels_of(message)]
            question = stage.prompt if number % 2 else asked[-1]
            await stage.press(name, question, "Approve openly" if number % 3 else "Approve")
            await stage.painted_card()
        for alias in good[:size]:
            await stage.command(await player(stage, alias), "quest act", order="support")

    async def guess(self) -> None:
        """Let the assassin name somebody, which ends the game."""
        stage = self.stage
        (assassin,) = await stage.with_role("assassin")
        (seer,) = await stage.with_role("seer")
        await stage.command(await player(stage, assassin), "quest guess", player=seer)


async def play(stage: Stage, *, gm_plays: bool) -> Masquerade:
    """Play from the sign-up to the last guess, but not beyond; with a GM who does not play, to the first quest."""
    masquerade = Masquerade(stage, gm_plays=gm_plays)
    await masquerade.begin()
    await masquerade.look()
    await masquerade.talk()
    await masquerade.blunder()
    await masquerade.lead()
    await stage.restart()
    for _ in range(3 if gm_plays else 1):
        await masquerade.quest()
    await masquerade.talk()
    await masquerade.look()
    return masquerade


@pytest.mark.parametrize("gm_plays", [False, True])
async def test_nobody_perceives_who_is_behind_an_alias_before_the_end(
    log: StringIO, stage: Stage, gm_plays: bool
) -> None:
    masquerade = await play(stage, gm_plays=gm_plays)
    seen = list(perceived(stage, masquerade.began))
    ever = {**masquerade.players_ever}
    leaks = links(seen, ever, masquerade.knowing)
    await (masquerade.guess() if gm_plays else stage.end("Gia"))

    assert leaks == []
    assert len([each for each in seen if each.reader == EVERYBODY]) > 50
    assert all(len([each for each in seen if each.reader == name]) > 20 for name in masquerade.seated)
    assert len(spoken(stage)) > 10
    assert all(name in text_of(stage.poster) for name in ever)
    _check_log(log.getvalue(), stage)


def _check_log(log: str, stage: Stage) -> None:
    secrets = [*stage.users, *(str(user.id) for user in stage.users.values())]
    secrets += [webhook.token for webhook in stage.env.backend.webhooks.values()]
    secrets += ["a word", "stranger", *{name for name, _ in spoken(stage)}]
    word = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, secrets))})(?!\w)")

    assert '"event": "message"' in log
    assert [line for line in log.splitlines() if word.search(line)] == []


@pytest.mark.parametrize(
    "leak",
    [
        '{{"content": "<@{number}> leads"}}',
        '{{"mentions": [{{"id": "{number}"}}]}}',
        '{{"username": "{name}"}}',
        '{{"author": {{"global_name": "{name}"}}}}',
        '{{"embeds": [{{"fields": [{{"value": "**{name}**: Willow"}}]}}]}}',
        '{{"components": [{{"custom_id": "brehon:take:1:0:3:{number}"}}]}}',
        '{{"attachments": [{{"filename": "{name}.png"}}]}}',
        '{{"data": {{"choices": [{{"name": "{name}"}}]}}}}',
    ],
)
def test_a_planted_link_is_found(leak: str) -> None:
    players = {"Ann": 1456074443980800013, "Ben": 1456074443980800014}
    shown = leak.format(name="Ann", number=players["Ann"])

    assert links([Perception(EVERYBODY, shown)], players)
    assert links([Perception("Ben", shown)], players)
    assert not links([Perception("Ann", shown)], players)
    assert not links([Perception("Gia", shown)], players, knowing=["Gia"])


async def test_links_are_found_in_a_game_that_is_not_anonymous(game: Stage) -> None:
    await game.command("Ann", "game status")
    await game.people["Ben"].autocomplete(game.channel, "quest propose", "first", "")
    players = {name: game.users[name].id for name in NAMES}
    readers = {each.reader for each in links(perceived(game), players)}

    assert {EVERYBODY, "Ann", "Ben"} <= readers


async def test_no_answer_to_a_command_or_press_is_public(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    for name in NAMES:
        for command in LOOKS:
            answer(await stage.command(name, command))
        answer(await stage.press(name, stage.prompt, "My secrets"))

    assert not [each for each in perceived(stage) if each.shown.startswith("used by")]
