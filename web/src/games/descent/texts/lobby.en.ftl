### Setting up a table of Descent.

setup-way = What do you want to play?
setup-way-quest = A single quest
setup-way-quest-help = One evening, new heroes, the basic rules. A good first game.
setup-way-epic = An epic quest
setup-way-epic-help = One evening with heroes who already have skills and gear; the overlord has cards of their choice.
setup-way-campaign = The campaign “The Shadow Rune”
setup-way-campaign-help = Nine quests over several evenings: gold, experience, shopping, journeys. You can close the window at any time and go on.
setup-campaign-story = The campaign begins with First Blood. After that the winner of each quest chooses the next one; who has won what decides how the story goes on and how it ends. It can be saved as one file and continued elsewhere, and between evenings others may take over a hero.
setup-side = Who is against whom?
setup-side-solo = Alone with several heroes
setup-side-solo-help = You lead two, three or four heroes all by yourself; a bot is the overlord and leads the monsters.
setup-side-together = Together against the dungeon
setup-side-together-help = You and your friends are heroes, or you beside bots; a bot is the overlord and leads the monsters.
setup-side-overlord = I am the overlord
setup-side-overlord-help = One person leads the monsters; bots are the heroes.
setup-side-both = People on both sides
setup-side-both-help = One of you is the overlord, the others are heroes. Say below who sits where.
setup-strength-together = How many are you?
setup-strength-overlord = How many heroes come?
setup-heroes-solo = How many heroes do you lead?
setup-heroes-both = How many heroes does whoever is not the overlord lead?
setup-heroes-shared = How many heroes are there? With more heroes than players, some lead several.
setup-quest = Which of the { $count } quests?
setup-encounters = { $count ->
    [one] one encounter
   *[other] { $count } encounters
}
