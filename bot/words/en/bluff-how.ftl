### How to play Bricriu's Bluff, in four pages. Below each picture's signs stand the captions.

how-1 = Everybody has five dice under a cup. Yours are your secret: I show them only to you. The last with dice wins.
    .title = The goal
    .first = Five dice each
    .second = You see only yours
    .third = Last with dice wins
how-2 = In your turn, bid how many dice under all cups show a face, such as “five 4s”. { -magic } count in. Each bid goes further along the track; on { -magic } alone half as many go as far. Your bid doesn't have to be true.
    .title = Your turn
how-3 = You don't believe the last bid? Challenge it, and all dice are shown. If there are too few, the bidder loses as many dice as are missing. If there are more, you lose the difference.
    .title = The challenge
    .first = All dice are shown
    .second = Too few: the bidder loses
    .third = More: you lose
how-4 = With a bid you can lay out some dice for all to see, and throw the others again. With no dice left you're out.
    .title = Laying out, and the end
    .first = Lay some out
    .second = Throw the others
    .third = No dice: out

length = It takes 30 to 45 minutes in one sitting, or a few weeks with a turn a day.

## Tips for the first move of a kind

tip-bid = -# Tip: About a third of all hidden dice match a face, because { -magic } count in.
