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
-victory = From the king's seat the druids cry *Is math sin!*, and read the year from the race.

-drama-story =
    King Connor has called the chariots of four provinces to the holy groves.
    One round of the year, home first or home rich.

-drama-set-out =
    The druids raise their staffs, and the horses know what that means.
    Wheels, dust, and a year to go.
    King Connor takes his seat, and the groves hold their breath.
    A blackbird flies up, and nobody is holding the reins back any more.
    A whip cracks, and the year is under way.
    Four provinces, one road, no manners.
    The king drops his sleeve, and the dust goes up.
    Somebody has forgotten a wheel-pin. Somebody always does.

-drama-great-throw =
    Is math sin! cries a druid, and the horses need not be told.
    The druids nod. That is as good as singing.
    A blessing on the axle, and dust over everybody else.
    Is math sin! Even the king has looked up.
    The sticks fall as if somebody had asked them nicely.
    Everything lies the right way up, for once.
    The horses had been waiting for that.
    Even the sceptics say Is math sin, quietly.

-drama-fight-won =
    Spokes crack, and the way is clear.
    The cauldron of rebirth begins to steam.
    Whoever waited here has waited long enough.
    Shields, splinters, and one song fewer on the road.
    Room is asked for, and room is made.
    A wheel rolls on alone for a while.
    Somebody has to give way, and somebody has.
    That place is free now, and warm.

-drama-fight-lost =
    A bold charge, a short song.
    The cauldron of rebirth has another guest.
    Some doors are better knocked at.
    The charge was loud, and the answer was louder.
    It looked easier from farther off.
    The challenge was heard, and so was the crash.
    They came as guests, and leave as firewood.
    The defender has not even unhitched.

-drama-great-stack =
    Wheels upon wheels: the road itself complains.
    Ride together, fall together. Nobody mentions it.
    One more on board, and one more verse to the song.
    From far away it looks like a house that has found legs.
    One horse looks back, and wishes it had not.
    It is less a chariot than a village.
    A tower goes by, and it is singing.
    The axle has heard of this, and does not believe it.

-drama-curse-claims =
    The stone remembers a word that was spoken here.
    Something old is hungry, and is hungry no more.
    Only the ravens had seen it coming.
    The road goes on. The wheels do not.
    Salt on the road, and silence after it.
    A druid smiles at nothing in particular.
    Somebody had been told not to stop there.
    The stone is patient. It has all been paid for.

-drama-darts-hit =
    Laughter among the thorns, and an empty quiver.
    The fairies hardly aim. They never have to.
    Small arrows, great grief.
    Something hums past, and something else does not.
    The hedge giggles, and something falls.
    Small folk, good eyes.
    A sting, a stumble, a song about it later.
    Nobody saw who threw. Everybody heard who laughed.

-drama-jackpot =
    The heart of the other world is lighter by a purse.
    The fairies count again, and still come up short.
    Somebody has whistled in the fairies' hall, and got away with it.
    Gold at the bottom of the dream, and it is there after waking.
    Under the hill somebody is looking for a purse.
    All that glitters, and for once it is gold.
    The fairies are very polite about it. That is worrying.
    A pocket full of another world.

-drama-first-home =
    A door opens, a fire is lit: somebody has seen the whole year.
    The first wheels stand still, and the bards tune their harps.
    Home! The dogs knew it before anybody else.
    A gate swings, and a year swings shut behind it.
    The first horse gets the first apple.
    One fire burns at home, and the road is still full.
    The bard has a first line, at last.
    The dust settles on somebody who has arrived.

-drama-victory =
    A year of dust is washed off in one evening.
    The king rises, and everybody rises with him.
    The harps were tuned long ago. Now they play.
    The wheel has turned once round the year.
    The groves are quiet, and the halls are not.
    Connor has his answer, and the winners have their supper.
    Songs will be made of this, and most will be true.
    The last wheel stops, and the first cup goes round.

-drama-victory-narrow =
    So close that the druids had to ask each other.
    The dust of both still hung in the same air.
    One more breath, and the king would have looked the other way.
    The judges measured it in horse's noses.
    The king had closed one eye, and the other one saw it.
    Two fires were lit, and one of them a breath sooner.
    A shorter harness, and it would be another song.
    The losers could have touched the gate.

-drama-victory-clear =
    The horses were watered and asleep before other wheels were heard.
    Nobody looked back. There was nobody to see.
    The feast was half eaten before anybody else could smell it.
    There was time to plait ribbons into the manes.
    Their dust had settled before the others raised any.
    The bards ran out of verses and had to wait.
    The king was already asking about next year.
    Somebody went out with a lantern to look for the rest.
