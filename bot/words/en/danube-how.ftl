### How to play Down the Danube, in four pages. Below each picture's signs stand the captions.

how-1 = Bring your five boats down { -river(form: "inside") } to { -sea(form: "inside") } before the other side does. The boats with a wheel are { -nickels(form: "inside") }, those with a sail { -pennies(form: "inside") }. The first to throw a 1 sails { -nickels(form: "inside") }. Nothing is secret.
    .title = The goal
how-2 = Your turn begins with a throw of four sticks, which usually happens by itself. White sides up are your steps, and none counts 6. Share them among your boats as you like. After a 1, 4 or 6 you throw again.
    .title = Your turn
    .first = Four sticks are thrown
    .second = Move your boats
    .third = 1, 4 or 6: once more
how-3 = Land on one of the other side's boats and the two change places, unless it has a neighbour of its own side. Three in a row are a block: the other side can't pass. From 25 on, two are enough.
    .title = Boats that meet
    .first = Change places
    .second = Two together are safe
    .third = Three are a block
how-4 = The rapids on 30 carry a boat back. With 36 or more a boat is off, once none of your own is left on 1 to 10. Five boats off win.
    .title = The end
    .first = 30: rapids
    .second = 36: a boat is off
    .third = Five off win

length = It takes about 30 minutes in one sitting, or a few weeks with a turn a day.

## Tips for the first move of a kind

tip-throw = -# Tip: Boats beside each other are safe. Leave none alone within reach of the other side.
