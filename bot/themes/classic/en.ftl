### Classic Quest: plain words for the quest games, and the pattern for themes of your own; see docs/themes.md.

## Sides. [name] stands in lists, [inside] within a sentence, [opening] where a sentence begins.

-good = Good
-evil = Evil

## Roles. A player with no role of their own is plain.

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
-flavour-guardian = You know who to protect. The best shield is to be taken for the target.
-flavour-hidden = Even those who see in the dark look straight past you.
-flavour-lone = You serve a side that has never heard of you. Let your deeds do the talking.
-flavour-decoy = You have practised the wise look and the knowing pause. Now let somebody believe it.
-flavour-turncoat = Today you're sure whose side you're on. Ask again tomorrow.

## Drama. One of a moment's lines is said under its title, in italics, and again only when all have been.

-drama-story =
    Five quests, one party, and somebody in it who wants them to fail.
    Find out who you can trust before they find out what you know.

-drama-first-party =
    Somebody has to go first.
    The first party is always a guess.
    Nobody knows anything yet. Almost nobody.
    A list has to start with a name.
    Trust is cheap at the beginning.
    The easy part: choosing without knowing.
    First in line, first in doubt.
    Everybody smiles. It proves nothing.

-drama-party-approved =
    Enough of you said yes.
    The doubts stay at home.
    Agreed, more or less.
    They go. The rest of you can only wait.
    A yes is easier to give than to take back.
    That is settled, for better or worse.
    Off they go, and every eye with them.
    Most of you trust them. Most of you may be right.

-drama-party-approved-narrowly =
    By the smallest margin there is.
    One more no, and it would have been no.
    A yes, but not a loud one.
    Half the table would rather not.
    It was close, and somebody made it so.
    They go. Many shrug, some stare.
    Nobody can call that a landslide.
    One vote is still a majority.

-drama-party-rejected =
    Not this one.
    Back to the list.
    Too many doubts, or too few friends.
    A no says as much as a yes. Listen to it.
    Nobody goes, and time does.
    Somebody wanted that party. Somebody didn't.
    The table has spoken. It said no.
    Another list, another look round.

-drama-last-chance =
    There is no more room for doubt.
    Somebody has to be trusted now.
    From here on, caution is the greater risk.
    The next no is the last.
    Refuse once more, and nobody will be asked again.
    You have argued yourselves into a corner.
    One list left, good or bad.
    Time to choose the lesser doubt.

-drama-quest-won =
    They went, they did it, they came back.
    It worked. Don't relax.
    A clean result. Clean hands are another matter.
    So far, so good. So far.
    Nothing went wrong. Who kept it from going wrong?
    Success, and more questions.
    All of them did their part, this time.
    That is one for the honest. Or for the patient.

-drama-quest-won-narrowly =
    Somebody tried. It was not enough.
    It held, and not for want of trying.
    Close, but done is done.
    One tried to break it. One was not enough.
    The plan had room for a single traitor.
    It bent, and it didn't break.
    Somebody is disappointed, and must not show it.
    A win, with a knife in it.

-drama-quest-failed =
    One is all it takes.
    Everybody says it was somebody else.
    It went well, until it didn't.
    A small push at the right moment.
    Somebody said one thing and did another.
    It broke where it was trusted most.
    So near, and somebody so false.
    One no in a chorus of yes.

-drama-quest-failed-badly =
    Once is a slip. This was no slip.
    That was more than one hand.
    It never stood a chance.
    They weren't alone in it.
    You sent more than one of them.
    It fell apart from several sides.
    That party was a trap with a list of names.
    Nobody that unlucky is only unlucky.

-drama-betrayal =
    So it begins.
    Now everybody looks at everybody else.
    Until now it was only a suspicion.
    The first lie has been told aloud.
    There it is, then.
    Now you know what sort of game this is.
    One of the friendly faces wasn't friendly.
    The easy part is over.

-drama-sides-switched =
    Nobody moved, and two changed places.
    What you knew of them is out of date.
    Old friends, new friends.
    What was true this morning may not be true now.
    Two of you woke up on the other side.
    Loyalty has a new address.
    Same faces, other hearts.
    Keep your notes, and cross some of them out.

-drama-deciding-quest =
    All square. The next one decides it.
    Everything so far cancels out.
    One quest left, and nothing to spare.
    This is the one that counts.
    Two and two. There is no three and three.
    After this, somebody will have been right.
    Everything depends on the next list.
    Last list, last votes, last chance to lie.

-drama-guess-to-come =
    Hold the applause.
    It isn't over: one question is left.
    Three successes, and one name could undo them all.
    It's won, unless somebody was listening well.
    Don't celebrate the wise one too loudly.
    One player has been waiting for this moment.
    All the work is done. All but hiding.
    The last move belongs to the other side.

-drama-guess-hit =
    One name, and it was the right one.
    It was all won, and then came one word.
    Well hidden, but not well enough.
    Found, at the very last.
    Somebody knew too much, and it showed.
    Three successes, one slip.
    The right name, said out loud.
    So that was the wise one.

-drama-guess-missed =
    One name, and it was the wrong one.
    Well hidden, to the very end.
    A good guess. Good was not enough.
    A confident finger, and the wrong chest.
    The one who knew has kept quiet well enough.
    That was the wrong name, and there is no second.
    Close doesn't count here.
    The secret is safe, now that it no longer matters.

-drama-guess-declined =
    No name at all.
    Silence is an answer too.
    The last question stays open.
    The last card stays in the hand.
    Somebody had a name, or had none.
    No guess is a guess that cannot miss.
    The chance goes by, and nobody reaches for it.
    A shrug, and it is over.

-drama-victory-good =
    Trust was worth the risk.
    The work is done, and the liars are out of lies.
    Well done, by those who did it.
    Honesty wins, with some help from counting.
    They found each other in time.
    Doubt was useful. Trust won.
    Three times the truth was enough.
    Everybody who deserved it wins.

-drama-victory-evil =
    Every lie has paid off.
    They sat at the same table all along.
    It only takes a few, in the right places.
    You were fooled by friends.
    It was never even close to fair.
    They lied from the first list to the last.
    Trust was spent in the wrong place.
    Well lied.
