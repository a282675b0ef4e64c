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

-drama-first-party =
    The first names are called, and every spear turns to look.
    The smith counts blades. The poet counts friends.
    Horses to the yoke: somebody must be first on the road.

-drama-last-chance =
    While Ulaid quarrels, Connacht sharpens.
    One more quarrel, and the bull walks west by himself.
    The horses stand harnessed, and nobody will mount.

-drama-quest-won =
    The line is held, and the bull grazes on.
    They come home dusty, and all of them come home.
    No horn from the border tonight.
    Whole shields on every wall. That proves nothing, says the poet.

-drama-quest-won-narrowly =
    A blade was drawn in the ranks, and one was not enough.
    A strap was cut in the night, and the other one held.
    The shield is split, and has not fallen.

-drama-quest-failed =
    One gap in the hedge is enough for a herd.
    One axle-pin is gone, and the wagon lies in the ditch.
    The line stood open by the width of a single shield.
    A dog barked in the night, and nobody rose.

-drama-quest-failed-badly =
    That was no gap in the hedge. That was no hedge.
    Ravens do not gather for a single blade.
    The spears met, and too many pointed inward.

-drama-betrayal =
    So it is true: there is silver from the west in this camp.
    The first wound of this war is in the back.
    Until today it was talk beside the fires.

-drama-sides-switched =
    The raven wheels, and comes down in the other camp.
    Two cloaks are turned in one night.
    Wings over both armies, and nobody saw where they settled.

-drama-deciding-quest =
    The bull stands between two armies, and each has hold of a horn.
    Won and lost lie level. The last hill takes all.
    Tonight all check their harness, and each other's twice.

-drama-guess-to-come =
    Three fields are won, and one spear is still in the air.
    Ulaid cheers too soon: somebody in the crowd is taking aim.
    Quiet. One cast is left, and all it needs is a name.

-drama-guess-hit =
    The spear knew the way.
    So a god can bleed.
    One cast, and the hill falls silent.

-drama-guess-missed =
    The spear stands shaking in the turf, an arm's length wide.
    One cast, and it rings on the wrong shield.
    Far up on the hill, somebody laughs.

-drama-guess-declined =
    The spear is lowered, and no name is spoken.
    A king looks from face to face, and says nothing.
    The last cast is never thrown.

-drama-victory-good =
    The Brown Bull stays where he is, and has noticed nothing.
    Ulaid keeps its bull. The poets will want paying.
    Connacht goes home over the Shannon, lighter than it came.

-drama-victory-evil =
    The Brown Bull walks west, and bellows all the way.
    The herds are even at last, and the price lies in the fields.
    Fires on Cruachan, and every gate open for one bull.
