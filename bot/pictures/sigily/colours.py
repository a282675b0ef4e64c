"""The colours of Sigily's board, and the shape of each province, which is clear even without colour."""

from bot.themes.palette import colour
from engine.sigily.board import Province

FILLS = {
    Province.ULSTER: colour("#C8452F"),
    Province.LEINSTER: colour("#1F7048"),
    Province.MUNSTER: colour("#3F86CF"),
    Province.CONNAUGHT: colour("#57358A"),
}
TINTS = {
    Province.ULSTER: colour("#E7A796"),
    Province.LEINSTER: colour("#9CC3A4"),
    Province.MUNSTER: colour("#A9CBEA"),
    Province.CONNAUGHT: colour("#BBA6DA"),
}
SHAPES = {
    Province.ULSTER: "square",
    Province.LEINSTER: "round",
    Province.MUNSTER: "diamond",
    Province.CONNAUGHT: "plus",
}
SIZES = {Province.ULSTER: 42, Province.LEINSTER: 48, Province.MUNSTER: 58, Province.CONNAUGHT: 50}
"""The size of each shape, so that all look equally large and have room for a number."""
COIN = colour("#C98B3C")
FAIRY, FAIRY_EDGE = colour("#3A2F66"), colour("#8677C8")
INSIDE = colour("#F6EEDC")
GOLDEN = colour("#E8D3A4")
STONE = colour("#8C8F94")
FROZEN, FROST = colour("#40596B"), colour("#BFE3F2")
CURSE = colour("#E4604F")
WHITE = colour("#FAF6EE")
