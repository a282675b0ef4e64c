### The Trickster Convention in the golden palace of Bricriu, trickster among the gods of Ireland.

-magic =
    { $form ->
       *[name] Magic Ones
        [inside] Magic Ones
    }
-opening = Bricriu of the poisoned tongue calls all tricksters: whoever bluffs best has the next convention.

-drama-first-bid =
    The red die is set down on a shield, and the hall falls silent.
    Somebody has to lie first. Or not to.
    Bricriu pours the wine and listens.

-drama-bold-bid =
    A murmur goes round the hall. Bricriu smiles.
    Somebody here believes in luck, or in their own face.
    The shields rattle on their hooks.
    Bold enough to be true, bold enough to be nonsense.
    Even the raven over the door stops preening.

-drama-laid-out =
    A few dice in the light, and the rest back in the dark.
    Honesty, in small amounts, is a weapon too.
    Look at these, says the hand. The cup says nothing.

-drama-magic-bid =
    Somebody reaches for a red shield.
    Ones alone will do now. They are shy creatures.
    The small pips come out to play.
    Red shields hang higher for a reason.

-drama-bluff-caught =
    The cups go up, and the smile goes down.
    It was a good story. It lacked an ending.
    So near the truth, and still a lie.
    Bricriu claps, slowly.

-drama-bluff-caught-badly =
    That was not a bluff. That was poetry.
    Not even Bricriu would have tried that one.
    Laughter goes twice round the hall and out at the door.

-drama-bid-true =
    Every word of it was true. How very unsportsmanlike.
    The truth! Nobody in this hall saw it coming.
    Doubt is expensive tonight.

-drama-bid-true-easily =
    There was more truth in it than anybody had asked for.
    The dice agree with one another, for once, and loudly.
    Somebody has doubted the sunrise.

-drama-bid-exact =
    To the very die. Bricriu takes off his hat.
    No more, no fewer. The hall goes cold.
    Either somebody can see through cups, or the dice are in on it.

-drama-out =
    An empty cup is turned over and left on the table.
    One trickster more goes to see what is left in the cellar.
    A chair is pushed back. The stories will be good, at least.

-drama-last-two =
    Two cups are left, and they look at each other.
    The hall moves closer. From here on every die has a name.
    Two liars, one truth, and hardly any dice.

-drama-victory =
    Bricriu bows, and hands over the keys of the hall. Nobody should turn their back on the winner now.
    The next convention has a host, and the guests count their spoons.
    Nobody in the hall believes a word any more, so there is a winner.

-drama-victory-narrow =
    With one die left, and one is enough.
    A single die rattles in the cup. It sounds like applause.
    All but ruined, and so the best liar in the house.
