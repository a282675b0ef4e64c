"""Builds the image as the Dockerfile says, without Docker and without its base, which is made of Debian's packages."""

import json
import re
import subprocess
import tarfile
from collections.abc import Sequence
from pathlib import Path
from shutil import rmtree, which

from msgspec import Struct

ROOT = Path(__file__).parents[1]
PROGRAMS = ("debootstrap", "buildah", "crun")
PACKAGES = ("ca-certificates", "python3", "python3-pip", "python3-venv")
UNNEEDED = (
    "usr/share/doc",
    "usr/share/man",
    "usr/share/info",
    "usr/share/locale",
    "var/lib/apt/lists",
    "var/cache/apt",
)
"""What the usual base doesn't have either, nor any bytecode."""
TIDY = """\
Dir::Cache::pkgcache "";
Dir::Cache::srcpkgcache "";
DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb"; };
"""
"""What keeps apt from leaving its caches in an image, as in the usual base."""
BASE = "FROM scratch\nADD base.tar /\nENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin\n"
CERTIFICATES = Path("/etc/ssl/certs")
"""Packages are fetched with this machine's own certificates, which may be more than Debian's."""
NAME = "brehon"


class Image(Struct, frozen=True):
    """A built image: its unpacked files, how it runs, and its bytes, those of the base within it apart."""

    files: Path
    settings: dict[str, object]
    size: int
    base: int


def missing() -> list[str]:
    """Return the programs that are missing."""
    return [program for program in PROGRAMS if which(program) is None]


def build(folder: Path) -> Image:
    """Build the image in a folder, in which the base is kept for the next time. Needs root and the network."""
    base = folder / "base.tar"
    if not base.exists():
        _make_base(folder, base)
    name = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)[-1]
    (folder / "Dockerfile").write_text(BASE, encoding="utf-8")
    _buildah(folder, "bud", "--isolation", "chroot", "--tag", f"localhost/{name}", str(folder))
    shared = ("--volume", f"{CERTIFICATES}:{CERTIFICATES}:ro") if CERTIFICATES.is_dir() else ()
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    options = ("--isolation", "chroot", "--pull=never", "--format", "docker", *shared)
    _buildah(folder, "bud", *options, "--build-arg", f"COMMIT={commit.strip()}", "--tag", NAME, str(ROOT))
    files = [Path(_buildah(folder, "mount", _buildah(folder, "from", "--pull=never", each))) for each in (name, NAME)]
    told = json.loads(_buildah(folder, "inspect", "--type", "image", NAME))
    sizes = [sum(file.lstat().st_size for file in each.rglob("*") if not file.is_dir()) for each in files]
    return Image(files[1], told["Docker"]["config"], sizes[1], sizes[0])


def _make_base(folder: Path, base: Path) -> None:
    made = folder / "base"
    _run(["debootstrap", "--variant=minbase", f"--include={','.join(PACKAGES)}", "bookworm", str(made)])
    for unneeded in UNNEEDED:
        for each in (made / unneeded).iterdir():
            rmtree(each) if each.is_dir() and not each.is_symlink() else each.unlink()
    for bytecode in [*(made / "usr/lib").rglob("__pycache__")]:
        rmtree(bytecode)
    (made / "usr/bin/python").symlink_to("python3")
    (made / "etc/apt/apt.conf.d/docker-clean").write_text(TIDY, encoding="ascii")
    with tarfile.open(base, "w") as packed:
        packed.add(made, ".")
    rmtree(made)


def _buildah(folder: Path, *order: str) -> str:
    kept = ("--root", str(folder / "storage"), "--runroot", str(folder / "run"), "--storage-driver", "vfs")
    return _run(["buildah", *kept, *order])


def _run(command: Sequence[str]) -> str:
    """Run a command and return what it printed. Raises CalledProcessError, after printing what it said."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n")
    done.check_returncode()
    return done.stdout.strip()
