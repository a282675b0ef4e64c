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

-opening = Five quests lie ahead, and everybody has sworn to see them done. Not everybody meant it.

-flavour-plain-good = You know nothing but your own heart. Watch, listen, and vote with care.
-flavour-plain-evil = You smile, you nod, and you wait for the right quest to go wrong.
-flavour-seer = You see who wishes the quests ill. Guide the others, and let nobody see that you do.
-flavour-assassin = Should every plan fail, one name whispered at the end still wins the day.
-flavour-guardian = You know whom to protect. The best shield is to be taken for the target.
-flavour-hidden = Even those who see in the dark look straight past you.
-flavour-lone = You serve a side that has never heard of you. Let your deeds do the talking.
-flavour-decoy = You have practised the wise look and the knowing pause. Now let somebody believe it.
-flavour-turncoat = Today you are sure whose side you are on. Ask again tomorrow.

## Drama. One of a moment's lines is said under its title, in italics, and again only when all have been.

-drama-first-party =
    Somebody has to go first.
    The first party is always a guess.
    Nobody knows anything yet. Almost nobody.

-drama-last-chance =
    There is no more room for doubt.
    Somebody has to be trusted now.
    From here on, caution is the greater risk.

-drama-quest-won =
    They went, they did it, they came back.
    It worked. Do not relax.
    A clean result. Clean hands are another matter.
    So far, so good. So far.

-drama-quest-won-narrowly =
    Somebody tried. It was not enough.
    It held, and not for want of trying.
    Close, but done is done.

-drama-quest-failed =
    One is all it takes.
    Everybody says it was somebody else.
    It went well, until it did not.
    A small push at the right moment.

-drama-quest-failed-badly =
    Once is a slip. This was no slip.
    That was more than one hand.
    It never stood a chance.

-drama-betrayal =
    So it begins.
    Now everybody looks at everybody else.
    Until now it was only a suspicion.

-drama-sides-switched =
    Nobody moved, and two changed places.
    What you knew of them is out of date.
    Old friends, new friends.

-drama-deciding-quest =
    All square. The next one decides it.
    Everything so far cancels out.
    One quest left, and nothing to spare.

-drama-guess-to-come =
    Hold the applause.
    It is not over: one question is left.
    Three successes, and one name could undo them all.

-drama-guess-hit =
    One name, and it was the right one.
    Everything was won, and then came one word.
    Well hidden, but not well enough.

-drama-guess-missed =
    One name, and it was the wrong one.
    Well hidden, to the very end.
    A good guess. Good was not enough.

-drama-guess-declined =
    No name at all.
    Silence is an answer too.
    The last question stays open.

-drama-victory-good =
    Trust was worth the risk.
    The work is done, and the liars are out of lies.
    Well done, by those who did it.

-drama-victory-evil =
    Every lie has paid off.
    They sat at the same table all along.
    It only takes a few, in the right places.
