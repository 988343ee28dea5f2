### Einen Tisch von Descent aufbauen.

setup-way = Was wollt ihr spielen?
setup-way-quest = Ein einzelnes Abenteuer
setup-way-quest-help = Ein Abend, neue Helden, die Grundregeln. Gut für die erste Partie.
setup-way-epic = Ein episches Abenteuer
setup-way-epic-help = Ein Abend mit Helden, die schon Fertigkeiten und Ausrüstung haben; der Overlord hat Karten seiner Wahl.
setup-way-campaign = Die Kampagne „Die Schattenrune“
setup-way-campaign-help = Neun Abenteuer über mehrere Abende: Gold, Erfahrung, Einkauf, Reisen. Das Fenster könnt ihr jederzeit schließen und später weiterspielen.
setup-campaign-story = Die Kampagne beginnt mit „Erstes Blut“. Danach sucht der Gewinner jedes Abenteuers das nächste aus; wer was gewonnen hat, bestimmt, wie die Geschichte weitergeht und wie sie endet. Sie lässt sich als eine Datei sichern und anderswo fortsetzen, und zwischen den Abenden können andere einen Helden übernehmen.
setup-side = Wer gegen wen?
setup-side-solo = Allein mit mehreren Helden
setup-side-solo-help = Du führst zwei, drei oder vier Helden ganz allein; ein Bot ist der Overlord und führt die Monster.
setup-side-together = Gemeinsam gegen das Verlies
setup-side-together-help = Du und deine Freunde seid Helden, oder du neben Bots; ein Bot ist der Overlord und führt die Monster.
setup-side-overlord = Ich bin der Overlord
setup-side-overlord-help = Einer führt die Monster; Bots sind die Helden.
setup-side-both = Menschen auf beiden Seiten
setup-side-both-help = Einer von euch ist der Overlord, die anderen sind Helden. Wer wo sitzt, sagt ihr unten.
setup-strength-together = Wie viele seid ihr?
setup-strength-overlord = Wie viele Helden kommen?
setup-heroes-solo = Wie viele Helden führst du?
setup-heroes-both = Wie viele Helden führt, wer nicht der Overlord ist?
setup-heroes-shared = Wie viele Helden sind es? Sind es mehr als Spieler, führen manche mehrere.
setup-quest = Welches der { $count } Abenteuer?
setup-encounters = { $count ->
    [one] eine Szene
   *[other] { $count } Szenen
}
