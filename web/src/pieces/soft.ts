/** Where a long name may be broken on a small card. Browsers do not all know German syllables, so we say it. */

const BREAKS = `
Aas|kriecher Aber|rationen Abtrün|nige Alche|misten|labor Andenken|laden Anti|magische Architekten|gilde Auf|erstehung Aus|erwählte
Aus|gestoßener Aus|ländischer Bau|meister Be|obachter Be|schwören Be|schwörer Be|trachter Be|zauberer Bestien|töter Bestien|zähmerin
Biblio|thek Bot|schafter Dimensions|tor Doppel|gänger Drachen|klaue Drachen|kultist Drachen|tod Drucker|presse Dunkel|heit
Durch|dringen ein|stellen Ein|siedler Ein|stürzen Eisen|kiefer Elemen|talist Elfen|schützin Ent|weihung Erd|elementar Er|schlagen Er|wachsener
Feuer|elementar Fleisch|golem Friedens|gruß Für|sprecher Ge|brechlich|keit Gedanken|schinder Gedanken|zeuge Gegen|zauber Ge|rechtig|keit
Geschäfts|viertel Ghul|königin Gnomen|tüftler Gruben|hauptmann Gruft|schrecken Händler|gilde Haus|gardist Heiligungs|marker
Herr|scherin Hexen|finder Hohe|priester Höllen|chaos Hühner|stall In|filtrator Informations|händler In|quisitor Intellekt|verschlinger
Kampf|magierin Karawanen|wächter Kata|komben Kobold|urlaub Kopfgeld|jäger Kopfgeld|jägerin Kräuter|kundige Krieger|mönch Kriegs|herr
Krumm|finger Kult|fanatiker Kund|schafterin Kupfer|nagel Land|vermesser Lebens|raub Luft|elementar Minotauren|skelett Mino|taurus
Monster|streik Mumien|fürst Münz|präge|anstalt Myconiden|herrscher Nacht|vettel Necro|mancer Nekromanten|labor Nekromanten|markt Oger|zombie Plapper|maul
Puppen|spieler Quartier|meisterin Ratten|fänger Ratten|schwarm Rats|mitglied Re|generation Repu|tation Reich|tümer Ruhmes|halle
Schatten|wolf Schild|maid Schmier|erei Schmugg|lerin Schreck|gespenst Schwarz|gardist Schwert|meisterin Sicherheits|prüfung Sklaven|gruben
Skelett|horde Söldner|trupp Spieler|reihen|folge Spionage|meister Stein|golem Stein|kreis Stern|warte Straßen|kämpfer Straßen|schläger
Tavernen|klatsch Tier|freundin Todes|klinge Todes|ritter Todes|tyrann Trophäen|jägerin Übungs|kammer Unsicht|bar|keit Unter|händler
Unter|jochen Unter|reichs Vampir|brut Ver|fluchter Ver|giftetes ver|bessern Ver|wandlung Ver|wirrung Vorhut|späher Waffen|meister Wahn|sinniger
Wald|läufer Wasser|elementar Werk|zeug|schuppen Wer|schakal Wieder|gänger Willen|loser Wind|elementar Wyrm|sprecher Zauber|dieb
Zauber|schule Zauber|spinner Zauber|stab Zer|malmenden Zwergen|gräber Zwergen|kriegerin
Chrasto|pheles Crook|finger Ever|merista Fair|weather Gour|mounth Hell|forger Margue|rite Moon|shade Quick|silver Savona|rola Sizar|sith Soun|seril
Laby|rinth Stein|schacht Worm|writhings Wurm|windungen Blingden|stein Blingden|stone Gauntl|grym Menzo|berranzan Spell|craven Stone|hand Observ|atory Gather|ing Elemen|tal Elemen|talist Labora|tory Cata|combs Monu|ment
`;

const known = new Map(
  BREAKS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]),
);

/** The name with soft hyphens in its long words. */
export function soft(name: string): string {
  return name.replace(/[\p{L}]{9,}/gu, (word) => known.get(word) ?? word);
}
