### The Trickster Convention in the golden palace of Bricriu, trickster among the gods of Ireland.

-magic =
    { $form ->
       *[name] Magic Ones
        [inside] Magic Ones
    }
-opening = Bricriu of the poisoned tongue has called the tricksters of all countries to his golden palace. Twenty white shields and ten red ones hang round the hall, and whoever bluffs best has the next convention.
-victory = Bricriu bows, and hands over the keys of the hall. Nobody should turn their back on him now.
