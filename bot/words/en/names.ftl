### How commands and their options are called: lower case, without blanks, 32 characters each.

## /game

name-game = game
name-game-new = new
    .game = game
    .wait = wait
    .times = times
    .quiet = quiet
    .late = late
    .anonymous = anonymous
    .solo = solo
    .picture = picture
    .setup = setup
    .file = file
    .here = here
name-game-queue = queue
    .game = game
    .setup = setup
    .here = here
name-game-set-ups = set-ups
name-game-join = join
name-game-leave = leave
name-game-rematch = rematch
    .game = game
name-game-start = start
name-game-end = end
    .game = game
name-game-status = status
    .game = game
name-game-secrets = secrets
    .game = game
name-game-history = history
    .game = game
name-game-watch = watch
    .game = game
name-game-take-back = take-back
    .game = game
name-game-past = past
name-game-rules = rules
    .game = game
name-game-away = away
    .until = until
    .game = game
name-game-night-order = night-order
    .game = game

## /quest

name-quest = quest
name-quest-propose = propose
    .first = first
    .second = second
    .third = third
    .fourth = fourth
    .fifth = fifth
    .sixth = sixth
    .inverter = inverter
    .game = game
name-quest-vote = vote
    .answer = answer
    .openly = openly
    .game = game
name-quest-act = act
    .order = order
    .game = game
name-quest-invert = invert
    .player = player
    .game = game
name-quest-look = look
    .player = player
    .game = game
name-quest-give = give
    .player = player
    .game = game
name-quest-use = use
    .item = item
    .player = player
    .secretly = secretly
    .game = game
name-quest-unuse = unuse
    .item = item
    .game = game
name-quest-guess = guess
    .player = player
    .game = game

## /table

name-table = table
name-table-list = list
    .game = game
name-table-steal = steal
    .player = player
    .game = game
name-table-vote = vote
    .player = player
    .game = game
name-table-no-lynch = no-lynch
    .game = game
name-table-unvote = unvote
    .game = game
name-table-use = use
    .player = player
    .second = second
    .left_of = left_of
    .votes_for = votes_for
    .card = card
    .game = game
name-table-kill = kill
    .player = player
    .game = game
name-table-order = order
    .ability = ability
    .player = player
    .second = second
    .third = third
    .onto = onto
    .for_side = for_side
    .game = game
name-table-withdraw = withdraw
    .for_side = for_side
    .game = game
name-table-whisper = whisper
    .thread = thread
    .text = text
    .game = game
name-table-seats = seats
    .game = game
name-table-count = count
    .game = game
name-table-changes = changes
    .game = game

## /danube

name-danube = danube
name-danube-throw = throw
    .game = game
name-danube-move = move
    .boat = boat
    .steps = steps
    .game = game
name-danube-resign = resign
    .game = game

## /bluff

name-bluff = bluff
name-bluff-bid = bid
    .count = count
    .face = face
    .show = show
    .game = game
name-bluff-challenge = challenge
    .game = game
name-bluff-resign = resign
    .game = game

## /sigily

name-sigily = sigily
name-sigily-throw = throw
    .game = game
name-sigily-move = move
    .chariot = chariot
    .leave = leave
    .game = game
name-sigily-enter = enter
    .chariot = chariot
    .game = game
name-sigily-back = back
    .chariot = chariot
    .game = game
name-sigily-cast = cast
    .spell = spell
    .chariot = chariot
    .target = target
    .pay = pay
    .game = game
name-sigily-done = done
    .game = game
name-sigily-answer = answer
    .text = text
    .game = game
name-sigily-judge = judge
    .right = right
    .game = game
name-sigily-block = block
    .pay = pay
    .game = game
name-sigily-wager = wager
    .player = player
    .tokens = tokens
    .text = text
    .game = game
name-sigily-agree = agree
    .bet = bet
    .agreed = agreed
    .game = game
name-sigily-settle = settle
    .bet = bet
    .player = player
    .game = game
name-sigily-resign = resign
    .game = game

## /gm

name-gm = gm
name-gm-close = close
    .game = game
    .reason = reason
name-gm-extend = extend
    .time = time
    .game = game
    .reason = reason
name-gm-desk = desk
    .game = game
name-gm-say = say
name-gm-by-hand = by-hand
    .game = game
name-gm-moves = moves
    .game = game
name-gm-pause = pause
    .game = game
name-gm-resume = resume
    .game = game
name-gm-undo = undo
    .reason = reason
    .game = game
name-gm-act-for = act-for
    .player = player
    .game = game
    .reason = reason
name-gm-secrets = secrets
    .game = game
name-gm-reveal = reveal
    .game = game
name-gm-replace = replace
    .player = player
    .game = game
    .reason = reason
name-gm-ready = ready
    .minutes = minutes
    .game = game
name-gm-take-off = take-off
    .player = player
    .game = game
name-gm-fill = fill
    .number = number
    .game = game
name-gm-modkill = modkill
    .player = player
    .game = game
    .reason = reason
name-gm-revive = revive
    .player = player
    .game = game
    .reason = reason
name-gm-pass-over = pass-over
    .player = player
    .game = game
    .reason = reason
name-gm-co-gm = co-gm
    .person = person
    .remove = remove
    .game = game
name-gm-hand-over = hand-over
    .player = player
    .person = person
    .game = game
name-gm-move = move
    .game = game

## /server

name-server = server
name-server-settings = settings
    .zone = zone
    .webhook = webhook

## /help

name-help = help

## /board

name-board = board
    .game = game

## /stats

name-stats = stats
    .about = about
    .player = player

## /privacy

name-privacy = privacy
name-privacy-export = export
name-privacy-forget = forget

## /ask

name-ask = ask
    .game = game

## /say

name-say = say
    .text = text
    .game = game
