### Honnō-ji, 1582: Oda Nobunaga sleeps in a temple in Kyōto, and somebody means him not to wake.

## Sides

-good =
    { $form ->
       *[name] Plotters
        [inside] the Plotters
        [opening] The Plotters
    }
-evil =
    { $form ->
       *[name] Retainers
        [inside] the Retainers
        [opening] The Retainers
    }
-plain-good =
    { $form ->
       *[name] Plotter
        [inside] a Plotter
    }
-plain-evil =
    { $form ->
       *[name] Retainer
        [inside] a Retainer
    }

## Talismans

-sword =
    { $form ->
       *[name] Sword of Susanoo
        [short] Sword
        [inside] the Sword of Susanoo
    }
-staff =
    { $form ->
       *[name] Staff of Hachiman
        [short] Staff
        [inside] the Staff of Hachiman
    }
-wisdom =
    { $form ->
       *[name] Wisdom of Omoikane
        [short] Wisdom
        [inside] the Wisdom of Omoikane
    }
-insight =
    { $form ->
       *[name] Insight of Tenjin
        [short] Insight
        [inside] the Insight of Tenjin
    }
-mirror =
    { $form ->
       *[name] Mirror of Amaterasu
        [short] Mirror
        [inside] the Mirror of Amaterasu
    }
-contract =
    { $form ->
       *[name] Ninja Contract
        [short] Contract
        [inside] the Ninja Contract
        [opening] The Ninja Contract
    }

## Flavour

-opening = An army marches by night. Six samurai want the master of Owari dead by dawn; four have sworn he will see it.

-flavour-plain-good = The road to the temple is short, and the list of those you trust is shorter.
-flavour-plain-evil = You ride with them, you nod when they nod, and you count them for your lord.

## Drama. One of a moment's lines is said under its title, in italics, and again only when all have been.

-drama-story =
    Kyōto, 1582. Oda Nobunaga sleeps in a temple, and an army has turned round.
    Ten samurai ride with it, and four of them mean him to wake.

-drama-first-party =
    Torches out. The first names are spoken low.
    A brush, a list, and the ink still wet.
    The first to march will learn who marches beside them.
    The paper screen slides shut, and the names begin.
    Straw sandals, covered blades, no banners.
    One lamp, ten shadows, and the first order of the night.
    The rain will cover the sound of those who go.
    Names are written small, so that the paper burns quickly.

-drama-party-approved =
    Ten heads bow. Some bow lower than others.
    The seal is pressed, and the ink is red.
    They take the narrow path, in single file.
    The order is given. The rest is moonlight.
    Reins are wrapped in cloth, and hooves in straw.
    Enough have nodded. The screen slides open.
    They leave without a word, as agreed.
    A fan closes, and the matter with it.

-drama-party-approved-narrowly =
    The brush hesitated, and then it signed.
    One fan fewer, and the list would be ash.
    They march, and half the room looks at the floor.
    The seal is pressed, but the hand was not steady.
    A whisper decided it.
    The door slides open by a finger's width. It is enough.
    The scale tips by a grain of rice.
    Some bow. Some only lower their eyes.

-drama-party-rejected =
    The list goes into the brazier.
    Sandals are untied again, knot by knot.
    Tea is poured, and nobody drinks it.
    The brush is wet again.
    Politely, firmly, no.
    The horses are unsaddled in the dark.
    A cough behind the screen, and the list is withdrawn.
    Not with them, say the fans.

-drama-last-chance =
    The horses are cold, and dawn waits for no council.
    Still no names. In Kyōto, somebody lights a lamp.
    Another list burnt, and the night is nearly over.
    The cock has cleared his throat.
    The temple bell will not wait for your agreement.
    There is ink left for one more seal.
    If nobody marches now, nobody will ever have plotted.
    The night has one hour left, and it is a short one.

-drama-quest-won =
    A bridge taken, and not one bell rung.
    The sentry saw nothing but rain.
    A mile nearer, and nobody has coughed.
    Tonight the river carries no news to the temple.
    A gate opens, and no dog barks.
    The gatekeeper dreams of plum blossom.
    Footprints in the sand, and the tide comes in.
    A banner changes hands without a sound.

-drama-quest-failed =
    A bell rings where no bell should.
    One lamp, in the wrong window.
    A single letter reached the temple first.
    Somebody dropped a sandal, where a patrol would find it.
    A moth at the wrong lamp, and the guard looked up.
    One bowstring had been cut beforehand.
    There were torches where there should have been night.
    One person too many knew the password.

-drama-quest-failed-badly =
    They were met with tea already poured.
    Not one warning, but a chorus.
    The whole hillside knew them by name.
    They were expected, by name and in order.
    The ambush had been rehearsed by both sides.
    Too many hands had written to the temple.
    Nothing that was planned happened, and somebody had planned that.
    The river brings back their sandals.

-drama-betrayal =
    The list of the trusted was too long.
    Somebody here still serves the master of Owari.
    Those who betray are betrayed. It had to come.
    One of the bows tonight was meant for somebody else.
    A blade has turned in its own sheath.
    The lamp gutters, and the shadows no longer match the faces.
    Loyal to the last, but not to you.
    There is a spy behind the screen, and the screen is yours.

-drama-betrayal-seen =
    A mask falls, in front of everybody.
    Now one face is known.
    A bow, a smile, and no more pretence.
    No more fans to hide behind.
    That blade was drawn in broad daylight.
    Somebody has stopped pretending, and it is very quiet.
    The whole room saw it, and nobody breathes.
    Honour, at least, is plain now: it is elsewhere.

-drama-deciding-quest =
    Three banners stand, three lie in the mud. One march is left.
    Both sides are even, like two blades before they are drawn.
    One road is left, with the temple gate at its end.
    Three and three, and the bell is about to ring.
    The next list is the last one that will be burnt.
    All banners are out. One pole is bare.
    The whole province holds its breath, and does not know why.
    A single night's march between a traitor and a ruler.

-drama-victory-good =
    Fire over the temple, and nobody comes to put it out.
    The master of Owari dances once more, alone.
    Dawn over Kyōto, and it has no lord.
    The bell of the temple falls, and melts where it lies.
    A hundred torches, one name, no answer.
    The thirteen thousand turn at the river, as they were told.
    By morning there is only smoke, and somebody else's banner.
    He had planned for everything but his friends.

-drama-victory-evil =
    He sleeps well, and wakes to a list of names.
    The temple lamps burn until morning, undisturbed.
    Thirteen thousand men turn round in the road.
    Breakfast is served to the master of Owari at the usual hour.
    The plot is over before the rice is cooked.
    There will be room at court, quite suddenly.
    The guards were doubled, and so was their pay.
    Somebody has written it all down, in a very fine hand.
