### Ireland, where King Connor has the chariots of the four provinces race round the holy groves for a year.

-race = Sigily
-connaught = Connaught
-ulster = Ulster
-leinster = Leinster
-munster = Munster
-samhain = Samhain
-winter-solstice = Winter Solstice
-oimelc = Oimelc
-spring-equinox = Spring Equinox
-beltane = Beltane
-summer-solstice = Summer Solstice
-lughnasadh = Lughnasadh
-fall-equinox = Fall Equinox
-aon = aon
-dha = dha
-tri = tri
-ceither = ceither
-coig = coig
-druid-curse = Druid Curse
-fireball = Fireball
-free-turn = Free Turn
-stone-skin = Stone Skin
-remove-curse = Remove Curse
-winds-of-speed = Winds of Speed
-winds-of-sloth = Winds of Sloth
-freeze = Freeze
-fairy-land =
    { $form ->
       *[name] Fairy Land
        [inside] fairy land
    }
-opening = King Connor would know the fates of his reign. From all four provinces the best chariots come to race for a year round the groves of Ireland, and whoever falls is born again from the cauldron.
-victory = From the king's seat the druids cry *Is math sin!*, and the winners may look forward to a year of good health and much love.
