# What came of a deed, in a few words behind it.
brief-attack-missed = missed
brief-damage-suffered = { $figure } −{ $damage } ♥
brief-monster-defeated = { $figure } defeated
brief-hero-knocked-out = { $figure } knocked out
brief-condition-given = { $condition }
brief-card-found = { $card }
