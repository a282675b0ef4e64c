### What Discord shows of slash commands, their options and choices while somebody types; 90 characters each.

## Options of many commands

option-game = Which of your games
option-reason = Why, if you give a reason
option-member = Another member, if the party is that large

## /help

command-help = Show what you can do here and now

## /board

command-board = Show the board, or how else a game stands
    .game = { option-game }

## /stats

command-stats = Count this server's finished games: who has played, led, voted and won
    .about = What to count
    .about-players = players
    .about-roles = roles
    .about-sides = sides
    .about-games = games
    .about-leaders = leaders
    .about-voters = voters
    .about-ladder = ladder
    .player = One player; leave it out for all

## /privacy

command-privacy = What I keep about you
command-privacy-export = Get everything I keep about you, as a file
command-privacy-forget = Be forgotten: your seats in old records become nameless

## /say

command-say = Say something in an anonymous game under your alias; nobody sees you use this command
    .text = What you say
    .game = { option-game }

## /ask

command-ask = Ask the GM something; nobody else sees that you do
    .game = { option-game }

## /game

command-game = Open, join and follow a game
command-game-new = Open a game in this channel, as its GM
    .game = Which game
    .wait = How long each wait may last, such as 10 min or 24 h; 0 for no deadline
    .times = Times of day at which long waits end: 20:00, or mon-fri 20:00, sat sun 15:00
    .quiet = Hours in which no wait ends and nobody is called, such as 23:00-08:00
    .late = What happens when a deadline passes
    .late-ask = ask the GM
    .late-auto = go on by itself
    .anonymous = Whether everybody plays under an alias; leave it out for the game's usual way
    .solo = Whether you practise alone: I play all other seats
    .picture = A picture for the card in place of the theme's
    .setup = A saved set-up, or the code of one; leave it out for this server's usual set-up
    .file = The file of a set-up that somebody has shared, or for the open table a role file
    .here = Whether it opens where you type, if this server has a channel for new games
command-game-queue = Queue a game that opens when there's room, or show the queue
    .game = Which game; leave it out to see the queue
    .setup = A saved set-up, or the code of one
    .here = Whether it opens where you type, if this server has a channel for new games
command-game-set-ups = See, share or delete your saved set-ups and this server's
command-game-join = Join the game of this channel, or wait for a seat in it
command-game-leave = Leave a game that hasn't begun, a waiting list, or the spectators
command-game-start = Begin the game (GM)
command-game-end = End a game without a winner, or cancel a sign-up (GM, Manage Server)
    .game = Which game
command-game-status = Show how the game stands
    .game = { option-game }
command-game-secrets = Show what you know and what you've done in secret
    .game = { option-game }
command-game-history = Show every vote and quest so far, as everybody saw them
    .game = { option-game }
command-game-watch = Watch the game without a seat, or with all its secrets if a GM lets you
    .game = { option-game }
command-game-night-order = Show the order in which a night's cards and kills work
    .game = { option-game }
command-game-away = Tell the table you're away, and until when; without a time, that you're back
    .until = Such as fri 20:00 or 3 days; leave it out when you're back
    .game = { option-game }
command-game-rematch = Play again at the same table, once a game is over
    .game = { option-game }
command-game-take-back = Ask the others whether you can take back a move you didn't mean
    .game = { option-game }
command-game-past = List this server's finished games, with their endings and records
command-game-rules = Explain how a game is played
    .game = Which game; leave it out for the one that's on here

## /quest

command-quest = Moves of the quest games
command-quest-propose = Name your party, as the leader
    .first = A member
    .second = Another member
    .third = { option-member }
    .fourth = { option-member }
    .fifth = { option-member }
    .sixth = { option-member }
    .inverter = Who in the party gets the item that turns an order, if your game has it
    .game = { option-game }
command-quest-vote = Vote on the party; your last vote counts
    .answer = Approve or reject
    .answer-approve = approve
    .answer-reject = reject
    .openly = Let everybody see it before the vote closes
    .game = { option-game }
command-quest-act = Give your order for the quest, in secret
    .order = Support or sabotage
    .order-support = support
    .order-sabotage = sabotage
    .game = { option-game }
command-quest-invert = Turn another party member's order around, or nobody's
    .player = Whose order; leave it out for nobody's
    .game = { option-game }
command-quest-look = Learn in private which side a player is on, when it's your turn
    .player = Who to look at
    .game = { option-game }
command-quest-give = As the leader, give this mission's talisman to somebody else
    .player = Who gets it
    .game = { option-game }
command-quest-use = Use a talisman you hold
    .item = Which talisman
    .player = Who it names, if it names somebody
    .secretly = Set it for later, in secret
    .game = { option-game }
command-quest-unuse = Take back a talisman you've set for later
    .item = Which talisman
    .game = { option-game }
command-quest-guess = At the end: name a player, or nobody
    .player = Who you name; leave it out to name nobody
    .game = { option-game }

## /table

command-table = Moves at tables where people are lynched
command-table-list = Rank the cards for today, or for tomorrow once you have yours
    .game = { option-game }
command-table-steal = As the Thief, take a player's card, or nobody's
    .player = Who you rob; leave it out to rob nobody
    .game = { option-game }
command-table-vote = Vote to lynch a player
    .player = Who
    .game = { option-game }
command-table-no-lynch = Vote for no lynch
    .game = { option-game }
command-table-unvote = Withdraw your vote
    .game = { option-game }
command-table-use = Order what your card does tonight; without options, withdraw your order
    .player = Who you name
    .second = The other player, for a card that names two
    .left_of = Which of the two: you learn who sits to their left
    .votes_for = Who that player's votes should count for, with a card that moves votes
    .card = The card you look for
    .game = { option-game }
command-table-kill = Order a kill for tonight, or withdraw the order (the House)
    .player = Who; leave it out to withdraw the order
    .game = { option-game }
command-table-order = At the open table: order what an ability of yours does tonight
    .ability = Which ability
    .player = Who you name
    .second = Another player, for an ability that names several
    .third = One more player
    .onto = Who it hits instead, for an ability that leads a player's deeds astray
    .for_side = Whether you order it for your side
    .game = { option-game }
command-table-withdraw = At the open table: take back your order for tonight
    .for_side = Whether it is your order for your side
    .game = { option-game }
command-table-whisper = Say something in a thread you're in
    .thread = Which thread
    .text = What you say
    .game = { option-game }
command-table-seats = Show who sits where at the round table, as far as you know
    .game = { option-game }
command-table-count = Show the count of the votes
    .game = { option-game }
command-table-changes = Show how today's count has changed
    .game = { option-game }

## /danube

command-danube = Moves of Down the Danube
command-danube-throw = Throw the sticks
    .game = { option-game }
command-danube-move = Move a boat: the whole throw or a part of it
    .boat = The square the boat is on
    .steps = How far; -2 means two back
    .game = { option-game }
command-danube-resign = Give up: the other side wins
    .game = { option-game }

## /bluff

command-bluff = Bids and challenges
command-bluff-bid = Bid that at least this many dice show one face
    .count = How many dice
    .face = Of which face; 1 is a Magic bid
    .show = With a raise: hidden dice to lay out, such as 2 2 5; the others are thrown again
    .game = { option-game }
command-bluff-challenge = Challenge the bid: all dice are shown
    .game = { option-game }
command-bluff-resign = Give up: your dice leave the game
    .game = { option-game }

## /sigily

command-sigily = Moves of Sigily
command-sigily-throw = Throw the sticks
    .game = { option-game }
command-sigily-move = Move a chariot by the whole throw, or bring one into play
    .chariot = Which chariot; a stack by its top
    .leave = The gate by which it leaves fairy land, if it passes the centre
    .game = { option-game }
command-sigily-enter = Have a chariot on a gate try to enter fairy land
    .chariot = Which chariot
    .game = { option-game }
command-sigily-back = Have a chariot in its home territory go back
    .chariot = Which chariot
    .game = { option-game }
command-sigily-cast = Cast a spell
    .spell = Which spell
    .chariot = The chariot that pays, if only one does
    .target = Who or what to cast it on
    .pay = If all pay together: who pays how much, such as home: 2, Ann 2: 1
    .game = { option-game }
command-sigily-done = Go on without a spell
    .game = { option-game }
command-sigily-answer = Answer the question you've drawn
    .text = Your answer, which everybody sees
    .game = { option-game }
command-sigily-judge = Say whether an answer is right
    .right = Whether it's right
    .game = { option-game }
command-sigily-block = Pay 5 coins to avoid being frozen
    .pay = Who pays how much, such as home: 2, Ann 2: 3
    .game = { option-game }
command-sigily-wager = Offer a bet in tokens that buy nothing
    .player = Who to bet with
    .tokens = How many tokens
    .text = What you bet on
    .game = { option-game }
command-sigily-agree = Take up a bet you've been offered, or turn it down
    .bet = Its number
    .agreed = Whether you take it up
    .game = { option-game }
command-sigily-settle = Say who has won a bet
    .bet = Its number
    .player = Who has won
    .game = { option-game }
command-sigily-resign = Give up: your chariots leave, what's home stays yours
    .game = { option-game }

## /gm

command-gm = Lead your game
command-gm-undo = Take back a step you pick or, if you play, the last that everybody saw (GM)
    .reason = { option-reason }
    .game = { option-game }
command-gm-modkill = Take a player out of the game (GM)
    .player = Who
    .game = { option-game }
    .reason = { option-reason }
command-gm-revive = Bring back a player who has died in this phase (GM)
    .player = Who
    .game = { option-game }
    .reason = { option-reason }
command-gm-pass-over = Go on with the deal without a player's list (GM without a seat)
    .player = Who
    .game = { option-game }
    .reason = { option-reason }
command-gm-close = Close the wait as its deadline would
    .game = { option-game }
    .reason = { option-reason }
command-gm-extend = Move the deadline, later or earlier
    .time = 2 h, -30 min, tomorrow 20:00, fri 8pm CET, in 3 days (times: in the server's zone)
    .game = { option-game }
    .reason = { option-reason }
command-gm-say = Say something in your own words
command-gm-by-hand = Decide something by hand, such as the winner, if you don't play yourself
    .game = { option-game }
command-gm-moves = Show what you can do now as the GM, and what the game asks of you
    .game = { option-game }
command-gm-pause = Pause the game
    .game = { option-game }
command-gm-resume = Resume the game
    .game = { option-game }
command-gm-act-for = Make a move for a player who asks you to, or is away
    .player = Who for
    .game = { option-game }
    .reason = { option-reason }
command-gm-desk = Show every seat at a glance, what comes next, and all you can do as the GM
    .game = { option-game }
command-gm-secrets = Show all roles, votes and orders, if you don't play yourself
    .game = { option-game }
command-gm-reveal = Reveal who was who, once the game is over
    .game = { option-game }
command-gm-replace = Offer a player's seat, with all it knows, to somebody new
    .player = Whose seat
    .game = { option-game }
    .reason = { option-reason }
command-gm-ready = Before a game: ask everybody who has joined if they're there
    .minutes = How many minutes they have to answer; 10 if you leave it out
    .game = { option-game }
command-gm-take-off = Before a game: take a player off the list
    .player = Who
    .game = { option-game }
command-gm-fill = Before a game: let house players take empty seats
    .number = How many; as many as the game needs at least if you leave it out
    .game = { option-game }
command-gm-move = Move the game to this channel
    .game = { option-game }
command-gm-co-gm = Ask somebody to be a co-GM, or let one stop
    .person = Who; yourself with "remove" to stop leading
    .remove = Whether that person stops leading
    .game = { option-game }
command-gm-hand-over = Ask somebody to take the game over, or take it over as a server manager
    .player = The player who should lead; leave it out for yourself
    .person = Or another member of this server
    .game = { option-game }

## /server

command-server = Settings of this server
command-server-settings = Time zone, who can open games, and how many at once
    .zone = This server's time zone
    .webhook = An https:// address for the public moments of games, or "off"
