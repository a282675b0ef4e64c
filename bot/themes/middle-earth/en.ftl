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
-flavour-assassin = No living man can stop you. All you need is to find the wizard.
-flavour-guardian = You have walked far at the wizard's side. Now walk so that nobody notices.
-flavour-hidden = You looked too long into the stone, but no wizard looks through your door.
-flavour-lone = Nobody asked you to come, and nobody knows what you came for.
-flavour-decoy = Your robe looks white from afar, and they have seen white robes before.
-flavour-turncoat = You love your people, and you have seen what would save them, or you.

## Drama. One of a moment's lines is said under its title, in italics, and again only when all have been.

-drama-story =
    Five errands stand between the Free Peoples and the Shadow.
    Not everybody in the company hopes they succeed.

-drama-first-party =
    Packs on, fires out: the first company is named.
    The road is long, and it begins with a short list.
    The gate stands open, and the first boots are laced.
    A map is unrolled, and four mugs hold down its corners.
    Bread, rope, and a good deal of silence.
    Somebody says it is only a short walk. Nobody laughs.
    The ponies are loaded, and look doubtful.
    Names are called in a low voice, under a high roof.

-drama-party-approved =
    The gate swings wide, and the road takes them in.
    A nod, another nod, and the company is made.
    They set out before breakfast, which shows how serious it is.
    The council rises, and the lanterns are lit.
    Cloaks are pinned, and letters are left with friends.
    Down the steps they go, and nobody looks back first.
    Many hands are raised, and some of them are clenched.
    The road goes on, and now so do they.

-drama-party-approved-narrowly =
    By a whisker, and not one whisker more.
    They go with half a blessing, which must last the whole way.
    One word more against it, and the packs would be unpacked again.
    The door opens a crack, and they slip through.
    Farewells from some, and folded arms from others.
    A thin majority makes a thin sort of cheer.
    They walk out into rain, between two rows of faces.
    The scale dips by a grain, and a company goes with it.

-drama-party-rejected =
    The packs are unpacked, and the bread is eaten after all.
    Too many doubts for one table.
    The map is rolled up again, and not gently.
    Back to the hearth, and to looking at each other.
    Some sigh, some mutter, and the rain goes on.
    The company was ready. The council was not.
    Names are crossed out, and the ink runs.
    Another evening of good advice.

-drama-last-chance =
    The council talks on. In the East nobody is talking.
    Another company is sent back to its tents, and dusk is near.
    The beacons burn low while the wise compare their doubts.
    The last candle of the council is burning down.
    Wise heads, many words, and hardly any road left.
    In the dark tower, nobody is voting.
    One more refusal, and there will be nobody to send.
    The owls have gone quiet. They are listening, too.

-drama-quest-won =
    Smoke in the distance, and it is only supper.
    They come back singing, and badly.
    The shadow has given back a mile of road.
    Mud on every boot, and nobody missing.
    A quiet road, and supper at the end of it.
    The bridge stands, and so do they.
    A green leaf on a grey wall, as if it had always been there.
    The watchers on the hill light a fire, and it is a glad one.

-drama-quest-won-narrowly =
    Somebody cut the rope, and the knot held.
    One lantern was put out. The others were enough.
    There was malice in those ranks, and more courage.
    A boot was put out in the dark, and somebody stepped over it.
    The rope frayed, but it was good rope.
    One voice called the wrong way, and nobody followed.
    The plank was loose. They walked on the other one.
    Something was spilled, something was saved, and the gate is theirs.

-drama-quest-failed =
    They were expected.
    One whisper in the dark was enough.
    Somebody left the gate on the latch.
    One arrow, and it did not come from the front.
    The path was known to those who should not know it.
    A lamp went out at just the wrong moment.
    They come back by twos, and do not talk.
    Nothing was wrong but one small thing.

-drama-quest-failed-badly =
    The company broke from within, and in more than one place.
    So much shadow for so small a company.
    The enemy hardly had to come.
    Every turning led the wrong way, and that takes several liars.
    There were more whispers than footsteps on that march.
    The rear guard was in front, and smiling.
    Nothing held, for too few were holding.
    The shadow had a place at every fire.

-drama-betrayal =
    So the Eye did find its way in.
    The first grief of this war was not dealt by an orc.
    From tonight, nobody turns their back to sleep.
    A friend has learned the black speech, and speaks it softly.
    It takes one to open a gate at night.
    Now even the bread is broken with care.
    The song stops at the verse about loyalty.
    The Shadow has sat at this hearth, and warmed its hands.

-drama-sides-switched =
    The wind goes round, and somebody goes with it.
    Two hearts turn in the night, and no face shows it.
    Love of home and fear for it have changed places.
    The river runs as before, and two have crossed it.
    A cloak turned inside out keeps out the same rain.
    Yesterday's friend walks on the other side of the road.
    Something called in the night, and two answered.
    Two stars have changed places, and few look up.

-drama-deciding-quest =
    The scales hang level, and the Mountain smokes.
    Hope and ruin stand even. One road is left, and it climbs.
    All that was won or lost was only the way to this last slope.
    The songs have not yet decided how they end.
    One more road, and it has a mountain on it.
    All the beacons are lit. There is nothing more to burn.
    The last march is a short one, on every map.
    Nobody sleeps. Somebody is sharpening something.

-drama-guess-to-come =
    Bells in the city. Above the bells, wings.
    The war is won, if the wizard lives till morning.
    Everybody looks up, and the singing stops.
    The banners are up, and a shadow passes over them.
    A cold wind in the middle of the feast.
    All is won but one old pair of eyes.
    The cheering falters, and there is a beat of great wings.
    Somebody has been hunting all this while.

-drama-guess-hit =
    The staff breaks, and the bells fall silent.
    The shadow stoops, and has found its mark.
    They looked under the right hat.
    A light goes out, and it was the one they steered by.
    One name, whispered to the dark, and the dark has answered.
    The grey cloak lies empty on the stones.
    The wise can hide for long, but not for ever.
    Wings fold. The hunt is over.

-drama-guess-missed =
    Wings pass over, and pass on.
    They looked under the wrong hat.
    A cry goes over the roofs, and it is rage.
    The hunter stoops, and comes up with a handful of hay.
    Somebody quite ordinary has had a very bad moment.
    Wrong road, wrong door, wrong beard.
    The old eyes twinkle, somewhere safe in the crowd.
    A shriek overhead, and it is going away.

-drama-guess-declined =
    Wings circle once, and turn away.
    The shadow looks, and does not strike.
    No name is spoken, and the night goes by.
    The hunter listens at every door, and knocks at none.
    Nothing falls from the sky but rain.
    The wings grow small, and then there is only weather.
    No finger points, and the feast begins again.
    The dark has no guess to make.

-drama-victory-good =
    The shadow lifts, and somebody puts a kettle on.
    The long road home is only a road again.
    By summer, there will be grass on those fields.
    Somebody opens all the windows.
    The gardens will need a good deal of work, and will get it.
    They will tell this one to children, and leave out the worst.
    The West wind smells of rain and apples.
    Small folk and great raise the same mug.

-drama-victory-evil =
    The lights go out, one village after another.
    The Eye has seen enough, and is content.
    Ash on the wind, and nobody left to make the song.
    The trees have stopped talking.
    The last beacon burns, and nobody comes.
    There is a new shadow on every map.
    They had opened the gate themselves, from the inside.
    Somewhere a kettle boils dry.
