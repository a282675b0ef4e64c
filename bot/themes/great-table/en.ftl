### The Great Table: a gambling den in a cellar, and a Master who finds that money is too small a stake.

## Sides

-house =
    { $form ->
       *[name] House
        [inside] the House
        [opening] The House
    }
-players =
    { $form ->
       *[name] Players
        [inside] the Players
        [opening] The Players
    }

## Roles

-master =
    { $form ->
       *[name] Master of the House
        [short] Master
        [inside] the Master of the House
        [opening] The Master of the House
    }
-apprentice =
    { $form ->
       *[name] Apprentice
        [inside] an Apprentice
        [opening] An Apprentice
        [many] Apprentices
    }
-player =
    { $form ->
       *[name] Card Player
        [short] Player
        [inside] a Card Player
        [many] Card Players
    }

## Cards

-king =
    { $form ->
       *[name] King
        [inside] the King
    }
-consort =
    { $form ->
       *[name] Consort
        [inside] the Consort
    }
-vigilante =
    { $form ->
       *[name] Vigilante
        [opening] The Vigilante
    }
-thief =
    { $form ->
       *[name] Thief
        [inside] the Thief
        [opening] The Thief
    }
-bomber =
    { $form ->
       *[name] Bomber
        [inside] the Bomber
        [opening] The Bomber
    }
-guard = Guard
-mayor =
    { $form ->
       *[name] Mayor
        [inside] the Mayor
        [opening] The Mayor
    }
-role-finder = Role Finder
-card-finder = Card Finder
-target-finder = Target Finder
-socialite = Socialite
-healer = Healer
-lover =
    { $form ->
       *[name] Lover
        [inside] a Lover
        [many] Lovers
    }
-place-swap = Place Swap

## Flavour

-opening = The lamps hang low over one enormous table. Nobody sees past the next chair, and its owner is tired of playing for coin.

-flavour-master = Every week they lose their money to you, and every week it pleases you less. Some of your staff are in the room tonight; in this light all faces look alike.
-flavour-apprentice = You carried the wine, you mopped the floor, and you never had a word of thanks. Tonight you may show what you have learned.
-flavour-player = You came for the thrill, with a full purse and a good seat. Then you heard the door being locked.

## Drama. One of a moment's lines is said under its title, in italics, and again only when all have been.

-drama-story =
    The door is locked, the lamps are low, and the stakes are no longer coin.
    One of you owns the House. The others had better find out who.

-drama-lynch-house =
    The table called a bluff, and it was one.
    There were loaded dice in those pockets.
    For once, the crowd was right.
    One seat at this table was crooked. Now it is empty.
    Cheats have a way of sitting very straight.
    The cards in that sleeve were not for playing.
    A trapdoor opens, and this time it is for the House.
    The croupier misses a beat.

-drama-lynch-player =
    Loud accusations, quiet pockets.
    The table was sure. The coroner is less so.
    If that was a mistake, the House will not complain.
    A high price for a guess.
    A chair scrapes, a rope creaks, and the wine goes round.
    Afterwards, nobody remembers having voted.
    The rope does not ask twice.
    The coroner finds nothing up those sleeves. Nobody meets anybody's eye.

-drama-no-lynch =
    So much shouting, and nobody hangs.
    The rope goes back into its drawer.
    Nobody dies by the vote. That leaves the dark.
    No rope this evening. The evening is not over.
    The vote is over, and the rope has not moved.
    Everybody keeps their seat, and their opinion.
    No decision. Somebody here will sleep well.
    The table cannot agree, and the lamps burn down.

-drama-death-at-dawn =
    The wine in that glass was never touched.
    The lamp above that seat has gone out.
    One chair is pushed back, and nobody has left it.
    Nobody heard a thing. Nobody ever does.
    It was a good evening, until the small hours.
    Somebody wanted that seat badly.
    The hand was still to be played.
    The coffee is served, and one cup goes cold.

-drama-death-by-bomb =
    Light fingers, short fuse.
    That was not the card it looked like.
    A bang, some smoke, and a very silent table.
    Somebody has won a very short race.
    The card was hot. It really was.
    Confetti would have been quieter.
    Never pick up what ticks.
    The cloth is ruined, and so is the evening.

-drama-quiet-night =
    The lamps come up, and every head comes up with them.
    Everybody counts heads, twice. None is missing.
    Somebody was careful last night, or somebody was lucky.
    Good morning, for once.
    The chairs are all taken. That is news.
    The coroner has slept late.
    Nobody was missed, and somebody missed their chance.
    A night without a scream. The House must be tired.

-drama-own-death =
    You fold for the last time.
    Your luck had to turn one evening, and it was this one.
    The last thing you see is the lamp above your chair.
    Somebody else will finish your wine.
    The game goes on. It has always managed that.
    Your chips are counted by other hands.
    You had a good seat, while it was yours.
    From above, the table looks quite small.

-drama-victory-house =
    The door stays locked, and the House deals another hand.
    The House always wins. It says so over the stairs.
    Nobody is left to ask for the bill.
    Every door in this place locks from outside.
    The last guests are shown to the cellar.
    It was a fair game, says the House, and laughs.
    The lamps go out, one by one, and nobody is left to count them.
    The deck was stacked, and so was the table.

-drama-victory-players =
    The door is unlocked, from the inside.
    Up the stairs and into the rain, with what is left in the purse.
    The bank is broken, and so is most of the furniture.
    The House has lost its roof.
    Somebody opens the curtains. It is morning, after all.
    The croupier hands over the keys, and does not look up.
    They leave by the front door, which is new.
    The wine was bad, the company worse, and they are free.
