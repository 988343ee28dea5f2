terminal-welcome = { $game }. The dice are fixed by { $commitment }; the seed is in the journal you can save. Type ? for help.
terminal-which-game = Which game? 
terminal-go-on = Go on with it? (y/n)
terminal-your-choice = Your choice: 
terminal-thinking = { $who } is thinking …
terminal-cover = { $who }, take the keyboard. Everybody else look away.
terminal-press-enter = Press Enter when you are ready. 
terminal-more-options = … and { $count } more; type the key.
terminal-same = { $label } ({ $count } ×)
terminal-not-possible = Not possible now:
terminal-why-possible = That is possible; just choose it.
terminal-nothing-printed = There is no text about that.
terminal-help =
    A number or the key beside it answers. Further words:
    what KEY – what the card says              why KEY – why something is not possible
    board – show the board again               log – everything that happened
    rules WORD – look up rules                 save FILE – save the journal
    lang de – switch to German                 quit – save and leave
    undo – take back your last answer
    back – take your last answer back with all that came after it; chance decides anew
terminal-back = Type “back” to take it back all the same, with all that came after it. Chance then decides anew.
terminal-saved = Saved as { $file }.
terminal-not-saved = { $file } could not be saved: { $problem }.
terminal-goodbye = See you. Go on with: gruft play --load { $file }
terminal-result = The end
terminal-points = Points
terminal-place = Place
