### Konten, die Seite des Betreibers, Nachrichten.

remove = Entfernen
delete = Löschen

account-title = Konto
account-none = Auf diesem Server gibt es keine Konten, und man braucht keins: Deine Links genügen.
account-lead = Zum Spielen braucht man kein Konto. Mit einem findest du deine Tische auf allen Geräten, und niemand sonst benutzt hier deinen Namen.
account-no-passkeys = Dieser Browser kennt keine Passkeys. Alles andere geht ohne Konto.
account-sign-in = Anmelden
account-sign-in-help = Dein Gerät fragt nach Finger, Gesicht oder seiner Zahl. Ein Passwort gibt es nicht.
account-with-passkey = Mit Passkey anmelden
account-lost = Ich habe meinen Passkey verloren
account-name = Name
account-code = Ersatzcode
account-recover = Mit dem Code anmelden
account-new = Neues Konto
account-make = Konto mit Passkey anlegen
account-what = Gespeichert werden der Name, die öffentliche Hälfte deines Passkeys, Prüfsummen der Ersatzcodes und welche Tische deine sind. Keine Mailadresse, sonst nichts.
account-invite-only = Auf diesem Server gibt es Konten nur auf Einladung. Frag jemanden, der eins hat, oder den Betreiber.
account-hello = Du bist angemeldet als { $name }.
account-sign-out = Abmelden
account-sign-out-everywhere = Auf allen Geräten abmelden
account-keys = Passkeys
account-keys-help = Füge für jedes Gerät einen hinzu, das sie nicht von selbst teilt.
account-key-of = Passkey vom { $when }
account-key-sure = Diesen Passkey entfernen?
account-key-add = Passkey hinzufügen
account-codes = Ersatzcodes
account-codes-left = { $count ->
    [0] Du hast keine Ersatzcodes mehr. Mach dir neue.
    [one] Du hast noch einen Ersatzcode.
   *[other] Du hast noch { $count } Ersatzcodes.
}
account-codes-new = Neue Codes machen
account-codes-sure = Die alten Codes gelten dann nicht mehr. Weiter?
codes-title = Deine Ersatzcodes
codes-once = Sie werden nur jetzt gezeigt. Schreib sie auf: Mit jedem kannst du dich einmal anmelden, wenn du deine Passkeys verlierst.
account-invite = Einladung
account-invite-help = Mit einem Link kann eine Person ein Konto anlegen. Er gilt 14 Tage.
account-invite-make = Einladungslink machen
account-delete = Konto löschen
account-delete-what = Gelöscht werden dein Name, Passkeys, Ersatzcodes, Anmeldungen und Nachrichten und die Liste deiner Tische. Tische, zu denen du niemanden eingeladen hast, werden gelöscht. An Tischen mit anderen bleibt dein Platz ohne Namen, deine Links gelten nicht mehr, und deine Zeilen verschwinden aus dem Gespräch; die Züge bleiben, denn die anderen spielen damit weiter. Das lässt sich nicht zurücknehmen.
account-delete-type = Schreib deinen Namen: { $name }
account-delete-do = Alles löschen
error-account-dialog = Die Frage nach dem Passkey wurde geschlossen, oder dieses Gerät hat keinen für diesen Server.
error-account-off = Auf diesem Server gibt es keine Konten.
error-account-signed-out = Du bist abgemeldet. Melde dich neu an.
error-account-too-often = Das war sehr oft. Warte eine Minute.
error-account-ceremony = Das hat zu lange gedauert oder wurde schon benutzt. Versuch es noch einmal.
error-account-passkey = Dieser Passkey passt nicht. Nimm einen anderen.
error-account-code = Name und Code passen nicht zusammen, oder der Code ist verbraucht.
error-account-banned = Der Betreiber hat dieses Konto gesperrt.
error-account-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
error-account-invitation = Diese Einladung ist verbraucht, zu alt oder fehlt.
error-account-enough-passkeys = Du hast genug Passkeys. Entferne erst einen.
error-account-no-such-passkey = Diesen Passkey hast du nicht.
error-account-last-passkey = Das ist dein letzter Passkey. Füge erst einen anderen hinzu.
error-account-other-name = So heißt dein Konto nicht.
error-account-unknown = Dieses Konto gibt es nicht.

operator-title = Die Seite des Betreibers
operator-read-only = Nur zeigen
operator-play-again = Wieder spielen lassen
operator-is-read-only = Alle können zusehen, niemand kann spielen: keine Antworten, keine neuen Tische, keine neuen Konten.
operator-again = Neu nachsehen
operator-leave = Verlassen
operator-tables = Tische
operator-search = { $count ->
    [one] In dem einen Tisch suchen
   *[other] In den neuesten von { $count } Tischen suchen
}
operator-closed = geschlossen
operator-here = { $count } da
operator-open = Wieder öffnen
operator-close = Schließen
operator-revoke = Links ungültig machen
operator-revoke-sure = Alle Links außer dem des Gastgebers gelten dann nicht mehr. Weiter?
operator-delete-sure = Für alle und endgültig löschen?
operator-people = Leute
operator-people-count = { $count ->
    [one] 1 Konto
   *[other] { $count } Konten
}
operator-at-tables = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
operator-banned = gesperrt
operator-ban = Sperren
operator-ban-sure = Dieses Konto aussperren?
operator-lift = Einlassen
operator-lift-sure = Dieses Konto wieder einlassen?
operator-bans = Gesperrte Adressen
operator-ban-address = Adresse oder Netz
operator-limits = Zahlen und Grenzen
figure-tables = Offene Tische
figure-sockets = Leute an Tischen
figure-rooms = Offene Tische, je Prozess gezählt
figure-desk-waiting = Wartende Anfragen
figure-desk-errands = Am Schalter erledigte Anfragen
figure-desk-given-up = Aufgegebene Anfragen
figure-bot-failures = Gescheiterte Bots
figure-moments-kept-bytes = Gemerkte Momente (Bytes)
figure-connections = Verbindungen
figure-turned-away = Abgewiesen
figure-dropped = Getrennt
figure-errors-total = Pannen
limit-connections = Höchstens Verbindungen
limit-per-address = Höchstens je Adresse
limit-per-second = Anfragen je Sekunde und Adresse
limit-header-seconds = Sekunden für einen Kopf
limit-body-seconds = Sekunden für eine Anfrage
limit-stall-seconds = Sekunden ohne Lesen
limit-entries = Antworten an einem Tisch
error-operator-used = Dieser Link ist schon benutzt, oder es wurde ein neuerer gezeigt. Ein neuer kommt beim nächsten Start des Servers.
error-operator-unknown = Komm mit dem Link herein, den der Server beim Start zeigt.
error-operator-address = Das ist keine Adresse.
error-operator-home = Das würde diesen Rechner oder seinen Proxy aussperren.

notices-title = Wenn ich dran und nicht da bin
notices-help = Für alle Tische in diesem Browser, auch neue. Eine Nachricht sagt, an welchem Tisch du gefragt bist, und nichts Geheimes.
notices-push-on = Nachrichten auf dieses Gerät
notices-push-off = Keine Nachrichten mehr auf dieses Gerät
notices-mail = Per Mail an
notices-mail-to = Per Mail: { $target }.
notices-hook = An eine Webadresse (Webhook)
notices-hook-to = Adresse: { $target }.
notices-start = Sag es mir
notices-stop = Aufhören
notices-on = Du bekommst Bescheid.
notices-ended = Du bekommst keinen Bescheid mehr.
notices-confirm-sent = Eine Mail ist unterwegs. Folge ihrem Link, dann bekommst du Bescheid.
letter-notices = Soll Gruft dir schreiben, wenn du am Zug bist?
letter-notices-do = Ja
letter-quiet = Soll Gruft dir nicht mehr schreiben?
letter-quiet-do = Ja, aufhören
error-notice-way = Das tut dieser Server nicht.
error-notice-mail = Das ist keine Mailadresse.
error-notice-target = Dorthin lässt sich nichts schicken: nur an öffentliche Adressen, die mit https beginnen.
error-notice-confirmed = Dieser Link ist schon benutzt oder zu alt.
error-notice-post-office = Die Mail ließ sich nicht abschicken. Versuch es später noch einmal.
