### What remains after games: the list of those that are over, statistics, and what the bot keeps of people.

## /stats

stats-players = Players
stats-roles = Roles
stats-sides = Sides
stats-games = Games
stats-leaders = Leaders
stats-voters = Voters
stats-player = { $name }'s statistics
stats-line = { $name }: { $said }
stats-nothing = There's nothing to count yet. A game counts once it's over and everybody knows who was who.
stats-won = { $won } of { $played } won
stats-won-share = { $won } of { $played } won ({ $percent } %)
stats-taken-over =
    { $count ->
        [one] 1 on a seat taken over
       *[other] { $count } on seats taken over
    }
stats-of-theme = { $name } ({ $theme })
stats-played =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
stats-usual =
    usually { $length } with { $players } players
stats-aborted =
    { $count ->
        [one] 1 ended early
       *[other] { $count } ended early
    }
stats-all = All games
stats-as-proposed = As a leader
stats-as-voted = In votes on parties
stats-as-ballot = At lynches
stats-voter-voted = { $name }, on parties
stats-voter-ballot = { $name }, at lynches
stats-did-proposed = { $carried } of { $proposed } parties approved, { $won } went their way
stats-did-voted = Voted with the majority in { $agreed } of { $voted } votes, approved { $approved }
stats-did-ballot = { $lynched } of { $ballot } votes went to the player who was lynched, { $hit } of them to somebody on another side
stats-of-games =
    { $count ->
        [one] From 1 finished game
       *[other] From { $count } finished games
    }, in channels you can see.
stats-more = Older games aren't counted.
stats-to-make =
    { $count ->
        [one] 1 older game isn't counted yet; ask again to count it.
       *[other] { $count } older games aren't counted yet; ask again to count them.
    }
stats-kept-out = You're not in the statistics any more. Your games count only for roles and sides.
stats-counted-again = Your games count again, under your name.
stats-other-kept-out = This player isn't in the statistics.
button-stats-out = Keep me out of statistics
button-stats-in = Count me again

## /game past

past-title = Finished games
past-line = **{ $number }** { $theme }, { $when }: { $how } It took { $length }.
past-ending =
    { $ends ->
        [yes] { $title } { $winners }
       *[no] { $title }. { $winners }
    }
past-nothing = No game in a channel you can see is over yet. A game is listed once everybody knows who was who.
past-choose = See a game's ending and record
past-choice = { $number }: { $theme }
button-past-newer = Newer
button-past-older = Older

## /privacy

privacy-export = Everything I keep about you, as JSON. For games still on, it has only what you did as yourself.
privacy-confirm = This takes you out of all records for good. They no longer say it was you who played, nobody can work it out from them, and you're not in the statistics. The records still verify. Two things stay: your seat's name in games that weren't anonymous, because it's sealed with the deal, and what was posted on Discord. Do you want this?
privacy-forgotten = Done. You're forgotten.
button-privacy-forget = Forget me
cast-nameless = a forgotten player
