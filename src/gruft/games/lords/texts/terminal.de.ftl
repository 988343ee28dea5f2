# Wörter des Spielplans im Terminal.

terminal-lords-season = Jahr { $year }, { $season }
terminal-lords-combat = Jahr { $year }, Kampfrunde { $round }
terminal-lords-start = Startspieler: { $seat }
terminal-lords-paladin-tent = Der Paladin ist im Zelt
terminal-lords-paladin-away = Der Paladin ist fort
terminal-lords-paladin-with = Der Paladin ist bei { $seat }
terminal-lords-events = Ereignisse:
terminal-lords-special = Spezial-Ereignis: { $special }
terminal-lords-heroes-now = Helden dieser Jahreszeit:
terminal-lords-heroes-next = Helden der nächsten Jahreszeit:
terminal-lords-non-player = Niemand
terminal-lords-offer = Es liegt aus
terminal-lords-zone-upper = obere Hälfte
terminal-lords-zone-lower = untere Hälfte
terminal-lords-zone-edge = Rand
terminal-lords-zone-center = Mitte
terminal-lords-zone-anywhere = überall
terminal-lords-town = Kampfkarten
terminal-lords-card = { $spell }, Erschöpfung { $fatigue }
terminal-lords-battle = Schlacht von { $seat } auf { $cell }
terminal-lords-no-spells = keine Zauber
terminal-lords-no-healing = keine Heilung
terminal-lords-no-conquest = keine Eroberung
terminal-lords-no-fatigue = keine Erschöpfung
terminal-lords-shield = Magischer Schild
terminal-lords-invisible = Zauberer unsichtbar
terminal-lords-rage = Blinde Wut
terminal-lords-evil-track = Bösometer:
terminal-lords-stock = { $gold } Gold · { $food } Nahrung · { $imps ->
    [one] 1 Kobold
   *[other] { $imps } Kobolde
} ({ $free } frei)
terminal-lords-tunnel = Tunnel
terminal-lords-points = { $points ->
        [one] zurzeit 1 Punkt
       *[other] zurzeit { $points } Punkte
    }
terminal-lords-field = Feld { $field }
terminal-lords-you = (du)
terminal-lords-has-rooms = Kammern:
terminal-lords-has-lair = Monsterhort:
terminal-lords-has-down = Verdeckt:
terminal-lords-has-sent = Geschickt:
terminal-lords-has-traps = Fallen:
terminal-lords-has-laid = Gelegte Fallen:
terminal-lords-has-party = Gruppe:
terminal-lords-has-prison = Gefängnis:
terminal-lords-has-seals = Rote Siegel:
terminal-lords-has-inaccessible = Nicht verfügbar:
terminal-lords-has-gifts = Geschenke:
