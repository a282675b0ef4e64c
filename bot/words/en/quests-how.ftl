### How to play the quest games, in four pages. Below each picture's signs stand the captions.

how-1 = You belong to { -good(form: "inside") } or { -evil(form: "inside") }, and only your role card says which. Three quests that succeed win for { -good(form: "inside") }, three that fail for { -evil(form: "inside") }.
    .title = The goal
    .first = { -good }: three quests succeed
    .second = { -evil }: three quests fail
how-2 = The leader names a party, and everybody votes, openly or in private. A tie means no, and the next player leads. Five rejections for one quest give { -evil(form: "inside") } the game.
    .title = A quest
    .first = The leader names a party
    .second = Everybody votes
    .third = The party goes
how-3 = The party's orders are secret. { -good(form: "opening") } can only support. One sabotage fails most quests, and everybody learns how many there were, but not whose. What you know about others is behind “My secrets”.
    .title = Secrets
    .first = Support the quest
    .second = Sabotage it
    .third = Some know more
how-4 = After three successes { -assassin(form: "inside") } names one player. If that's { -seer(form: "inside") }, the game goes to { -evil(form: "inside") } after all. If you know a lot, don't show it.
    .title = The end
    .first = Three quests succeed
    .second = One player is named
    .third = Found? { -evil }!

length = It takes 45 to 60 minutes by voice, or one to two weeks with a day for each wait.

## Tips for the first move of a kind

tip-vote = -# Tip: A vote can be changed until all are in. `/{ name-game } { name-game-history }` shows every vote so far, and votes tell more than talk.
tip-act = -# Tip: Nobody sees who gave which order, so you can say what you like about yours.
