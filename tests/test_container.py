"""The container's image has all that is installed, and nothing that a host keeps to themselves."""

import re
import subprocess
import sys
import tomllib
from dataclasses import fields
from fnmatch import fnmatch
from pathlib import Path

import pytest

from bot.settings import PREFIX, Settings
from bot.words import languages

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
PACKAGE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PACKAGE["project"]
NAMES = [each.name for each in fields(Settings)]
PACKING = PACKAGE["tool"]["setuptools"]
PACKAGES = [pattern.removesuffix("*") for pattern in PACKING["packages"]["find"]["include"]]


def copied() -> set[str]:
    """Return what goes into the image from this folder."""
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    return {name for line in lines for name in line.split()}


def test_the_image_is_made_of_the_packages_and_their_metadata() -> None:
    described = {"requirements/run.txt", "pyproject.toml", "README.md", "LICENSE"}

    assert copied() == {f"{name}/" for name in PACKAGES} | described


def test_docker_is_given_the_copied_files_and_nothing_else() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()

    assert {line.removeprefix("!") for line in ignored if line.startswith("!")} == copied()
    assert "*" in ignored


def test_every_data_file_of_a_package_is_installed_with_it() -> None:
    for folder in (ROOT / package for package in PACKAGES):
        files = {file for file in folder.rglob("*") if file.is_file() and file.suffix not in {".py", ".pyc"}}
        installed = {file for pattern in PACKING["package-data"].get(folder.name, ()) for file in folder.glob(pattern)}

        assert files == installed


def test_every_folder_with_code_is_a_package() -> None:
    folders = {file.parent for package in PACKAGES for file in (ROOT / package).rglob("*.py")}

    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_the_image_is_made_on_one_base_with_an_exact_tag() -> None:
    bases = set(re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE))

    assert [base for base in bases if re.fullmatch(r"python:\d+\.\d+\.\d+-slim-[a-z]+", base)] == list(bases)
    assert len(bases) == 1


def test_no_debian_package_has_a_version_that_debian_may_remove() -> None:
    installed = re.findall(r"apt-get install ([^\n&]+?) *\\\n", DOCKERFILE)

    assert [[package for package in each.split() if not package.startswith("--")] for each in installed] == [
        ["binutils"],
        ["libfribidi0"],
    ]


def test_the_image_keeps_what_babel_knows_of_each_language_of_the_bot() -> None:
    (kept,) = re.findall(r"locale-data/\*' (.+) -delete", DOCKERFILE)
    names = re.findall(r"! -name '?([\w*.]+)'?", kept)

    assert [each for each in (*languages(), "root") if not any(fnmatch(f"{each}.dat", name) for name in names)] == []


def test_the_image_is_tried_only_where_its_programs_are() -> None:
    tried = subprocess.run(
        [sys.executable, "-m", "scripts.try_image"],
        cwd=ROOT,
        env={"PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )

    assert tried.stdout == "Skipped: this machine lacks debootstrap, buildah, crun.\n"


def test_the_folder_of_the_games_belongs_to_the_bot_alone() -> None:
    assert re.search(r"install --directory --owner brehon --group brehon --mode 0700 /data$", DOCKERFILE, re.MULTILINE)
    assert 'VOLUME ["/data"]' in DOCKERFILE
    assert "USER 10001:10001" in DOCKERFILE


def test_the_containers_environment_consists_of_settings() -> None:
    told = set(re.findall(rf"{PREFIX}[A-Z_]+", DOCKERFILE + COMPOSE))

    assert told <= {f"{PREFIX}{name.upper()}" for name in NAMES}
    assert told


def test_the_image_is_labelled_as_the_package_describes_itself() -> None:
    labels = dict(re.findall(r'org\.opencontainers\.image\.(\w+)="(.+?)"', DOCKERFILE))

    assert labels == {"title": "Brehon", "description": PROJECT["description"], "licenses": PROJECT["license"]}


def test_the_published_image_runs_and_one_is_built_only_if_asked_for() -> None:
    assert "    image: ${IMAGE:-brehon}\n    pull_policy: missing\n    build:\n" in COMPOSE


def test_every_file_that_a_container_is_given_is_there() -> None:
    mounted = re.findall(r"- \./(\S+?):/", COMPOSE)

    assert [name for name in mounted if not (ROOT / name).exists()] == []
    assert mounted


def test_every_container_starts_again_and_keeps_a_log_of_limited_size() -> None:
    services = re.split(
        r"^  (?=[a-z]+:\n)", COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0], flags=re.MULTILINE
    )
    rules = ("    restart: unless-stopped\n", "    logging: *logging\n", "      - no-new-privileges:true\n")

    assert [service for service in services if service and not all(rule in f"{service}\n" for rule in rules)] == []
    assert "max-size" in COMPOSE
    assert "max-file" in COMPOSE


@pytest.mark.parametrize("blueprint", ["render.yaml", ".do/deploy.template.yaml"])
def test_a_blueprint_sets_the_token_and_the_database_by_their_names(blueprint: str) -> None:
    keys = re.findall(r"- key: (\w+)", (ROOT / blueprint).read_text(encoding="utf-8"))

    assert keys == ["BREHON_TOKEN", "BREHON_DATABASE"]
    assert {key.removeprefix(PREFIX).lower() for key in keys} <= {*NAMES}


def test_the_unit_of_systemd_lets_the_bot_write_to_its_folder_alone() -> None:
    unit = dict(re.findall(r"^(\w+)=(.*)$", (ROOT / "deploy/brehon.service").read_text(encoding="utf-8"), re.MULTILINE))

    assert unit["ReadWritePaths"] == unit["WorkingDirectory"]
    assert unit["ExecStart"] == f"{unit['WorkingDirectory']}/.venv/bin/brehon run"
    assert unit["ProtectSystem"] == "strict"


def test_the_folder_of_themes_is_the_one_that_the_container_reads() -> None:
    (mounted,) = re.findall(r"- \./themes:(\S+):ro", COMPOSE)

    assert f"BREHON_THEMES: {mounted}\n" in COMPOSE
    assert (ROOT / "themes").is_dir()
