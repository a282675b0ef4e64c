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

-opening = The beacons are lit and companies gather under one banner. Look well at who walks beside you: the Eye has found its way into the camp.

-flavour-plain-good = You have little but good boots, good friends and a long way to go.
-flavour-plain-evil = You carry the same pack as they do, and answer to another master.
-flavour-seer = You read the shadow in their hearts. Speak in riddles, for something with wings is listening.
-flavour-assassin = No living man can stop you; first find the wizard.
-flavour-guardian = You have walked far at the wizard's side. Now walk so that nobody notices.
-flavour-hidden = You looked too long into the stone, but no wizard looks through your door.
-flavour-lone = Nobody asked you to come, and nobody knows what you came for.
-flavour-decoy = Your robe looks white from afar, and they have seen white robes before.
-flavour-turncoat = You love your people, and you have seen what would save them, or you.
