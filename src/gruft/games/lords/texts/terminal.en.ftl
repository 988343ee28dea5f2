# Words of the board in the terminal.

terminal-lords-season = Year { $year }, { $season }
terminal-lords-combat = Year { $year }, combat round { $round }
terminal-lords-start = Starting player: { $seat }
terminal-lords-paladin-tent = The paladin is in his tent
terminal-lords-paladin-away = The paladin is gone
terminal-lords-paladin-with = The paladin is with { $seat }
terminal-lords-events = Events:
terminal-lords-special = Special event: { $special }
terminal-lords-heroes-now = Adventurers of this season:
terminal-lords-heroes-next = Adventurers of the next season:
terminal-lords-non-player = Nobody
terminal-lords-offer = On offer
terminal-lords-zone-upper = upper half
terminal-lords-zone-lower = lower half
terminal-lords-zone-edge = edge
terminal-lords-zone-center = centre
terminal-lords-zone-anywhere = anywhere
terminal-lords-town = Combat cards
terminal-lords-card = { $spell }, fatigue { $fatigue }
terminal-lords-battle = Battle of { $seat } on { $cell }
terminal-lords-no-spells = no spells
terminal-lords-no-healing = no healing
terminal-lords-no-conquest = no conquest
terminal-lords-no-fatigue = no fatigue
terminal-lords-shield = magic shield
terminal-lords-invisible = wizards invisible
terminal-lords-rage = blind rage
terminal-lords-evil-track = Evilometer:
terminal-lords-stock = { $gold } gold · { $food } food · { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
} ({ $free } free)
terminal-lords-tunnel = tunnel
terminal-lords-points = { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }
terminal-lords-field = field { $field }
terminal-lords-you = (you)
terminal-lords-has-rooms = Rooms:
terminal-lords-has-lair = Lair:
terminal-lords-has-down = Face down:
terminal-lords-has-sent = Sent:
terminal-lords-has-traps = Traps:
terminal-lords-has-laid = Traps laid:
terminal-lords-has-party = Party:
terminal-lords-has-prison = Prison:
terminal-lords-has-seals = Red seals:
terminal-lords-has-inaccessible = Inaccessible:
terminal-lords-has-gifts = Gifts left:
