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

-drama-first-party =
    Torches out. The first names are spoken low.
    A brush, a list, and the ink still wet.
    The first to march will learn who marches beside them.

-drama-last-chance =
    The horses are cold, and dawn waits for no council.
    Still no names. In Kyōto, somebody lights a lamp.
    Another list burnt, and the night is nearly over.

-drama-quest-won =
    A bridge taken, and not one bell rung.
    The sentry saw nothing but rain.
    A mile nearer, and nobody has coughed.
    Tonight the river carries no news to the temple.
    A gate opens, and no dog barks.

-drama-quest-failed =
    A bell rings where no bell should.
    One lamp, in the wrong window.
    A single letter reached the temple first.
    Somebody dropped a sandal, where a patrol would find it.

-drama-quest-failed-badly =
    They were met with tea already poured.
    Not one warning, but a chorus.
    The whole hillside knew them by name.

-drama-betrayal =
    The list of the trusted was too long.
    Somebody here still serves the master of Owari.
    Those who betray are betrayed. It had to come.

-drama-betrayal-seen =
    A mask falls, in front of everybody.
    Now one face is known.
    A bow, a smile, and no more pretence.

-drama-deciding-quest =
    Three banners stand, three lie in the mud. One march is left.
    Both sides are even, like two blades before they are drawn.
    One road is left, with the temple gate at its end.

-drama-victory-good =
    Fire over the temple, and nobody comes to put it out.
    The master of Owari dances once more, alone.
    Dawn over Kyōto, and it has no lord.

-drama-victory-evil =
    He sleeps well, and wakes to a list of names.
    The temple lamps burn until morning, undisturbed.
    Thirteen thousand men turn round in the road.
