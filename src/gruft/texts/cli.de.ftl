## Kommandozeile: wofür jeder Befehl und jeder Schalter da ist

cli-about = Gruft: ein Tisch für vier Brettspiele der dunklen Fantasy. Ohne Befehl öffnet sich der Tisch im Browser.
cli-epilogue = Spiele: lords (Dungeon Lords), tyrants (Tyrannen des Unterreichs), domains (Dark Domains), descent (Descent, zweite Edition).
cli-metavar-command = BEFEHL
cli-version = Version zeigen
cli-lang = Sprache, de oder en (sonst wie im System)
cli-content = Ordner mit eigenem Spielmaterial, das unseres überdeckt (DIR/SLUG/*.yaml)
cli-slug = lords, tyrants, domains oder descent
cli-json = Antwort als JSON
cli-seed = Text, der Würfel und Mischen bestimmt
cli-file = Mitschrift einer Partie
cli-option = eine Einstellung des Spiels; mehrfach erlaubt
cli-serve = den Tisch für Browser bereitstellen
cli-serve-host = Adresse (sonst nur dieser Rechner)
cli-serve-port = Anschluss (0: irgendein freier)
cli-serve-db = Datenbank, zum Beispiel postgresql://… (sonst SQLite in deinem Benutzerordner)
cli-serve-public = die Adresse, die alle benutzen, hinter einem Proxy oder mit TLS
cli-serve-proxy = Adresse oder Netz eines Proxys, dem vertraut wird (auch mehrfach)
cli-serve-tls = TLS-Zertifikat mit Kette (PEM)
cli-serve-tls-key = sein geheimer Schlüssel (PEM)
cli-serve-workers = Zahl der Serverprozesse (nur mit PostgreSQL)
cli-serve-accounts = Konten: off (keine, Vorgabe), open (für alle) oder invite (auf Einladung)
cli-serve-log = Form des Protokolls: text oder json
cli-serve-settings = Einstellungen aus einer TOML-Datei
cli-backup = alle Tische in eine Datei sichern, auch im Betrieb
cli-backup-file = wohin
cli-restore = die Tische aus einer Sicherung zurückholen, auch im Betrieb
cli-restore-file = die Sicherung
cli-serve-open = den Browser öffnen
cli-play = im Terminal spielen
cli-play-seats = wer wo sitzt: human, bot:easy, bot:medium, bot:hard, greedy oder random
cli-play-load = eine gespeicherte Mitschrift fortsetzen
cli-play-position = aus einer Stellung starten
cli-simulate = Bots viele Partien spielen lassen und zählen
cli-simulate-games = wie viele Partien
cli-simulate-seats = wer spielt: random, easy, medium, greedy, hard
cli-simulate-jobs = wie viele Prozesse (sonst einer je Kern)
cli-simulate-cluster = auf einem Ray-Cluster spielen
cli-simulate-check = nach jeder Antwort die Erhaltungssätze prüfen
cli-simulate-report = Ordner für einen Bericht mit Tabellen
cli-simulate-campaign = ganze Kampagnen spielen
cli-replay = eine Mitschrift nachspielen und zeigen, wohin sie führt
cli-replay-to = nach Antwort N anhalten
cli-replay-check = auch Würfel und Endstellung mit der Mitschrift vergleichen
cli-replay-chapter = dort halten, wo Kapitel K beginnt (ein Abenteuer einer Kampagne)
cli-verify = prüfen, ob die Würfel einer beendeten Partie ehrlich waren
cli-rules = Regeln nachschlagen oder auflisten, welche Tests sie zeigen
cli-rules-id = Kennung einer Regel, ein Kapitel oder ein Suchwort
cli-rules-coverage = jede Regel mit ihren Tests; Rückgabewert 1, wenn eine keinen hat
cli-aid = die Spielhilfe eines Spiels
cli-aid-pdf = als PDF zum Drucken schreiben
cli-train = Übungen eines Spiels
cli-train-exercise = welche Übung (ohne: die Liste)
cli-train-solve = das bestmögliche Ergebnis beweisen lassen
cli-export = das ganze Spielmaterial eines Spiels als JSON
cli-bench = die Geschwindigkeit auf diesem Rechner messen
cli-bench-what = server: Lasttest des Servers
cli-bench-seconds = wie lange jede Messung dauert
cli-bench-workers = server: wie viele Prozesse (mehrere mit PostgreSQL)
cli-bench-db = server: sqlite, postgres (eine eigene für die Dauer der Messung) oder die Adresse einer Datenbank
cli-bench-tables = server: wie viele Tische
cli-bench-pace = server: Sekunden zwischen zwei Antworten eines Spielers
cli-bench-beside = server: nebenher immer wieder vier Mitschriften einlesen und acht alte Augenblicke ansehen
cli-doctor = prüfen, ob alles da ist, was Gruft braucht

## Falsche Benutzung

usage-bad = Das verstehe ich nicht: { $problem }. „gruft --help“ zeigt, was es gibt.
usage-no-folder = Den Ordner { $folder } gibt es nicht.
usage-content = Dein Spielmaterial ist nicht verwendbar: { $problem }.
usage-system = { $file }: { $problem }.
system-forbidden = Das ist hier nicht erlaubt
system-exists = Das gibt es schon
system-folder = Das ist ein Ordner
system-missing = Diese Datei oder ihren Ordner gibt es nicht
system-full = Der Datenträger ist voll
system-no-folder = Das ist kein Ordner
system-read-only = Hier kann nur gelesen werden
usage-option = „{ $typed }“ ist keine Einstellung; schreibe NAME=WERT.
usage-seats = „{ $typed }“ kann nicht am Tisch sitzen; möglich: human, { $known }.
usage-seat-count = { $game } braucht { $low } bis { $high } Plätze, genannt sind { $seats }.
usage-number = { $name } muss mindestens { $low } sein.
usage-no-rule = Keine Regel von { $game } hat mit „{ $typed }“ zu tun.
usage-no-tests = Die Tests gehören nicht zum installierten Paket; rufe dies im Ordner des Projekts auf.
usage-bots = „{ $typed }“ ist kein Bot; möglich: { $known }.
usage-no-ray = Ray ist hier nicht installiert; ohne --cluster laufen die Partien auf diesem Rechner.
usage-no-training = { $game } hat keine Übungen.
usage-no-exercise = Es gibt keine Übung „{ $typed }“ (es gibt: { $known }).
usage-chapter =
    Die Mitschrift hat { $chapters ->
        [0] keine Kapitel
        [one] 1 Kapitel
       *[other] { $chapters } Kapitel
    }; ein Kapitel { $chapter } gibt es nicht.
usage-no-campaign = { $game } hat keine Kampagne.
usage-step = Die Mitschrift hat { $entries ->
    [one] 1 Antwort
   *[other] { $entries } Antworten
}; { $to } liegt außerhalb.
usage-nothing-to-type = Niemand sitzt an der Tastatur. Starte dies in einem Terminal, oder lass mit „gruft simulate“ Bots spielen.
bot-unknown = Es gibt keinen Bot namens „{ $name }“ (es gibt: { $known }).

## Antworten

cli-verified = Die Würfel waren ehrlich: Der Startwert passt zur Prüfsumme { $commitment } und ergibt jeden Wurf und jedes Mischen der Partie.
cli-chance-fresh = Eintrag { $number }: Ein neues Geheimnis tritt an die Stelle des alten; seine Prüfsumme: { $commitment }.
cli-chance-back = Eintrag { $number }: Ein Schritt von { $seat } wurde einvernehmlich zurückgenommen und der Zufall neu gezogen.
cli-chance-mix = Eintrag { $number }: { $seat } hat eigene Bytes beigemischt.
cli-chapter = { $number }. nach Antwort { $entry }: { $heading }
cli-replayed = { $game }, { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
}, Zustand { $hash }.
cli-holds = Alles, was die Mitschrift sagt, stimmt.
cli-rules-covered = { $covered } von { $all } Regeln und Entscheidungen haben einen Test, der sie nennt ({ $percent } %).
cli-rules-missing = Ohne Test:
cli-rules-strangers = Von Tests genannt, aber nicht im Verzeichnis:
cli-simulated = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game }: im Mittel { $decisions } Entscheidungen, { $speed } Entscheidungen je Sekunde.
cli-column-seat = Platz
cli-column-player = Spieler
cli-column-wins = Siege
cli-column-points = Punkte
cli-column-parts = Woher sie kommen
cli-column-what = Was
cli-column-figure = Wert
cli-column-state = Zustand
cli-reconstructed = unsere Rekonstruktion
cli-bench-decisions = { $game }: Zufallsspiel, Entscheidungen je Sekunde
cli-bench-quests = { $game }: Zufallsspiel über alle Abenteuer, Entscheidungen je Sekunde
cli-bench-first-quests = { $game }: Zufallsspiel über die ersten beiden Abenteuer, Entscheidungen je Sekunde
cli-bench-quests-ratio = { $game }: alle Abenteuer im Verhältnis zu den ersten beiden
cli-bench-forks = { $game }: Abzweigungen je Sekunde
cli-bench-catanatron = catanatron 3.2.1: Zufallsspiel, Entscheidungen je Sekunde
cli-bench-ratio = { $game } im Verhältnis zu catanatron
cli-bench-help = gruft --help, Sekunden
cli-bench-memory = { $game }: ein Tisch im Speicher, kB
cli-bench-sight = { $game }: Sichttabellen des aufwendigsten Spielplans, ms
cli-bench-peer-missing = catanatron ließ sich hier nicht einrichten, daher gibt es kein Verhältnis ({ $problem }).
cli-doctor-ok = Alles, was Gruft braucht, ist da.
cli-doctor-bad = Etwas fehlt; siehe oben.
cli-train-solved = { $name }: Bestenfalls { $conquered ->
    [one] wird ein Plättchen
   *[other] werden { $conquered } Plättchen
 } erobert ({ $positions } Stellungen durchprobiert). Ein Weg:
extra-postgres = PostgreSQL braucht ein Paket, das nicht installiert ist; dies bringt es: { $command }
extra-aid = Das Drucken von Spielhilfen braucht ein Paket, das nicht installiert ist; dies bringt es: { $command }
extra-accounts = Die Anmeldung mit Passkey braucht ein Paket, das nicht installiert ist; dies bringt es: { $command }
extra-push = Nachrichten aufs Telefon braucht ein Paket, das nicht installiert ist; dies bringt es: { $command }

# Woher eine Regel kommt.
source-book = Regelbuch
source-quests = Buch der Abenteuer
source-appendix = Anhang
source-faq = Fragen und Antworten des Verlags
source-errata = Berichtigung des Verlags
source-reference = Regelreferenz der Spielergemeinschaft
source-cards = Karten
source-board = Spielplan
source-aid = Spielertafel
source-reconstruction = von uns rekonstruiert
source-follows = folgt aus den anderen Regeln
source-ruling = unsere Entscheidung
