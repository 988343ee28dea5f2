"""Playing what one has: spells, henchmen, Masters, the windows for them and the words they are made of."""
