### Ireland, where King Connor has the chariots of the four provinces race round the holy groves for a year.

-race = Sigily
-connaught = Connaught
-ulster = Ulster
-leinster = Leinster
-munster = Munster
-samhain = Samhain
-winter-solstice = Winter Solstice
-oimelc = Oimelc
-spring-equinox = Spring Equinox
-beltane = Beltane
-summer-solstice = Summer Solstice
-lughnasadh = Lughnasadh
-fall-equinox = Fall Equinox
-aon = aon
-dha = dha
-tri = tri
-ceither = ceither
-coig = coig
-druid-curse = Druid Curse
-fireball = Fireball
-free-turn = Free Turn
-stone-skin = Stone Skin
-remove-curse = Remove Curse
-winds-of-speed = Winds of Speed
-winds-of-sloth = Winds of Sloth
-freeze = Freeze
-fairy-land =
    { $form ->
       *[name] Fairy Land
        [inside] fairy land
    }
-opening = King Connor would know the fates of his reign, and four provinces harness their best for a year.
-victory = From the king's seat the druids cry *Is math sin!*, and the winners may look forward to a year of good health and much love.

-drama-set-out =
    The druids raise their staffs, and the horses know what that means.
    Wheels, dust, and a year to go.
    King Connor takes his seat, and the groves hold their breath.
    A blackbird flies up, and nobody is holding the reins back any more.

-drama-great-throw =
    Is math sin! cries a druid, and the horses need not be told.
    The druids nod. That is as good as singing.
    A blessing on the axle, and dust over everybody else.
    Is math sin! Even the king has looked up.
    The sticks fall as if somebody had asked them nicely.

-drama-fight-won =
    Spokes crack, and the way is clear.
    The cauldron of rebirth begins to steam.
    Whoever waited here has waited long enough.
    Shields, splinters, and one song fewer on the road.
    Room is asked for, and room is made.

-drama-fight-lost =
    A bold charge, a short song.
    The cauldron of rebirth has another guest.
    Some doors are better knocked at.
    The charge was loud, and the answer was louder.
    It looked easier from farther off.

-drama-great-stack =
    Wheels upon wheels: the road itself complains.
    Who rides together may fall together. Nobody mentions it.
    One more on board, and one more verse to the song.
    From far away it looks like a house that has found legs.

-drama-curse-claims =
    The stone remembers a word that was spoken here.
    Something old is hungry, and is hungry no more.
    Only the ravens had seen it coming.
    The road goes on. The wheels do not.

-drama-darts-hit =
    Laughter among the thorns, and an empty quiver.
    The fairies hardly aim. They never have to.
    Small arrows, great grief.
    Something hums past, and something else does not.

-drama-jackpot =
    The heart of the other world is lighter by a purse.
    The fairies count again, and it does not get more.
    Somebody has whistled in the fairies' hall, and got away with it.
    Gold at the bottom of the dream, and it is there after waking.

-drama-first-home =
    A door opens, a fire is lit: somebody has seen the whole year.
    The first wheels stand still, and the bards tune their harps.
    Home! The dogs knew it before anybody else.

-drama-victory =
    A year of dust is washed off in one evening.
    The king rises, and everybody rises with him.
    The harps were tuned long ago. Now they play.

-drama-victory-narrow =
    So close that the druids had to ask each other.
    The dust of both still hung in the same air.
    One breath more, and the king would have looked the other way.

-drama-victory-clear =
    The horses were watered and asleep before other wheels were heard.
    Nobody looked back. There was nobody to see.
    The feast was half eaten before anybody else could smell it.
