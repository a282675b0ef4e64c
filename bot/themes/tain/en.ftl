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

-opening = A queen counts her herds, finds one bull too few, and raises an army. Ulaid has to keep the Brown Bull; some of those who swear to guard it took Connacht's silver.

-flavour-plain-good = The pangs have left you, and your spear is sharp again.
-flavour-plain-evil = You eat at Ulaid's fires and count the days until the border.
-flavour-seer = From the hill you see through every cloak in the camp. See that nobody sees you.
-flavour-assassin = A king may lose the battle and still win the war with one good cast.
-flavour-guardian = You know who watches over Ulaid. Stand where the spear will land.
-flavour-hidden = You started this war, and not even a god will read it in your face.
-flavour-lone = An exile with a foot in either camp, and a friend in neither.
-flavour-decoy = You have seen the future, and in it they take you for somebody else.
-flavour-turncoat = You fly over both armies, and whichever eats last will eat with you.
