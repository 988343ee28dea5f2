# Descent: Sätze der Regeln. Bestandteile heißen wie in content; Verweise unter den Werten kommen als Namen an.

## Namen

ref-space = Feld { $id }
ref-step = Schritt nach { $id }
ref-stand = { $size } ab Feld { $place }
ref-search = Suchen auf { $id }
ref-die = Würfel { $id }
ref-number = { $id }
copy-monster = { $name } { $copy }
copy-master = { $name } { $copy }
copy-npc = { $name } { $copy }
copy-token = { $name } { $copy }
ref-door = { $id }
name-door-door-1 = Tür 1
name-door-door-2 = Tür 2
name-door-door-3 = Tür 3
name-terrain-water = Wasser
name-terrain-lava = Lava
name-terrain-pit = Grube
name-terrain-rubble = Hindernis
name-terrain-blocked = Versperrtes Feld
name-terrain-entrance = Eingang
name-terrain-exit = Ausgang
name-terrain-gulf = Zerstörtes Feld
name-token-crop = Erntebündel
name-token-prisoner = Gefangener
name-token-farmhand = Knecht
name-token-frederick = Frederick
name-token-objective = Aufgabenmarker
name-side-heroes = die Helden
name-side-overlord = der Overlord
name-word-passed = gelungen
name-word-failed = misslungen
name-word-fatigue = Ausdauer zurückgewinnen
name-word-movement = für Bewegung
name-attribute-might = Stärke
name-attribute-knowledge = Wissen
name-attribute-willpower = Willenskraft
name-attribute-awareness = Geistesgegenwart
name-miss-x = der Würfel zeigt ein X
name-miss-range = zu wenig Reichweite
name-miss-shadow = keine Energie gegen den Schatten eingesetzt
name-miss-unseen = keine Energie gegen „Ungesehen“ eingesetzt
name-miss-cloud-of-mist = keine Energie gegen den Nebel eingesetzt
ref-miss = { $id }
name-must-shadow = für den Schatten zahlen
name-must-unseen = zahlen, um den Ungesehenen zu sehen
name-must-cloud-of-mist = zahlen, um durch den Nebel zu sehen
ref-must = zahlen: { $id }
name-counter-escaped = entkommene Goblins
name-counter-saved = gerettete Ernten
name-counter-stolen = gestohlene Ernten
ref-counter = { $id }
ref-cost = { "" }
named-fatigue = { $fatigue } Erschöpfung
named-reinforcement = Verstärkung: { $group } ({ $area })
named-reinforcement-near = Verstärkung: { $group }
named-open-group =
    { $slots ->
        [1] offene Gruppe
       *[other] offene Gruppe { $slot }
    }
name-moment-rest = Ausdauer durch Ausruhen zurückgewinnen
name-moment-two-heroes = 2 Lebenskraft zurückgewinnen (kein zusätzlicher Angriff)
name-quest-interrogate = einen Gefangenen verhören
name-window-hero-turn-start = ein Heldenzug beginnt
name-window-hero-turn-end = ein Heldenzug endet
name-window-action-done = eine Aktion ist abgehandelt
name-window-rest-declared = ein Held ruht sich aus
name-window-rest-recovery = ein Held hat sich ausgeruht
name-window-person-activation-start = eine Person wird aktiviert
name-window-person-activation-end = die Aktivierung einer Person endet
name-window-overlord-turn-start = der Overlordzug beginnt
name-window-overlord-turn = der Overlordzug
name-window-overlord-turn-opened = die Monster des Overlords sind an der Reihe
name-window-overlord-turn-end = der Overlordzug endet
name-window-round-end = die Runde endet
name-window-monster-activation-start = ein Monster wird aktiviert
name-window-monster-activation = ein Monster handelt
name-window-monster-activation-end = eine Aktivierung endet
name-window-leave-space = eine Figur verlässt ihr Feld
name-window-hero-enters-space = ein Held betritt ein Feld
name-window-monster-enters-space = ein Monster betritt ein Feld
name-window-person-enters-space = eine Person betritt ein Feld
name-window-monster-enters-adjacent = ein Monster kommt heran
name-window-fatigue-for-mp = Erschöpfung für Bewegung erlitten
name-window-weapon-chosen = ein Angriff beginnt
name-window-attack-declared = ein Angriff ist angesagt
name-window-before-roll = gleich wird gewürfelt
name-window-after-roll = die Würfel sind gefallen
name-window-damage-dealt = Schaden wird zugefügt
name-window-attack-missed = ein Angriff war ein Fehlschlag
name-window-attack-resolved = ein Angriff ist vorbei
name-window-suffer = gleich wird Schaden erlitten
name-window-suffered = Schaden wurde erlitten
name-window-recovered = jemand hat sich erholt
name-window-monster-defeated = ein Monster ist besiegt
name-window-person-defeated = eine Person ist besiegt
name-window-hero-defeated = ein Held ist besiegt
name-window-hero-knocked-out = ein Held ist niedergestreckt
name-window-test-rolled = eine Probe wurde gewürfelt
name-window-test-passed = eine Probe ist gelungen
name-window-test-failed = eine Probe ist misslungen
name-window-door-opened = eine Tür wurde geöffnet
name-window-searched = ein Held hat gesucht
name-window-search-card-drawn = eine Suchkarte wurde gezogen
name-window-stood-up = ein Held hat sich aufgerappelt
name-window-dice-rolled = es wurde gewürfelt
name-window-skill-damaged = eine Fertigkeit hat Schaden gemacht
name-window-skill-recovered = eine Fertigkeit hat geheilt
name-window-used = eine Fertigkeit wurde benutzt

## Einstellungen

setting-quest = Abenteuer
setting-quest-first-blood = Erstes Blut (eine Szene)
setting-quest-a-fat-goblin = Ein fetter Goblin (zwei Szenen)
setting-level = Stufe
setting-level-novice = Einsteiger: Grundregeln
setting-level-advanced = Fortgeschrittene: 3 Erfahrung und 150 Gold je Held, 4 Erfahrung für den Overlord
setting-level-expert = Experten: 6 Erfahrung und 250 Gold je Held, 8 Erfahrung für den Overlord, Monster aus Akt II
seats-note = { $overlord ->
    [first] Der erste Platz spielt den Overlord, alle anderen spielen Helden; das lässt sich unten ändern.
    [last] Der letzte Platz spielt den Overlord, alle anderen spielen Helden; das lässt sich unten ändern.
   *[random] Der Zufall bestimmt, wer den Overlord spielt; alle anderen spielen Helden. Das lässt sich unten ändern.
} Auch wer allein antritt, führt mindestens zwei Helden, auf Wunsch alle vier.
setting-heroes = Helden
setting-heroes-players = Einer je Heldenspieler, mindestens zwei
setting-heroes-2 = Zwei
setting-heroes-3 = Drei
setting-heroes-4 = Vier
setting-overlord = Wer Overlord ist
setting-overlord-first = Der erste Platz
setting-overlord-last = Der letzte Platz
setting-overlord-random = Der Zufall entscheidet
setting-errata = Errata des Verlags
setting-errata-True = Ja
setting-errata-False = Nein, wie zuerst gedruckt
setting-crrg-rulings = Auslegungen der Regelreferenz der Spielergemeinschaft
setting-crrg-rulings-True = Ja
setting-crrg-rulings-False = Nein, der Wortlaut des Regelhefts
setting-two-hero-bonus = Bonus bei zwei Helden
setting-two-hero-bonus-errata = Wie die Errata es sagen
setting-two-hero-bonus-on = Ja
setting-two-hero-bonus-off = Nein
points-quest = Abenteuer gewonnen
ending-first-blood-heroes = Mauler ist gefallen, der Weg nach Arhynn ist sicher: Die Helden haben gewonnen.
ending-first-blood-overlord = Zu viele Goblins sind entkommen: Der Overlord hat gewonnen.
ending-a-fat-goblin-heroes = Splig ist besiegt, Frederick ist frei: Die Helden haben gewonnen.
ending-a-fat-goblin-overlord = Splig hat Frederick verschleppt: Der Overlord hat gewonnen.
ending-rounds = Die Zeit ist um, und nichts ist entschieden: Der Overlord hat gewonnen.

## Fragen: Aufbau

ask-pick-hero = Held { $number } der Gruppe: Wähle, wen du führst.
ask-pick-class = { BARE($figure) }: Wähle die Klasse.
ask-train = { $figure } hat noch { $xp } Erfahrung. Wähle eine Fertigkeit, oder beende die Wahl.
ask-outfit = { $gold } Gold in allen Beuteln. Wähle, was { $figure } kauft oder verkauft, oder beende die Wahl.
ask-chip-in = { $figure } möchte „{ $card }“ und bittet dich um { $gold } von den { $have } Gold in deinem Beutel. Gibst du es?
ask-scheme = Du hast noch { $xp } Erfahrung. Wähle eine Overlordkarte für dein Deck, oder beende die Wahl.
ask-place-hero = Wähle, wo { $figure } beginnt.
ask-group-area = { $group }: Wähle den Bereich für die ganze Gruppe.
ask-open-group = Wähle die Monster der offenen Gruppe { $number }.
ask-place-monster = Wähle, wo { $figure } steht.
ask-lay-search = Wähle ein Suchfeld für den nächsten Suchmarker.
ask-lay-special = Wähle heimlich, welcher Suchmarker der besondere ist.
ask-equip = Wähle eine Karte, mit der { $figure } sich ausrüstet oder die abgelegt wird, oder beende die Wahl.
option-train-card = { $label } ({ $what } Erfahrung)
option-outfit-buy = Kaufen: { $ref }
option-outfit-sell = Verkaufen: { $ref }
option-scheme-buy = Aufnehmen: { $ref }

## Fragen: Züge

voices-before = { $named ->
    [1] { "" }
    [2] { $who2 } nennt { $hero2 }.{" "}
   *[other] { $who3 } nennt { $hero3 }, { $who2 } nennt { $hero2 }.{" "}
}
ask-next-hero =
    { $named ->
        [0] Wähle den Helden, der als Nächster an der Reihe ist.
       *[other] { voices-before }{ $who } schlägt vor: Als Nächstes kommt { $hero } an die Reihe. Stimme zu oder nenne einen anderen Helden.
    }
ask-next-person =
    { $named ->
        [0] Wähle, wer auf eurer Seite als Nächstes aktiviert wird.
       *[other] { voices-before }{ $who } schlägt vor: Als Nächstes kommt { $hero } an die Reihe. Stimme zu oder nenne eine andere Figur.
    }
ask-person-act = { BARE($figure) }: Wähle, was zu tun ist ({ $actions ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}{ $points ->
    [0] { "" }
    [one] , 1 Bewegungspunkt
   *[other] , { $points } Bewegungspunkte
}).
ask-act = { BARE($figure) }: Wähle, was zu tun ist ({ $actions ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}{ $points ->
    [0] { "" }
    [one] , 1 Bewegungspunkt
   *[other] , { $points } Bewegungspunkte
}{ $stamina ->
    [0] { "" }
   *[other] , { $stamina } Ausdauer
}).
ask-step = { $figure } steht auf dem Feld einer verbündeten Figur: Wähle den nächsten Schritt.
ask-roam = { BARE($figure) }: Wähle den nächsten Schritt (noch { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}){ $exit ->
    [stop] , oder beende die Bewegung
   *[none] { "" }
}.
ask-move-spaces = { BARE($figure) }: Wähle den nächsten Schritt (noch { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}){ $exit ->
    [stop] , oder beende die Bewegung
   *[none] { "" }
}.
ask-expand = { $figure } ist größer als ein Feld: Wähle, welche Felder die Figur einnimmt.
ask-step-aside = { $figure } kommt nicht weiter: Wähle das nächste Feld, auf dem die Figur stehen bleibt.
ask-climb-where = Wähle das Feld, auf das du kletterst.
ask-stand-where = Wähle das Feld zum Aufrappeln.
ask-token-where = Wähle, wohin der Heldenmarker kommt.
ask-drop-where = { $token } wird abgelegt: Wähle das Feld.
ask-trade = Tausch ({ BARE($figure) }): Wähle eine Karte, die du gibst oder erbittest, oder verzichte.
ask-grant = { $figure } bittet um „{ $card }“. Gibst du die Karte her?
ask-accept = { $figure } bietet dir „{ $card }“ an. Nimmst du die Karte?
ask-familiar-act = { BARE($figure) }: Wähle, was zu tun ist.
ask-familiar-gives-up = Wähle, auf welche seiner beiden Aktionen der Vertraute dafür verzichtet.
ask-condition-order = Wähle, welchen Zustand { $figure } zuerst prüft.
ask-order = Mehreres geschieht zugleich: Wähle, was zuerst abgehandelt wird.
ask-window = { $window } ({ BARE($figure) }{ $target ->
    [none] { "" }
   *[other] { " → " }{ BARE($target) }
}{ $rolled ->
    [no] { "" }
   *[yes] : { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }, { $surges } Energie{ $rolled ->
        [ranged] , Reichweite { $range }
       *[melee] { "" }
    }
}): Benutze eine Karte{ $stamina ->
    [none] { "" }
   *[other] {" "}(noch { $stamina } Ausdauer)
}, oder verzichte.
ask-free-stand = { $figure } ist niedergestreckt. Vor der nächsten Szene kostenlos aufrappeln?
ask-ol-start = Dein Zug beginnt: Spiele Karten, hole Verstärkung{ $exit ->
    [done] , oder beende die Wahl
   *[none] { "" }
}.
ask-ol-end = Dein Zug endet: Spiele Karten, hole Verstärkung{ $exit ->
    [done] , oder beende die Wahl
   *[none] { "" }
}.
ask-ol-group = { $exit ->
    [done] Alle Monster waren an der Reihe: Spiele Karten, oder beende die Wahl.
   *[none] Wähle die Monstergruppe, die als Nächste aktiviert wird.
}
ask-ol-monster = Wähle das Monster dieser Gruppe, das als Nächstes aktiviert wird.
ask-monster-act = { BARE($figure) }: Wähle, was zu tun ist ({ $actions ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}{ $points ->
    [0] { "" }
    [one] , 1 Bewegungspunkt
   *[other] , { $points } Bewegungspunkte
}).
ask-reinforce-rank = Wähle, wer zur Verstärkung kommt: { BARE($group) }.
ask-push-order = Wähle, wer zuerst bewegt wird.
ask-interrogate = Wähle den Gefangenen, den Splig verhört.

## Fragen: Angriffe

ask-weapon = { BARE($figure) }: Wähle die Waffe.
ask-target = { $figure } greift an: Wähle das Zielfeld{ $exit ->
    [pass] , oder verzichte
   *[none] { "" }
}.
ask-second-target = { $figure } greift an: Wähle ein zweites Ziel, oder verzichte.
ask-surge-range = { BARE($figure) }: { $missing ->
    [one] 1 Feld Reichweite fehlt
   *[other] { $missing } Felder Reichweite fehlen
}. Setze Energie dafür ein (noch { $surges }), oder nimm den Fehlschlag hin.
ask-surge = { $figure } hat { $surges } Energie: Wähle, wofür sie eingesetzt wird, oder höre auf.
ask-damage-order = Wähle, wer zuerst Schaden erleidet.

## Möglichkeiten

option-move = Bewegungsaktion
option-attack = Angreifen
option-rest = Ausruhen
option-stand-up = Aufrappeln
option-climb = Aus der Grube klettern
option-shake-off = Betäubung abschütteln
option-fatigue = Für 1 Erschöpfung bewegen
option-surge-fatigue = 1 Ausdauer zurückgewinnen
option-free-attack = Zusätzlicher Angriff
option-feat = Heldentat
option-drop = Getragenen Marker ablegen
option-leave = Den Spielplan verlassen
option-familiar = Den Vertrauten aktivieren
option-dismiss = Den Untoten abwerfen
option-any = Den anderen überlassen
option-go = Weiterziehen
option-halt = Hier anhalten und handeln, Bewegungspunkte behalten
option-fists = Bloße Fäuste
option-minion = Ein normales Monster
option-master = Das Elite-Monster
option-window-ability = { $id ->
    [grisban_the_thirsty] Heldenfähigkeit: einen Zustand abwerfen
    [jain_fairwood] Heldenfähigkeit: Schaden als Erschöpfung nehmen
    [tomble_burrowell] Heldenfähigkeit: mit den Würfeln eines Nachbarn verteidigen
    [widow_tarha] Heldenfähigkeit: einen Würfel neu werfen
   *[other] { $label }
}
option-surge-range-stop = Fehlschlag hinnehmen
option-act-card = { SAME($cost, "") ->
    [yes] { $label }
   *[no] { $label } ({ $cost })
}
option-window-card = { SAME($cost, "") ->
    [yes] { $label }
   *[no] { $label } ({ $cost })
}
option-roam-stop = Bewegung beenden
option-move-spaces-stop = Bewegung beenden
option-act-end = Zug beenden
option-monster-act-end = Aktivierung beenden
option-person-act-end = Aktivierung beenden
option-familiar-act-end = Aktivierung beenden
option-act-revive = Aufhelfen: { $ref }
option-act-trade = Gegenstände weitergeben: { $ref }
option-act-token = Aufnehmen: { $ref }
option-monster-act-token = Aufnehmen: { $ref }
option-act-door = { $what ->
    [open] Schließen: { $ref }
    [closed] Öffnen: { $ref }
   *[other] Öffnen oder schließen: { $ref }
}
option-person-act-door = Öffnen: { $ref }
option-monster-act-door = { $what ->
    [open] Schließen: { $ref }
    [closed] Öffnen: { $ref }
   *[other] Öffnen oder schließen: { $ref }
}

## Ablehnungen: Aktionen

act-no-actions = Es ist keine Aktion mehr übrig: Jede Figur hat zwei in ihrem Zug oder ihrer Aktivierung.
act-only-stand-up = Ein niedergestreckter Held kann sich nur aufrappeln.
act-only-shake-off = Eine betäubte Figur muss zuerst eine Aktion aufwenden, um die Betäubung abzuschütteln.
act-only-climb = Eine Figur in einer Grube muss zuerst herausklettern.
act-immobilized = Eine gelähmte Figur kann keine Bewegungsaktion ausführen und keine Erschöpfung für Bewegung erleiden.
act-not-knocked-out = Nur ein niedergestreckter Held kann sich aufrappeln.
act-not-stunned = Die Figur ist nicht betäubt.
act-not-in-pit = Die Figur ist nicht in einer Grube.
act-no-way-out = Zum Herausklettern braucht es ein leeres Feld neben der Grube, und es gibt keins.
act-too-tired = Das braucht 1 freie Ausdauer: Gewinne erst Ausdauer zurück.
act-no-free-attack = Den zusätzlichen Angriff gibt es bei genau zwei Helden, einmal im Zug jedes Helden und nicht für Niedergestreckte.
act-feat-used = Die Heldentat wurde in dieser Szene schon benutzt.
act-not-yours = Der Held hat diese Karte nicht.
act-no-use-now = Diese Karte setzt man nicht eigens ein: Eine Waffe wirkt beim Angreifen, alles andere von selbst.
revive-not-knocked-out = Dieser Held ist nicht niedergestreckt.
revive-not-adjacent = Du musst neben dem Marker des niedergestreckten Helden stehen.
leave-not-here = Den Spielplan verlässt man nur auf einem Randfeld, wo das Abenteuer es erlaubt.
leave-no-points = Den Spielplan zu verlassen kostet 1 Bewegungspunkt.
card-exhausted = Die Karte ist bis zu deinem nächsten Zug erschöpft.
card-too-tired = Diese Karte kostet { $need } Erschöpfung, und du hast { $left } Ausdauer frei: Gewinne erst Ausdauer zurück.
card-flipped = „{ $card }“ ist schon benutzt und bleibt verdeckt.
card-not-equipped = Mit „{ $card }“ muss sich der Held im Ausrüstungsschritt ausrüsten, bevor er die Karte benutzen kann.
turn-already-acted = Dieser Held war in dieser Runde schon am Zug.

## Ablehnungen: Bewegung

move-not-adjacent = Ein Schritt führt auf ein Nachbarfeld; dieses ist keines.
move-too-far = Dieses Feld ist zu weit weg: Der Weg kostet { $needed ->
    [one] 1 Bewegungspunkt
   *[other] { $needed } Bewegungspunkte
}; übrig { $points ->
    [0] ist keiner
    [one] ist nur 1
   *[other] sind nur { $points }
}.
move-too-far-free = Dieses Feld ist zu weit weg: Es { $needed ->
    [one] ist 1 Feld
   *[other] sind { $needed } Felder
} bis dorthin, erlaubt { $points ->
    [one] ist 1
   *[other] sind { $points }
}.
move-step-by-step = Dorthin geht es Schritt für Schritt: Der Weg kostet { $needed }.
move-wall-between = Dazwischen ist eine Wand.
move-door-between = Dazwischen ist eine geschlossene Tür.
move-no-way = Dorthin führt jetzt kein Weg: Wände, Türen oder Figuren versperren ihn.
move-obstacle = Ein Hindernis ist im Weg.
move-enemy = Durch eine feindliche Figur kannst du dich nicht bewegen.
move-no-way-on = Auf einem besetzten Feld bleibt niemand stehen: Von dort ist mit den vorhandenen Punkten kein leeres Feld erreichbar.
move-in-pit = In einer Grube kann man keine Bewegungspunkte ausgeben: Klettere zuerst heraus.
move-no-points = Es sind keine Bewegungspunkte übrig: Eine Bewegungsaktion gibt neue.
move-too-deep = Wasser zu betreten kostet 2 Bewegungspunkte.
move-quest-forbids = Das Abenteuer erlaubt dieser Figur nicht, dieses Feld zu betreten.
move-cannot-stop = Eine Bewegung endet auf einem leeren Feld, auf dem die Figur Platz hat; das hier ist keins.
door-not-adjacent = Du musst an der Tür stehen.
door-in-the-way = Eine große Figur steht im Durchgang; sie muss weg sein, bevor die Tür geschlossen wird.
door-locked = Die Tür ist verriegelt: Nur was das Abenteuer sagt, öffnet sie.
search-too-far = Der Suchmarker muss auf deinem Feld oder daneben liegen.
search-no-token = Auf diesem Feld liegt kein Suchmarker.
objective-too-far = Der Marker muss neben dir liegen.
objective-carried = Der Marker wird getragen; erst muss er fallen oder abgelegt werden.
objective-hands-full = Eine Figur trägt höchstens einen Marker: Lege den anderen erst ab.
objective-nothing-carried = Es wird nichts getragen.
objective-no-space = Es gibt kein Feld zum Ablegen.
objective-not-for-you = Diese Figur darf diesen Marker nicht tragen.
trade-not-moving = Gegenstände werden während einer Bewegungsaktion weitergegeben: Führe erst eine aus.
trade-not-adjacent = Der andere Held muss benachbart sein.
trade-nothing = Keiner von euch hat eine Karte, die weitergegeben werden darf; Klassenkarten dürfen es nicht.
trade-knocked-out = Mit einem niedergestreckten Helden lässt sich nichts austauschen.
familiar-none = Du hast keinen Vertrauten auf dem Spielplan.
familiar-done = Der Vertraute wurde in diesem Zug schon aktiviert.
familiar-was-last = Dein Vertrauter war nach deinen Aktionen dran: Bis zum Ende des Zuges kannst du nur noch Erschöpfung für Bewegung erleiden.
person-no-move = Diese Figur hat in dieser Aktivierung keine Bewegungsaktion mehr.
person-no-attack = Diese Figur darf in dieser Aktivierung nicht (noch einmal) angreifen.
person-no-door = Diese Figur öffnet hier und jetzt keine Tür.
familiar-no-action = Diese Aktion hat der Vertraute in dieser Aktivierung schon benutzt.

## Ablehnungen: Angriff

attack-no-target = Von hier ist kein Gegner angreifbar: Ein Ziel braucht Sichtlinie und muss im Nahkampf benachbart sein (mit Weitreichend bis zu 2 Felder entfernt).
attack-no-weapon = Keine ausgerüstete Waffe passt zu diesem Angriff.
attack-empty-space = Auf dem Zielfeld muss eine Figur stehen.
attack-friend = Verbündete kann man nicht angreifen.
attack-not-adjacent = Ein Nahkampfangriff braucht ein benachbartes Ziel.
attack-out-of-reach = Mit „Weitreichend“ darf das Ziel höchstens 2 Felder entfernt sein.
attack-no-sight = Es besteht keine Sichtlinie: Jede Linie wird von einer Figur, einem Hindernis, einer Wand oder einer Tür unterbrochen.
attack-immune = Diese Figur kann von diesem Angriff nicht betroffen werden.
attack-same-figure = Die beiden Ziele müssen verschiedene Figuren sein.
surge-used = Jede Energiefähigkeit wirkt einmal pro Angriff.
surge-too-few = Diese Fähigkeit kostet { $need } Energie; übrig: { $left }.
surge-pay-first = Setze zuerst die Energie ein, ohne die der Angriff ein Fehlschlag ist.
surge-only-range = Jetzt kann nur Reichweite gekauft werden.
surge-fatigue-once = Nur eine Energie pro Angriff bringt Ausdauer zurück.
surge-not-for-monsters = Nur Helden gewinnen mit Energie Ausdauer zurück.
surge-not-now = Diese Energiefähigkeit hat jetzt nichts, worauf sie wirkt.
window-not-now = Diese Karte passt hier nicht: Was ihr Text verlangt, trifft gerade nicht zu.
window-other-moment = „{ $card }“ passt jetzt nicht: Gespielt wird die Karte, wenn ihr Ziel da ist und dies geschieht: { $moment }.
window-same-name = Eine Karte dieses Namens wurde in derselben Situation schon gespielt.
choose-must = Das muss entschieden werden: Die Regel lässt kein Ablehnen zu.
act-off-the-map = Wer nicht auf dem Spielplan ist, kann nur seinen Zug beenden.
monster-whole-move = Ein großes oder fliegendes Monster bewegt sich in einem Stück: Lass es weiterziehen.
move-only-moving = Diese Bewegung wird sofort ausgeführt oder verfällt; nichts anderes kommt dazwischen.
move-not-moved = Es gibt noch nichts zu unterbrechen: Kein Schritt ist getan, und keine weitere Bewegungsaktion könnte folgen.
move-nothing-declared = Eine große Figur unterbricht ihre Bewegung nur, wo sie vom gezählten Feld aus eine Aktion ansagen kann; von hier aus gibt es keine.
move-must-move = Die Figur wird bewegt, ob sie will oder nicht.
elsewhere-set-up-step = Das gehört zu einem Schritt des Aufbaus, der jetzt nicht an der Reihe ist.
elsewhere-target-later = Wähle zuerst, was getan wird; Figuren und Felder werden danach genannt.
elsewhere-figure = Diese Figur steht hier nicht zur Wahl. Wählbar ist, was auf dem Spielplan hervorgehoben ist oder unter den Antworten steht.
elsewhere-space = Dieses Feld steht hier nicht zur Wahl. Wählbar ist, was auf dem Spielplan hervorgehoben ist oder unter den Antworten steht.
elsewhere-overlord-order = Das ordnet nur der Overlord an, und zwar an seiner Stelle in seinem Zug.
elsewhere-part = Das gehört zu einem anderen Wurf, Angriff oder einer anderen Karte als der, um die es gerade geht.
elsewhere-not-begun = Das Abenteuer hat noch nicht begonnen: Zuerst kommt der Aufbau.
elsewhere-not-this-figure = Der Overlord ist am Zug; das kann die Figur nicht tun, die jetzt handelt.
elsewhere-own-turn = Das kann der Held nicht tun, der am Zug ist.
elsewhere-complete-first = Was gerade geschieht, muss erst zu Ende gebracht werden.
elsewhere-no-such-exit = So lässt sich die offene Frage nicht beantworten.
elsewhere-card-time = „{ $card }“ lässt sich jetzt nicht benutzen. { $told }
elsewhere-card-of-another = Diese Karte gehört nicht zu deinen.

## Ablehnungen: Ausrüstung und Aufbau

equip-no-hands = Ein Held hat zwei Hände: Lege erst etwas aus der Hand.
equip-one-armour = Es kann nur eine Rüstung getragen werden: Lege die andere erst ab.
equip-two-others = Ein Held kann nur mit zwei sonstigen Gegenständen ausgerüstet sein: Lege erst einen ab.
equip-one-helmet = Es kann nur ein Helm getragen werden: Lege den anderen erst ab.
equip-no-runes = Runen vertragen sich nicht mit dieser Rüstung: Lege eins von beiden erst ab.
equip-changed = Diese Karte wurde in diesem Schritt schon gewechselt.
equip-not-an-item = Ausrüsten kann man sich nur mit Gegenständen.
muster-hero-taken = Dieser Held ist schon in der Gruppe.
muster-wrong-archetype = Die Klasse muss zum Archetyp des Helden gehören.
muster-class-taken = Diese Klasse hat schon jemand.
muster-group-used = Diese Monster sind in dieser Szene schon im Spiel.
muster-too-large = Dieses Monster ist für diesen Ort zu groß.
muster-no-trait = Diese Monster haben kein Merkmal des Abenteuers.
epic-too-little-xp = Das kostet { $need } Erfahrung; übrig: { $left }.
epic-learned = Die Fertigkeit ist schon gelernt.
epic-too-little-gold = Das kostet { $need } Gold; in allen Beuteln: { $left }.
epic-not-pooled = Die anderen geben das Gold dafür nicht.
epic-sold-out = Im Markt ist kein Exemplar mehr.
epic-wrong-act = Gegenstände aus Akt II sind nur für Experten.
epic-not-starting = Nur Startausrüstung kann jetzt verkauft werden.
epic-needs-more = Eine Karte der Stufe 2 braucht zwei der Stufe 1 ihrer Klasse im Deck, eine der Stufe 3 braucht drei ihrer Klasse.
epic-bought = Alle Exemplare sind schon in deinem Deck.
options-too-few-heroes = Bei { $players } Heldenspielern müssen es mehr als { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
} sein.

## Ablehnungen: Overlord

overlord-activated = Dieses Monster wurde in diesem Zug schon aktiviert.
overlord-not-its-turn = Nach der Reihenfolge dieses Abenteuers ist eine andere Gruppe dran; diese wartet auf ihre Zeit.
overlord-group-done = Diese Gruppe ist fertig oder nicht auf dem Spielplan.
overlord-finish-group = Aktiviere zuerst alle Monster der laufenden Gruppe.
overlord-quest-first = Zuerst muss eine Regel des Abenteuers für den Beginn dieses Zugs ausgeführt werden.
overlord-monsters-left = Vor dem Ende des Zuges muss jedes Monster aktiviert werden.
monster-one-attack = Ein Monster greift einmal pro Aktivierung an.
monster-act-first = Es hat seine Bewegung für eine Aktion unterbrochen: Erst muss es handeln (oder seine Aktivierung beenden), dann darf es weiterziehen.
monster-not-declared = Ein großes Monster, das seine Bewegung unterbricht, darf nur tun, was es vom abgezählten Feld aus konnte, bevor es hingestellt wurde.
monster-shambling = Dieses Monster führt nur eine Bewegungsaktion aus.
monster-not-its-ability = Diese Fähigkeit hat das Monster nicht.
monster-relic-exhausted = Das Relikt ist bis zum Beginn des nächsten Overlordzugs erschöpft.
reinforce-group-full = Die Gruppe hat schon so viele Figuren jedes Rangs, wie ihre Karte bei dieser Zahl Helden erlaubt.
reinforce-too-close =
    Dort wäre sie weniger als { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } von einer anderen Figur ihrer Gruppe entfernt; anderswo lässt sich der Abstand einhalten.
reinforce-came-already = Alle Figuren dieser Verstärkung sind in diesem Zug schon gekommen.
quest-no-such-action = Eine solche Aktion kennt das Abenteuer nicht.
quest-action-not-yours = Diese Aktion gibt das Abenteuer anderen.
quest-action-once = Nur einmal pro Zug.
interrogate-no-prisoner = Splig braucht einen verdeckten Gefangenen, den er trägt oder der auf seinem Feld oder einem Nachbarfeld liegt.
interrogate-not-in-chamber = Splig verhört nur in der Folterkammer.

## Unmögliche Stellungen

position-field = `{ $field }` passt nicht zum Rest: zu viele, zu wenige oder etwas, das es nicht gibt.
position-groups = Eine Monstergruppe ist doppelt da, oder das Abenteuer hat keinen Platz für sie.
position-no-such-figure = Figur { $number } gibt es nicht.
position-off-the-map = Figur { $number } steht neben dem Spielplan.
position-two-figures = Zwei Figuren stehen auf { $space }.
position-on-obstacle = Eine Figur steht auf einem Hindernis: { $space }.
position-hero-twice = { $figure } ist an zwei Orten.
position-no-token = { $figure } ist niedergestreckt, hat aber keinen Marker auf dem Spielplan.
position-too-many-figures = { $group }: Davon stehen mehr Figuren da, als in der Schachtel sind.
position-occupancy = Die besetzten Felder passen nicht zu den Figuren.
position-negative = { $figure } hat von etwas weniger als nichts.
position-too-much-damage = { $figure } hat mehr Schaden als Lebenskraft.
position-no-stamina = { $figure } hat Erschöpfung, aber keine Ausdauer.
position-actions = Niemand hat { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
}.
position-card-twice = „{ $card }“ ist an zwei Orten.
position-card-missing = „{ $card }“ fehlt.
position-wrong-pile = „{ $card }“ liegt, wo die Karte nicht hingehört.
position-token-carried-twice = Ein Marker wird von zwei Figuren getragen oder liegt woanders.
position-token-lost = Ein getragener Marker hat keinen Träger.

## Neues

event-encounter-began = Szene: { $encounter }.
event-round-began = Runde { $round }.
event-skill-learned = { $figure } lernt „{ $card }“.
event-item-bought = { $figure } kauft „{ $card }“ für { $gold } Gold.
event-item-sold = { $figure } verkauft „{ $card }“ für { $gold } Gold.
event-overlord-bought = Der Overlord nimmt „{ $card }“ in sein Deck.
event-hero-named = { $seat } schlägt vor: Als Nächstes kommt { $hero } an die Reihe.
event-voice-decided = Gleich viele Stimmen; die von { $seat } zählt: { $choice }.
event-turn-began = { $side ->
    [overlord] Der Overlord ist am Zug.
   *[other] { $figure } ist am Zug.
}
event-turn-ended = { $figure } beendet den Zug.
event-activation-began = { $figure } wird aktiviert.
event-reinforcements-came = Verstärkung trifft ein: { BARE($group) }.
event-figure-placed = { $figure } wird auf { $space } gestellt.
event-figure-moved = { $figure } zieht auf { $space }.
event-figure-left = { $figure } verlässt den Spielplan.
event-move-action-taken = { $figure } führt eine Bewegungsaktion aus ({ $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}).
event-attack-declared = { SAME($figure, $target) ->
    [yes] { $figure } muss sich selbst angreifen.
   *[no] { $figure } greift { ACC($target) } an.
}
event-attack-rolled = { $figure } würfelt { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}, { $surges } Energie, Reichweite { $range }.
event-defence-rolled = { $figure } würfelt { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}.
event-attack-missed = { BARE($figure) }: Fehlschlag ({ $reason }).
event-surge-spent = { $figure } setzt Energie ein: { $surge }.
event-damage-dealt = { BARE($figure) }: { $damage } Schaden nach Abzug der Schilde.
event-damage-suffered = { $figure } erleidet { $damage } Schaden{ SAME($cause, "") ->
    [yes] {""}
   *[no] {" "}({ $cause })
}{ $tired ->
    [0] {""}
   *[other] , { $tired } davon aus Erschöpfung über die Ausdauer hinaus
}.
event-fatigue-suffered = { $figure } erleidet { $fatigue } Erschöpfung{ SAME($cause, "") ->
    [yes] {""}
   *[no] {" "}({ $cause })
}.
event-recovered = { $damage ->
    [0] { $figure } gewinnt { $fatigue } Ausdauer zurück.
   *[other] { $fatigue ->
        [0] { $figure } gewinnt { $damage } Lebenskraft zurück.
       *[other] { $figure } gewinnt { $damage } Lebenskraft und { $fatigue } Ausdauer zurück.
    }
}
event-monster-defeated = { $figure } ist besiegt.
event-hero-knocked-out = { $figure } ist niedergestreckt.
event-recovery-rolled = { $figure } würfelt beim Aufstehen: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}, { $surges } Energie.
event-hero-stood-up = { $figure } steht wieder auf { $space }.
event-condition-given = { $figure } ist jetzt { $condition }.
event-condition-removed = { $figure } ist nicht mehr { $condition }.
event-attribute-tested = { $figure } legt eine Probe auf { $attribute }{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
} ab: { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}, { $passed }.
event-die-rerolled = Neu geworfen ({ $card }). { $die } → { $now }{ $kept ->
    [0] .
   *[other] , doch das alte Ergebnis bleibt.
}
event-card-used = { $what ->
    [ability] { $figure } benutzt die Heldenfähigkeit.
    [feat] { $figure } setzt die Heldentat ein.
   *[card] { $figure } benutzt „{ $card }“.
}
event-overlord-card-played = Der Overlord spielt „{ $card }“.
event-overlord-drew = { $cards ->
    [one] Der Overlord zieht eine Karte.
   *[other] Der Overlord zieht { $cards } Karten.
}
event-overlord-saw = Du ziehst „{ $card }“.
event-overlord-discarded = Der Overlord wirft „{ $card }“ ab.
event-door-opened = { $figure } öffnet { ACC($door) }.
event-door-closed = { $figure } schließt { ACC($door) }.
event-searched = { $figure } sucht auf { $space }.
event-card-found = { $figure } findet „{ $card }“.
event-card-passed = { $figure } gibt „{ $card }“ weiter, { $other } nimmt die Karte.
event-rested = { $figure } ruht sich aus.
event-token-taken = { $figure } nimmt auf: { $token }.
event-token-dropped = { $figure } legt auf { $space } ab: { $token }.
event-token-revealed = Aufgedeckt: { $token }.
event-quest-counted = { $counter }: { $value }{ $goal ->
    [0] {""}
   *[other] {" "}von { $goal }
}.
event-came-true = { $fact }.
event-encounter-ended = Sieger der Szene: { $winner }.
event-quest-ended = Sieger des Abenteuers: { $winner }.