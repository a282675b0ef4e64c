# The page that replays a game, and nothing else: what stands in braces within quotes is filled in by the page itself.
page-reader = Seen by
page-everybody = Everybody
page-gm = The GM
page-everything = All at once
page-channel = The channel
page-table = The table
page-private = In private: { $name }
page-apart = In private
page-panes = What is shown
page-none = Nothing yet.
page-quiet = The channel shows what everybody sees. Choose a seat to read what it was told in private.
page-suspicion = What could { $name } have known?
page-could = Could have known
page-believed = Believed
page-believing = What did { $name } believe?
page-first = To the beginning
page-back = One step back
page-next = One step on
page-last = To the end
page-play = Play
page-stop = Stop
page-hint = Steps of the game
page-step = { $counted ->
        [line] Line
       *[step] Step
    } { $number } of { $last }
page-link = { $counted ->
        [line] line
       *[step] step
    } { $number }
page-light = Light
page-keys = Arrow keys go from step to step, Home and End to either end. The address always leads to what you see.
page-script = This page needs JavaScript.
