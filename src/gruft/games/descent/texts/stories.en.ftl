### The story of the campaign: what happens between two encounters, and how a quest ends for either side.

named-story = story

## Between the encounters

story-between-a-fat-goblin-heroes = The barn is half full and the fire is out. The trail of the goblins is easy to follow: they have dropped turnips all the way to a hole in the hillside, and from inside somebody shouts that he is a king.
story-between-a-fat-goblin-overlord = Carts full of grain have rolled away into the dark, and a king who eats well hits hard. All that is left to the heroes is the trail to his cave, and the hope that Frederick still keeps silent.
story-between-castle-daerion-heroes = Four fires burn along the river, and on the walls above the town horns answer. But a side gate of the keep already stands open, and a knight in black armour is walking up the stairs.
story-between-castle-daerion-overlord = No fire burned, no horn was blown. When the heroes reach the keep the gate lies in splinters, and Sir Alric Farrow has a head start on them.
story-between-the-cardinals-plight-heroes = Lord Merick falls among the graves, and gets up again a little later with a laugh: he has learned more about death than most. Inside the cathedral the doors of the library tremble.
story-between-the-cardinals-plight-overlord = Lord Merick has passed the great door and pulls his dead in after him. Between the shelves an old man holds up a staff that is all the light he has.
story-between-the-masquerade-ball-heroes = Lord Theodir wipes the powder from his face and whispers the riddles of his doors to the heroes. Below the ballroom Lady Eliza has already found the first of them.
story-between-the-masquerade-ball-overlord = Behind one of the masks Lord Theodir has told everything he knew; he did not have to be asked twice. Lady Eliza walks down to the vault as if the house were hers.
story-between-death-on-the-wing-heroes = Dust hangs over the ravine, and all of the heroes stand on its far side. Above them, on the tower of Greystone, a bell begins to ring and stops in the middle of a stroke.
story-between-death-on-the-wing-overlord = By the time the heroes have dug themselves out of the rocks the bell of Greystone has fallen silent. The wings over the tower are in no hurry.
story-between-the-monsters-hoard-heroes = Frederick shakes the water out of his boots and counts his heroes: all there. In front of them a cave breathes warm air, and something in it glitters in a way he remembers.
story-between-the-monsters-hoard-overlord = The heroes bind up Frederick's wounds and leave him under a tree with a knife and a curse. What he has told them about the hoard must be enough, and the monsters know that they are coming.
story-between-the-frozen-spire-heroes = Ruin lies in the gorge, and enough of the bridge still hangs above him. In the last daylight the heroes cross over to the tower.
story-between-the-frozen-spire-overlord = The last stones of the bridge have fallen. It takes the heroes half the night to climb the wall of ice, and the cold climbs with them.
story-between-the-dawnblade-heroes = Where the third beam of light falls, moss grows over footprints larger than a cart. The trail ends at a lair from which smoke rises, slowly, as if somebody slept.
story-between-the-dawnblade-overlord = Sir Alric has no need of signs: he burns down what he cannot read. He is at the mouth of the lair before the heroes have found their way out of the wood.
story-between-the-desecrated-tomb-heroes = The tattered map smells of earth and of old smoke. If the heroes run, they will be in the cave while the dragon still sleeps.
story-between-the-desecrated-tomb-overlord = Night falls over the open tomb, and without the map the heroes search for hours. In the cave a black blade is already being drawn.
story-between-enduring-the-elements-heroes = Water, earth, fire and air lie still, as if somebody had closed four eyes. Behind the waterfall one voice goes on speaking, and it is angry.
story-between-enduring-the-elements-overlord = The shrines have burst, and what has come out of them walks on two legs towards the waterfall. Lord Merick does not even turn round.
story-between-the-ritual-of-shadows-heroes = The door of the ritual room breaks, and Lord Merick snatches the half-spoken spell out of the air like a cloak. His steps ring on the stairs to the throne.
story-between-the-ritual-of-shadows-overlord = The spell is long enough to be carried now. Lord Merick takes it under his arm and goes up to the throne, without haste.
story-between-blood-of-heroes-heroes = The road is free, and most of the flasks lie broken in the dust. A burnt gable shows above the trees, and below it a light that has no business there.
story-between-blood-of-heroes-overlord = The goblins run with full flasks, and their mistress has never liked to wait. When the heroes reach the burnt manor, she is stronger than they have ever seen her.
story-between-the-twin-idols-heroes = The Idol of the Sun is warm in the hand, even in the cold of the mountains. Outside mist lies over the graves, and in it stands a woman who has all the time in the world.
story-between-the-twin-idols-overlord = The Idol of Skulls stands on its pedestal, and the graves outside have heard it. Lady Eliza lifts it up as one would lift a lantern.
story-between-the-wyrm-turns-heroes = The last of the stones is silent, and Belthir sits on the ground and listens to nothing. He points to a cave, and then he flies away for good.
story-between-the-wyrm-turns-overlord = Belthir stands still in the middle of a word. When he turns round his eyes are those of his father, and the cave of the brood lies before the heroes without a friend at their back.
story-between-the-wyrm-rises-heroes = Hardly a bone has come up the mountain, and still there is light on the summit. What Belthir lacks in bones he means to make up for in fire.
story-between-the-wyrm-rises-overlord = Bone by bone something has grown on the summit that casts a shadow of its own. The heroes climb the last steps with the wind against them.
story-between-gryvorn-unleashed-heroes = The seals hold, and a roar that shakes the hall says how little their prisoner likes it. The way to the crater is open.
story-between-gryvorn-unleashed-overlord = The last seal breaks with a sound like a string. Far below something lifts its head, and the whole mountain with it.
story-between-the-man-who-would-be-king-heroes = Splig's belt is heavy with keys, and one of them fits the gate of the inner castle. Behind it a hall is being decked for a feast.
story-between-the-man-who-would-be-king-overlord = Splig has shouted the whole castle awake, and the inner gate falls shut before the heroes' faces. Behind it somebody is reading out the words of the coronation.

## How a quest ends

story-won-first-blood-heroes = Mauler falls on his own club, and the goblins that were driven ahead of him are suddenly in no hurry any more. In Arhynn the heroes are given beds, soup and the thanks of a baron; somebody in his hall looks at them for a long time.
story-won-first-blood-overlord = One goblin after another slips through the bushes towards Arhynn, and by morning the city counts its burnt roofs. The heroes arrive with mud up to their knees and have to explain why they came so late.
story-won-a-fat-goblin-heroes = The king of all goblins begs for his life in four languages, and while they argue about it he is gone. Frederick lives; he says little, but he has begun to trust the heroes.
story-won-a-fat-goblin-overlord = Splig squeezes himself through the hole with a farmer under each arm, and one of them is the right one. Somewhere in the mountains a cell is swept clean.
story-won-castle-daerion-heroes = The militia stands, shield by shield, and Sir Alric looks at the spears and leaves as he came. Old Sir Palamon pours the wine himself and begins to talk of a sword.
story-won-castle-daerion-overlord = Sir Palamon has kept his oath until the last step of his own stairs. Sir Alric takes the seal ring from his hand and asks the way to a tomb.
story-won-the-cardinals-plight-heroes = Cardinal Koth comes out into the snow on a hero's arm and weeps for his books. The Staff of Light he lays into younger hands.
story-won-the-cardinals-plight-overlord = The library is quiet at last. Lord Merick breathes on the Staff of Light until it goes dark, and smiles at what it has become.
story-won-the-masquerade-ball-heroes = The last door closes behind the heroes and in front of Lady Eliza's face. Fortuna's Dice lie in their hands and show, as a greeting, two sixes.
story-won-the-masquerade-ball-overlord = Lady Eliza leaves the ball as the last guest, with a small casket under her cloak. The dice inside are already the colour of bone.
story-won-death-on-the-wing-heroes = Belthir tumbles from the tower, catches himself over the valley and does not come back. The garrison counts the living, and brings the heroes a shield that nobody has been allowed to touch.
story-won-death-on-the-wing-overlord = There is nobody left on Greystone who could ring the bell. Belthir takes down a shield from the wall, and a voice in his head is content.
story-won-the-shadow-vault-heroes = With the Shadow Rune under a cloak the heroes reach the road, and behind them a man calls their names who was their patron this morning. From today on they know who the enemy is.
story-won-the-shadow-vault-overlord = Baron Zachareth rides out of the wood with the rune on his saddle. He does not even have the heroes followed: whom should they tell?
story-won-the-overlord-revealed-heroes = The trap snaps shut on an empty cave. The heroes have the rune, and the Baron has lost the one thing that served him best, his good name.
story-won-the-overlord-revealed-overlord = Baron Zachareth closes his hand round the rune and has the gates opened again; whoever wishes may go. The war for the two baronies has begun, and he has already won its first battle.
story-won-the-monsters-hoard-heroes = Trueshot comes out into the daylight, and Frederick bends it once more, for the joy of it. Then he gives it away, to somebody with better eyes.
story-won-the-monsters-hoard-overlord = Something with too many legs carries Trueshot into the dark, and it is strung anew there, with poison. Frederick says nothing all the way home.
story-won-the-frozen-spire-heroes = Frederick blinks into the snow and asks what day it is. He has kept two secrets, he says, and forgotten the third himself.
story-won-the-frozen-spire-overlord = What the Shadow Binders hid for thirty years now stands in neat lines on the Baron's desk. The tower of ice is empty.
story-won-the-dawnblade-heroes = The Dawnblade is drawn, and for a moment it is morning in the Greatwood. The black knight covers his eyes.
story-won-the-dawnblade-overlord = In Sir Alric's hand the blade goes grey, then red, then dark. He has a new name for it before he has left the lair.
story-won-the-desecrated-tomb-heroes = Sir Alric falls before he can strike, and his blade falls with him. Khorayt opens one eye, sees the sword grow light again, and goes back to sleep.
story-won-the-desecrated-tomb-overlord = An old dragon dies without ever having been awake. The Duskblade drinks until it is full, and no light falls on it any more.
story-won-enduring-the-elements-heroes = Lord Merick is washed down the waterfall with his last word still on his lips. The temple closes over its four shrines like water over a stone.
story-won-enduring-the-elements-overlord = The rite is done, and the waterfall runs uphill. Lord Merick has got what he came for; the heroes are lucky that he is in a hurry.
story-won-the-ritual-of-shadows-heroes = One drop of blood on the page, and the spell comes apart like wet paper. The heroes take the staff out of a hand that has no strength left to hold it.
story-won-the-ritual-of-shadows-overlord = At the last verse the candles burn black. From the old throne of Carthridge a shadow looks down that is not Lord Merick's.
story-won-blood-of-heroes-heroes = The cellar is full of broken glass, and the stair to the garden is barred. Lady Eliza has no mirror, but the heroes have seen how old she looks.
story-won-blood-of-heroes-overlord = Lady Eliza goes up the hidden stair like a girl. Behind her she leaves an empty chair and a house that is on fire once more.
story-won-the-twin-idols-heroes = Among the graves the mist tears where the Idol of the Sun is carried through. The seals of the dragonlord will hold a little longer.
story-won-the-twin-idols-overlord = A small sun goes out between two gravestones. Far away, under a mountain, something turns over in its sleep.
story-won-the-wyrm-turns-heroes = Four shells lie broken in the ashes. Whatever comes out of the mountain one day, it will come alone.
story-won-the-wyrm-turns-overlord = The first shell cracks from within. By evening the valley has learned what young dragons eat.
story-won-the-wyrm-rises-heroes = The circle is broken, and the wind on the summit is only wind again. Belthir's cry can be heard as far as Arhynn.
story-won-the-wyrm-rises-overlord = The circle is closed, and in its middle the air is burning. Belthir kneels down; his father has answered.
story-won-gryvorn-unleashed-heroes = The dragonlord falls into the crater that was his prison, and it closes over him. Of Baron Zachareth they find a ring and some ash.
story-won-gryvorn-unleashed-overlord = Nobody stands before Gryvorn any more. When he spreads his wings it grows dark over both baronies, and on his neck sits a man who believes that he holds the reins.
story-won-the-man-who-would-be-king-heroes = The crown rolls over the flagstones and stops at a hero's boot. Nobody in the hall picks it up.
story-won-the-man-who-would-be-king-overlord = “Long live the King,” somebody says, and everybody in the hall who still can repeats it. Outside the bells of two baronies are ringing.

## How the campaign ends

story-campaign-heroes = So the war for the Shadow Rune ends. In Arhynn stones are put up with names that every child will know, and Baron Greigory himself pours the wine. The rune lies where nobody will look for it, and those who know the place are good at keeping silent.
story-campaign-overlord = So the war for the Shadow Rune ends. There is one throne now where two barons sat, and the songs about the heroes are forbidden; they are sung all the same, quietly, in kitchens. He who listens at the doors can wait.
