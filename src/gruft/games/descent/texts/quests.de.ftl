### Was die Abenteuer sagen: ihre Namen in der Lobby, ihre Marker und wie sie enden.

## Die Lobby

setting-quest-castle-daerion = Schloss Daerion (zwei Szenen)
setting-quest-the-cardinals-plight = Der Kardinal in Not (zwei Szenen)
setting-quest-the-masquerade-ball = Der Maskenball (zwei Szenen)
setting-quest-death-on-the-wing = Flügel des Todes (zwei Szenen)
setting-quest-the-monsters-hoard = Die Schatzkammer der Monster (zwei Szenen)
setting-quest-the-frozen-spire = Die Frostzinne (zwei Szenen)
setting-quest-the-dawnblade = Die Klinge der Morgenröte (zwei Szenen)
setting-quest-the-desecrated-tomb = Das entweihte Grabmal (zwei Szenen)
setting-quest-enduring-the-elements = Im Kampf gegen die Elemente (zwei Szenen)
setting-quest-the-ritual-of-shadows = Das Ritual der Schatten (zwei Szenen)
setting-quest-blood-of-heroes = Heldenblut (zwei Szenen)
setting-quest-the-twin-idols = Die Zwillingsstatuen (zwei Szenen)
setting-quest-the-wyrm-turns = Des Drachen Umkehr (zwei Szenen)
setting-quest-the-wyrm-rises = Des Drachen Wiederkehr (zwei Szenen)

## Aufgabenmarker

name-token-beacon = Leuchtfeuer
name-token-grave = offenes Grab
name-token-altar = Altar des Kellos
name-token-guest = maskierter Gast
name-token-noble = Adliger
name-token-cultist = Kultist
name-token-boulder = Felsbrocken
name-token-stairs = Treppe
name-token-shadow-rune = Schattenrune
name-token-key = Schlüssel
name-token-red-key = roter Schlüssel
name-token-green-key = grüner Schlüssel
name-token-blue-key = blauer Schlüssel
name-token-glyph = Glyphe
name-token-trueshot = Meisterbogen
name-token-dragonheart = Drachenherz
name-token-secret = Geheimnis
name-token-sunbeam = Sonnenstrahl
name-token-dawnblade = Klinge der Morgenröte
name-token-water-shrine = Schrein des Wassers
name-token-earth-shrine = Schrein der Erde
name-token-fire-shrine = Schrein des Feuers
name-token-air-shrine = Schrein der Luft
name-token-blood = Blutfläschchen
name-token-theodir = Lord Theodir
name-token-idol-of-the-sun = Statue der Sonne
name-token-idol-of-skulls = Statue der Schädel
name-token-grave-altar = Altar zwischen den Gräbern
name-token-whisper-stone = Flüsterstein
name-token-egg = Ei
name-token-bone = Drachenknochen
name-token-brazier = Feuerschale
name-token-seal = Siegel
name-token-tattered-map = zerrissene Karte

## Besondere Felder

name-sign-barn = Scheune
name-sign-pedestal = Sockel
name-sign-throne = Thron

## Das Ende

ending-castle-daerion-heroes = Schloss Daerion ist gehalten, und Sir Palamon lebt: Die Helden haben gewonnen.
ending-castle-daerion-overlord = Sir Palamon ist in seiner eigenen Halle gefallen: Der Overlord hat gewonnen.
ending-the-cardinals-plight-heroes = Kardinal Koth ist aus der Kathedrale entkommen: Die Helden haben gewonnen.
ending-the-cardinals-plight-overlord = Kardinal Koth ist zwischen seinen Büchern gefallen: Der Overlord hat gewonnen.
ending-the-masquerade-ball-heroes = Die Helden waren vor Lady Eliza im Gewölbe: Sie haben gewonnen.
ending-the-masquerade-ball-overlord = Lady Eliza ist fort mit dem, was im Gewölbe lag: Der Overlord hat gewonnen.
ending-death-on-the-wing-heroes = Belthir ist geschlagen, der Wachturm steht: Die Helden haben gewonnen.
ending-death-on-the-wing-overlord = Der letzte Wächter des Turms ist tot: Der Overlord hat gewonnen.
ending-the-shadow-vault-heroes = Die Schattenrune ist aus der Kammer und in guten Händen: Die Helden haben gewonnen.
ending-the-shadow-vault-overlord = Baron Zachareth hat die Schattenrune fortgetragen: Der Overlord hat gewonnen.
ending-the-overlord-revealed-heroes = Mit der Schattenrune sind die Helden der Falle entkommen: Sie haben gewonnen.
ending-the-overlord-revealed-overlord = Die Schattenrune gehört Baron Zachareth: Der Overlord hat gewonnen.
ending-the-monsters-hoard-heroes = Der Meisterbogen ist aus der Schatzkammer geborgen: Die Helden haben gewonnen.
ending-the-monsters-hoard-overlord = Der Meisterbogen bleibt den Monstern: Der Overlord hat gewonnen.
ending-the-frozen-spire-heroes = Frederick ist wieder er selbst und frei: Die Helden haben gewonnen.
ending-the-frozen-spire-overlord = Was Frederick wusste, weiß nun der Overlord: Der Overlord hat gewonnen.
ending-the-dawnblade-heroes = Die Klinge dient der Finsternis nicht: Die Helden haben gewonnen.
ending-the-dawnblade-overlord = Sir Alric reitet mit der Klinge davon: Der Overlord hat gewonnen.
ending-the-desecrated-tomb-heroes = Sir Alric ist vor dem Drachen gefallen: Die Helden haben gewonnen.
ending-the-desecrated-tomb-overlord = Khorayt ist erschlagen, die Klinge hat getrunken: Der Overlord hat gewonnen.
ending-enduring-the-elements-heroes = Lord Merick ist besiegt, die Elemente ruhen: Die Helden haben gewonnen.
ending-enduring-the-elements-overlord = Lord Merick hat seinen Ritus vollendet: Der Overlord hat gewonnen.
ending-the-ritual-of-shadows-heroes = Lord Merick blutet, das Ritual ist gebrochen: Die Helden haben gewonnen.
ending-the-ritual-of-shadows-overlord = Der letzte Vers ist gesprochen: Der Overlord hat gewonnen.
ending-blood-of-heroes-heroes = Lady Eliza hat ihre Beute verloren: Die Helden haben gewonnen.
ending-blood-of-heroes-overlord = Lady Eliza hat getrunken und ist fort: Der Overlord hat gewonnen.
ending-the-twin-idols-heroes = Die Statue der Sonne ist den Gräbern entrissen: Die Helden haben gewonnen.
ending-the-twin-idols-overlord = Das Licht der Statue der Sonne ist verloren: Der Overlord hat gewonnen.
ending-the-wyrm-turns-heroes = Gryvorns Brut wird nie schlüpfen: Die Helden haben gewonnen.
ending-the-wyrm-turns-overlord = Die Brut ist reif: Der Overlord hat gewonnen.
ending-the-wyrm-rises-heroes = Der Kreis auf dem Gipfel ist gebrochen: Die Helden haben gewonnen.
ending-the-wyrm-rises-overlord = Der Kreis auf dem Gipfel ist geschlossen: Der Overlord hat gewonnen.
ending-gryvorn-unleashed-heroes = Gryvorn ist tot: Die Helden haben gewonnen.
ending-gryvorn-unleashed-overlord = Kein Held steht mehr vor dem Drachenfürsten: Der Overlord hat gewonnen.
ending-the-man-who-would-be-king-heroes = Baron Zachareth ist neben seinem Thron gefallen: Die Helden haben gewonnen.
ending-the-man-who-would-be-king-overlord = Carthia hat einen König: Der Overlord hat gewonnen.

## Aktionen, Fragen und Zähler der Abenteuer

quest-action-nothing-near = Auf dem Feld dieser Figur oder daneben ist nichts davon: { $thing }.
ask-quest-token = Wähle den Marker: { $token }.
ask-quest-attribute = Wähle das Attribut, auf das { $figure } die Probe ablegt.
ask-token-walks = Wähle das nächste Feld für: { $token }.
ask-dragon-prey = Wähle, auf wen der Drache es abgesehen hat.
ask-strike-back = { $target } hat die Aktivierung hier beendet: Soll { $figure } angreifen?
ask-relight = Wähle die Feuerschale, die Belthir wieder entzündet.
name-quest-break-bone = einen Knochen zerschlagen
name-quest-quench = eine Feuerschale löschen (Willenskraft)
name-quest-relight = eine Feuerschale wieder entzünden
name-counter-bones = abgelieferte Knochen
name-quest-light = ein Leuchtfeuer entzünden
name-quest-silence = einen Flüsterstein zum Schweigen bringen (Wissen oder Willenskraft)
name-quest-smash-egg = ein Ei zerschlagen
name-quest-belthir-comes = Belthir kommt
name-quest-belthir-returns = Belthir kehrt für Handkarten zurück
name-quest-read-sign = ein Zeichen im Licht lesen (Geistesgegenwart)
name-counter-will = Schritte Belthirs zu Gryvorn
name-counter-ripe = Reife der Brut
name-counter-signs = gelesene Zeichen
name-counter-lead = Vorsprung von Sir Alric
name-fact-the-dawnblade-dragon-awake = Khorayt ist wach
name-fact-the-desecrated-tomb-dragon-awake = Khorayt ist wach
name-quest-raise = die Toten aus einem Grab erheben (Wissen)
name-quest-pray = für den Kardinal beten
name-quest-shout = rufen und den Drachen wecken
name-fact-the-cardinals-plight-rescued = Kardinal Koth ist gerettet
name-counter-zombies-left = Zombies durch den Ausgang
raise-no-figure = Es ist kein Zombie mehr übrig, der sich erheben könnte.
shout-not-in-the-lair = Nur im Hort hört der Drache einen Ruf.
ask-boulder-where = Wähle, wohin der Felsbrocken fällt.
ask-climb-over = Wähle, wohin du kletterst.
climb-no-points = Darüber zu klettern kostet { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}.
climb-nothing-behind = Hinter keinem Felsbrocken neben dieser Figur ist in gerader Linie ein leeres Feld.
name-deed-climb-over = über einen Felsbrocken klettern (Geistesgegenwart)
name-quest-boulder = ein Felsbrocken fällt
name-quest-second-boulder = noch ein Felsbrocken für eine Karte
name-quest-smash-boulder = einen Felsbrocken zerschlagen (Stärke)
name-counter-heroes-out = Helden aus der Schlucht
name-counter-beacons = entzündete Leuchtfeuer
name-counter-marshalled = gesammelte Miliztrupps
name-counter-villagers-survived = überlebende Dorfbewohner
name-counter-villagers-defeated = besiegte Dorfbewohner
name-counter-rite = Marker des Rituals

## Türen und Gefundenes

ask-door-way = { BARE($figure) }, { $door }: Wähle das Attribut für die Probe.
ask-behind-door = Wähle das Feld hinter der Tür.
ask-drop-which = Wähle den Marker zum Ablegen.
door-once = Jede Figur legt nur einmal pro Zug eine Türprobe ab.
door-stays-open = Diese Tür bleibt für immer offen.
door-not-closed-by-you = Diese Figur darf diese Tür nicht schließen.
door-gone = Die Tür gibt es nicht mehr.
search-needs-itself = Dorthin kämen die Helden nicht ohne das, was dort liegt.
event-door-smashed = { $figure } schlägt { ACC($door) } ein.
event-door-sprung-open = { $door } springt auf.
event-special-found = { $figure } findet { ACC($thing) }.
event-token-laid = Auf { $space } liegt jetzt: { $token }.
name-special-idol-key = der Schlüssel der Statuentür
name-special-gate-key = der Schlüssel des Palisadentors
name-special-trueshot = der Meisterbogen
name-special-ward-key = der Schlüssel des Bannkreises
name-special-library-key = der Schlüssel der Bibliothek
name-special-tattered-map = die zerrissene Karte
name-fact-the-twin-idols-idol-key = der Schlüssel der Statuentür ist gefunden
name-fact-the-monsters-hoard-gate-key = der Schlüssel des Palisadentors ist gefunden

## Die Zwillingsstatuen, Im Kampf gegen die Elemente, Das Blut der Helden

ask-hero-begins-with =
    { $named ->
        [0] Wählt den Helden, der damit beginnt: { $token }.
       *[other] { $who } schlägt vor: { $hero } beginnt damit: { $token }. Stimme zu, oder nenne einen anderen Helden.
    }
ask-drop-together =
    { $named ->
        [0] Wählt das Feld, auf das dieser Marker kommt: { $token }.
       *[other] { $token }: { $who } wählt { $hero }. Stimme zu, oder wähle ein anderes Feld.
    }
ask-begins-with = Bestimme, wer damit beginnt: { $token }.
ask-place-idol = Wähle das Sockelfeld für die Statue.
ask-raise-where = Wähle das Feld, auf dem die Figur sich erhebt.
quest-action-no-room = Dafür ist kein leeres Feld da.
name-quest-place-idol = die Statue auf den Sockel stellen
name-quest-raise-zombie = einen Zombie erwecken
name-quest-break-altar = den Altar zerstören (Willenskraft)
name-counter-dusk = Marker der Dämmerung
name-door-ward = der Bannzauber
name-door-idol-door = die Statuentür
name-token-shrine = Schrein
name-quest-calm = einen Schrein besänftigen (Probe nach Element)
name-counter-calmed = besänftigte Schreine
name-counter-wrath = Marker des Zorns
name-counter-uncalmed = nicht besänftigte Schreine
name-door-sanctum-door = die Tür zum Allerheiligsten
name-quest-spill = ein Blutfläschchen verschütten
name-quest-drink = von Lord Theodir trinken
name-quest-free = Lord Theodir befreien
name-counter-blood = behaltene Blutfläschchen
name-counter-drunk = getrunkene Schlucke

## Der Maskenball

ask-lead-away = Soll { $figure } den Adligen wegführen?
event-fate-rolled = Der Würfel für Lord Theodir zeigt { $shields } { $shields ->
    [one] Schild
   *[other] Schilde
  }; gerettete Adlige: { $rescued }.
name-quest-unmask = einen Gast demaskieren
name-counter-rescued = gerettete Adlige
name-counter-lost = verlorene Adlige
name-door-door-4 = Tür 4
name-door-door-5 = Tür 5
name-door-door-6 = Tür 6

## Das Ritual der Schatten

name-quest-verse = einen Vers sprechen
name-counter-ritual = Marker des Rituals
name-counter-verses = gesprochene Verse
name-door-throne-door = die Thronsaaltür
name-door-landing-door = die Tür am Absatz
name-door-ritual-door = die Tür zum Ritualraum

## Die Schatzkammer der Monster

ask-show-search = Wähle einen Suchmarker zum Aufdecken: Es ist nicht der besondere.
event-search-token-shown = Der Suchmarker auf { $space } wird aufgedeckt: Es ist ein gewöhnlicher.
name-door-palisade-gate = das Palisadentor
name-fact-the-monsters-hoard-trueshot = der Meisterbogen ist gefunden

## Der wahre Overlord

quest-action-no-key = Dieser Held steht nicht mit dem Schlüssel der richtigen Farbe am Ende eines Weges.
name-quest-take-key = einen Schlüssel aufdecken und nehmen
name-quest-unlock-way = den Weg aufschließen
name-fact-the-overlord-revealed-red-way-open = der rote Weg ist offen
name-fact-the-overlord-revealed-green-way-open = der grüne Weg ist offen
name-fact-the-overlord-revealed-blue-way-open = der blaue Weg ist offen

## Die Kammer der Schatten, Die Frostzinne

name-quest-swim = zum Fluss schwimmen
name-quest-slide = ein Feld nach Westen rücken
name-quest-push-back = Ruin mit dem Drachenherz zurücktreiben (Willenskraft)
name-quest-break-spell = Fredericks Bann brechen (Willenskraft)
name-quest-frost = Frost der Nacht
name-counter-secrets = fortgetragene Geheimnisse
name-fact-the-frozen-spire-cell-opened = die Zelle wurde geöffnet
name-fact-the-frozen-spire-frederick-freed = Frederick ist vom Bann befreit
name-door-shaft-door = die Tür des Schachts
name-door-stuck-door = die verklemmte Tür
name-door-cell-door = die Zellentür
quest-action-not-in-the-brook = Schwimmen kann nur, wer im Wasser der Furt steht.
quest-action-held = Das Drachenherz hält Ruin in diesem Zug fest.
attack-not-yet = Diese Figur darf noch nicht angreifen.
act-not-by-himself = In dieser Szene rappelt sich niemand selbst auf: Ein anderer Held muss helfen.
move-stays-put = Diese Figur bewegt nur eine Regel des Abenteuers.
move-destroyed = Dieses Feld ist zerstört.

## Gryvorns Wiedergeburt, Der Mann, der König sein wollte

name-token-seal-strong = Siegel mit Heldenmarker
name-token-seal-safe = sicheres Siegel
name-quest-strengthen = ein Siegel stärken (Wissen oder Willenskraft)
name-quest-damage-seal = ein Siegel beschädigen
name-quest-devour = Baron Zachareth verschlingen
name-counter-time = Marker der Zeit
name-counter-seals = Siegelmarker der Helden
name-fact-gryvorn-unleashed-gryvorn-weak = Gryvorn ist geschwächt
ask-spend-seal = { $figure } beginnt. { $seals ->
    [one] Den letzten Siegelmarker
   *[other] Einen von { $seals } Siegelmarkern
} abwerfen, um Gryvorn zu schwächen?
quest-action-nobody-near = { $who } ist nicht neben dieser Figur.
quest-action-no-door = Neben dieser Figur ist keine Tür, die sie verriegeln könnte.
name-quest-lock-door = eine Tür verriegeln
name-quest-group-comes = die offene Gruppe kommt
name-counter-crown = Marker der Krönung
name-door-castle-gate = das Burgtor
ask-lock-which = Wähle die Tür, die { $figure } verriegelt.
event-door-locked = { $figure } verriegelt { ACC($door) }.

## Mehrere Effekte eines Zeitpunkts

ask-order-effects = Mehreres geschieht zugleich: Wähle, was zuerst abgehandelt wird.
name-quest-baron-comes = Baron Zachareth kommt
name-quest-militia-comes = die Miliz kommt
name-quest-whispers = Gryvorn flüstert Belthir zu
name-quest-light-burns = das Licht brennt
name-quest-dragon-acts = der Drache handelt

## In einer Stellung gezeichnete Pläne

name-quest-drawn = Ein gezeichneter Spielplan
name-encounter-drawn = ohne Abenteuer
drawn-size = Ein gezeichneter Spielplan hat mindestens ein Feld, an Zeilen und Spalten je höchstens { $longest } und an Feldern höchstens { $most }.
drawn-sign = „{ $sign }“ in Zeile { $row } ist weder Gelände noch eine Figur dieser Zeichnung.
drawn-edge = „{ $edge }“ ist keine Kante zwischen zwei Feldern dieser Zeichnung; „1,0,E“ wäre die Ostseite des zweiten Feldes der ersten Zeile.
drawn-door-twice = Zwei Türen stehen auf derselben Kante.
drawn-stranger = „{ $sign }“ steht für „{ $name }“: Das ist weder Held noch Hauptmann noch Monster.
drawn-nowhere = „{ $sign }“ steht nirgends in der Zeichnung.
drawn-once = „{ $sign }“ ist jemand, den es nur einmal gibt.
drawn-heroes = Auf diesem Spielplan stehen { $least } bis { $most } verschiedene Helden.
drawn-body = „{ $sign }“ füllt mehr Felder, als gezeichnet sind: { $spaces }.
misplaced-drawn = „{ $beat }“ gehört zum Aufbau eines Abenteuers, und dieser Spielplan ist schon gezeichnet.
misplaced-last-encounter = „{ $beat }“ führt zur nächsten Szene, und dies ist die letzte von „{ $quest }“.
ending-drawn-heroes = Die Helden haben gewonnen.
ending-drawn-overlord = Der Overlord hat gewonnen.

briefing-special = Besonderer Suchmarker
