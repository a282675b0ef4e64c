### The Danube, from Donaueschingen to the Black Sea; its name comes from the goddess Danu.

-nickels =
    { $form ->
       *[name] Nickels
        [inside] the nickels
        [opening] The nickels
    }
-pennies =
    { $form ->
       *[name] Pennies
        [inside] the pennies
        [opening] The pennies
    }
-river =
    { $form ->
       *[name] Danube
        [inside] the Danube
    }
-spring =
    { $form ->
       *[name] Spring of Donaueschingen
        [inside] the spring of Donaueschingen
    }
-sea =
    { $form ->
       *[name] Black Sea
        [inside] the Black Sea
    }

-opening = Two fleets lie at the spring of Donaueschingen. Danu, the goddess of the river, has a question, and whoever comes first to the Black Sea brings her answer home.
-rapids = The crew walks back overland, fells new trees and builds another boat.
-victory = On the northern shore, where the Celts came from, a fire is lit for them.
