## Der Server

server-database = Die Datenbank lässt sich nicht öffnen: { $problem }.
server-held = Die Tische in { $file } benutzt schon ein anderer Gruft-Server (Prozess { $process }). Beende ihn zuerst oder gib diesem hier ein anderes --db.
server-newer-database = Die Datenbank stammt von einer neueren Version von Gruft. Aktualisiere Gruft, um sie zu öffnen.
server-load = Ein Server unter Last: { $tables } Tische mit je { $seats } Spielern, eine Antwort je Spieler alle { $pace } Sekunden, { $seconds } Sekunden lang
server-load-answers = Antworten in { $seconds } s
server-load-rate = Antworten je Sekunde
server-load-p50 = Von der Antwort bis zur eigenen neuen Ansicht, die Hälfte binnen, ms (höchstens { $budget })
server-load-p99 = Von der Antwort bis zur eigenen neuen Ansicht, 99 von 100 binnen, ms (höchstens { $budget })
server-load-longest = Die längste, ms
server-load-worked = Rechenzeit des Servers für eine Antwort, ms
server-load-memory = Speicher des Servers samt den Prozessen der Bots, MB (höchstens { $budget })
server-load-errors = Fehler
server-load-fine = Innerhalb der Grenzen.
server-load-not-fine = Nicht innerhalb der Grenzen.
