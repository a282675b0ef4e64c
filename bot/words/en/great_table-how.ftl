### How to play the Great Table, in four pages. Below each picture's signs stand the captions.

how-1 = You are { -player(form: "inside") } or belong to { -house(form: "inside") }, and only your role card says which. { -house(form: "opening") } kills by night. { -players(form: "opening") } hunt it by day, and lynch it.
    .title = The goal
    .first = { -players }
    .second = { -house }
how-2 = Rank all cards in a list. The deck goes round, and you get the first card on your list that is still there. Then talk and vote. More than half of the living lynch a player at once.
    .title = The day
    .first = Rank the cards
    .second = Get your card
    .third = Vote for a lynch
how-3 = Give your card's order in secret; it can change until dawn. Then all orders work at once. You see your own card, and who sits beside you. You have to ask for everything else, and people lie.
    .title = The night
    .first = Order in secret
    .second = { -house } kills
    .third = Dawn shows who died
how-4 = { -house(form: "opening") } wins when too few of the others are left. { -players(form: "opening") } win when { -house(form: "inside") } can't kill any more. If you die, you lose your voice, but you still win with your side.
    .title = The end
    .first = Too few others left
    .second = { -house } can't kill
    .third = The dead win too

length = It takes about 90 minutes by voice, or one to two weeks with a day for each wait.

## Tips for the first move of a kind

tip-list = -# Tip: Your favourite may be gone: the deck starts with somebody else each day.
tip-vote = -# Tip: Everybody sees your vote, and you can change it as long as the day lasts.
tip-use = -# Tip: You can change your order until dawn, and say what you like about it by day.
