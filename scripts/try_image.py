"""Builds the image and tries it as compose.yaml runs it, against a small Discord of its own. Prints what it found.

python -m scripts.try_image [--folder FOLDER]

It needs root, the network, and debootstrap, buildah and crun; without these three it says so and does nothing. The base
is a stand-in made of Debian's packages, so its size and its Python are not those of the published image.
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from uuid import uuid4

from bench.process import bytes_of, seconds_of
from bench.scene import Scene, set_scene
from bench.wire import TOKEN, Wire
from scripts.built_image import Image, build, missing

USER = 10001
MB = 1_000_000
SLOW = 5.0
"""The most seconds that a bot may take to end."""
CONTAINER = ("pid", "mount", "ipc", "uts")
"""What a container has to itself. The network is this machine's, on which the small Discord is."""
RUN, ALIVE = ("brehon", "run"), ("brehon", "check", "--alive")
WRITE_ANYWHERE = ("sh", "-c", "! touch /opt/brehon/bot 2>/dev/null && touch /data/here /tmp/here && rm /data/here")
BACK_UP = """import os, sqlite3
os.umask(0o077)
sqlite3.connect('/data/brehon.db').execute("VACUUM INTO '/data/backup.db'")"""
DOCUMENTED = (
    "import argparse, bot.cli, discord; assert bot.cli.__doc__ and not argparse.__doc__ and not discord.__doc__"
)
RESTORE = (
    "umask 077 && cat > /data/restored.db && rm -f /data/brehon.db-wal /data/brehon.db-shm "
    "&& mv /data/restored.db /data/brehon.db"
)


NO_GROUPS = ("unshare", "--mount", "sh", "-c", 'mount -t cgroup2 none /sys/fs/cgroup && exec "$@"', "sh")
"""Hides this machine's control groups of the first version, with which crun doesn't run."""


class Failed(Exception):
    """The image does not do what it should."""


class Container:
    """Containers of an image, one at a time, with one folder for their data."""

    def __init__(self, image: Image, folder: Path) -> None:
        self._image = image
        self._folder = folder
        self.data = folder / "data"
        self.data.mkdir(mode=0o700)
        os.chown(self.data, USER, USER)
        self._name = f"brehon-{uuid4().hex[:8]}"

    async def once(self, *command: str, given: bytes = b"") -> bytes:
        """Run a command in a container of its own, and return its output. Raises Failed."""
        self._write(command, {})
        return await self._crun("run", "--bundle", str(self._folder), self._name, given=given)

    async def inside(self, *command: str) -> bytes:
        """Run a command in the container that runs. Raises Failed."""
        written = self._folder / "process.json"
        await asyncio.to_thread(written.write_text, json.dumps(self._process(command, {})), "utf-8")
        return await self._crun("exec", "--process", str(written), self._name)

    @asynccontextmanager
    async def bot(self, wire: Wire) -> AsyncIterator[int]:
        """Run the bot until it has connected, hand over its process's number, and end it as Docker does."""
        self._write(RUN, {"BREHON_TOKEN": TOKEN, "BREHON_API": wire.api, "BREHON_GATEWAY": wire.gateway})
        with (self._folder / "log").open("ab") as log:
            running = await asyncio.create_subprocess_exec(
                *self._order("run", "--bundle", str(self._folder), self._name), stdout=log, stderr=log
            )
        try:
            await wire.until_ready()
            yield json.loads(await self._crun("state", self._name))["pid"]
            began = perf_counter()
            await self._crun("kill", self._name, str(self._image.settings["StopSignal"]))
            await asyncio.wait_for(running.wait(), SLOW)
            print(f"{'it ends after SIGTERM':34}{perf_counter() - began:8.2f} s")
        finally:
            if running.returncode is None:
                await self._crun("delete", "--force", self._name)
                await running.wait()

    def _write(self, command: tuple[str, ...], settings: dict[str, str]) -> None:
        """Write what is to run, as compose.yaml says: no capability, nothing to write to but the data and /tmp."""
        mounts = [
            ("/proc", "proc", "proc", []),
            ("/dev", "tmpfs", "tmpfs", ["nosuid", "mode=755"]),
            ("/tmp", "tmpfs", "tmpfs", ["nosuid", "nodev", "mode=1777"]),
            ("/data", "bind", str(self.data), ["rbind", "rw"]),
        ]
        written = {
            "ociVersion": "1.0.2",
            "process": self._process(command, settings),
            "root": {"path": str(self._image.files), "readonly": True},
            "mounts": [
                {"destination": place, "type": kind, "source": source, "options": options}
                for place, kind, source, options in mounts
            ],
            "linux": {"namespaces": [{"type": kind} for kind in CONTAINER]},
        }
        (self._folder / "config.json").write_text(json.dumps(written), encoding="utf-8")

    def _process(self, command: tuple[str, ...], settings: dict[str, str]) -> dict[str, object]:
        own = self._image.settings
        user, group = map(int, str(own["User"]).split(":"))
        return {
            "user": {"uid": user, "gid": group},
            "args": command,
            "env": [*_texts(own["Env"]), *(f"{name}={value}" for name, value in settings.items())],
            "cwd": own["WorkingDir"],
            "capabilities": {},
            "noNewPrivileges": True,
        }

    async def _crun(self, *order: str, given: bytes = b"") -> bytes:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self._order(*order), stdin=pipe, stdout=pipe, stderr=pipe)
        output, complaint = await process.communicate(given)
        if process.returncode:
            raise Failed(f"{' '.join(order)}: {output.decode()}{complaint.decode()}")
        return output

    def _order(self, *order: str) -> list[str]:
        return [*NO_GROUPS, "crun", "--root", str(self._folder / "crun"), "--cgroup-manager=disabled", *order]


def _texts(value: object) -> Iterator[str]:
    assert isinstance(value, list)
    yield from map(str, value)


@asynccontextmanager
async def discord(scene: Scene) -> AsyncIterator[Wire]:
    """Open a small Discord for one run of a bot."""
    wire = Wire(scene)
    await wire.start()
    try:
        yield wire
    finally:
        await wire.close()


@contextmanager
def trying(what: str) -> Iterator[None]:
    """Say how something went."""
    try:
        yield
    except (Failed, TimeoutError) as error:
        print(f"{what:34}  FAILED")
        raise Failed(f"{what}: {error}") from None
    print(f"{what:34}      ok")


async def try_start(container: Container, scene: Scene) -> None:
    """Start a bot without games: first the database is made, and then its time and memory are measured."""
    async with discord(scene) as wire, container.bot(wire):
        pass
    async with discord(scene) as wire, container.bot(wire) as process:
        print(f"{'processor time until connected':34}{seconds_of(process):8.2f} s")
        await wire.until_quiet()
        print(f"{'memory at rest':34}{bytes_of(process) / MB:8.0f} MB")
        with trying("brehon check --alive says healthy"):
            await container.inside(*ALIVE)
        with trying("nothing but its data is writable"):
            await container.inside(*WRITE_ANYWHERE)
        with trying("only libraries lack documentation"):
            await container.inside("python", "-c", DOCUMENTED)
        with trying("an ordinary user, no capabilities"):
            _check_rights(process)
    with trying("without a bot it is unhealthy"):
        try:
            await container.once(*ALIVE)
        except Failed:
            return
        raise Failed("it says that a bot runs")


def _check_rights(process: int) -> None:
    told = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    facts = dict(line.split(":\t", 1) for line in told.splitlines() if ":\t" in line)
    rights = [facts[name] for name in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb")]
    if facts["Uid"].split() != [str(USER)] * 4 or facts["NoNewPrivs"] != "1" or any(int(each, 16) for each in rights):
        raise Failed(told)


async def try_backup(container: Container, scene: Scene, game: Path) -> None:
    """Restore a game, play, back up, lose everything, restore the backup, and play on."""
    first, second, *_ = scene.presses(0)
    with trying("a backup is restored, and played"):
        await _restore(container, await asyncio.to_thread(game.read_bytes))
        async with discord(scene) as wire, container.bot(wire):
            await wire.press(first)
            await container.inside("python", "-c", BACK_UP)
    kept = container.data / "backup.db"
    with trying("a backup is for its owner alone"):
        if kept.stat().st_mode & 0o077:
            raise Failed(f"others may read it: {kept.stat().st_mode:o}")
    with trying("all is lost, and goes on from there"):
        backup = kept.read_bytes()
        for file in container.data.iterdir():
            file.unlink()
        await _restore(container, backup)
        async with discord(scene) as wire, container.bot(wire):
            await wire.press(second)


async def _restore(container: Container, backup: bytes) -> None:
    await container.once("sh", "-c", RESTORE, given=backup)
    await container.once("brehon", "db", "restored")


async def try_all(folder: Path) -> None:
    """Build and try. Raises Failed."""
    image = await asyncio.to_thread(build, folder)
    print(f"{'the image':34}{image.size / MB:8.0f} MB")
    print(f"{'of it the stand-in base':34}{image.base / MB:8.0f} MB")
    with TemporaryDirectory(prefix="brehon-image-") as name:
        scene = await set_scene(Path(name, "scene.db"))
        container = Container(image, Path(name))
        print((await container.once("brehon", "--version")).decode().strip())
        await try_start(container, scene)
        await try_backup(container, scene, Path(name, "scene.db"))


def main() -> None:
    """Exit with status 1 if something fails, and with 0 if all is well or nothing can be tried here."""
    asking = argparse.ArgumentParser(prog="python -m scripts.try_image", description="Build the image and try it.")
    asking.add_argument("--folder", type=Path, help="keeps the base and what was built for the next time")
    asked = asking.parse_args()
    if absent := missing():
        print(f"Skipped: this machine lacks {', '.join(absent)}.")
        return
    with TemporaryDirectory(prefix="brehon-built-") as name:
        folder = (asked.folder or Path(name)).absolute()
        folder.mkdir(parents=True, exist_ok=True)
        try:
            asyncio.run(try_all(folder))
        except Failed as failed:
            sys.exit(f"FAILED: {failed}")


if __name__ == "__main__":
    main()
