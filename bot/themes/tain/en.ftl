### The Táin: Connacht comes for the Brown Bull, and Ulaid stands in its way.

## Sides

-good = Ulaid
-evil = Connacht

## Roles

-plain-good =
    { $form ->
       *[name] Warrior of Ulaid
        [inside] a warrior of Ulaid
    }
-plain-evil =
    { $form ->
       *[name] Warrior of Connacht
        [inside] a warrior of Connacht
    }
-seer = Lugh
-assassin = Ailill
-guardian = Cúchulainn
-hidden = Medb
-lone = Fergus
-decoy = Fidelma
-turncoat =
    { $form ->
       *[name] Morrígan
        [inside] a Morrígan
    }

## Items

-vision =
    { $form ->
       *[name] Prophetic Vision
        [inside] the Prophetic Vision
        [opening] The Prophetic Vision
    }
-inverter =
    { $form ->
       *[name] War Chariot
        [inside] the War Chariot
        [opening] The War Chariot
    }

## Quests

-quest-1 = The Road from Cruachan
-quest-2 = The Plain of Muirthemne
-quest-3 = The Ford
-quest-4 = Slieve Fuad
-quest-5 = The Hill of Gáirech

## Flavour

-opening = A queen finds one bull too few and raises an army. Some who swear to guard the Brown Bull took her silver.

-flavour-plain-good = The pangs have left you, and your spear is sharp again.
-flavour-plain-evil = You eat at Ulaid's fires and count the days until the border.
-flavour-seer = From the hill you see through every cloak in the camp. See that nobody sees you.
-flavour-assassin = A king may lose the battle and still win the war with one good cast.
-flavour-guardian = You know who watches over Ulaid. Stand where the spear will land.
-flavour-hidden = You started this war, and not even a god will read it in your face.
-flavour-lone = An exile with a foot in either camp, and a friend in neither.
-flavour-decoy = You have seen the future, and in it they take you for somebody else.
-flavour-turncoat = You fly over both armies, and whichever eats last will eat with you.

## Drama. One of a moment's lines is said under its title, in italics, and again only when all have been.

-drama-story =
    Medb of Connacht wants the Brown Bull, and her spears are already on the road.
    Some of those who guard the fords of Ulaid have eaten at her table.

-drama-first-party =
    The first names are called, and every spear turns to look.
    The smith counts blades. The poet counts friends.
    Horses to the yoke: somebody must be first on the road.
    The first shields come down from the wall.
    Names go round the fire, and one by one the talk stops.
    The horses are fetched. They are the only ones in a hurry.
    Somebody laughs too loudly. The list is read again.
    The druid looks at the sky, and says it is as good a day as any.

-drama-party-approved =
    The gate is dragged open, and the wheels begin to turn.
    Hands are raised, straps are tightened.
    So it is settled, and nobody looks settled.
    The spears that go are counted. So are the spears that stay.
    A horn sounds. It is too late to think better of it.
    Bread in the saddlebags, and a blessing that nobody quite hears.
    The fires are fed, for those who will wait beside them.
    More hands than frowns, and the road is theirs.

-drama-party-approved-narrowly =
    The weight of one hand opens the gate.
    They ride out past faces that do not cheer.
    One voice fewer, and the horses would be back in the stable.
    Half the camp waves. The other half counts.
    By the width of a blade, they go.
    The gate opens slowly, as if it had its own opinion.
    A single nod tipped the scale. Remember whose it was.
    They leave with a road before them, and an argument behind.

-drama-party-rejected =
    The horses are led back, still in harness.
    Spears are stacked again, a little harder than before.
    Nobody rides today, says the camp, and goes back to its porridge.
    A good list, says the poet. It will make a good fire.
    The gate stays shut, and everybody finds something to look at.
    Names are easily spoken, and as easily struck out.
    Somebody is offended, and somebody is relieved.
    Another hour gone, and the bull has eaten half a meadow.

-drama-last-chance =
    While Ulaid quarrels, Connacht sharpens.
    One more quarrel, and the bull walks west by himself.
    The horses stand harnessed, and nobody will mount.
    The ravens have stopped circling. They are sitting down to wait.
    Four times the gate stayed shut. There is no fifth bolt.
    West of the river somebody is already building a byre.
    Choose, says the druid. Even a bad road is a road.
    The drums on the other bank fall in step.

-drama-quest-won =
    The line is held, and the bull grazes on.
    They come home dusty, and all of them come home.
    No horn from the border tonight.
    Whole shields on every wall. That proves nothing, says the poet.
    The ford is quiet, and the herons are back.
    Mud to the knees, and not a scratch on the shields.
    They come back with a song, and it has too many verses.
    The watch fires burn low. Nobody had to throw water on them.

-drama-quest-won-narrowly =
    A blade was drawn in the ranks, and one was not enough.
    A strap was cut in the night, and the other one held.
    The shield is split, and has not fallen.
    An axle groaned all the way, and held all the way.
    Somebody loosened a knot. Somebody else had tied two.
    They come home with one spear pointing the wrong way.
    One spear was late, and the rest were enough.
    The bridge had been sawn through, by somebody with too little time.

-drama-quest-failed =
    One gap in the hedge is enough for a herd.
    One axle-pin is gone, and the wagon lies in the ditch.
    The line stood open by the width of a single shield.
    A dog barked in the night, and nobody rose.
    A gate was left open, and the herd did the rest.
    The dust settles on a road nobody holds.
    Whoever sang on watch was singing for somebody.
    The chariots come back slower than they went.

-drama-quest-failed-badly =
    That was no gap in the hedge. That was no hedge.
    Ravens do not gather for a single blade.
    The spears met, and too many pointed inward.
    You do not fall over one stone that hard.
    The rearguard had gone home before the march began.
    There were fewer friends than shields on that field.
    The crows are too full to fly.
    That road was sold, and by more than one merchant.

-drama-betrayal =
    So it is true: there is silver from the west in this camp.
    The first wound of this war is in the back.
    Until today it was talk beside the fires.
    Somebody has eaten at two fires.
    A knife was drawn in the dark, and it was one of theirs.
    The dogs bark inside the wall tonight.
    From now on, every cup is poured twice.
    The poet crosses out a line about brotherhood.

-drama-sides-switched =
    The raven wheels, and comes down in the other camp.
    Two cloaks are turned in one night.
    Wings over both armies, and nobody saw where they settled.
    Two shadows change hands at noon.
    A feather falls on either side of the river.
    The war has not moved, and two who fight it have.
    Loyal an hour ago. Loyal still, but to whom?
    The crow laughs in two voices.

-drama-deciding-quest =
    The bull stands between two armies, and each has hold of a horn.
    The score is level. The last hill takes all.
    Tonight all check their harness, and each other's twice.
    Both camps cook early, and nobody eats.
    Two kings look at one hill, and neither blinks.
    All the songs so far were only the tuning of the harp.
    Tomorrow one side tells this story, and the other hears it.
    The bull lifts his head. Even he has noticed.

-drama-guess-to-come =
    Three fields are won, and one spear is still in the air.
    Ulaid cheers too soon: somebody in the crowd is taking aim.
    Quiet. One cast is left, and all it needs is a name.
    The mead is poured, and not one cup is raised.
    The feast is laid. One guest has come with a spear.
    Over the noise, the sound of one bench pushed back.
    Won three times, and safe not once.
    The shouting dies away, from the back of the hall to the front.

-drama-guess-hit =
    The spear knew the way.
    So a god can bleed.
    One cast, and the hill falls silent.
    The light goes out of the day, all at once.
    It was thrown at one in the crowd, and it was the one.
    A cloak falls open, and there is a sun under it.
    So many faces, and the spear asked for only one.
    The cheering stops as if cut with a knife.

-drama-guess-missed =
    The spear stands shaking in the turf, an arm's length wide.
    One cast, and it rings on the wrong shield.
    Far up on the hill, somebody laughs.
    The wrong cloak, the wrong face, the wrong war.
    The god is somewhere in the crowd, and has not even ducked.
    A splinter, a shrug, and the feast goes on.
    The spear quivers in a doorpost, and somebody hangs a cloak on it.
    Long practice, good balance, bad luck.

-drama-guess-declined =
    The spear is lowered, and no name is spoken.
    A king looks from face to face, and says nothing.
    The last cast is never thrown.
    The arm comes down, and the crowd breathes out.
    Nothing flies. That is an answer as well.
    So many faces, and none worth a spear.
    The king drops the spear, and asks for wine.
    Somebody might have thrown, and has thought better of it.

-drama-victory-good =
    The Brown Bull stays where he is, and has noticed nothing.
    Ulaid keeps its bull. The poets will want paying.
    Connacht goes home over the Shannon, lighter than it came.
    The herd lies down in its own meadow.
    The ford is theirs again, and only the ducks dispute it.
    Every hearth in Ulaid has a hero, or says so.
    The shields go back on the wall, and the boys come to touch them.
    A long war over a bull, and he slept through the end.

-drama-victory-evil =
    The Brown Bull walks west, and bellows all the way.
    The herds are even at last, and the price lies in the fields.
    Fires on Cruachan, and every gate open for one bull.
    A queen counts her herds again, and smiles at the sum.
    Behind the bull walk the ones who opened the gate.
    There is a gap in the herd of Ulaid, and it has horns.
    Westward go the drums, and the silver was well spent.
    Nobody sings in Ulaid tonight. Nobody trusts the harper.
