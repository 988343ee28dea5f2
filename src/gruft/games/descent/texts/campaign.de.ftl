# Descent: Sätze der Kampagne. Verweise unter den Angaben kommen als Namen an.

## Einstellungen

setting-mode = Was gespielt wird
setting-mode-quest = Ein einzelnes Abenteuer
setting-mode-campaign = Die Kampagne „Die Schattenrune“: neun Abenteuer nacheinander
options-campaign-quest = Eine Kampagne beginnt mit „{ $quest }“: Lass das Abenteuer, wie es ist.
options-campaign-level = Eine Kampagne beginnt mit Einsteigern: Erfahrung und Gold verdient man sich unterwegs.
points-campaign = Kampagne gewonnen
ending-campaign-gryvorn-unleashed-heroes = Gryvorn ist erschlagen, und die Rune, die ihn band, ist erloschen: Rhynn und Carthia schlafen wieder ohne Furcht. Die Helden haben die Kampagne gewonnen.
ending-campaign-gryvorn-unleashed-overlord = Niemand steht mehr, der den Drachenfürsten hielte: Gryvorn ist frei, und Baron Zachareths Krieg ist nur sein erstes Mahl. Der Overlord hat die Kampagne gewonnen.
ending-campaign-the-man-who-would-be-king-heroes = Baron Zachareth liegt vor dem Thron, auf dem er nie in Frieden saß, und die Zwillingsbaronien sind eins in Trauer und Hoffnung. Die Helden haben die Kampagne gewonnen.
ending-campaign-the-man-who-would-be-king-overlord = Baron Zachareth trägt die Krone, und in ihr glüht die Rune: Lang lebe der König von Rhynn und Carthia. Der Overlord hat die Kampagne gewonnen.

## Namen

named-price = { $card } ({ $gold } Gold)
named-cost = { $card } ({ $xp } Erfahrung)
name-road-investigate = nachsehen
name-road-help = helfen
name-road-refuse = ablehnen
name-road-enter = hineingehen
name-road-ride = mitfahren
name-road-let-it-be = es sein lassen

## Fragen

ask-award-relic =
    { $named ->
        [0] Ihr habt „{ $card }“ gewonnen: Wählt aus, wer das Relikt trägt.
       *[other] Ihr habt „{ $card }“ gewonnen. { voices-before }{ $who } schlägt vor: { $hero } trägt es. Stimme zu, oder nenne einen anderen Helden.
    }
ask-take-back = Du darfst gekaufte Karten zurückgeben und ihre Erfahrung zurücknehmen (jetzt { $xp }). Wähle eine Karte, oder beende die Wahl.
ask-shop = Der Markt ist offen, und { $gold } Gold sind in der gemeinsamen Kasse. Wähle, was du kaufst, verkaufst oder weitergibst, oder beende die Wahl.
ask-pack = Vor dem Aufbruch: Wähle einen Gegenstand, den du weitergibst, oder beende die Wahl.
ask-buy-for = „{ $card }“ kostet { $gold } von euren { $have } Gold. Wähle, wer die Karte bekommt.
ask-agree-to-buy = { $who } möchte „{ $card }“ kaufen, und { $figure } soll die Karte bekommen: { $gold } Gold aus der gemeinsamen Kasse. Bist du einverstanden?
ask-agree-to-sell = { BARE($figure) }: { $who } möchte „{ $card }“ verkaufen, { $gold } Gold für die gemeinsame Kasse. Bist du einverstanden?
ask-give-to = Wähle, wer „{ $card }“ bekommt.
ask-choose-quest =
    { $named ->
        [0] Gewonnen: Wähle das nächste Abenteuer.
       *[other] { voices-before }{ $who } ist für „{ $hero }“: Stimme zu, oder nenne ein anderes Abenteuer.
    }
ask-entrust = Wähle das Relikt, das { $figure } in diesem Abenteuer trägt, oder verzichte.
ask-set-aside = Dein Deck hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, 15 müssen bleiben. Wähle eine Karte, die du für dieses Abenteuer heimlich beiseitelegst, oder beende die Wahl.
ask-travel-choice =
    { $named ->
        [0] { $event }: Wählt, was die Helden tun.
       *[other] { $event }: { voices-before }{ $who } sagt „{ $hero }“. Stimme zu, oder wähle anders.
    }
ask-travel-tester =
    { $named ->
        [0] { $event }: Wählt den Helden, der die Probe auf { $attribute } ablegt.
       *[other] { $event }: { voices-before }{ $who } nennt { $hero } für die Probe auf { $attribute }. Stimme zu, oder nenne einen anderen Helden.
    }
ask-travel-next =
    { $named ->
        [0] { $event }: Jeder Held legt eine Probe auf { $attribute } ab. Wählt, wer als Nächstes würfelt.
       *[other] { $event }: { voices-before }{ $who } lässt als Nächstes { $hero } die Probe auf { $attribute } ablegen. Stimme zu, oder nenne einen anderen Helden.
    }
ask-travel-finder =
    { $named ->
        [0] { $event }: Wählt den Helden, der die Suchkarte zieht.
       *[other] { $event }: { voices-before }{ $who } lässt { $hero } die Suchkarte ziehen. Stimme zu, oder nenne einen anderen Helden.
    }
ask-travel-attribute = { $event }: Wähle das Attribut, auf das jeder Held eine Probe ablegt.
option-travel-attribute-might = Stärke
option-travel-attribute-knowledge = Wissen
option-travel-attribute-willpower = Willenskraft
option-travel-attribute-awareness = Geistesgegenwart
ask-travel-victim = { $event }: Wähle, welchen dieser Helden es trifft.
ask-travel-discard = { $event }: Du siehst die Hand des Overlords. Wähle eine Karte, die er abwirft, oder verzichte.
option-shop-buy = Kaufen: { $ref }
option-shop-sell = Verkaufen: { $ref }
option-shop-give = Weitergeben: { $ref }
option-pack-give = Weitergeben: { $ref }

## Ablehnungen

campaign-played = Dieses Abenteuer ist gespielt: Jedes kommt in einer Kampagne einmal vor.
campaign-other-act = Dieses Abenteuer gehört nicht zu dem Teil der Kampagne, der jetzt gespielt wird.
campaign-other-branch = Dieses Abenteuer ist verschlossen: Wer das Abenteuer davor gewonnen hat, hat das andere geöffnet.
campaign-fixed = Jetzt sucht niemand aus: Was folgt, ergibt sich daraus, wer was gewonnen hat.
campaign-too-few-cards = Fünfzehn Karten müssen im Deck bleiben.
campaign-basic-stays = Die fünfzehn Grundkarten wurden nicht gekauft und können nicht zurückgegeben werden.
market-not-laid-out = Diese Karte liegt nicht im Markt aus.
market-too-dear = Das kostet { $need } Gold; in der gemeinsamen Kasse: { $left }.
market-no-relics = Relikte werden nie verkauft.
market-not-yours = Das gehört dem Helden eines anderen Spielers: Nur wer eine Karte hat, verkauft sie oder gibt sie weiter.
market-not-agreed = Die anderen Heldenspieler waren dagegen.
market-shut = Der Markt ist geschlossen: Jetzt werden Gegenstände nur noch weitergegeben.
market-own-for-life = Startausrüstung bleibt bei ihrem Helden; sie kann nur verkauft werden.
market-handed-over = Wer diese Karte in diesem Schritt schon hatte, bekommt sie nicht zurück.

## Unmögliche Stellungen

position-campaign-gold = { $gold } Gold sind in der Kasse; das ist nicht, was gewonnen und ausgegeben wurde.
position-campaign-xp = { $who } hat andere Erfahrung, als gewonnen und ausgegeben wurde.
position-campaign-relic = „{ $relic }“ ist in zwei Händen oder in einer, die es nie gewonnen hat.
position-campaign-quests = Die gespielten Abenteuer folgen nicht aufeinander.
misplaced-no-campaign = „{ $beat }“ gehört zu einer Kampagne, und dieses Abenteuer zu keiner.
misplaced-quest = „{ $beat }“ passt nicht dazu, wie weit die Kampagne mit „{ $quest }“ ist: Es kommt vor einem Abenteuer, das noch zu spielen ist, oder nach einem, das vorbei ist.
misplaced-no-step = „{ $beat }“ gehört zu einem Schritt der Kampagne, und keiner ist als offen vermerkt.
misplaced-step = „{ $beat }“ gehört nicht zu dem Schritt der Kampagne, der als offen vermerkt ist: { $step }.

## Ereignisse

event-quest-began = Abenteuer { $number } der Kampagne: { $quest }.
event-step-began = Kampagnenphase: { $step }.
event-search-cards-sold = Die Suchkarten bringen { $gold } Gold.
event-cleaned-up = Die Helden haben sich erholt, und der Overlord hat wieder sein ganzes Deck.
event-experience-gained = { $side }: { $xp } Erfahrung.
event-gold-won = Die Helden gewinnen { $gold } Gold.
event-relic-won = „{ $relic }“ geht an { ACC($side) }.
event-cards-laid-out = { $cards ->
    [one] Eine Karte von Akt { $act } liegt im Markt aus.
   *[other] { $cards } Karten von Akt { $act } liegen im Markt aus.
}
event-act-began = Akt { $act } beginnt: Monster, Hauptmänner und Markt wechseln.
event-voice-given = { $seat } stimmt ab: { $choice }.
event-overlord-gave-back = Der Overlord gibt „{ $card }“ für { $xp } Erfahrung zurück.
event-quest-chosen = Nächstes Abenteuer: { $quest } ({ SAME($side, name-side-overlord) ->
    [yes] Wahl des Overlords
   *[no] Wahl der Helden
}).
event-quest-follows = Das nächste Abenteuer steht fest: { $quest }.
event-relic-entrusted = { $lieutenant } trägt „{ $relic }“.
event-card-set-aside = Du legst „{ $card }“ für dieses Abenteuer beiseite.
event-journey-began = Die Helden brechen auf: { $place } ({ $symbols ->
    [one] 1 Reisesymbol
   *[other] { $symbols } Reisesymbole
}).
event-travel-event-came = { $symbol }: { $event }.
event-road-quiet = { $symbol }: Nichts geschieht.
event-symbol-skipped = { $symbol }: Hier wird keine Karte gezogen.
event-heroes-decided = Die Helden entscheiden sich: { $choice }.
event-hand-seen = { $figure } sieht die Hand des Overlords.
event-campaign-ended = Sieger der Kampagne: { $winner }.