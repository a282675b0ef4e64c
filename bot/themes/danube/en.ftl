### The Danube, from Donaueschingen to the Black Sea; its name comes from the goddess Danu.

-nickels =
    { $form ->
       *[name] Nickels
        [inside] the nickels
        [opening] The nickels
    }
-pennies =
    { $form ->
       *[name] Pennies
        [inside] the pennies
        [opening] The pennies
    }
-river =
    { $form ->
       *[name] Danube
        [inside] the Danube
    }
-spring =
    { $form ->
       *[name] Spring of Donaueschingen
        [inside] the spring of Donaueschingen
    }
-sea =
    { $form ->
       *[name] Black Sea
        [inside] the Black Sea
    }

-opening = Two fleets lie at the spring of Donaueschingen. Danu, the goddess of the river, has a question, and whoever comes first to the Black Sea brings her answer home.

-drama-set-out =
    Two small springs meet, and a great river has begun.
    Mooring ropes are cast off, and Danu gives no hint.
    The first oar dips. It is a long way to the sea.
    Somebody has asked the river a question. It will take its time.

-drama-great-throw =
    Not a white side up, and the river carries a boat like a leaf.
    Snow has melted in the Alps, and the current knows it.
    Danu leans on the stern.
    High water! Nobody rows, and everybody travels.

-drama-throw-lost =
    The oars are up, and there is nowhere to go.
    Fog on the water. Everybody waits.
    Not a boat stirs. A heron looks on.
    The river has room for everybody, but not here.

-drama-swap =
    Oars clash, somebody swears in Celtic, and two boats have changed places.
    One crew waves. The other does not wave back.
    The water behind a bold boat is a bad place to be.
    Where one boat arrives, another has to leave.
    A rope across the bows, a push, and the river looks different.

-drama-rapids =
    The crew walks back overland, fells new trees and builds another boat.
    White water, a crack, and planks among the foam.
    Everybody could hear it coming. Nobody could stop.
    The river gives back the crew, and keeps the boat.

-drama-first-off =
    Salt on the lips: the first boat has seen the sea.
    The banks fall back, and there is nothing but water ahead.
    Gulls! Somebody has arrived.

-drama-last-boat =
    One boat is still out. On the shore they are counting.
    Four crews sit round a fire and watch the river's mouth.
    One more hull, and the question is answered.

-drama-victory =
    On the northern shore, where the Celts came from, a fire is lit for them.
    Five hulls in the sand, and the river has given its answer.
    Gulls follow the fleet in, and Danu keeps her own counsel.

-drama-victory-nickels =
    Danu has the last word, and it is yes.
    Five hulls in the sand, and the answer of the river is yes.
    Somebody asked the river a question. Yes, says the river.

-drama-victory-narrow =
    So close that both crews could read the same stars.
    One hull more, and the songs would be about somebody else.
    The last boat of the others could already smell the salt.

-drama-victory-clear =
    The fire on the shore has burned down before anybody else comes in sight.
    The others are still rowing, and the feast is over.
    By the time the others arrive, there will be a town here.
