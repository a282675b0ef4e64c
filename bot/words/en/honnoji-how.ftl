### How to play Honnō-ji, in four pages. Below each picture's signs stand the captions.

how-1 = Six of the ten are { -good }. Four are { -evil }, who know each other. The first side to four missions wins.
    .title = The goal
    .first = Six { -good }
    .second = Four { -evil }
how-2 = The leader names a party of three, and one more for each mission won so far. Everybody votes, openly or in private. A tie means no, and the next player leads. The fourth rejection for one mission gives { -evil(form: "inside") } the game.
    .title = A mission
    .first = The leader names a party
    .second = Everybody votes
    .third = The party sets out
how-3 = The party's orders are secret. { -good(form: "opening") } can only support. One sabotage loses the mission, and everybody learns how many there were, but not whose. The holder of { -contract(form: "inside") } can learn a player's side.
    .title = Secrets
    .first = Support the mission
    .second = Sabotage it
    .third = { -contract }
how-4 = Each mission brings a talisman, which the first leader gives to somebody else. It lets you lead, make your vote count twice, or see how somebody acts. Four missions won or lost end the game.
    .title = Talismans
    .first = The leader gives it away
    .second = Everybody sees who has it
    .third = It works once

length = It takes about two hours by voice, or two to three weeks with a day for each wait.

## Tips for the first move of a kind

tip-vote = -# Tip: A vote can be changed until all are in. `/{ name-game } { name-game-history }` shows every vote so far, and votes tell more than talk.
tip-act = -# Tip: Nobody sees who gave which order, so you can say what you like about yours.
