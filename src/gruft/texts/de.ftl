## Der Tisch

table-malformed-key = Diese Antwort ist nicht lesbar. Wähle eine der Möglichkeiten.
table-not-an-option = Das steht jetzt nicht zur Wahl.
asked-by = { $cause }: { $asked }
table-not-asked = Du bist gerade nicht gefragt.
table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-over = Die Partie ist zu Ende; es gibt nichts mehr zu entscheiden.
table-torn = In der Aufzeichnung dieses Tisches fehlt nach Antwort { $number } etwas. Bis dahin kann man ihn ansehen, aber nicht weiterspielen.
table-shut = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Man kann ihn ansehen, aber nicht weiterspielen.
server-read-only = Der Server zeigt gerade nur seine Tische; spielen kann man nicht.
table-expires = Hier hat lange niemand gespielt. Wenn es dabei bleibt, wird dieser Tisch am { $date } entfernt.
table-newer-rules = Gruft wurde seit der letzten Antwort aktualisiert. Die Partie geht dort weiter, wo sie stand, nach den neuen Regeln; Antworten von vor der Aktualisierung lassen sich nicht zurücknehmen.
# $how: own = eigene Dateien sind anders, ours = nur was mit Gruft kommt, unknown = lässt sich nicht sagen
table-other-components =
    Das Spielmaterial, mit dem diese Partie begann, ist nicht mehr da. { $how ->
        [own] In den eigenen Dateien des Besitzers ist neu, weggefallen oder anders: { $components }.
        [ours] Was mit Gruft kommt, wurde seitdem überarbeitet.
       *[unknown] Was es war, ist nicht bekannt.
    } Sie geht mit dem heutigen weiter.
table-own-components = Diese Partie behält das Spielmaterial, mit dem sie begann. Die Listen zeigen das heutige, und das ist ein anderes.
table-pictures-only = Die Regeln haben sich so sehr geändert, dass diese Partie nicht weitergehen kann. Zu sehen ist, was zuletzt gespeichert wurde.
table-enough-undone = Du hast hier so viel zurückgenommen, dass es erst weitergehen muss.
table-full =
    Dieser Tisch hat { $number ->
        [one] 1 Antwort
       *[other] { $number } Antworten
    } aufgenommen, mehr fasst er nicht. Man kann ihn ansehen.
table-moved = Die Spieler nehmen diese Partie mit: Speichert die Datei und öffnet sie dort, wo es weitergehen soll.
table-ended-early = Die Spieler haben vereinbart, diese Partie hier zu beenden.
table-unreadable = Dieser Tisch stammt aus einer anderen Version von Gruft und lässt sich nicht mehr öffnen.
moment-from-picture = Die Regeln haben sich seitdem geändert. So stand der Tisch beim letzten gespeicherten Bild vor diesem Moment.
chance-not-now = In den Zufall dieses Tisches lässt sich gerade nichts einmischen.
chance-other-bytes = Das sind nicht die Bytes, die vorher festgelegt wurden.
ask-changed = Die Frage ist inzwischen eine andere, deshalb zählt deine Antwort nicht. Sieh bitte noch einmal hin.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-others = Andere haben seitdem entschieden; deine Antwort gilt.
undo-revealed = Seit deiner letzten Antwort wurde etwas aufgedeckt oder gewürfelt; sie gilt.

option-pass = Verzichten
option-yes = Ja
option-no = Nein
option-stop = Aufhören
option-done = Fertig
option-end = Beenden

## Einen Tisch eröffnen

options-game = Es gibt kein Spiel namens „{ $game }“.
options-seats = { $game } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
options-unknown = Es gibt keine Einstellung „{ $option }“ (es gibt: { $known }).
options-value = „{ $value }“ ist kein Wert für { $option } (möglich: { $values }).

## Mitschriften und Stellungen

journal-missing = Die Datei { $file } gibt es nicht.
journal-unreadable = { $file } lässt sich nicht lesen.
journal-not-one = { journal-file } ist keine Gruft-Mitschrift.
journal-cut = { journal-file } ist unvollständig: Das Ende fehlt oder ist beschädigt.
journal-edited = { journal-file } wurde verändert: { $line ->
        [1] Die erste Zeile ist nicht mehr die, die geschrieben wurde.
       *[other] Zeile { $line } passt nicht zu den Zeilen davor.
    }
journal-too-new = { journal-file } stammt von einem neueren Gruft (Format { $format }).
journal-file = { $file ->
        [journal] Diese Datei
       *[other] { $file }
    }
journal-no-seed = Diese Mitschrift verrät ihren Startwert nicht; sie lässt sich noch nicht nachspielen oder prüfen.
journal-illegal = Antwort { $number } („{ $key }“) ist an ihrer Stelle in der Mitschrift nicht erlaubt.
journal-other-content = Die Mitschrift wurde mit anderem Spielmaterial gespielt als dem hier vorhandenen.
# $how: own = eigene Dateien sind anders, ours = nur was mit Gruft kommt, unknown = lässt sich nicht sagen
journal-other-components =
    Diese Partie begann mit anderem Spielmaterial als dem hier vorhandenen. { $how ->
        [own] In den eigenen Dateien des Besitzers ist neu, weggefallen oder anders: { $components }.
        [ours] Das Spielmaterial, das mit Gruft kommt, wurde seitdem überarbeitet.
       *[unknown] Was es war, ist hier nicht bekannt; die eigenen Dateien des Besitzers ändern heute { $count ->
            [0] nichts
           *[other] { $components }
        }.
    } Zum Weiterspielen werden die bisherigen Antworten mit dem heutigen noch einmal gespielt.
journal-other-chance = Was der Zufall laut Mitschrift bei Antwort { $number } ergab, ergibt ihr Startwert nicht.
journal-other-end = Die Partie endet in einer anderen Stellung, als die Mitschrift sagt.
journal-other-seed = Der Startwert passt nicht zur Prüfsumme, die vor der Partie gezeigt wurde.
journal-rules-changed = Die Würfel sind ehrlich, aber seit Eintrag { $number } haben sich die Regeln geändert: Von da an spielt diese Version die Partie anders.
journal-other-pledge = { $seat } hat andere Bytes beigemischt als die vorher festgelegten.
journal-moved = Eintrag { $number } steht nicht dort, wo er entstand: Die Mitschrift nennt einen anderen Augenblick der Partie.
journal-preset = Diese Mitschrift legt fest, was der Zufall ergeben wird. Sie ist zum Üben und Analysieren: Öffne sie für dich allein, ohne Freunde.
position-unreadable = Die Stellung lässt sich nicht lesen: { $problem }.
position-unknown-field = Eine Stellung hat keinen Teil „{ $field }“.
position-other-game = Die Stellung gehört zum Spiel „{ $game }“.
position-misfit = { $where }: erwartet { $expected }, gefunden { $found }.
position-beat = Es gibt keinen Takt „{ $beat }“ (es gibt: { $known }).
position-not-here = In dieser Stellung kann die Partie nicht beim Takt „{ $beat }“ stehen: Etwas, das vorher geschieht, fehlt.
position-replaced = { $where } passt nicht zum Rest der Stellung. Lass es weg, dann ergibt es sich aus dem Rest.
position-answer = Antwort { $number } („{ $key }“) der Stellung wird abgelehnt:

## Plätze

name-colour-red = Rot
name-colour-blue = Blau
name-colour-green = Grün
name-colour-yellow = Gelb
name-colour-violet = Violett

name-level-random = zufällig
name-level-easy = leicht
name-level-medium = mittel
name-level-greedy = solide
name-level-hard = schwer

# Several things in one sentence: $first holds all but the last, separated by commas.
listed-and = { $first } und { $last }
listed-or = { $first } oder { $last }
