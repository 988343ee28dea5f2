# Was bei einer Tat herauskam, mit wenigen Worten dahinter.
brief-attack-missed = daneben
brief-damage-suffered = { $figure } −{ $damage } ♥
brief-monster-defeated = { $figure } besiegt
brief-hero-knocked-out = { $figure } bewusstlos
brief-condition-given = { $condition }
brief-card-found = { $card }
