"""Draws the pictures of the rules in the documents for players: small positions, each cut to the part that matters.

python -m scripts.draw_rules [FOLDER]

The engine allows every move and every letter in them. The same code draws the same bytes.
"""

import sys
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path

import msgspec
from PIL import Image

from bot.pictures.bluff.ahead import height_of
from bot.pictures.bluff.drawing import TRACK
from bot.pictures.bluff.pictures import BluffPictures
from bot.pictures.boards.frame import KNOT
from bot.pictures.canvas import PACKED
from bot.pictures.danube.ground import HEAD as HEAD_OF_RIVER
from bot.pictures.danube.pictures import DanubePictures
from bot.pictures.danube.places import BOTTOM, FIRST_ROW, ROW
from bot.pictures.danube.telling import Scene
from bot.pictures.picture import Picture
from bot.pictures.sigily.pictures import SigilyPictures
from bot.pictures.sigily.telling import Scene as Race
from bot.themes import load_themes
from bot.wording.name_words import bold
from bot.wording.voice import Voice
from bot.wording.words import Words
from engine.audience import To
from engine.bluff.actions import Bid
from engine.bluff.challenging import challenge
from engine.bluff.events import Challenged
from engine.bluff.table import BluffTable, StandingBid
from engine.bluff.table import Board as Cups
from engine.bluff.table import Phase as Bidding
from engine.chance import Chance, seeded_source
from engine.danube.actions import Move
from engine.danube.board import Board, Colour
from engine.danube.events import Moved
from engine.danube.folding import fold
from engine.danube.moving import decide
from engine.danube.table import DanubeTable, Phase
from engine.game import Game
from engine.judging import Submission
from engine.rulebook import any_rulebook
from engine.sigily import Sigily
from engine.sigily.actions import Move as Drive
from engine.sigily.board import Place, clockwise
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.sticks import Animal
from engine.sigily.table import Board as Ring
from engine.sigily.table import Phase as Racing
from engine.sigily.table import SigilyTable, SoFar
from engine.sigily.units import Unit
from engine.views import Told, View

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
ANN, BEN = RACERS = ("Ann", "Ben")
BLUFFERS = (*RACERS, "Cat", "Dan")
SIGILY = any_rulebook(Sigily())
FIRST_THROWS = {ANN: (), BEN: (Animal.DOG,)}
TWO_FLAT = (Animal.DOG, Animal.COW)
EMPTY: Mapping[Place, int] = {}
BELOW_TRACK = TRACK + height_of(2) + KNOT
OVER, UNDER = 104, 82
"""How far above and below the middle of a row of squares a piece of the river reaches."""
CHANCE = Chance(None, seeded_source(0, 1))
"""The chance of moves that draw nothing."""

Strip = tuple[int, int | None]
"""Start and end of a strip; None is the end of the picture."""
Drawn = tuple[str, Picture, tuple[Strip, ...]]
"""A picture's file name, the picture, and the strips of it to show; no strips show it all."""


def main(folder: Path) -> None:
    """Write all pictures into a folder."""
    folder.mkdir(exist_ok=True)
    for name, picture, strips in (*river(), *bids(), *ring()):
        (folder / f"{name}.png").write_bytes(_shown(picture.png, strips) if strips else picture.png)


def _shown(png: bytes, strips: tuple[Strip, ...]) -> bytes:
    """Return a picture cut to its strips."""
    whole = Image.open(BytesIO(png))
    pieces = [whole.crop((0, top, whole.width, bottom or whole.height)) for top, bottom in strips]
    shown = Image.new("P", (whole.width, sum(piece.height for piece in pieces)))
    shown.putpalette(whole.getpalette() or [])
    at = 0
    for piece in pieces:
        shown.paste(piece, (0, at))
        at += piece.height
    written = BytesIO()
    shown.save(written, "PNG", compress_level=PACKED)
    return written.getvalue()


def river() -> Iterator[Drawn]:
    """Draw Down the Danube: Ann has the nickels, and it is Ann's turn."""
    pictures = DanubePictures(_voice("danube"))

    def shown(name: str, table: DanubeTable, scene: Scene, *rows: int) -> Drawn:
        return f"danube-{name}", pictures.board(View(To.PUBLIC, table), scene), _rows(*rows) if rows else ()

    def to_choose(name: str, table: DanubeTable, *rows: int) -> Drawn:
        return shown(name, table, Scene(has_letters=True), *rows)

    def to_confirm(name: str, table: DanubeTable, start: int, *rows: int) -> Drawn:
        steps = next(part.steps for part in table.parts if part.start == start and abs(part.steps) == table.count)
        picture = pictures.preview(View(ANN, table), Move(start, steps))
        assert picture is not None
        return f"danube-{name}", picture, _rows(*rows)

    def made(name: str, table: DanubeTable, moves: tuple[Move, ...], *rows: int) -> Drawn:
        done: list[Moved] = []
        for move in moves:
            done += [event for event in decide(table, ANN, move, CHANCE) if isinstance(event, Moved)]
            table = fold(table, done[-1])
        return shown(name, table, Scene(moved=tuple(done)), *rows)

    yield shown("opening", DanubeTable(RACERS, phase=Phase.OPENING, turn=ANN), Scene())
    yield made("divided", _fleets(4, (2, 5, 8), (1, 3, 9)), (Move(5, 1), Move(8, 3)), 0, 0)
    yield to_confirm("swap", _fleets(3, (14, 22), (17, 20)), 14, 1, 1)
    yield to_choose("guard", _fleets(4, (13, 20), (15, 16, 18)), 1, 1)
    yield to_choose("block", _fleets(4, (14, 20), (15, 16, 17)), 1, 1)
    yield to_confirm("last-row", _fleets(6, (25, 29), (26, 27, 31, 32, 33)), 29, 2, 2)
    yield to_confirm("back", _fleets(3, (19,), (20, 21, 22)), 19, 1, 1)
    yield to_confirm("safe", _fleets(4, (26, 28), (32, 35)), 28, 2, 2)
    yield to_confirm("one-short", _fleets(4, (26, 28), (31, 32, 33)), 28, 2, 2)
    yield to_confirm("rapids", _fleets(4, (26, 33), (17, 21)), 26, 1, 2)
    yield made("off", _fleets(4, (27, 34), (28,)), (Move(34, 2), Move(27, 2)), 2, 2)


def _fleets(count: int, nickels: tuple[int, ...], pennies: tuple[int, ...]) -> DanubeTable:
    """Return a table on which Ann has thrown. Boats that are not named are off."""
    off = {Colour.NICKELS: 5 - len(nickels), Colour.PENNIES: 5 - len(pennies)}
    board = Board(nickels, pennies, off, {ANN: Colour.NICKELS, BEN: Colour.PENNIES}, count)
    return DanubeTable(RACERS, phase=Phase.MOVE, board=board, turn=ANN, count=count)


def _rows(first: int, last: int) -> tuple[Strip, ...]:
    """Return some rows of the river, and the foot with the throw."""
    top = FIRST_ROW + ROW * first - OVER if first else HEAD_OF_RIVER
    return (top, FIRST_ROW + ROW * last + UNDER), (BOTTOM, None)


def bids() -> Iterator[Drawn]:
    """Draw Bricriu's Bluff & Bluster, for four players."""
    pictures = BluffPictures(_voice("bluff"))

    def table(name: str, shown: BluffTable, *strips: Strip) -> Drawn:
        return f"bluff-{name}", pictures.board(View(To.PUBLIC, shown)), strips

    def challenged(name: str, doubted: BluffTable) -> Drawn:
        event = next(event for event in challenge(doubted) if isinstance(event, Challenged))
        picture = pictures.challenge(View(To.PUBLIC, doubted), doubted.standing, event)
        return f"bluff-{name}", picture, ()

    full = dict.fromkeys(BLUFFERS, 5)
    track = (0, BELOW_TRACK)
    yield table("opening", _cups(full, None))
    yield table("track", _cups({ANN: 5, BEN: 4, "Cat": 3, "Dan": 0}, StandingBid(ANN, 3, 4)), track)
    yield table("magic", _cups({ANN: 5, BEN: 4, "Cat": 3, "Dan": 0}, StandingBid(BEN, 2, 1)), track)
    answering = msgspec.structs.replace(_cups(full, StandingBid(ANN, 4, 3)), hidden={BEN: (1, 2, 3, 5, 5)})
    own = pictures.preview(View(BEN, answering), Bid(5, 5, (5, 5, 1)))
    assert own is not None
    yield "bluff-own", own, ()
    yield table("shown", _cups(full, StandingBid(BEN, 6, 5), {BEN: (1, 5, 5)}))
    hidden = {ANN: (2, 3, 3, 4, 6), BEN: (1, 2, 3, 5, 5), "Cat": (1, 2, 4, 6), "Dan": (3, 5, 6)}
    counts = {seat: len(faces) for seat, faces in hidden.items()}
    yield challenged("too-few", msgspec.structs.replace(_cups(counts, StandingBid(ANN, 9, 3)), hidden=hidden))
    yield challenged("exact", msgspec.structs.replace(_cups(counts, StandingBid(ANN, 5, 5)), hidden=hidden))


def _cups(dice: dict[str, int], bid: StandingBid | None, shown: dict[str, tuple[int, ...]] | None = None) -> BluffTable:
    """Return a table at which the player after the bidder is asked."""
    phase = Bidding.OPEN if bid is None else Bidding.ANSWER
    turn = BLUFFERS[0 if bid is None else BLUFFERS.index(bid.player) + 1]
    return BluffTable(
        BLUFFERS, phase=phase, board=Cups(dice, shown or {}, bid), turn=turn, bids=() if bid is None else (bid,)
    )


def ring() -> Iterator[Drawn]:
    """Draw Sigily with Ann to move. The start is Samhain, so the end of the race is in the upper half."""
    pictures = SigilyPictures(_voice("sigily"))

    def shown(name: str, table: SigilyTable, scene: Race) -> Drawn:
        return f"sigily-{name}", pictures.board(View(To.PUBLIC, table), scene), ()

    def to_choose(name: str, table: SigilyTable) -> Drawn:
        return shown(name, table, Race(has_letters=True))

    def made(name: str, table: SigilyTable, drawn: Mapping[str, object] | None = None) -> Drawn:
        begun = Game.begin(SIGILY, RACERS, table.options, Chance({"opening": [FIRST_THROWS]}))
        game = Game.resume(Sigily(), table.options, begun.log, table)
        events = game.submit(Submission(ANN, Drive("Ann 1")), Chance(drawn)).events
        after = game.table
        assert isinstance(after, SigilyTable)
        return shown(name, after, Race(tuple([Told(To.PUBLIC, event) for event in events])))

    first = pictures.rules()
    assert first is not None
    yield "sigily-beginning", first, ()
    yield to_choose("throw", _ring(3, _unit("Ann 1", "4", 2), _unit("Ann 2", "16", 3), _unit("Ben 1", "7", 1)))
    yield made("coins", _ring(3, _unit("Ann 1", "19", 2), _unit("Ben 1", "17", 2), coins={"20": 1, "21": 2, "22": 3}))
    yield made("stack", _ring(2, _unit("Ann 1", "19", 2), _unit("Ann 2", "21", 3), coins={"18": 2, "20": 1, "23": 1}))
    fight = _ring(3, _unit("Ann 1", "19", 2), _unit("Ben 1", "22", 4), coins={"20": 1, "23": 1})
    yield made("fight", fight, {"fights": [(TWO_FLAT, TWO_FLAT)]})
    through = _unit("Ann 1", "6.2", 3, entry="6")
    yield to_choose("fairy-land", _ring(3, through, _unit("Ben 1", "12.1", 2, entry="12"), coins={"centre": 5}))
    cursed = _ring(3, _unit("Ann 1", "19", 2), _unit("Ann 2", "23", 3), coins={"20": 1}, curse="22")
    yield to_choose("curse", cursed)
    yield made("home", _ring(2, _unit("Ann 1", "22", 6), _unit("Ben 1", "20", 2), coins={"0": 2, "23": 1}))


def _ring(count: int, *units: Unit, coins: Mapping[Place, int] = EMPTY, curse: Place | None = None) -> SigilyTable:
    """Return a table on which Ann has thrown this much, with these units and coins. All others have yet to start."""
    spells = () if curse is None else (Spell.DRUID_CURSE,)
    board = Ring(
        dict(coins), units, dict.fromkeys(RACERS, ()), dict.fromkeys(RACERS, 0), curses=(curse,) if curse else ()
    )
    so_far = SoFar(throws=1, sticks=tuple(Animal)[:count])
    options = SigilyOptions(spells=spells)
    return SigilyTable(RACERS, options=options, phase=Racing.MOVE, board=board, first=ANN, turn=ANN, so_far=so_far)


def _unit(name: str, at: Place, coins: int, entry: Place | None = None) -> Unit:
    """Return a chariot that has started at Samhain."""
    return Unit((name,), at, "0", clockwise("0", entry or at), coins, entry)


def _voice(slug: str) -> Voice:
    theme = load_themes()[slug]
    return Voice(theme, Words(theme), bold)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
