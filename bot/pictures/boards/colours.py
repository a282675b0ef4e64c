"""The colours of boards and what lies on them. A board is the same thing in every theme, and so are they.

``NOW`` is for whose turn it is and what may be done, and for nothing else; white dots on ink have just happened.
"""

from bot.themes.palette import colour

FRAME = colour("#23272F")
PANEL = colour("#323843")
NOW = colour("#F4BE4A")
INK = colour("#1E1A16")
ON_FRAME = colour("#FAF6EE")
NOTE_ON_FRAME = colour("#CDC6B8")
NOTE_ON_NOW = colour("#4A3414")
LAND = colour("#ECDEC4")
MARK_ON_LAND = colour("#D3BF98")
EDGE = colour("#583A1E")
STRAND = colour("#B07A3E")
OTHER_STRAND = colour("#D9A765")
FLAT_STICK = colour("#F1DFB2")
ROUND_STICK = colour("#6B4526")
