# Was auf Karten, Orten und Markern mit eigener kleiner Regel steht; die Zahlen kommen aus den Datensätzen.

card-spell-destroy = Greife ein Monster in einer beliebigen Domäne oder im Nik'tmarg mit { $dice } an. Es zählen nur seine eigene Verteidigung und seine Bonusleiste (für die der Besitzer zahlen darf), nicht aber ein Gebäude auf dem Feld, Gebietsboni, andere Monster sowie Waffen-, Durchdringen- und Entweihungsmarker. Ist der Angriff höher, wird nur dieses Monster aus dem Spiel entfernt.
card-spell-banish = Ein Monster deiner Wahl in einer beliebigen Domäne oder im Nik'tmarg wird aus dem Spiel entfernt. Es wird nicht gewürfelt, und keine Verteidigung hilft.
card-spell-earthquake = Greife ein Gebäude in der Domäne eines Mitspielers mit { $dice } an. Seine Verteidigung, Gebietsboni und ein Entweihungsmarker zählen, Monster und deren Marker nicht. Ist der Angriff höher, wird nur das Gebäude aus dem Spiel entfernt; Monster bleiben auf dem Feld.
card-spell-fireball = Greife ein Feld mit Gebäude oder Monster in der Domäne eines Mitspielers mit { $dice } an; die volle Verteidigung des Feldes zählt. Ist der Angriff höher, wird alles auf dem Feld aus dem Spiel entfernt (ein Entweihungsmarker bleibt).
card-spell-life-drain = Wähle einen Mitspieler: Er gibt dir { $n } Böses (oder alles, was er hat, falls es weniger ist).
card-spell-phantom-thieves = Wähle einen Mitspieler und nimm dir bis zu { $n } seiner eingelagerten Ressourcen und Elemente, in beliebiger Mischung.
card-spell-blight = In dieser Runde kann niemand in der Baugilde Arbeiter anheuern. Lege dort einen „Nicht verfügbar“-Marker auf die Arbeiter. Aus anderen Quellen sind Arbeiter weiterhin zu bekommen.
card-spell-cave-in = In dieser Runde kann niemand in der Baugilde Stein kaufen. Lege dort einen „Nicht verfügbar“-Marker auf den Stein. Aus anderen Quellen ist Stein weiterhin zu bekommen.
card-spell-guardians-of-the-wood = In dieser Runde kann niemand in der Baugilde Holz kaufen. Lege dort einen „Nicht verfügbar“-Marker auf das Holz. Aus anderen Quellen ist Holz weiterhin zu bekommen.
card-spell-rust = In dieser Runde kann niemand in der Baugilde Metall kaufen. Lege dort einen „Nicht verfügbar“-Marker auf das Metall. Aus anderen Quellen ist Metall weiterhin zu bekommen.
card-spell-charm = Wirke diesen Zauber, gleich nachdem ein Diener (auch ein eigener) seine Aktion auf dem Stadtplan ausgeführt hat: Du führst dieselbe Aktion nach ihm ebenfalls aus. Was sich dabei ändert, steht beim jeweiligen Ort. Diener in Domänen lassen sich nicht kopieren.
card-spell-confusion = Vertausche die Plätze zweier beliebiger Diener auf dem Stadtplan. Wird der Zauber gekontert, scheitert er für beide.
card-spell-counter-magic = Wirke diesen Zauber, sobald ein Mitspieler einen Zauber gewirkt und sein Ziel genannt hat: Jener Zauber wird wirkungslos abgelegt. Nicht in der Produktionsphase und nicht gegen einen Zauber, der selbst kontert.
card-spell-dispel = Nenne ein Element. Alle Mitspieler legen ihre sämtlichen Elemente dieser Art in den Vorrat zurück.
card-spell-enthrall = Nimm einen Handlanger in deinen Spielbereich: einen, den ein Mitspieler kontrolliert, einen aus dem Gasthaus oder einen aus den Fernen Ländern. Von nun an dient er dir.
card-spell-nullification = Wähle einen Diener auf dem Stadtplan. Wer ihn kontrolliert, muss ihn auf ein anderes freies Aktionsfeld oder auf ein zulässiges helles Gebäude der eigenen Domäne versetzen. Die Baugilde gilt immer als frei, auch für einen Diener, der schon dort steht.
card-spell-sanctify = Drehe in einer beliebigen Domäne ein dunkles Gebäude auf die helle Seite und lege einen Heiligungsmarker darauf. Es kann nie wieder dunkel werden.
card-spell-spell-thief = Wirke diesen Zauber, sobald ein Mitspieler einen Zauber gewirkt und sein Ziel genannt hat: Jener Zauber bleibt wirkungslos, und du nimmst seine Karte auf die Hand. Nicht in der Produktionsphase und nicht gegen einen Zauber, der selbst kontert.
card-spell-desecration = Lege einen Entweihungsmarker auf ein Feld deiner Domäne: Bei jedem Angriff zählen dort zusätzlich { $dice } zur Verteidigung, bis zum Spielende und ganz gleich, was vom Feld verschwindet. Ein helles Gebäude, das dort steht oder später gebaut wird, wird sofort dunkel.
card-spell-gate = Versetze für das laufende Abenteuer ein Monster aus einer beliebigen Domäne auf ein zulässiges Feld einer beliebigen Domäne und lege einen Tor-Marker auf das verlassene Feld. Am neuen Ort zählt es für die Dauer des Angriffs; für seine Bonusleiste darfst du zahlen. Überlebt es, kehrt es nach dem Angriff zurück.
card-spell-imbue = Ein Monster oder Abenteurer deiner Wahl bekommt einen Durchdringen-Marker. Solange der Träger im Spiel ist, kommt jedes Mal { $dice } zur Verteidigung des Monsters oder zum Angriff des Abenteurers hinzu.
card-spell-pain = Der Abenteurer mit dem kleinsten Würfel der angreifenden Gruppe würfelt nicht mit. Kommen mehrere infrage, suchst du einen aus.
card-spell-resurrection = Wirke diesen Zauber sofort, wenn eines deiner Monster getötet wird. Statt aus dem Spiel zu gehen, kommt es in deiner Domäne auf ein freies Feld ohne Gebäude oder auf ein unbesetztes dunkles Gebäude, gern auch dorthin, wo es gefallen ist.
card-spell-slay = Entferne aus jeder Gruppe einen Abenteurer deiner Wahl aus dem Spiel, auch einen Anführer. Die übrigen rücken auf; die Lücken bleiben bis zum Rundenende offen, die Gruppen ziehen zu dritt los.
card-spell-summon = Ziehe blind ein Monster vom Nik'tmarg-Ziehstapel und stelle es auf ein zulässiges Feld deiner Domäne: auf ein unbesetztes dunkles Gebäude oder ein Feld ohne Gebäude und ohne Monster mit schwarzem Banner.
card-spell-transport = Versetze ein Monster deiner Domäne dauerhaft auf ein anderes zulässiges Feld deiner Domäne.
card-spell-enchanted-weapon = Lege einen Waffenmarker auf ein Monster deiner Domäne: +{ $n } Verteidigung, solange dieses Monster im Spiel ist.
card-spell-bulwark = Das angegriffene Feld erhält für diesen Angriff +{ $dice } Verteidigung.
card-spell-frailty = Bei diesem Angriff würfelt jeder Abenteurer, dessen Würfel größer als ein W{ $sides } ist, stattdessen mit einem W{ $sides }.
card-henchman-banchal = Zahle { $price }: Drehe ein helles Gebäude in einer beliebigen Domäne auf die dunkle Seite.
card-henchman-benar-shimon = Greife ein Monster im Nik'tmarg oder auf einem Feld ohne Gebäude in einer beliebigen Domäne mit { $dice } an. Ist der Angriff höher, wird das Monster aus dem Spiel entfernt.
card-henchman-benoit-hogue = Zahle { $price }: Du setzt in dieser Runde zusätzlich den lila Diener ein. Zahlst du nicht, bleibt Benoit trotzdem bei dir.
card-henchman-essoli = Sobald du Essoli bekommst, stelle die Elfen-Söldner auf ein Feld deiner Wahl in deiner Domäne, auch zu anderen Monstern. Verlierst du Essoli, gehen die Elfen-Söldner mit; fallen nur die Elfen-Söldner, bleibt Essoli.
card-henchman-father-savonarola = Zahle { $price }: In dieser Runde darf niemand (auch du nicht) Diener auf die Aktionsfelder im Tempel des Schwarzen Kults setzen. Lege auf jedes davon einen „Nicht verfügbar“-Marker.
card-henchman-gnarl = Sobald du Gnarl bekommst, stelle die White Mask Gnolls auf ein Feld deiner Wahl in deiner Domäne, auch zu anderen Monstern. Verlierst du Gnarl, gehen die Gnolle mit; fallen nur die Gnolle, bleibt Gnarl.
card-henchman-guild-master-kavai = Kaufe beliebig viel Holz, Stein und Metall zu den üblichen Preisen der Baugilde, aber keine Arbeiter. „Nicht verfügbar“-Marker in der Baugilde gelten für ihn nicht.
card-henchman-karkhofen = Zahle { $price }: Ermorde einen Abenteurer oder einen Handlanger; dieser darf einem beliebigen Spieler dienen, im Gasthaus sitzen oder sich in den Fernen Ländern aufhalten. Lege Karkhofen danach ab.
card-henchman-karn-the-builder = Baue ein Gebäude, ohne die Arbeiter dafür zu bezahlen.
card-henchman-lord-winston =
    Nachdem der Nik'tmarg abgehandelt ist: Zahle { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } und kaufe damit eines der dort verbliebenen Monster, egal welcher Preis aufgedruckt ist.
card-henchman-nhoj-nomrah = Sobald alle Diener in der Architektengilde ihre Karten genommen haben: Nimm eine der übrigen Gebäudekarten, falls noch welche ausliegen.
card-henchman-rot = Lege Rot ab: Nimm sofort den Startspielermarker und sieh dir heimlich die oberste Karte des Glückskartenstapels an.
card-henchman-tarpa = Sobald du Tarpa bekommst, stelle sie in deiner Domäne auf ein Feld ohne Gebäude oder auf ein dunkles Gebäude (andere Monster stören nicht). Zu Beginn jeder Abenteuerphase darfst du sie auf ein beliebiges anderes Feld deiner Domäne versetzen. Bei jedem Angriff auf ihr Feld kommt { $dice } zur Verteidigung hinzu.
card-henchman-zasch = Greifen Abenteurer eines deiner Felder an: Gib vor ihrem Wurf beliebig viel Böses ab. Für jedes kommt { $dice } zur Verteidigung hinzu.
card-henchman-vashti =
    Monster, die du mit eigenen Dienern im Nik'tmarg kaufst, kosten dich { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } weniger, mindestens aber 1.
card-henchman-dorn-ironjaw = Greifen Abenteurer eines deiner Felder an: Gib vor ihrem Wurf { $price } ab. Dafür kommt { $dice } zur Verteidigung hinzu.
card-henchman-pellam-rook =
    Zahle { $price }: Schiebe { $n ->
        [1] ein Gebäude
        [2] ein oder zwei Gebäude
       *[other] bis zu { $n } Gebäude
    } aus der Auslage der Architektengilde nacheinander unter den Stapel und fülle jede Lücke sofort von oben auf.
card-henchman-magda-coppernail = Wenn du baust, darfst du eine Ressource der Baukosten durch eine beliebige andere ersetzen.
card-henchman-oswin-pike = Zahle { $price }: Der Anführer einer Gruppe deiner Wahl wechselt ans rechte Ende seiner Reihe; die anderen rücken auf.
card-henchman-malachar =
    Gib { $any_element ->
        [one] { $any_element } beliebiges Element
       *[other] { $any_element } beliebige Elemente
    } ab: Drehe ein helles Gebäude deiner eigenen Domäne auf die dunkle Seite.
card-master-morwen-ashgrove = Ziehe beim Aufbau { $n } statt { $usual ->
    [one] 1 Zauberkarte
   *[other] { $usual } Zauberkarten
}.
card-master-cassian = Zahle { $price }: Drehe ein helles Religionsgebäude deiner eigenen Domäne auf die dunkle Seite.
card-master-tobren-kase =
    Jeder Besuch eines deiner eigenen Diener in der Baugilde kostet insgesamt { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } weniger (nicht unter 0).
card-master-kragh = Felder deiner Domäne, auf denen ein Monster steht, haben gegen Abenteurer +{ $n } Verteidigung.
card-master-pale-countess = Sobald der Nik'tmarg gefüllt ist, ziehe blind ein Monster vom Ziehstapel und stelle es auf ein Feld deiner Domäne.
card-master-jessamine-crow = Sobald die Architektengilde gefüllt ist, ziehe die obersten { $n } Gebäudekarten, behalte eine davon in deinem Spielbereich und lege die anderen unter den Stapel.
card-monster-foreign-mercenary = Kommt von den Docks und wird auf ein Feld mit Gebäude (hell oder dunkel) der eigenen Domäne gestellt. Würfelt bei jedem Angriff auf sein Feld { $dice } für die Verteidigung. Kehrt am Rundenende zu den Docks zurück, oder sofort, wenn ihn etwas entfernen würde. Hat keinen Rang: Kein Abenteurer hat es auf ihn selbst abgesehen.
card-monster-tarpa = Würfelt bei jedem Angriff auf ihr Feld { $dice } für die Verteidigung. Darf zu Beginn jeder Abenteuerphase auf ein anderes Feld der eigenen Domäne versetzt werden.
card-token-unavailable = Was darunterliegt, kann weder besetzt noch gekauft werden. Alle werden am Rundenende entfernt.
card-token-desecration = { $dice } mehr Verteidigung, bei jedem Angriff auf das Feld gewürfelt. Bleibt, auch wenn alles andere vom Feld verschwindet. Dreht ein helles Gebäude nur in zwei Augenblicken dunkel: beim Legen und wenn dort gebaut wird (nie ein geheiligtes). Höchstens einer je Feld.
card-token-sanctify = Das Gebäude kann durch nichts wieder dunkel werden.
card-token-imbue = { $dice } mehr Verteidigung (Monster) oder Angriff (Abenteurer), jedes Mal neu gewürfelt. Mehrere auf einem Träger addieren sich.
card-token-weapon = +{ $n } Verteidigung für das Monster, das ihn trägt.
card-token-gate = Zeigt, wohin das Monster zurückkehrt, wenn der Angriff vorbei ist und es überlebt hat.
card-token-courtesan-control = Zeigt, wer den weißen Diener in der nächsten (oder laufenden) Runde hat.
card-building-castle = Solange die dunkle Seite oben liegt, hat jedes andere Gebäude (hell oder dunkel) im selben Gebiet derselben Domäne +{ $n } Verteidigung. Die Festung selbst hat davon nichts; ihr eigener Bonus steckt schon im aufgedruckten Wert. Zwei Festungen in einem Gebiet stärken einander.
card-building-alchemy-lab = Solange die dunkle Seite oben liegt, darf der Besitzer in jeder Produktionsphase blind ein Monster vom Nik'tmarg-Ziehstapel ziehen und auf ein zulässiges Feld seiner Domäne stellen. Ohne zulässiges Feld zieht er nicht.
card-building-keep = Solange die dunkle Seite oben liegt, hat jedes andere Gebäude (hell oder dunkel) im selben Gebiet derselben Domäne +{ $n } Verteidigung. Der Außenposten selbst hat davon nichts; sein eigener Bonus steckt schon im aufgedruckten Wert.
card-building-citadel = Sobald die Zitadelle auf ihre Ruinenseite gedreht wird, werden sofort auch alle anderen hellen Gebäude im selben Gebiet derselben Domäne dunkel (geheiligte nicht). Das geschieht einmal je Umdrehen, nicht in der Produktionsphase und nicht, wenn die Karte gleich dunkel gebaut wird.
card-place-seer = Sieh dir heimlich die obersten { $n ->
    [one] 1 Glückskarte
   *[other] { $n } Glückskarten
} des Stapels an und lege sie in beliebiger Reihenfolge zurück.
charm-place-seer = Der Zaubernde sieht sich nach dem Diener ebenfalls die obersten { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} an und ordnet sie neu.
card-place-business-district =
    Erhalte { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
charm-place-business-district =
    Der Zaubernde erhält { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } aus dem Vorrat.
card-place-temple-black-kult = Erhalte { $n } Böses.
charm-place-temple-black-kult = Der Zaubernde erhält { $n } Böses aus dem Vorrat.
card-place-assassin = Zahle { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, wobei jedes gezahlte Böse für { $worth ->
    [one] 1 Münze
   *[other] { $worth } Münzen
} zählt: Ein Abenteurer, Handlanger oder Diener deiner Wahl wird mit Sicherheit beseitigt.
charm-place-assassin = Der Zaubernde darf den Preis zahlen und selbst ein Attentat verüben.
card-place-street-thug =
    Nenne ein Ziel, zahle { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } und würfle 1W6: Bei { $max ->
        [1] 1
        [2] 1 oder 2
       *[other] 1 bis { $max }
    } wird der Abenteurer, Handlanger oder Diener beseitigt, bei { $next } bis 6 geschieht nichts.
charm-place-street-thug =
    Der Zaubernde darf { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } zahlen und für ein eigenes Ziel würfeln.
card-place-architects-guild = Nimm die Gebäudekarte dieses Aktionsfelds in deinen Spielbereich.
charm-place-architects-guild = Der Zaubernde nimmt stattdessen die oberste Karte des Gebäudestapels.
card-place-inn = Nimm den Handlanger dieses Aktionsfelds und lege ihn offen in deinen Spielbereich.
charm-place-inn = Der Zaubernde nimmt stattdessen die oberste Karte des Handlangerstapels.
card-place-builders-guild =
    Kaufe beliebig viel: { $metal } Metall für { $metal_coins ->
        [one] { $metal_coins } Münze
       *[other] { $metal_coins } Münzen
    }, { $stone } Stein für { $stone_coins ->
        [one] { $stone_coins } Münze
       *[other] { $stone_coins } Münzen
    }, { $wood } Holz für { $wood_coins ->
        [one] { $wood_coins } Münze
       *[other] { $wood_coins } Münzen
    }, { $workers } Arbeiter für { $workers_coins ->
        [one] { $workers_coins } Münze
       *[other] { $workers_coins } Münzen
    }. Der Vorrat geht nie aus. Alle Spieler hier dürfen gleichzeitig einkaufen.
charm-place-builders-guild = Der Zaubernde darf ebenfalls einkaufen.
card-place-towers = Erhalte { $n ->
    [one] 1 Element
   *[other] { $n } Elemente
} der Art, die dieses Aktionsfeld zeigt.
charm-place-towers = Der Zaubernde erhält { $n ->
    [one] 1 Element
   *[other] { $n } Elemente
} dieser Art aus dem Vorrat.
card-place-library = Ziehe { $n ->
    [one] 1 Zauberkarte
   *[other] { $n } Zauberkarten
}, alle von einem Stapel oder beliebig auf die Stapel verteilt.
charm-place-library = Der Zaubernde zieht { $n ->
    [one] 1 Zauberkarte
   *[other] { $n } Zauberkarten
} von Stapeln seiner Wahl.
card-place-green-unicorn = Ersetze alle Abenteurer dieser Gruppe bis auf den Anführer.
charm-place-green-unicorn = Der Zaubernde darf die Gruppe auf dieselbe Weise noch einmal ersetzen.
card-place-yellow-swan = Ersetze alle Abenteurer dieser Gruppe bis auf den Anführer.
charm-place-yellow-swan = Der Zaubernde darf die Gruppe auf dieselbe Weise noch einmal ersetzen.
card-place-docks = Nimm den Ausländischen Söldner und stelle ihn in deiner Domäne auf ein Feld mit Gebäude (hell oder dunkel, mit oder ohne Monster). Am Rundenende kehrt er zu den Docks zurück.
charm-place-docks = Der Zaubernde nimmt den Ausländischen Söldner demjenigen weg, der ihn gerade bekommen hat, und stellt ihn in die eigene Domäne.
card-place-far-lands = Nimm den verdeckten Handlanger dieses Aktionsfelds und lege ihn offen in deinen Spielbereich.
charm-place-far-lands = Der Zaubernde nimmt stattdessen die oberste Karte des Handlangerstapels.
card-place-niktmarg = Zahle den aufgedruckten Preis des Monsters auf diesem Aktionsfeld und stelle es sofort in deine Domäne: auf ein unbesetztes dunkles Gebäude oder ein Feld ohne Gebäude und ohne Monster mit schwarzem Banner.
charm-place-niktmarg = Der Zaubernde zieht blind ein Monster vom Ziehstapel, sieht es sich an und darf es zum aufgedruckten Preis kaufen; sonst wird es in den Stapel zurückgemischt.
card-place-town-council =
    Nimm sofort den Startspielermarker und { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
charm-place-town-council =
    Der Zaubernde nimmt den Startspielermarker demjenigen weg, der ihn gerade bekommen hat, und erhält { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
card-place-royal-court =
    Nimm { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } und den weißen Diener der Kurtisane samt Marker; in der nächsten Runde setzt du ihn zusätzlich ein.
charm-place-royal-court =
    Der Zaubernde nimmt weißen Diener und Marker demjenigen weg, der sie gerade bekommen hat, und erhält { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
