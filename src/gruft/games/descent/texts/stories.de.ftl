### Die Geschichte der Kampagne: was zwischen zwei Szenen geschieht, und wie ein Abenteuer für jede Seite endet.

named-story = Geschichte

## Zwischen den Szenen

story-between-a-fat-goblin-heroes = Die Scheune ist halb voll, und das Feuer ist aus. Der Spur der Goblins lässt sich leicht folgen: Bis zu einem Loch im Hang haben sie Rüben verloren, und von drinnen ruft jemand, er sei ein König.
story-between-a-fat-goblin-overlord = Karren voller Korn sind im Dunkeln davongerollt, und ein König, der gut isst, schlägt hart zu. Den Helden bleiben nur die Spur zu seiner Höhle und die Hoffnung, dass Frederick noch schweigt.
story-between-castle-daerion-heroes = Vier Feuer brennen am Fluss, und auf den Mauern über dem Ort antworten Hörner. Doch eine Seitenpforte des Bergfrieds steht schon offen, und ein Ritter in schwarzer Rüstung geht die Treppe hinauf.
story-between-castle-daerion-overlord = Kein Feuer hat gebrannt, kein Horn hat geblasen. Als die Helden den Bergfried erreichen, liegt das Tor in Splittern, und Sir Alric Farrow hat einen Vorsprung.
story-between-the-cardinals-plight-heroes = Lord Merick fällt zwischen den Gräbern und steht wenig später lachend wieder auf: Über den Tod hat er mehr gelernt als die meisten. In der Kathedrale zittern die Türen der Bibliothek.
story-between-the-cardinals-plight-overlord = Lord Merick ist durch das große Portal und zieht seine Toten hinter sich her. Zwischen den Regalen hält ein alter Mann einen Stab hoch; mehr Licht hat er nicht.
story-between-the-masquerade-ball-heroes = Lord Theodir wischt sich den Puder vom Gesicht und flüstert den Helden die Rätsel seiner Türen zu. Unter dem Ballsaal hat Lady Eliza die erste davon schon gefunden.
story-between-the-masquerade-ball-overlord = Hinter einer der Masken hat Lord Theodir alles erzählt, was er wusste; zweimal musste man ihn nicht bitten. Lady Eliza geht zur Schatzkammer hinunter, als gehörte ihr das Haus.
story-between-death-on-the-wing-heroes = Staub steht über der Schlucht, und alle Helden stehen auf der anderen Seite. Über ihnen auf der Graustein-Warte beginnt eine Glocke zu läuten und bricht mitten im Schlag ab.
story-between-death-on-the-wing-overlord = Bis sich die Helden aus den Felsen gegraben haben, ist die Glocke der Graustein-Warte verstummt. Die Schwingen über dem Turm haben es nicht eilig.
story-between-the-monsters-hoard-heroes = Frederick schüttelt das Wasser aus den Stiefeln und zählt seine Helden: alle da. Vor ihnen atmet eine Höhle warme Luft aus, und darin glitzert etwas, an das er sich erinnert.
story-between-the-monsters-hoard-overlord = Die Helden verbinden Fredericks Wunden und lassen ihn mit einem Messer und einem Fluch unter einem Baum zurück. Was er von dem Hort erzählt hat, muss reichen, und die Monster wissen, dass sie kommen.
story-between-the-frozen-spire-heroes = Ruin liegt in der Schlucht, und über ihm hängt noch genug von der Brücke. Im letzten Tageslicht gehen die Helden hinüber zum Turm.
story-between-the-frozen-spire-overlord = Die letzten Steine der Brücke sind gefallen. Die halbe Nacht brauchen die Helden für die Eiswand, und die Kälte klettert mit.
story-between-the-dawnblade-heroes = Wo der dritte Lichtstrahl hinfällt, wächst Moos über Fußspuren, die größer sind als ein Karren. Die Fährte endet an einem Hort, aus dem Rauch steigt, langsam, als schliefe dort jemand.
story-between-the-dawnblade-overlord = Sir Alric braucht keine Zeichen: Was er nicht lesen kann, brennt er nieder. Er steht schon vor der Höhle, als die Helden noch aus dem Wald herausfinden müssen.
story-between-the-desecrated-tomb-heroes = Die zerrissene Karte riecht nach Erde und altem Rauch. Wenn die Helden laufen, sind sie in der Höhle, solange der Drache noch schläft.
story-between-the-desecrated-tomb-overlord = Es wird Nacht über dem offenen Grab, und ohne die Karte suchen die Helden stundenlang. In der Höhle wird schon eine schwarze Klinge gezogen.
story-between-enduring-the-elements-heroes = Wasser, Erde, Feuer und Luft liegen still, als hätte jemand vier Augen geschlossen. Hinter dem Wasserfall spricht eine Stimme weiter, und sie ist wütend.
story-between-enduring-the-elements-overlord = Die Schreine sind geborsten, und was herauskam, geht auf zwei Beinen zum Wasserfall. Lord Merick dreht sich nicht einmal um.
story-between-the-ritual-of-shadows-heroes = Die Tür zum Ritualraum bricht, und Lord Merick reißt den halb gesprochenen Zauber aus der Luft wie einen Mantel. Seine Schritte hallen auf der Treppe zum Thron.
story-between-the-ritual-of-shadows-overlord = Der Zauber ist nun lang genug, um ihn zu tragen. Lord Merick nimmt ihn unter den Arm und geht zum Thron hinauf, ohne Eile.
story-between-blood-of-heroes-heroes = Die Straße ist frei, und die meisten Fläschchen liegen zerbrochen im Staub. Über den Bäumen zeigt sich ein verkohlter Giebel, und darunter ein Licht, das dort nichts zu suchen hat.
story-between-blood-of-heroes-overlord = Die Goblins laufen mit vollen Fläschchen, und ihre Herrin hat nie gern gewartet. Als die Helden das abgebrannte Herrenhaus erreichen, ist sie stärker, als sie sie je gesehen haben.
story-between-the-twin-idols-heroes = Die Statue der Sonne liegt warm in der Hand, auch in der Kälte der Berge. Draußen liegt Nebel über den Gräbern, und darin steht eine Frau, die alle Zeit der Welt hat.
story-between-the-twin-idols-overlord = Die Statue der Schädel steht auf ihrem Sockel, und die Gräber draußen haben es gehört. Lady Eliza hebt sie hoch wie eine Laterne.
story-between-the-wyrm-turns-heroes = Der letzte der Steine schweigt, und Belthir sitzt am Boden und horcht auf nichts. Er zeigt auf eine Höhle, und dann fliegt er fort, für immer.
story-between-the-wyrm-turns-overlord = Mitten im Wort bleibt Belthir stehen. Als er sich umdreht, hat er die Augen seines Vaters, und die Bruthöhle liegt vor den Helden ohne einen Freund im Rücken.
story-between-the-wyrm-rises-heroes = Kaum ein Knochen ist den Berg hinaufgekommen, und doch brennt oben Licht. Was Belthir an Knochen fehlt, will er mit Feuer wettmachen.
story-between-the-wyrm-rises-overlord = Knochen um Knochen ist auf dem Gipfel etwas gewachsen, das einen eigenen Schatten wirft. Die Helden steigen die letzten Stufen gegen den Wind.
story-between-gryvorn-unleashed-heroes = Die Siegel halten, und ein Brüllen, das die Halle erschüttert, sagt, wie wenig das dem Gefangenen gefällt. Der Weg zum Krater ist offen.
story-between-gryvorn-unleashed-overlord = Das letzte Siegel reißt mit einem Ton wie eine Saite. Tief unten hebt etwas den Kopf, und mit ihm den ganzen Berg.
story-between-the-man-who-would-be-king-heroes = Spligs Gürtel ist schwer von Schlüsseln, und einer passt ins Tor der inneren Burg. Dahinter wird eine Halle für ein Fest geschmückt.
story-between-the-man-who-would-be-king-overlord = Splig hat die ganze Burg wach geschrien, und das innere Tor fällt den Helden vor der Nase zu. Dahinter liest jemand die Worte der Krönung vor.

## Wie ein Abenteuer endet

story-won-first-blood-heroes = Mauler stürzt auf seine eigene Keule, und die Goblins, die er vor sich hertrieb, haben es auf einmal nicht mehr eilig. In Arhynn bekommen die Helden Betten, Suppe und den Dank eines Barons; jemand in seiner Halle sieht sie lange an.
story-won-first-blood-overlord = Ein Goblin nach dem anderen schlüpft durch die Büsche nach Arhynn, und am Morgen zählt die Stadt ihre verbrannten Dächer. Die Helden kommen mit Schlamm bis an die Knie und müssen erklären, warum so spät.
story-won-a-fat-goblin-heroes = Der König aller Goblins fleht in vier Sprachen um sein Leben, und während man noch darüber streitet, ist er weg. Frederick lebt; er sagt wenig, doch er beginnt den Helden zu trauen.
story-won-a-fat-goblin-overlord = Splig zwängt sich durch das Loch, unter jedem Arm einen Knecht, und einer davon ist der richtige. Irgendwo im Gebirge wird eine Zelle ausgefegt.
story-won-castle-daerion-heroes = Die Miliz steht, Schild an Schild, und Sir Alric sieht die Spieße an und geht, wie er gekommen ist. Der alte Sir Palamon schenkt selbst den Wein ein und beginnt von einem Schwert zu erzählen.
story-won-castle-daerion-overlord = Bis zur letzten Stufe seiner eigenen Treppe hat Sir Palamon seinen Eid gehalten. Sir Alric zieht ihm den Siegelring vom Finger und fragt nach dem Weg zu einem Grab.
story-won-the-cardinals-plight-heroes = Am Arm eines Helden tritt Kardinal Koth in den Schnee hinaus und weint um seine Bücher. Den Stab des Lichts legt er in jüngere Hände.
story-won-the-cardinals-plight-overlord = In der Bibliothek ist es endlich still. Lord Merick haucht den Stab des Lichts an, bis er erlischt, und lächelt über das, was er geworden ist.
story-won-the-masquerade-ball-heroes = Die letzte Tür schließt sich hinter den Helden und vor Lady Elizas Gesicht. Fortunas Würfel liegen in ihren Händen und zeigen zur Begrüßung zwei Sechsen.
story-won-the-masquerade-ball-overlord = Lady Eliza verlässt den Ball als letzter Gast, ein Kästchen unter dem Umhang. Die Würfel darin sind schon von der Farbe alter Knochen.
story-won-death-on-the-wing-heroes = Belthir stürzt vom Turm, fängt sich über dem Tal und kommt nicht zurück. Die Besatzung zählt die Lebenden und bringt den Helden einen Schild, den niemand anrühren durfte.
story-won-death-on-the-wing-overlord = Auf der Graustein-Warte ist niemand mehr, der die Glocke läuten könnte. Belthir nimmt einen Schild von der Wand, und eine Stimme in seinem Kopf ist zufrieden.
story-won-the-shadow-vault-heroes = Mit der Schattenrune unter dem Mantel erreichen die Helden die Straße, und hinter ihnen ruft ein Mann ihre Namen, der heute Morgen noch ihr Gönner war. Von heute an wissen sie, wer der Feind ist.
story-won-the-shadow-vault-overlord = Baron Zachareth reitet aus dem Wald, die Rune am Sattel. Er lässt die Helden nicht einmal verfolgen: Wem sollten sie es erzählen?
story-won-the-overlord-revealed-heroes = Die Falle schnappt über einer leeren Höhle zu. Die Helden haben die Rune, und der Baron hat verloren, was ihm am besten diente: seinen guten Namen.
story-won-the-overlord-revealed-overlord = Baron Zachareth schließt die Hand um die Rune und lässt die Tore wieder öffnen; wer mag, kann gehen. Der Krieg um die beiden Baronien hat begonnen, und seine erste Schlacht hat er schon gewonnen.
story-won-the-monsters-hoard-heroes = Fredericks Bogen kommt ans Tageslicht, und er spannt ihn noch einmal, aus Freude daran. Dann gibt er ihn her, für jemanden mit besseren Augen.
story-won-the-monsters-hoard-overlord = Etwas mit zu vielen Beinen trägt den Bogen ins Dunkel, und dort wird er neu bespannt, mit Gift. Frederick sagt auf dem ganzen Heimweg kein Wort.
story-won-the-frozen-spire-heroes = Frederick blinzelt in den Schnee und fragt, welcher Tag heute ist. Zwei Geheimnisse habe er bewahrt, sagt er, und das dritte selbst vergessen.
story-won-the-frozen-spire-overlord = Was die Schattenbinder dreißig Jahre lang verbargen, steht nun in sauberen Zeilen auf dem Schreibtisch des Barons. Der Turm aus Eis ist leer.
story-won-the-dawnblade-heroes = Die Klinge der Morgenröte wird gezogen, und für einen Augenblick ist Morgen im Großwald. Der schwarze Ritter hält sich die Hand vor die Augen.
story-won-the-dawnblade-overlord = In Sir Alrics Hand wird die Klinge grau, dann rot, dann dunkel. Er hat einen neuen Namen für sie, noch bevor er die Höhle verlässt.
story-won-the-desecrated-tomb-heroes = Sir Alric fällt, ehe er zuschlagen kann, und mit ihm seine Klinge. Khorayt öffnet ein Auge, sieht das Schwert wieder hell werden und schläft weiter.
story-won-the-desecrated-tomb-overlord = Ein alter Drache stirbt, ohne je wach gewesen zu sein. Die Klinge trinkt, bis sie satt ist, und kein Licht fällt mehr auf sie.
story-won-enduring-the-elements-heroes = Lord Merick wird den Wasserfall hinuntergespült, das letzte Wort noch auf den Lippen. Der Tempel schließt sich über seinen vier Schreinen wie Wasser über einem Stein.
story-won-enduring-the-elements-overlord = Der Ritus ist vollbracht, und der Wasserfall fließt bergauf. Lord Merick hat, wofür er kam; die Helden haben Glück, dass er es eilig hat.
story-won-the-ritual-of-shadows-heroes = Ein Tropfen Blut auf der Seite, und der Zauber zerfällt wie nasses Papier. Die Helden nehmen den Stab aus einer Hand, die keine Kraft mehr hat, ihn zu halten.
story-won-the-ritual-of-shadows-overlord = Beim letzten Vers brennen die Kerzen schwarz. Vom alten Thron von Carthia blickt ein Schatten herab, der nicht Lord Mericks ist.
story-won-blood-of-heroes-heroes = Der Keller ist voller Scherben, und die Treppe zum Garten ist versperrt. Lady Eliza hat keinen Spiegel, aber die Helden haben gesehen, wie alt sie aussieht.
story-won-blood-of-heroes-overlord = Lady Eliza läuft die geheime Treppe hinauf wie ein Mädchen. Hinter sich lässt sie einen leeren Stuhl und ein Haus, das wieder brennt.
story-won-the-twin-idols-heroes = Zwischen den Gräbern reißt der Nebel auf, wo die Statue der Sonne hindurchgetragen wird. Die Siegel des Drachenfürsten halten noch ein wenig länger.
story-won-the-twin-idols-overlord = Zwischen zwei Grabsteinen erlischt eine kleine Sonne. Weit weg, unter einem Berg, dreht sich etwas im Schlaf um.
story-won-the-wyrm-turns-heroes = Vier Schalen liegen zerbrochen in der Asche. Was immer eines Tages aus dem Berg kommt, es kommt allein.
story-won-the-wyrm-turns-overlord = Die erste Schale springt von innen. Bis zum Abend hat das Tal gelernt, was junge Drachen fressen.
story-won-the-wyrm-rises-heroes = Der Kreis ist gebrochen, und der Wind auf dem Gipfel ist wieder nur Wind. Belthirs Schrei ist bis Arhynn zu hören.
story-won-the-wyrm-rises-overlord = Der Kreis ist geschlossen, und in seiner Mitte brennt die Luft. Belthir kniet nieder; sein Vater hat geantwortet.
story-won-gryvorn-unleashed-heroes = Der Drachenfürst stürzt in den Krater, der sein Gefängnis war, und der schließt sich über ihm. Von Baron Zachareth findet man einen Ring und etwas Asche.
story-won-gryvorn-unleashed-overlord = Niemand steht mehr vor Gryvorn. Als er die Schwingen ausbreitet, wird es dunkel über beiden Baronien, und auf seinem Nacken sitzt ein Mann, der glaubt, er halte die Zügel.
story-won-the-man-who-would-be-king-heroes = Die Krone rollt über die Steinplatten und bleibt am Stiefel eines Helden liegen. Niemand in der Halle hebt sie auf.
story-won-the-man-who-would-be-king-overlord = „Lang lebe der König“, sagt jemand, und in der Halle spricht es jeder nach, der noch kann. Draußen läuten die Glocken zweier Baronien.

## Wie die Kampagne endet

story-campaign-heroes = So endet der Krieg um die Schattenrune. In Arhynn stellt man Steine auf mit Namen, die jedes Kind kennen wird, und Baron Ghregorius schenkt selbst den Wein ein. Die Rune liegt, wo niemand sie sucht, und wer den Ort kennt, versteht zu schweigen.
story-campaign-overlord = So endet der Krieg um die Schattenrune. Wo zwei Barone saßen, steht nun ein Thron, und die Lieder über die Helden sind verboten; gesungen werden sie trotzdem, leise, in den Küchen. Wer an den Türen horcht, hat Zeit.
