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

-drama-story =
    Two springs, two fleets, and one long river to the sea.
    Whoever asks the Danube a question gets the answer from the winner.

-drama-set-out =
    Two small springs meet, and a great river has begun.
    Mooring ropes are cast off, and Danu gives no hint.
    The first oar dips. It is a long way to the sea.
    Somebody has asked the river a question. It will take its time.
    A rope is coiled, a candle is lit, a boat is gone.
    Black Forest water, cold and in no hurry.
    The spring is small enough to step across. Nobody does any more.
    Two colours on one river, and it does not mind which.

-drama-great-throw =
    Not a white side up, and the river carries a boat like a leaf.
    Snow has melted in the Alps, and the current knows it.
    Danu leans on the stern.
    High water! Nobody rows, and everybody travels.
    The boat lifts, and the banks begin to run.
    The river has taken the oars.
    A heron is overtaken, and takes it badly.
    That was not rowing. That was falling, lengthwise.

-drama-throw-lost =
    The oars are up, and there is nowhere to go.
    Fog on the water. Everybody waits.
    Not a boat stirs. A heron looks on.
    The river has room for everybody, but not here.
    The throw was good. The river was full.
    Somebody holds a rope and looks at the sky.
    All that water, and no way through it.
    The crew has time to mend a sail.

-drama-swap =
    Oars clash, somebody swears in Celtic, and two boats have changed places.
    One crew waves. The other does not wave back.
    The water behind a bold boat is a bad place to be.
    Where one boat arrives, another has to leave.
    A rope across the bows, a push, and the river looks different.
    Two wakes cross, and so do two opinions.
    The river has only one bed, and two boats want to lie in it.
    The place was taken. Now it is taken again.

-drama-rapids =
    The crew walks back overland, fells new trees and builds another boat.
    White water, a crack, and planks among the foam.
    Everybody could hear it coming. Nobody could stop.
    The river gives back the crew, and keeps the boat.
    The rocks have an excellent memory.
    Foam first, then planks, then swearing.
    The pilot says it was like that before.
    Danu takes her toll in timber.

-drama-first-off =
    Salt on the lips: the first boat has seen the sea.
    The banks fall back, and there is nothing but water ahead.
    Gulls! Somebody has arrived.
    The reeds open, and the water tastes different.
    Fresh water ends here, and stories begin.
    A sail on the horizon, and the horizon is new.
    One hull is pulled up on the sand, and one fire lit.
    The river lets go, and the sea takes hold.

-drama-last-boat =
    One boat is still out. On the shore they are counting.
    Four crews sit round a fire and watch the river's mouth.
    One more hull, and the question is answered.
    One wake is left on the whole long river.
    The fire is built up, so that the last can see it.
    A lantern is hung out for somebody.
    Almost nobody is left to wait for.
    The last bend is always the longest.

-drama-victory =
    On the northern shore, where the Celts came from, a fire is lit for them.
    Five hulls in the sand, and the river has given its answer.
    Gulls follow the fleet in, and Danu keeps her own counsel.
    The oars are stacked, and somebody counts the blisters.
    Danu smiles, upstream, where nobody can see it.
    The whole fleet is in, and the wine is out.
    From the Black Forest to the Black Sea, and not one hull behind.
    The river has said what it had to say.

-drama-victory-nickels =
    Danu has the last word, and it is yes.
    Five hulls in the sand, and the answer of the river is yes.
    Somebody asked the river a question. Yes, says the river.
    Yes, says the river, and it has taken its time.
    The answer shines, and it is yes.
    Danu nods. That is a yes, in any language.
    All five say the same thing, and it is yes.
    The silver hulls have it, and the answer with them.

-drama-victory-narrow =
    So close that both crews could read the same stars.
    One more hull, and the songs would be about somebody else.
    The others' last boat could already smell the salt.
    One stroke of the oar between two stories.
    The losers can see the winners' supper.
    The last wave carried both, and one of them further.
    It was decided by a puddle.
    Danu herself had to look twice.

-drama-victory-clear =
    The fire on the shore has burned down before anybody else comes in sight.
    The others are still rowing, and the feast is over.
    By the time the others arrive, there will be a town here.
    The winners have taken up gardening.
    The river had made up its mind at the spring.
    Somebody might send a boat to look for the others.
    There was time to whittle the others some oars.
    The gulls have forgotten that there was a race.
