"""Dark Domains: 2 to 5 overlords raise, corrupt and defend their domains around the city of Harrows."""
