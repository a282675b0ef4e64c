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

-opening = Thirteen thousand men march by night, and ten samurai know where. Six want the master of Owari dead by dawn; four have sworn he will see it.

-flavour-plain-good = The road to the temple is short, and the list of those you trust is shorter.
-flavour-plain-evil = You ride with them, you nod when they nod, and you count them for your lord.
