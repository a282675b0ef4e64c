"""Pictures of a whole game as Discord renders it: every post of the channel, and one player's DM, on several screens.

A rehearsal is played in the simulated Discord, whose own preview draws it, and a headless browser is the camera. It
needs ``requirements/render.txt``, and Chromium or Chrome. To compare with another version, name its folder
(``git worktree add --detach ../before <commit>``), and lay the pictures of both side by side:

python scripts/render_game.py tain --out after
python scripts/render_game.py tain --out before --tree ../before
python scripts/compare_looks.py before after both
"""

import asyncio
import base64
import json
import os
import shutil
import signal
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from aiohttp import ClientSession, ClientWebSocketResponse
from simcord import ChannelHandle, MemberActor, SetupError, UserHandle
from simcord.preview import _markdown

import bot
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.performance import names_of
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, Acting, Manner, Rehearsal
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.stage import Stage, set_stage
from bot.storage.schema.presets import PresetName
from bot.themes import Theme, load_themes
from engine.rulebooks import RULEBOOKS

BROWSERS = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome", "chrome")
INSTALL = "pip install --require-hashes -r requirements/render.txt"
NO_BROWSER = (
    "render_game: no Chromium is found; install it (on Debian: apt-get install chromium-headless-shell), "
    "or name it: --chromium"
)
NO_PREVIEW = f"render_game: {{error}} What is pinned for it: {INSTALL}"
WINDOW = (1600, 1400)
"""The browser's window, large enough for any screen that is shown in it."""
SHARPNESS = 2
MOST_TRIES = 300
"""How often to ask the browser whether everything is drawn, a tenth of a second apart."""
READY = "window.simcordPreview?.ready === true"
PLACE = """(() => {
    document.querySelectorAll("[data-workbench], .attachment-media-actions").forEach((tool) => tool.remove());
    const ready = new CSSStyleSheet();
    ready.replaceSync("button.component-button[aria-disabled]:not(:disabled) { opacity: 1; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ready];
    document.querySelectorAll(".message-attachments").forEach((files) => {
        files.parentElement.querySelector(":scope > .embed-card, :scope > .message-components")?.before(files);
    });
    document.querySelectorAll(".attachment-image").forEach((image) => {
        Object.assign(image.style, {maxWidth: "min(100%, 550px)", maxHeight: "350px"});
    });
    const {x, y, width, height} = document.querySelector("#preview-app").getBoundingClientRect();
    return JSON.stringify({x, y, width, height, scale: 1});
})()"""
"""Removes the preview's own tools, and returns where its screen is.

Buttons look as ready as in Discord, also while the preview lets nobody press them. Pictures of their own stand above
embeds and buttons, within 550 by 350, as in Discord.
"""
LIGHT = {
    **dict.fromkeys(("discord-bg", "modal-surface"), "#fff"),
    **dict.fromkeys(("discord-surface", "component-surface", "code-surface", "list-surface"), "#f2f3f5"),
    **dict.fromkeys(("discord-control", "input-surface", "chip-surface"), "#ebedef"),
    **dict.fromkeys(("subtle-surface", "button-alt", "discord-elevated", "discord-hover", "option-hover"), "#e3e5e8"),
    **dict.fromkeys(("discord-border", "component-border", "code-border", "modal-separator"), "#e3e5e8"),
    **dict.fromkeys(("control-border", "choice-border", "modal-trigger-border"), "#c4c9ce"),
    **dict.fromkeys(("discord-text", "subtle-surface-text", "code-text", "embed-field-name"), "#313338"),
    **dict.fromkeys(("discord-muted", "discord-subtle", "entity-text", "entity-dim", "input-placeholder"), "#5c5e66"),
    **dict.fromkeys(("link-text", "link-accent"), "#0068e0"),
}
"""Discord's light colours, by their names in the preview, which has only dark ones."""
LIGHT_RULES = """
    :root { color: #313338; background: #fff; color-scheme: light; }
    .message-content, .component-button { color: #313338; }
    .mention { color: #4752c4; background: #e6e8fd; }
    .button-style-2 { background: #e3e5e8; }
    .button-style-1, .button-style-3, .button-style-4 { color: #fff; }
    .channel-composer { background: #ebedef; }
"""
"""Rules for elements with a colour of their own in the preview."""


class Screen(NamedTuple):
    """A screen, by width and height."""

    name: str
    width: int
    height: int


PHONE = Screen("phone", 340, 700)
DESK = Screen("desk", 960, 720)
SCREENS = {screen.name: screen for screen in (PHONE, DESK)}


class Browser:
    """A headless browser, controlled by its DevTools protocol."""

    def __init__(self, socket: ClientWebSocketResponse, *, light: bool) -> None:
        self._socket = socket
        self._light = light
        self._asked = 0

    async def shoot(self, url: str) -> bytes:
        """Open a preview, wait until all of it is drawn, and return its screen."""
        target = str((await self._call("Target.createTarget", {"url": "about:blank"}))["targetId"])
        attached = await self._call("Target.attachToTarget", {"targetId": target, "flatten": True})
        page = str(attached["sessionId"])
        width, height = WINDOW
        desk: dict[str, object] = {"width": width, "height": height, "deviceScaleFactor": SHARPNESS, "mobile": False}
        await self._call("Emulation.setDeviceMetricsOverride", desk, page)
        await self._call("Page.navigate", {"url": url}, page)
        for _ in range(MOST_TRIES):
            if await self._evaluate(READY, page):
                break
            await asyncio.sleep(0.1)
        else:
            raise TimeoutError(f"the preview at {url.partition('#')[0]} is not drawn")
        if self._light:
            await self._evaluate(_lit(), page)
        clip = json.loads(str(await self._evaluate(PLACE, page)))
        taken = await self._call("Page.captureScreenshot", {"clip": clip, "captureBeyondViewport": True}, page)
        await self._call("Target.closeTarget", {"targetId": target})
        return base64.b64decode(str(taken["data"]))

    async def _evaluate(self, expression: str, page: str) -> object:
        answer = await self._call("Runtime.evaluate", {"expression": expression, "awaitPromise": True}, page)
        result = answer["result"]
        assert isinstance(result, dict)
        return result.get("value")

    async def _call(self, method: str, values: dict[str, object], page: str | None = None) -> dict[str, object]:
        self._asked += 1
        asked: dict[str, object] = {"id": self._asked, "method": method, "params": values}
        await self._socket.send_json(asked if page is None else {**asked, "sessionId": page})
        while True:
            heard = await self._socket.receive_json()
            if heard.get("id") == self._asked:
                if "error" in heard:
                    raise RuntimeError(f"{method}: {heard['error']}")
                return dict(heard["result"])


def _lit() -> str:
    """Return the script that makes a page light. The page takes a foreign style sheet only from a script."""
    colours = " ".join(f"--{name}: {colour};" for name, colour in LIGHT.items())
    style = json.dumps(f":root {{ {colours} }} {LIGHT_RULES}")
    return f"(light => (light.replaceSync({style}), document.adoptedStyleSheets = [light]))(new CSSStyleSheet())"


def draw_small_print() -> None:
    """Let the preview draw small print in the text of embeds, as Discord does. On its own it shows the markup."""
    policies: dict[str, dict[str, bool | str]] = vars(_markdown)["_FIELD_POLICIES"]
    policies["embed_description"]["subtext"] = True


@asynccontextmanager
async def browser_at(path: str, *, light: bool) -> AsyncIterator[Browser]:
    """Start a browser, which ends with this context."""
    with TemporaryDirectory(prefix="render-", ignore_cleanup_errors=True) as folder:
        flags = [
            "--headless=new",
            "--disable-gpu",
            "--hide-scrollbars",
            "--remote-debugging-port=0",
            f"--user-data-dir={folder}",
        ]
        if os.name == "posix" and os.geteuid() == 0:
            flags.append("--no-sandbox")  # Chromium does not start as root with a sandbox.
        process = await asyncio.create_subprocess_exec(
            path, *flags, stderr=asyncio.subprocess.PIPE, start_new_session=True
        )
        try:
            address = await _address_of(process)
            async with ClientSession() as session, session.ws_connect(address, max_msg_size=0) as socket:
                yield Browser(socket, light=light)
        finally:
            _kill(process)
            await process.wait()


def _kill(process: asyncio.subprocess.Process) -> None:
    """Kill a browser. Debian's begins as a shell script, which would leave the browser itself and its pipe open."""
    with suppress(ProcessLookupError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


async def _address_of(process: asyncio.subprocess.Process) -> str:
    """Return the address at which a starting browser takes commands."""
    assert process.stderr is not None
    async for line in process.stderr:
        if b"DevTools listening on" in line:
            return line.split()[-1].decode()
    raise RuntimeError("the browser ended before it could be told anything")


class Photographer:
    """Takes a picture of each place with new messages."""

    def __init__(self, stage: Stage, browser: Browser, screens: Sequence[Screen], folder: Path, player: Client) -> None:
        self._stage = stage
        self._browser = browser
        self._screens = screens
        self._folder = folder
        self._player = player
        self._seen: set[int] = set()
        self._taken = 0

    async def look(self) -> None:
        """Take pictures of everything new since the last look."""
        news = [shown for shown in self._stage.messages() if shown.id not in self._seen and not shown.only]
        self._seen |= {shown.id for shown in news}
        self._taken += 1
        if any(not shown.dm for shown in news):
            await self._take("channel", self._stage.channel, self._player.member)
        if any(shown.dm == self._player.name for shown in news):
            await self._take("dm", self._player.user.dm_channel, self._player.user)

    async def _take(self, place: str, channel: ChannelHandle, viewer: MemberActor | UserHandle) -> None:
        for screen in self._screens:
            path = self._folder / f"{self._taken:03}-{place}-{screen.name}.png"
            async with self._stage.env.preview(
                channel, viewers=[viewer], layout="channel", display="fixed", width=screen.width, height=screen.height
            ) as preview:
                png = await self._browser.shoot(preview.url)
            await asyncio.to_thread(path.write_bytes, png)
            print(path)


class Photographed:
    """A player whose acts are photographed before they happen."""

    def __init__(self, player: Acting, photographer: Photographer) -> None:
        self.client = player.client
        self.is_called = player.is_called
        self.remind = player.remind
        self._player = player
        self._photographer = photographer

    async def act(self) -> None:
        """Let pictures be taken of the present state, then act."""
        await self._photographer.look()
        await self._player.act()


async def render(theme: Theme, chosen: Namespace, chromium: str) -> None:
    """Play a game of a theme, and take its pictures."""
    rulebook = next(each for each in RULEBOOKS if each.slug == theme.rulebook)
    names = names_of(chosen.players or rulebook.players_with(rulebook.options())[0])
    will = Random(chosen.seed)
    screens = [SCREENS[name] for name in chosen.screens]
    async with set_stage([GM, *names]) as stage, browser_at(chromium, light=chosen.light) as browser:
        photographer = Photographer(stage, browser, screens, chosen.out, stage.people[names[0]])
        players = [Sensible(stage, stage.people[name], SENSIBLE[theme.rulebook], will) for name in names]
        seated = [Photographed(player, photographer) for player in players]
        await Rehearsal(stage, seated, will, Manner(tries_things=False, pace=chosen.pace)).run(theme.slug)
        await photographer.look()


def main() -> int:
    """Take the pictures, and return the status: 1 if a tool for it is missing."""
    themes = load_themes()
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("theme", choices=[slug for slug, theme in themes.items() if theme.rulebook in SENSIBLE])
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--players", type=int, help="how many play; by default as few as can")
    parser.add_argument("--pace", type=PresetName, choices=[*PresetName], help="a preset of the table's pace")
    parser.add_argument("--seed", type=int, default=1, help="repeats how the players choose")
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=list(SCREENS), help="whose screens")
    parser.add_argument("--light", action="store_true", help="as Discord looks to those who have it light")
    parser.add_argument("--tree", type=Path, help="the folder of another version, which is played instead of this one")
    parser.add_argument("--chromium", help="the browser, if it is not found")
    chosen = parser.parse_args()
    if chosen.tree is not None and Path(bot.__file__).resolve().parent.parent != chosen.tree.resolve():
        there = {**os.environ, "PYTHONPATH": str(chosen.tree.resolve())}
        return subprocess.run([sys.executable, __file__, *sys.argv[1:]], env=there, check=False).returncode
    chromium = chosen.chromium or next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        print(NO_BROWSER, file=sys.stderr)
        return 1
    chosen.out.mkdir(parents=True, exist_ok=True)
    draw_small_print()
    try:
        asyncio.run(render(themes[chosen.theme], chosen, chromium))
    except SetupError as error:
        print(NO_PREVIEW.format(error=error), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
