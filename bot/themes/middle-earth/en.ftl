### Middle-earth: the Free Peoples send out their companies, and not everybody in them is free.

## Sides

-good =
    { $form ->
       *[name] Free Peoples
        [inside] the Free Peoples
        [opening] The Free Peoples
    }
-evil =
    { $form ->
       *[name] Minions of Sauron
        [short] Minions
        [inside] the Minions of Sauron
        [opening] The Minions of Sauron
    }

## Roles

-plain-good =
    { $form ->
       *[name] Free Companion
        [inside] a Free Companion
    }
-plain-evil =
    { $form ->
       *[name] Minion
        [inside] a Minion
    }
-seer = Gandalf
-assassin =
    { $form ->
       *[name] Witch-King
        [inside] the Witch-King
        [opening] The Witch-King
    }
-guardian = Aragorn
-hidden = Denethor
-lone = Gollum
-decoy = Saruman
-turncoat = Boromir

## Items

-vision =
    { $form ->
       *[name] Palantír
        [inside] the Palantír
        [opening] The Palantír
    }
-inverter =
    { $form ->
       *[name] Ring of Power
        [inside] the Ring of Power
        [opening] The Ring of Power
    }

## Quests

-quest-1 = Weathertop
-quest-2 = The Mines of Moria
-quest-3 = Helm's Deep
-quest-4 = The Pelennor Fields
-quest-5 = Mount Doom

## Flavour

-opening = The beacons are lit. Look well at who walks beside you: the Eye has found its way into the camp.

-flavour-plain-good = You have little but good boots, good friends and a long way to go.
-flavour-plain-evil = You carry the same pack as they do, and answer to another master.
-flavour-seer = You read the shadow in their hearts. Speak in riddles, for something with wings is listening.
-flavour-assassin = No living man can stop you; first find the wizard.
-flavour-guardian = You have walked far at the wizard's side. Now walk so that nobody notices.
-flavour-hidden = You looked too long into the stone, but no wizard looks through your door.
-flavour-lone = Nobody asked you to come, and nobody knows what you came for.
-flavour-decoy = Your robe looks white from afar, and they have seen white robes before.
-flavour-turncoat = You love your people, and you have seen what would save them, or you.

## Drama. One of a moment's lines is said under its title, in italics, and again only when all have been.

-drama-first-party =
    Packs on, fires out: the first company is named.
    The road is long, and it begins with a short list.
    The gate stands open, and the first boots are laced.

-drama-last-chance =
    The council talks on. In the East nobody is talking.
    Another company is sent back to its tents, and dusk is near.
    The beacons burn low while the wise compare their doubts.

-drama-quest-won =
    Smoke in the distance, and it is only supper.
    They come back singing, and badly.
    The shadow has given back a mile of road.
    Mud on every boot, and nobody missing.

-drama-quest-won-narrowly =
    Somebody cut the rope, and the knot held.
    One lantern was put out. The others were enough.
    There was malice in those ranks, and more courage.

-drama-quest-failed =
    They were expected.
    One whisper in the dark was enough.
    Somebody left the gate on the latch.
    One arrow, and it did not come from the front.

-drama-quest-failed-badly =
    The company broke from within, and in more than one place.
    So much shadow for so small a company.
    The enemy hardly had to come.

-drama-betrayal =
    So the Eye did find its way in.
    The first grief of this war was not dealt by an orc.
    From tonight, nobody sleeps with a back to the others.

-drama-sides-switched =
    The wind goes round, and somebody goes with it.
    Two hearts turn in the night, and no face shows it.
    Love of home and fear for it have changed places.

-drama-deciding-quest =
    The scales hang level, and the Mountain smokes.
    Hope and ruin stand even. One road is left, and it climbs.
    All that was won or lost was only the way to this last slope.

-drama-guess-to-come =
    Bells in the city. Above the bells, wings.
    The war is won, if the wizard lives till morning.
    Everybody looks up, and the singing stops.

-drama-guess-hit =
    The staff breaks, and the bells fall silent.
    The shadow stoops, and has found its mark.
    They looked under the right hat.

-drama-guess-missed =
    Wings pass over, and pass on.
    They looked under the wrong hat.
    A cry goes over the roofs, and it is rage.

-drama-guess-declined =
    Wings circle once, and turn away.
    The shadow looks, and does not strike.
    No name is spoken, and the night goes by.

-drama-victory-good =
    The shadow lifts, and somebody puts a kettle on.
    The long road home is only a road again.
    By summer, there will be grass on those fields.

-drama-victory-evil =
    The lights go out, one village after another.
    The Eye has seen enough, and is content.
    Ash on the wind, and nobody left to make the song.
