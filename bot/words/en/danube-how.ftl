### How to play Down the Danube, in four pages. Below each picture's signs stand the captions.

how-1 = Bring your five boats down { -river(form: "inside") } to { -sea(form: "inside") } before the other side does. Nothing is secret: it's all on the board.
    .title = The goal
how-2 = Press the button to throw four sticks. White sides up are your steps; none means 6. Share them among your boats as you like. After a 1, 4 or 6 you throw again.
    .title = Your turn
    .first = Throw the sticks
    .second = Move your boats
    .third = 1, 4, 6: throw again
how-3 = Land on one of the other side's boats and the two swap places, unless it has a neighbour of its own side. Three in a row block the way.
    .title = Boats that meet
    .first = Swap places
    .second = Two together are safe
    .third = Three block the way
how-4 = The rapids on 30 carry a boat back. On 36 or beyond a boat is off, once none of yours is left on 1 to 10. Get five off to win.
    .title = The end
    .first = 30: rapids
    .second = 36: a boat is off
    .third = Five off win

length = It takes about 30 minutes in one sitting, or some weeks with a turn a day.

## Tips for the first move of a kind

tip-throw = -# Tip: Boats beside each other are safe. Leave none alone within reach of the other side.
