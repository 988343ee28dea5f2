terminal-welcome = { $game }. Die Würfel sind festgelegt durch { $commitment }; der Startwert steht in der Mitschrift, die du speichern kannst. ? zeigt Hilfe.
terminal-which-game = Welches Spiel? 
terminal-go-on = Damit weiterspielen? (j/n)
terminal-your-choice = Deine Wahl: 
terminal-thinking = { $who } überlegt …
terminal-cover = { $who }, übernimm die Tastatur. Alle anderen schauen weg.
terminal-press-enter = Drücke Enter, wenn du bereit bist. 
terminal-more-options = … und { $count } weitere; tippe die Kennung.
terminal-same = { $label } ({ $count } ×)
terminal-not-possible = Jetzt nicht möglich:
terminal-why-possible = Das ist möglich; wähle es einfach.
terminal-nothing-printed = Dazu gibt es keinen Text.
terminal-help =
    Eine Zahl oder die Kennung daneben ist eine Antwort. Weitere Wörter:
    was KENNUNG – was auf der Karte steht      warum KENNUNG – warum etwas nicht geht
    spielplan – den Spielplan noch einmal zeigen   chronik – alles, was geschah
    regeln WORT – Regeln nachschlagen          speichern DATEI – Mitschrift speichern
    sprache en – auf Englisch umschalten       ende – speichern und aufhören
    zurück – letzte Antwort zurücknehmen
    zurücknehmen – die letzte Antwort mit allem, was danach kam; der Zufall entscheidet neu
terminal-back = Mit „zurücknehmen“ geht es trotzdem, mit allem, was danach kam. Der Zufall entscheidet dann neu.
terminal-saved = Gespeichert als { $file }.
terminal-not-saved = { $file } ließ sich nicht speichern: { $problem }.
terminal-goodbye = Bis bald. Weiter geht es mit: gruft play --load { $file }
terminal-result = Das Ende
terminal-points = Punkte
terminal-place = Platz
