### The Trickster Convention in the golden palace of Bricriu, trickster among the gods of Ireland.

-magic =
    { $form ->
       *[name] Magic Ones
        [inside] Magic Ones
        [one] Magic One
    }
-opening = Bricriu of the poisoned tongue calls all tricksters: the best bluffer hosts the next convention.

-drama-story =
    Bricriu has set out the wine, the cups and the dice.
    Say what is true, say what is not, and never blink.

-drama-first-bid =
    The red die is set down on a shield, and the hall falls silent.
    Somebody has to lie first. Or not to.
    Bricriu pours the wine and listens.
    The first lie of the evening is always a small one.
    Dice rattle, eyebrows rise.
    Somebody names a number as if they had counted.
    The cups are down, and the tongues are loose.
    A number is thrown to the hall, like a bone.

-drama-bold-bid =
    A murmur goes round the hall. Bricriu smiles.
    Somebody here believes in luck, or in their own face.
    The shields rattle on their hooks.
    Bold enough to be true, bold enough to be nonsense.
    Even the raven over the door stops preening.
    Whoever believes that would buy a bridge.
    The number hangs in the air, and everybody walks round it.
    A bard puts down the harp to listen.

-drama-laid-out =
    A few dice in the light, and the rest back in the dark.
    Honesty, in small amounts, is a weapon too.
    Look at these, says the hand. The cup says nothing.
    Some truth on the table, to season the rest.
    There they lie, and they are real. What of the others?
    A glimpse is worth more than a promise, and less than a look.
    Bricriu leans over: show a little, hide a lot.
    The open dice smile. The hidden ones do not say.

-drama-magic-bid =
    Somebody reaches for a red shield.
    Ones alone will do now. They are shy creatures.
    The small pips come out to play.
    Red shields hang higher for a reason.
    Little red spots, and large claims.
    Somebody calls on the Ones. Whether they come is another matter.
    Half as many, twice as bold.
    The red shield swings on its nail.

-drama-bluff-caught =
    The cups go up, and the smile goes down.
    It was a good story. It lacked an ending.
    So near the truth, and still a lie.
    Bricriu claps, slowly.
    A silence, a count, a blush.
    The tongue ran ahead of the dice.
    Caught with one hand in the story.
    The dice were asked, and they said no.

-drama-bluff-caught-badly =
    That was not a bluff. That was poetry.
    Not even Bricriu would have tried that one.
    Laughter goes twice round the hall and out at the door.
    The dice are laughing, too, in their way.
    That number was never in this hall at all.
    Somebody counted the candles as well.
    You admire the courage, if not the arithmetic.
    Bricriu writes that one down.

-drama-bid-true =
    Every word of it was true. How very unsportsmanlike.
    The truth! Nobody in this hall saw it coming.
    Doubt is expensive tonight.
    The cups go up, and there they all are.
    An honest trickster: the rarest beast in Ireland.
    Somebody told the truth, and has never looked so guilty.
    All present, all counted, all true.
    The doubter pays for the truth.

-drama-bid-true-easily =
    There was more truth in it than anybody asked for.
    The dice agree with one another, for once, and loudly.
    Somebody has doubted the sunrise.
    Dice left over, and doubts left nowhere.
    You could have bid that in your sleep.
    There was room for another lie on top.
    The hall counts past the number, and goes on counting.
    So true that it was nearly boring.

-drama-bid-exact =
    To the very die. Bricriu takes off his hat.
    No more, no fewer. The hall goes cold.
    Either somebody can see through cups, or the dice are in on it.
    Not a die to spare. Somebody must have a friend among them.
    The whole hall counts, and stops where the bid stopped.
    The number fits like a lid.
    Bricriu drops his cup.
    There is luck, there is skill, and there is this.

-drama-out =
    An empty cup is turned over and left on the table.
    One more trickster goes to see what's left in the cellar.
    A chair is pushed back. The stories will be good, at least.
    The red die rolls past an empty place.
    Somebody has run out of dice, and of stories.
    The cup is upside down, and nothing is under it.
    One voice fewer, and the hall sounds larger.
    A trickster leaves, and takes a spoon along.

-drama-last-two =
    Two cups are left, and they look at each other.
    The hall moves closer. From here on every die has a name.
    Two liars, one truth, and hardly any dice.
    Two shields, two cups, and one sharp tongue too many.
    Everybody else is audience now.
    Nobody is left to hide behind.
    The dice are few. The lies are long.
    Bricriu sends for more candles.

-drama-victory =
    Bricriu bows, and hands over the keys of the hall. Nobody should turn their back on the winner now.
    The next convention has a host, and the guests count their spoons.
    Nobody in the hall believes a word any more, so there is a winner.
    The last cup standing is filled to the brim.
    The palace has heard many lies, and that was the best of them.
    Bricriu keeps the golden hall, and loses his title.
    The raven over the door bows, or seems to.
    All the dice are counted, and so are the friends.

-drama-victory-narrow =
    With one die left, and one is enough.
    A single die rattles in the cup. It sounds like applause.
    All but ruined, yet the best liar in the house.
    One die, one breath, one hall.
    It could have gone either way, and it went this one.
    A single die lies on the table, and it is smiling.
    The winner has less left than anybody thinks.
    By the skin of the last die.
