### Classic Quest: plain words for the quest games, and the pattern for themes of your own; see docs/themes.md.

## Sides. [name] stands in lists, [inside] within a sentence, [opening] where a sentence begins.

-good = Good
-evil = Evil

## Roles. Who has no role of his own is plain.

-plain-good =
    { $form ->
       *[name] Loyal Companion
        [inside] a loyal companion
    }
-plain-evil =
    { $form ->
       *[name] Conspirator
        [inside] a conspirator
    }
-seer =
    { $form ->
       *[name] Seer
        [inside] the Seer
        [opening] The Seer
    }
-assassin =
    { $form ->
       *[name] Assassin
        [inside] the Assassin
        [opening] The Assassin
    }
-guardian =
    { $form ->
       *[name] Guardian
        [inside] the Guardian
        [opening] The Guardian
    }
-hidden =
    { $form ->
       *[name] Shadow
        [inside] the Shadow
        [opening] The Shadow
    }
-lone =
    { $form ->
       *[name] Lone Wolf
        [inside] the Lone Wolf
        [opening] The Lone Wolf
    }
-decoy =
    { $form ->
       *[name] Impostor
        [inside] the Impostor
        [opening] The Impostor
    }
-turncoat =
    { $form ->
       *[name] Turncoat
        [inside] a Turncoat
    }

## Items

-vision =
    { $form ->
       *[name] Looking Glass
        [inside] the Looking Glass
        [opening] The Looking Glass
    }
-inverter =
    { $form ->
       *[name] Magic Mirror
        [inside] the Magic Mirror
        [opening] The Magic Mirror
    }

## Quests

-quest-1 = The Old Road
-quest-2 = The Dark Forest
-quest-3 = The Broken Bridge
-quest-4 = The Mountain Pass
-quest-5 = The Last Gate

## Flavour. It stands in italics on the role cards; -opening begins the game.

-opening = Five quests lie ahead, and everybody at this table has sworn to see them done. Not everybody meant it.

-flavour-plain-good = You know nothing but your own heart. Watch, listen, and vote with care.
-flavour-plain-evil = You smile, you nod, and you wait for the right quest to go wrong.
-flavour-seer = You see who wishes the quests ill. Guide the others, and let nobody see that you do.
-flavour-assassin = Should every plan fail, one name whispered at the end still wins the day.
-flavour-guardian = You know whom to protect. The best shield is to be taken for the target.
-flavour-hidden = Even those who see in the dark look straight past you.
-flavour-lone = You serve a side that has never heard of you. Let your deeds do the talking.
-flavour-decoy = You have practised the wise look and the knowing pause. Now let somebody believe it.
-flavour-turncoat = Today you are sure whose side you are on. Ask again tomorrow.
