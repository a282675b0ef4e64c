### How to play Sigily, in four pages. Below each picture's signs stand the captions.

how-1 = Race your chariots clockwise round the ring of 24 sigils and home. All begin at one holiday, or each province at its own. The first one home is the fastest, and the one with the most coins is the richest.
    .title = The goal
how-2 = Your turn begins with a throw of four sticks, which usually happens by itself. Flat sides up are your steps, and none counts 5. One throw moves one chariot, or brings one into play. A 4, a 5 or a solar sigil gives another throw.
    .title = Your turn
    .first = Four sticks are thrown
    .second = Move a chariot
    .third = Sometimes throw again
how-3 = Where your chariot stops, it takes all coins. It fights enemies there: both throw, and the higher wins. Friends travel on with it, as one stack.
    .title = Where you stop
    .first = Take the coins
    .second = Fight enemies
    .third = Stack with friends
how-4 = From a gate you may try to enter { -fairy-land(form: "inside") }, a shortcut with darts and a jackpot. The race is over when only one player still has chariots out.
    .title = { -fairy-land }, and the end
    .first = A shortcut
    .second = Fairy darts
    .third = All home: the end

how-questions = If your table plays with them, a solar sigil asks a question that the players wrote. You may draw your own, too.
length = It takes one to two hours in one sitting, or a few weeks with a turn a day.

## Tips for the first move of a kind

tip-throw = -# Tip: A chariot that begins your turn on a gate may try the shortcut across the centre.
