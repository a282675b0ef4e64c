### The Great Table: a gambling den in a cellar, and a Master who finds that money is too small a stake.

## Sides

-house =
    { $form ->
       *[name] House
        [inside] the House
        [opening] The House
    }
-players =
    { $form ->
       *[name] Players
        [inside] the Players
        [opening] The Players
    }

## Roles

-master =
    { $form ->
       *[name] Master of the House
        [short] Master
        [inside] the Master of the House
        [opening] The Master of the House
    }
-apprentice =
    { $form ->
       *[name] Apprentice
        [inside] an Apprentice
        [opening] An Apprentice
        [many] Apprentices
    }
-player =
    { $form ->
       *[name] Card Player
        [short] Player
        [inside] a Card Player
        [many] Card Players
    }

## Cards

-king =
    { $form ->
       *[name] King
        [inside] the King
    }
-consort =
    { $form ->
       *[name] Consort
        [inside] the Consort
    }
-vigilante =
    { $form ->
       *[name] Vigilante
        [opening] The Vigilante
    }
-thief =
    { $form ->
       *[name] Thief
        [inside] the Thief
        [opening] The Thief
    }
-bomber =
    { $form ->
       *[name] Bomber
        [inside] the Bomber
        [opening] The Bomber
    }
-guard = Guard
-mayor =
    { $form ->
       *[name] Mayor
        [inside] the Mayor
        [opening] The Mayor
    }
-role-finder = Role Finder
-card-finder = Card Finder
-target-finder = Target Finder
-socialite = Socialite
-healer = Healer
-lover =
    { $form ->
       *[name] Lover
        [inside] a Lover
        [many] Lovers
    }
-place-swap = Place Swap

## Flavour

-opening = Down the cellar stairs the lamps hang low over one enormous table, and nobody sees further than the next chair. Tonight the owner of the place has grown tired of playing for coin.

-flavour-master = Every week they lose their money to you, and every week it pleases you less. Some of your staff are in the room tonight; in this light all faces look alike.
-flavour-apprentice = You carried the wine, you mopped the floor, and you never had a word of thanks. Tonight you may show what you have learned.
-flavour-player = You came for the thrill, with a full purse and a good seat. Then you heard the door being locked.
