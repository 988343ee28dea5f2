## Der Server

server-database = Die Datenbank lässt sich nicht öffnen: { $problem }.
server-held = Die Tische in { $file } benutzt schon ein anderer Gruft-Server (Prozess { $process }). Beende ihn zuerst oder gib diesem hier ein anderes --db.
server-client-being-built = Die Oberfläche wird gerade gebaut. Starte den Server neu, wenn das fertig ist.
server-newer-database = Die Datenbank stammt von einer neueren Version von Gruft. Aktualisiere Gruft, um sie zu öffnen.
server-operator = Für den Betreiber, einmal: { $problem }
notice-turn = Du bist am Zug
notice-expires = Ein Tisch von dir wird am { $date } entfernt
notice-end = Keine weiteren Nachrichten:
notice-confirm = Sollen wir dir schreiben, wenn du am Zug bist?
notice-confirm-body = Folge dem Link, um Ja zu sagen; sonst tu nichts.
settings-wrong = Diese Einstellungen gehen nicht: { $problem }.
backup-done = Alle Tische sind in { $file } ({ $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] 1 Antwort
   *[other] { $entries } Antworten
}).
restore-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] 1 Antwort
   *[other] { $entries } Antworten
} { $tables ->
    [one] ist zurück
   *[other] sind zurück
}. Was vorher da war, liegt in { $old }.
restore-done-new = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] 1 Antwort
   *[other] { $entries } Antworten
} { $tables ->
    [one] ist zurück
   *[other] sind zurück
}.
backup-postgresql = PostgreSQL wird mit seinen eigenen Werkzeugen gesichert: pg_dump und pg_restore.
backup-refused = Der laufende Server konnte die Sicherung nicht zurückholen; warum, steht in seinem Protokoll. Alles ist, wie es war.
backup-none = In { $file } sind keine Tische.
backup-damaged = { $file } ist beschädigt oder keine Sicherung von Gruft: { $problem }.
server-load = Ein Server unter Last: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit je { $seats } Spielern, eine Antwort je Spieler alle { $pace ->
    [one] 1 Sekunde
   *[other] { $pace } Sekunden
}, { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} lang
server-load-sockets = Verbindungen
server-load-workers = Serverprozesse, Datenbank
server-load-machine = Last dieses Rechners vorher, { $processors } Prozessoren
server-load-beside = Nebenher
server-load-answers = Antworten in { $seconds } s
server-load-rate = Antworten je Sekunde
server-load-p50 = Von der Antwort bis zur eigenen neuen Ansicht, die Hälfte binnen, ms (höchstens { $budget })
server-load-p99 = Von der Antwort bis zur eigenen neuen Ansicht, 99 von 100 binnen, ms (höchstens { $budget })
server-load-longest = Die längste, ms
server-load-inside = Im Server, vom Hören einer Antwort bis zur Bestätigung, die Hälfte und 99 von 100 binnen, ms
server-load-worked = Rechenzeit für eine Antwort, des Servers und der Spieler, ms
server-load-starved = Zeit ohne freien Prozessor, des Servers und der Spieler, %
server-load-memory = Speicher des Servers samt den Prozessen der Bots, MB (höchstens { $budget })
server-load-errors = Fehler
server-load-fine = Innerhalb der Grenzen.
server-load-not-fine = Nicht innerhalb der Grenzen.
