### Die Rahmentexte: Lobby, Tisch, Einstellungen. Sätze der Spiele stehen bei den Spielen.

welcome = Vier große dunkle Spiele an einem Tisch. Mit allen Regeln, mit Freunden oder gegen Bots, ganz ohne Anmeldung.
choose-game = Spiel wählen
my-tables = Meine Tische
no-tables = Noch kein Tisch. Wähle oben ein Spiel; dein Tisch steht dann hier, auch wenn du das Fenster schließt.
aid = Spielhilfe
aid-first = In deiner ersten Partie liegt die Spielhilfe offen daneben.
aid-offer = Deine erste Partie? Die Spielhilfe sagt, wie es geht.
aid-offer-open = Öffnen
aid-first-close = Weglegen
no-aid = Für dieses Spiel gibt es noch keine Spielhilfe.
rules = Regeln
about = Über Gruft
settings = Einstellungen
close = Schließen
loading = Einen Augenblick …
me = Ich
on = An
off = Aus
yes = Ja
no = Nein
yes-do-it = Ja, so machen
name = Name
level = Spielstärke
players-range = { $low } bis { $high } Spieler
choose-alone = Allein: { $option }
players-count = { $count } Spieler
minutes = etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
your-turn = Du bist dran
pace-title = Wie schnell
pace = Zeit für eine Antwort
pace-live = Live
pace-live-help = Alle sitzen zur selben Zeit am Tisch.
pace-day = Ein Tag
pace-day-help = Wer gefragt ist, hat einen Tag Zeit; die Partie kann über Wochen gehen.
pace-three-days = Drei Tage
pace-three-days-help = Wer gefragt ist, hat drei Tage Zeit.
late = Wenn die Zeit um ist
late-wait = Weiter warten
late-wait-help = Es geschieht nichts; alle warten.
late-bot = Ein Bot übernimmt
late-bot-help = Ein Bot spielt den Platz, bis sein Spieler ihn zurücknimmt.
late-pass = Einmal verzichten
late-pass-help = Nur auf diese eine Entscheidung wird verzichtet; wo das nicht geht, trifft sie ein Bot. Die nächste gehört wieder dem Spieler.
turn-until = bis { $when }
table-finished = Beendet
# Nach einer Übung, die man allein spielt.
table-finished-alone = { table-finished }: { tiles-lost }
tiles-lost = { $lost ->
        [0] kein Plättchen verloren
        [one] 1 Plättchen verloren
       *[other] { $lost } Plättchen verloren
    }
table-over-early = Vorzeitig beendet
table-won-you = Du hast gewonnen
waiting-for-names = Wartet auf { $names }
forget-table = Tisch „{ $name }“ aus der Liste nehmen
sign-in = Anmelden
table-expires-soon = wird am { $when } entfernt
table-delete = Diesen Tisch löschen
table-delete-sure = Er ist dann für alle weg, mit allen Zügen.
table-delete-yes = Für alle löschen
link-renew = Neuer Link
link-renew-help = Der alte Link gilt sofort nicht mehr.
import-journal = Partie einlesen
import-help = Eine gespeicherte Partie (Mitschrift) öffnen, ansehen und weiterspielen.
import-other-title = Anderes Spielmaterial
import-other-go-on = Mit dem heutigen weiterspielen
import-other-leave = Lassen
export-journal = Partie speichern

who-plays = Wer spielt mit?
how-many = Anzahl der Spieler
seat-of = Platz { $number }
seat-me = Ich
seat-hotseat = Auch hier
seat-friend = Per Link
seat-bot = Bot
seat-name = Spieler { $number }
seats-help = „Auch hier“ heißt: mehrere an diesem Gerät; zwischen den Zügen liegt ein Sichtschutz. „Per Link“: Nach dem Start bekommst du für jeden Platz einen Link zum Weitergeben.
bot-name = Bot { $number }
options = Spielvarianten
table-name = Name des Tisches
table-name-example = Freitagabend
start-game = Spiel beginnen

game-lords = Dungeon Lords
game-tyrants = Tyrannen des Unterreichs
game-domains = Dark Domains
game-descent = Descent

opening-table = Der Tisch wird gedeckt …
table-closed = Dieser Tisch öffnet sich nicht
to-lobby = Zur Lobby
phases = Spielphasen
table-menu = Tischmenü
line-connecting = Verbinde …
line-open = Verbunden
line-lost = Verbindung verloren, neuer Versuch läuft …
line-stalled = Der Server kann gerade nichts speichern, neuer Versuch läuft …
line-closed = Verbindung beendet
answer-on-its-way = Deine Antwort ist vorgemerkt und gilt, sobald die Verbindung wieder da ist.
dock-log = Chronik
dock-rules = Regeln
dock-chat = Gespräch
dock-table = Tisch

answers = Mögliche Antworten
list-options = { $count ->
        [one] 1 Möglichkeit ▾
       *[other] { $count } Möglichkeiten ▾
    }
list-less = Weniger zeigen
looking-back = Du siehst einen früheren Stand der Partie.
looking-back-seeks = Die Stelle in der Partie wird gesucht …
looking-back-asked = Am Tisch bist du am Zug. Was dort inzwischen geschehen ist, siehst du, wenn du zurückkehrst.
waiting-for = Wir warten auf
table-thinks = Der Tisch ist gleich so weit …
playing = Was gerade geschieht
playing-then-you = dann bist du dran
playing-step = Nächster Schritt
playing-end = Ans Ende
since-last-turn = Seit deinem letzten Zug
why-not = Warum nicht?
point = Zeigen
hint-why = Klicke etwas auf dem Tisch an: du erfährst, warum das nicht geht. Esc bricht ab.
hint-point = Klicke an, was du den anderen zeigen willst. Esc bricht ab.
points-at = { $name } zeigt auf: { $thing }
why-possible = { $name } wäre im Augenblick möglich.
why-other-question = Danach ist gerade nicht gefragt. Die Frage ist: „{ $question }“
undo = Zurück
ask-back = Zurück erbitten
ask-back-help = Seither wurde etwas aufgedeckt, oder andere haben gehandelt: Zurück geht es nur gemeinsam.
ask-back-sure = Deine letzte Antwort hat etwas aufgedeckt, oder andere haben danach gehandelt. Die anderen bitten, sie zurücknehmen zu dürfen? Was der Zufall seither gab, wird neu gezogen.
ask-back-yes = Die anderen bitten
ask-back-alone = Deine letzte Antwort hat etwas aufgedeckt, oder andere haben danach gehandelt. Trotzdem zurücknehmen? Was der Zufall seither gab, wird neu gezogen; die Mitschrift hält es fest.
ask-back-alone-yes = Zurücknehmen
ask-back-no = Stehen lassen
game-over = Die Partie ist zu Ende.
show-score = Wertung zeigen
our-reconstruction = Unsere Rekonstruktion: Das Original liegt uns nicht vor.

log-empty = Noch ist nichts geschehen.
log-details = { $count ->
    [one] 1 Einzelheit
   *[other] { $count } Einzelheiten
}
log-filter = Nur was zu tun hat mit
log-all = Alle
log-earlier = { $count ->
    [one] 1 früheren Eintrag zeigen
   *[other] { $count } frühere Einträge zeigen
}
since-you-were-here = Seit du zuletzt hier warst
chat-earlier = Frühere Zeilen
chat-empty = Hier ist es noch still.
chat-write = Etwas sagen
chat-send = Sagen
search-rules = Regel suchen
no-rules-found = Keine Regel enthält dieses Wort.
maps = Karten
no-maps = Dieses Spiel hat keine eigenen Karten.
seat-is-bot = Bot
seat-gave-up = hat aufgegeben; ein Bot spielt zu Ende
seat-online = am Tisch
seat-away = gerade nicht da
seat-yours = dein Platz
chance-title = Wie hier der Zufall zustande kam
chance-secret = Bevor sich jemand setzte, hat der Server ein Geheimnis festgelegt und dessen Prüfsumme gezeigt. Ändern kann er es nicht mehr, ohne dass es auffällt:
chance-several = Dann mischt der Browser jedes Mitspielers von selbst eigene Zufallsbytes bei. Vorher zeigt er ihre Prüfsumme, damit niemand sie nach denen der anderen wählen kann. Jeder Wurf und jedes Mischen folgt aus allem zusammen: Weder der Server noch einer allein kann es lenken.
chance-alone = An diesen Tisch wurde niemand eingeladen, deshalb kommt der Zufall allein aus dem Geheimnis des Servers.
chance-imported = Der Anfang dieser Partie wurde in einer Mitschrift mitgebracht. Wer sie mitbrachte, weiß vielleicht, was damals gemischt wurde; was von hier an gezogen und gewürfelt wird, konnte niemand wissen.
chance-imported-alone = Diese Partie wurde in einer Mitschrift mitgebracht, samt ihrem Zufall: Wer sie mitbrachte, weiß vielleicht, was kommt.
chance-position = Sie begann aus einer vorbereiteten Stellung. Was dort verdeckt liegt, hat jemand so hingelegt.
chance-step-commitment = Für alles von hier an hat der Server ein neues Geheimnis festgelegt. Seine Prüfsumme:
chance-step-back = Ein Schritt von { $name } wurde einvernehmlich zurückgenommen; von da an wurde alles neu gezogen.
chance-step-mix = { $name } hat eigene Bytes beigemischt.
chance-laid = Damit wurde der Tisch neu aufgebaut.
chance-later = Nach der Partie wird das Geheimnis gezeigt, und diese Seite kann jedes Ziehen und jeden Wurf nachrechnen.
chance-check = Jetzt alles nachrechnen
chance-honest =
    { $mixes ->
        [0] Alle { $draws } Ergebnisse folgen aus dem Geheimnis, das vor der Partie feststand.
        [one] Alle { $draws } Ergebnisse folgen aus dem Geheimnis, das vor der Partie feststand, und den beigemischten Bytes.
       *[other] Alle { $draws } Ergebnisse folgen aus dem Geheimnis, das vor der Partie feststand, und den { $mixes } Beiträgen.
    }
chance-wrong-unreadable = Diese Mitschrift lässt sich hier nicht prüfen; `gruft verify` auf dem eigenen Rechner kann mehr.
chance-wrong-secret = Das Geheimnis des Servers passt nicht zu seiner Prüfsumme (Eintrag { $number }). Der Zufall war nicht ehrlich.
chance-wrong-commitment = Die Mitschrift nennt eine andere Prüfsumme, als diese Seite gesehen hat. Der Zufall war nicht ehrlich.
chance-wrong-pledge = Jemand hat andere Bytes beigemischt als vorher festgelegt (Eintrag { $number }). Der Zufall war nicht ehrlich.
chance-wrong-draw = Ein Ergebnis bei Eintrag { $number } folgt nicht aus dem Geheimnis und den Beiträgen. Der Zufall war nicht ehrlich.
chance-wrong-place = Ein Schritt des Zufalls steht in der Mitschrift woanders, als diese Seite ihn gesehen hat (Eintrag { $number }). Der Zufall war nicht ehrlich.
chance-wrong-story = Die Mitschrift nennt andere Beiträge, als diese Seite gesehen hat (Eintrag { $number }). Der Zufall war nicht ehrlich.
chance-dealt-anew = Jemand hat sich dazugesetzt und mitgemischt: Alles ist neu ausgeteilt.
chance-rewritten = Der Server erzählt anders als vorher, wie der Zufall dieses Tisches zustande kam. Jemand hat es nachträglich geändert.
understood = Verstanden
give-to-bot = Bot spielen lassen
take-back = Selbst weiterspielen
give-back = { $name } wieder spielen lassen
links = Links zum Tisch
links-help = Wer einen Link hat, sitzt auf diesem Platz. Gib jeden nur an die Person weiter, für die er ist.
link-own = Dein eigener Link, auch für ein anderes Gerät
link-spectator = Zuschauer
link-coach = Mitleser bei { $name }
copy = Kopieren
copied = Kopiert
copy-by-hand = Der Link ist markiert: Kopiere ihn mit Strg+C (auf dem Handy: „Kopieren“).
replay = Partie nachspielen
replay-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-run = Abspielen
replay-pause = Anhalten
replay-position = Stelle der Partie
replay-end = Zurück zur Partie

cover-title = { $name } ist dran
cover-text = Gib das Gerät an { $name } weiter. Erst dann aufdecken.
cover-ready = Ich bin { $name }

score-end = Das Ende
score-title = Wertung
score-gave-up = { $count ->
    [one] { $names } hat aufgegeben; zu Ende gespielt hat ein Bot.
   *[other] { $names } haben aufgegeben; zu Ende gespielt haben Bots.
}
score-winner-you = Du gewinnst die Partie.
score-winner = { $count ->
        [one] { $winners } gewinnt die Partie.
       *[other] { $winners } teilen sich den Sieg.
    }
score-decided = Den Ausschlag gab „{ $line }“: { $by ->
    [one] 1 Punkt
   *[other] { $by } Punkte
} mehr als { $over }.
score-story = Wer wann vorn lag
score-line = Posten
score-total = Summe
score-seed = Der Zufall dieser Partie zum Nachprüfen:
score-board = Spielplan ansehen
score-again = Neue Partie

settings-lang = Sprache
settings-names = Namen der Karten und Plättchen
settings-names-same = Wie die Sprache
settings-theme = Farben
settings-theme-dark = Dunkel
settings-theme-light = Pergament
settings-auto = Wie das Gerät
settings-motion = Bewegung
settings-motion-full = Ja
settings-motion-none = Keine
settings-speed = Zeigen, was geschieht
settings-speed-off = Sofort
settings-speed-quick = Flott
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-sound = Klopfen, wenn ich dran bin oder jemand schreibt
settings-textView = Spielplan als Text
settings-notify = Benachrichtigung, wenn ich dran bin

keys = Tasten
keys-tab = durch alles gehen, was man wählen oder lesen kann
keys-next = zur nächsten Möglichkeit auf dem Spielplan
keys-enter = wählen
keys-digits = Antwort mit dieser Nummer wählen
keys-playing = während etwas gezeigt wird: Pause, nächster Schritt, ans Ende; beim Zurückschauen: abspielen, mit ← und → Schritt für Schritt
keys-speed = langsamer, schneller zeigen, was geschieht
keys-since = durchgehen, was seit deinem letzten Zug geschah
keys-undo = letzten eigenen Schritt zurücknehmen
keys-why = „Warum nicht?“: danach auf etwas klicken
keys-point = den anderen etwas zeigen: danach auf etwas klicken
keys-log = Chronik zeigen oder schließen
keys-rules = Regeln zeigen oder schließen
keys-chat = Gespräch zeigen oder schließen
keys-table = Tisch, Links und Nachspielen
keys-text = Spielplan als Text
keys-zoom = näher, weiter, ganz
keys-escape = abbrechen
keys-help = diese Liste
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-all = Alles zeigen

about-what = Gruft ist ein Tisch für vier große Brettspiele: Dungeon Lords, Tyrannen des Unterreichs, Dark Domains und Descent. Ein Projekt von Liebhabern, ohne Verbindung zu den Verlagen und ohne deren Bilder.
about-games = Die Spiele
about-games-text = Spiele, Namen und Marken gehören ihren Autoren und Verlagen. Wer ein Spiel mag, soll es kaufen: Am echten Tisch ist es noch schöner.
about-reconstructed = Unsere Rekonstruktionen
about-reconstructed-text = Einige Karten ließen sich in keiner Quelle finden. Sie sind so entworfen, dass sie zu allem Bekannten passen, und tragen den Vermerk „Unsere Rekonstruktion“. Wer das Original hat, kann sie durch eigene Dateien ersetzen.
about-type = Schriften
about-type-text = Grenze Gotisch von Omnibus-Type, Alegreya von Juan Pablo del Peral (Huerta Tipográfica), Source Sans 3 von Paul D. Hunt (Adobe), alle unter der SIL Open Font License.
about-icons = Zeichen
about-icons-text = Die meisten Zeichen stammen von game-icons.net unter CC BY 3.0, gezeichnet von { $authors }. Die übrigen haben wir selbst gezeichnet.
about-dice = Ehrliche Würfel
about-dice-text = Vor jeder Partie legt der Tisch einen geheimen Zufallswert fest und zeigt dessen Prüfsumme; danach wird er offengelegt. Jeder kann nachrechnen, dass nichts gemogelt wurde.

error-offline = Dieses Gerät ist nicht mit dem Netz verbunden. Regeln und Spielhilfen sind trotzdem da.
error-unreachable = Der Server antwortet nicht. Läuft er noch?
error-unexpected = Das hat nicht geklappt ({ $code }). Versuche es noch einmal.
error-game-unknown = Dieses Spiel kennen wir nicht.
error-map-unknown = Diese Karte gibt es nicht.
error-bot-unknown = Diese Spielstärke gibt es hier nicht.
error-table-unknown = Diesen Tisch gibt es nicht, oder der Link ist unvollständig.
error-table-unreadable = Dieser Tisch stammt aus einer anderen Version von Gruft und lässt sich nicht mehr öffnen.
error-journal-preset = Diese Mitschrift legt fest, was der Zufall ergeben wird. Sie ist zum Üben und Analysieren: Öffne sie für dich allein, ohne Freunde.
error-link-unknown = Dieser Link passt zu keinem Platz an diesem Tisch.
error-link-not-allowed = Dafür reicht dieser Link nicht.
error-link-enough-coaches = So viele schauen diesem Platz schon über die Schulter. Wer den Tisch eröffnet hat, kann die Links erneuern; die alten gelten dann nicht mehr.
error-link-revoked = Dieser Link gilt nicht mehr. Bitte den Gastgeber um einen neuen.
error-table-deleted = Dieser Tisch ist gelöscht.
error-name-taken = Der Name { $name } gehört hier zu einem Konto. Melde dich an oder nimm einen anderen; Freunde bringen ihren selbst mit.
error-server-read-only = Der Server zeigt gerade nur seine Tische; spielen kann man nicht. Versuch es später noch einmal.
error-server-banned = Der Betreiber dieses Servers lässt dich von hier nicht herein.
error-seat-not-a-friends = Für diesen Platz gibt es keinen Link.
error-seat-unknown = Diesen Platz gibt es nicht.
error-seat-not-yours = Das ist nicht dein Platz.
error-seat-present = Dein Mitspieler war gerade noch am Tisch. Ein Bot kann übernehmen, wenn er { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} fort ist.
error-seat-bot = Gerade spielt ein Bot auf deinem Platz. Übernimm ihn unter „Tisch“ wieder selbst.
error-seat-gave-up = Wer aufgegeben hat, spielt nicht mehr mit: Ein Bot spielt zu Ende.
error-seat-always-bot = Auf diesem Platz spielt von Anfang an ein Bot.
error-moment-unknown = So weit ist die Partie noch nicht.
error-table-not-over = Die Partie ist noch nicht zu Ende.
error-request-invalid = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-request-too-large = Diese Datei ist zu groß.
error-request-too-dear = Das würde den Server zu lange beschäftigen.
error-request-too-often = Zu viele Anfragen über deine Verbindung. Warte einen Moment und versuche es noch einmal.
error-request-too-slow = Die Anfrage kam zu langsam an. Prüfe deine Verbindung und versuche es noch einmal.
error-request-overtaken = Das hat inzwischen jemand anders geändert. Sieh noch einmal nach.
error-request-used = Diese Anfrage wurde schon auf andere Weise ausgeführt. Lade die Seite neu.
error-request-origin = Die Seite kommt von einer anderen Adresse als der Server. Öffne sie über die Adresse des Servers.
error-server-error = Im Server ist etwas schiefgegangen. Deine Züge bis hierher sind gespeichert.
error-server-busy = Der Server hat gerade viel zu tun. Versuche es gleich noch einmal.
error-server-database = Der Server erreicht gerade seine Datenbank nicht. Nichts ist verloren; versuche es gleich noch einmal.
error-chat-too-fast = Das war viel auf einmal. Warte einen Moment.
error-server-full = Der Server ist gerade voll. Versuche es gleich noch einmal.
error-server-enough-tables = Von hier wurden gerade viele Tische eröffnet. Versuche es in einer Minute noch einmal.
error-socket-hello = Die Verbindung kam nicht zustande. Lade die Seite neu.
error-socket-too-fast = Zu viele Nachrichten auf einmal. Lade die Seite neu.

confirm-exit = „{ $choice }“: Bist du sicher?
settings-aid = Spielhilfe in der ersten Partie offen
settings-confirm = Vor einer Antwort nachfragen
settings-confirm-always = Immer
settings-confirm-matters = Wenn es darauf ankommt
settings-confirm-never = Nie
keys-exit = verzichten, aufhören oder den Zug beenden
unread = { $count ->
        [one] 1 neue Zeile
       *[other] { $count } neue Zeilen
    }
share = Teilen
qr-of = { $name }, als Code zum Scannen
qr-show = Code
invite-title = Wer kommt dazu?
invite-help = Jeder Stuhl hat seinen eigenen Link. Gib ihn weiter oder lass das Handy den Code scannen; wer ihn öffnet, sitzt dort.
invite-only-here = Dieser Server läuft nur für diesen Rechner: Die Links öffnen sich nur hier. Für Handys und andere Rechner starte ihn mit „gruft serve --host 0.0.0.0“ und öffne ihn unter der Adresse, die dieser Rechner im Netz hat.
invite-link = Link für { $name }
invite-all-here = Alle sind da.
invite-begin = Zum Tisch
invite-or-bot = Einladen oder Bot spielen lassen
join-text = Wie sollen dich die anderen nennen?
join-sit = Platz nehmen
table-won-by = { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
table-forget-sure = Entfernen?
table-forgotten = „{ $name }“ steht nicht mehr in deiner Liste.
table-restore = Rückgängig
score-rematch = Noch einmal, dieselbe Runde
score-next = Weiter: { $name } hat den nächsten Tisch gedeckt
score-retry = Noch einmal versuchen
score-other = Mit anderen Varianten
help-title = Hilfe
help-now = Was jetzt gefragt ist
help-waiting = Du bist gerade nichts gefragt. Sieh zu, oder lies unten die Spielhilfe.
help-options = Was gewählt werden kann, leuchtet auf dem Spielplan oder steht unten in der Leiste. Verweile auf einer Sache oder halte einen Finger darauf, um zu lesen, was sie ist und warum sie nicht geht.
help-rules = Regeln hinter dem, was gerade nicht geht:
seat-role-overlord = Overlord
seat-role-hero = Held
error-options-same-deck = Wähle zwei verschiedene Decks.

# -- standing orders

orders = Daueraufträge
orders-what = Was du hier festlegst, wird für dich geantwortet. Die anderen sehen nur, dass du verzichtest.
orders-none = Zurzeit gilt kein Auftrag.
orders-count = { $count ->
        [one] 1 Dauerauftrag
       *[other] { $count } Daueraufträge
    }
orders-dont-ask = Nicht fragen …
orders-make = Ohne Frage verzichten
orders-nothing = Fragen, bei denen nur Verzichten bleibt
orders-nothing-pass = nach kurzer Zeit verzichten
orders-nothing-ask = mich immer fragen
order-about = { $about }
order-any = solche Fragen
order-until-turn = in diesem Zug
order-until-round = in dieser Runde
order-until-game = bis ich es sage
order-end = zurücknehmen
order-acts = Dauerauftrag: { $when } → { $answer }
order-answers = Dein Dauerauftrag antwortet. Es geht gleich weiter.
nothing-to-do = Hier kannst du nichts tun. Es geht gleich weiter.
goes-on = Es geht gleich weiter.
you-gave-up = Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende.
bot-plays-for-you = Ein Bot spielt für dich.
bot-waits-for-you = Ein Bot spielt für dich, aber es geht erst los, wenn { $names } da { $count ->
        [one] ist
       *[other] sind
    }.
confirm-final = „{ $choice }“ lässt sich nicht zurücknehmen. Weiter?
rule-chapters = Inhalt

# -- what the table agrees on

ask-ready = Sind alle bereit?
hand-over = Platz übergeben …
hand-over-sure = Jemand anderes spielt mit einem neuen Link auf deinem Platz weiter; du schaust von da an zu.
hand-over-yes = Platz übergeben
give-up = Aufgeben …
give-up-sure = Ein Bot spielt deinen Platz zu Ende, und das Ergebnis sagt, dass du aufgegeben hast. Das lässt sich nicht zurücknehmen.
give-up-yes = Aufgeben
leave-which = Welcher Platz?
end-early = Partie hier beenden …
end-early-sure = Alle müssen zustimmen; es gibt dann keinen Sieger.
end-early-yes = Partie beenden
motion-end = { $name } möchte die Partie hier beenden.
motion-end-yes = Zustimmen
motion-end-no = Weiterspielen
take-along = Partie mitnehmen …
take-along-sure = Um auf einem anderen Gerät oder Server weiterzuspielen. Alle müssen zustimmen; dann kann jeder Spieler die ganze Partie speichern, mit allem, was bisher verborgen war, und hier endet sie.
take-along-yes = Partie mitnehmen
motion-move = { $name } möchte die Partie auf ein anderes Gerät oder einen anderen Server mitnehmen. Die Datei enthält alles, was bisher verborgen war; hier endet die Partie.
motion-move-yes = Zustimmen
motion-move-no = Hierbleiben
motion-back = { $name } möchte die eigene letzte Antwort zurücknehmen. Alles, was daraus wurde, geht mit, und der Zufall wird neu gezogen.
motion-back-yes = Gewähren
motion-back-no = Ablehnen
motion-back-all = Der Schritt ist zurückgenommen; der Zufall wird neu gezogen.
motion-ready = { $name } fragt: Sind alle bereit?
motion-ready-yes = Ich bin bereit
motion-ready-no = Noch nicht
motion-ready-all = Alle sind bereit.
motion-withdraw = Zurückziehen
said-gave-up = gibt auf; ein Bot spielt zu Ende.
said-end = möchte die Partie hier beenden.
said-end-yes = ist einverstanden, die Partie zu beenden.
said-end-no = möchte lieber weiterspielen.
said-move = möchte die Partie auf ein anderes Gerät oder einen anderen Server mitnehmen.
said-move-yes = ist einverstanden, die Partie mitzunehmen.
said-move-no = möchte lieber hierbleiben.
said-back = bittet, einen Schritt zurückzunehmen.
said-back-yes = gewährt es.
said-back-no = möchte den Schritt stehen lassen.
said-ready = fragt: Sind alle bereit?
said-ready-yes = ist bereit.
said-ready-no = ist noch nicht bereit.
rename = Umbenennen
your-name = Dein Name

tv-scan = Mit dem Telefon scannen und Platz nehmen
tv-watch = Zuschauen
hand-show = Meine Hand zeigen
hand-hide = Verdeckt hinlegen
hand-whole = Ganzer Tisch
invite-phones = Diese Links zeigen nur die eigene Hand: Der Spielplan ist auf dem Fernseher.
living-room = Um einen Fernseher
living-help = Der Fernseher zeigt den offenen Spielplan. Alle halten ihre Hand auf dem Telefon und antworten dort.
living-open-tv = Die Seite für den Fernseher öffnen
living-tv = Fernseher
living-hand = Meine eigene Hand, auf meinem Telefon

chronicle = Die Chronik eurer Partien
chronicle-help = Jede Partie, die an einem Tisch dieses Browsers zu Ende ging. Sie bleibt hier bewahrt, auch wenn es den Tisch nicht mehr gibt.
chronicle-empty = Noch ist keine Partie zu Ende gegangen.
chronicle-to-games = Zu den Spielen
chronicle-people = Wer gespielt hat
chronicle-who = Name
chronicle-games = Partien
chronicle-wins = Gewonnen
chronicle-luck = Würfel
chronicle-luck-of = { $height } von 100 ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
})
chronicle-luck-help = Wie gut die Würfel für jemanden fielen, jeder unter den Seiten seiner Art: 50 ist ausgeglichen, 100 wäre lauter beste Seiten. In Descent sind das Angriff und Verteidigung der eigenen Figuren, in Dark Domains die Angriffe auf die eigene Domäne, bei denen niedrige Angriffswürfel Glück sind. Dungeon Lords und Tyrannen des Unterreichs haben keine Würfel.
chronicle-records = Rekorde
chronicle-played = { $count ->
    [one] Einmal gespielt.
   *[other] { $count }-mal gespielt.
}
chronicle-best = Meiste Punkte: { $points }, { $names }, { $when }.
chronicle-closest = Knappstes Ende: { $by ->
    [0] Gleichstand
    [one] ein Punkt
   *[other] { $by } Punkte
}, { $when }.
chronicle-plays = Die Partien
chronicle-won = gewonnen
chronicle-forget = Die Partie vom { $when } vergessen
chronicle-bgstats = Für BG Stats speichern
chronicle-csv = Als Tabelle speichern (CSV)

cards = Spielmaterial
gallery-search = Namen und Texte suchen
gallery-kind = Art
gallery-all = Alle { $count }
gallery-none = Nichts passt.
gallery-more = { $count } weitere
