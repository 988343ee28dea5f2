### What the quests say: their names in the lobby, their tokens and how they end.

## The lobby

setting-quest-castle-daerion = Castle Daerion (two encounters)
setting-quest-the-cardinals-plight = The Cardinal's Plight (two encounters)
setting-quest-the-masquerade-ball = The Masquerade Ball (two encounters)
setting-quest-death-on-the-wing = Death on the Wing (two encounters)
setting-quest-the-monsters-hoard = The Monster's Hoard (two encounters)
setting-quest-the-frozen-spire = The Frozen Spire (two encounters)
setting-quest-the-dawnblade = The Dawnblade (two encounters)
setting-quest-the-desecrated-tomb = The Desecrated Tomb (two encounters)
setting-quest-enduring-the-elements = Enduring the Elements (two encounters)
setting-quest-the-ritual-of-shadows = The Ritual of Shadows (two encounters)
setting-quest-blood-of-heroes = Blood of Heroes (two encounters)
setting-quest-the-twin-idols = The Twin Idols (two encounters)
setting-quest-the-wyrm-turns = The Wyrm Turns (two encounters)
setting-quest-the-wyrm-rises = The Wyrm Rises (two encounters)

## Objective tokens

name-token-beacon = beacon
name-token-grave = open grave
name-token-altar = altar of Kellos
name-token-guest = masked guest
name-token-noble = noble
name-token-cultist = cultist
name-token-boulder = boulder
name-token-stairs = stairs
name-token-shadow-rune = Shadow Rune
name-token-key = key
name-token-red-key = red key
name-token-green-key = green key
name-token-blue-key = blue key
name-token-glyph = glyph
name-token-trueshot = Trueshot
name-token-dragonheart = Dragonheart
name-token-secret = secret
name-token-sunbeam = sunbeam
name-token-dawnblade = Dawnblade
name-token-water-shrine = shrine of water
name-token-earth-shrine = shrine of earth
name-token-fire-shrine = shrine of fire
name-token-air-shrine = shrine of air
name-token-blood = flask of blood
name-token-theodir = Lord Theodir
name-token-idol-of-the-sun = Idol of the Sun
name-token-idol-of-skulls = Idol of Skulls
name-token-grave-altar = altar among the graves
name-token-whisper-stone = whisper stone
name-token-egg = egg
name-token-bone = dragon bone
name-token-brazier = brazier
name-token-seal = seal
name-token-tattered-map = tattered map

## Spaces with a meaning

name-sign-barn = barn
name-sign-pedestal = pedestal
name-sign-throne = throne

## Endings

ending-castle-daerion-heroes = Castle Daerion holds, and Sir Palamon lives: the heroes have won.
ending-castle-daerion-overlord = Sir Palamon has fallen in his own hall: the overlord has won.
ending-the-cardinals-plight-heroes = Cardinal Koth is out of the cathedral and safe: the heroes have won.
ending-the-cardinals-plight-overlord = Cardinal Koth has fallen among his books: the overlord has won.
ending-the-masquerade-ball-heroes = The heroes have reached the vault before Lady Eliza: they have won.
ending-the-masquerade-ball-overlord = Lady Eliza is gone with what lay in the vault: the overlord has won.
ending-death-on-the-wing-heroes = Belthir is beaten off, the watchtower stands: the heroes have won.
ending-death-on-the-wing-overlord = The last guard of the watchtower is dead: the overlord has won.
ending-the-shadow-vault-heroes = The Shadow Rune is out of the vault and in good hands: the heroes have won.
ending-the-shadow-vault-overlord = Baron Zachareth has carried the Shadow Rune away: the overlord has won.
ending-the-overlord-revealed-heroes = The heroes have slipped out of the trap with the Shadow Rune: they have won.
ending-the-overlord-revealed-overlord = The Shadow Rune belongs to Baron Zachareth: the overlord has won.
ending-the-monsters-hoard-heroes = Trueshot has left the monsters' hoard: the heroes have won.
ending-the-monsters-hoard-overlord = Trueshot is lost to the monsters: the overlord has won.
ending-the-frozen-spire-heroes = Frederick is himself again and free: the heroes have won.
ending-the-frozen-spire-overlord = What Frederick knew is now known to the overlord: the overlord has won.
ending-the-dawnblade-heroes = The Dawnblade shall not serve the dark: the heroes have won.
ending-the-dawnblade-overlord = Sir Alric rides away with the blade: the overlord has won.
ending-the-desecrated-tomb-heroes = Sir Alric has fallen before the dragon did: the heroes have won.
ending-the-desecrated-tomb-overlord = Khorayt is slain, and the blade has drunk: the overlord has won.
ending-enduring-the-elements-heroes = Lord Merick is defeated, the elements rest: the heroes have won.
ending-enduring-the-elements-overlord = Lord Merick has ended his rite: the overlord has won.
ending-the-ritual-of-shadows-heroes = Lord Merick bleeds, and the ritual is broken: the heroes have won.
ending-the-ritual-of-shadows-overlord = The last verse has been spoken: the overlord has won.
ending-blood-of-heroes-heroes = Lady Eliza's cellar is empty of her prey: the heroes have won.
ending-blood-of-heroes-overlord = Lady Eliza, fed with blood, is gone: the overlord has won.
ending-the-twin-idols-heroes = The Idol of the Sun has left the graves: the heroes have won.
ending-the-twin-idols-overlord = The light of the Idol of the Sun is lost: the overlord has won.
ending-the-wyrm-turns-heroes = Gryvorn's brood will never hatch: the heroes have won.
ending-the-wyrm-turns-overlord = The brood is ripe: the overlord has won.
ending-the-wyrm-rises-heroes = The circle on the summit is broken: the heroes have won.
ending-the-wyrm-rises-overlord = The circle on the summit is closed: the overlord has won.
ending-gryvorn-unleashed-heroes = Gryvorn is dead: the heroes have won.
ending-gryvorn-unleashed-overlord = No hero stands any more before the dragonlord: the overlord has won.
ending-the-man-who-would-be-king-heroes = Baron Zachareth has fallen beside his throne: the heroes have won.
ending-the-man-who-would-be-king-overlord = Carthridge has a king: the overlord has won.

## Actions, questions and counters of the quests

quest-action-nothing-near = Nothing of this kind is on this figure's space or next to it: { $thing }.
ask-quest-token = Choose the token: { $token }.
ask-quest-attribute = Choose the attribute { $figure } tests.
ask-token-walks = Choose the next space of: { $token }.
ask-dragon-prey = Choose whom the dragon goes for.
ask-strike-back = { $target } has ended its activation here: does { $figure } attack?
ask-relight = Choose the brazier Belthir lights again.
name-quest-break-bone = break a bone
name-quest-quench = quench a brazier (Willpower)
name-quest-relight = light a brazier again
name-counter-bones = bones delivered
name-quest-light = light a beacon
name-quest-silence = silence a whisper stone (Knowledge or Willpower)
name-quest-smash-egg = smash an egg
name-quest-belthir-comes = Belthir comes
name-quest-belthir-returns = Belthir returns for cards of your hand
name-quest-read-sign = read a sign in the light (Awareness)
name-counter-will = steps of Belthir towards Gryvorn
name-counter-ripe = ripeness of the brood
name-counter-signs = signs read
name-counter-lead = lead of Sir Alric
name-fact-the-dawnblade-dragon-awake = Khorayt is awake
name-fact-the-desecrated-tomb-dragon-awake = Khorayt is awake
name-quest-raise = raise the dead from a grave (Knowledge)
name-quest-pray = pray for the cardinal
name-quest-shout = shout and wake the dragon
name-fact-the-cardinals-plight-rescued = Cardinal Koth has been rescued
name-counter-zombies-left = zombies through the exit
raise-no-figure = No zombie is left that could rise.
shout-not-in-the-lair = Only in the Lair does the dragon hear a shout.
ask-boulder-where = Choose where the boulder falls.
ask-climb-over = Choose where you climb to.
climb-no-points = Climbing over it takes { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}.
climb-nothing-behind = There is no empty space straight behind a boulder next to this figure.
name-deed-climb-over = climb over a boulder (Awareness)
name-quest-boulder = a boulder falls
name-quest-second-boulder = another boulder for a card
name-quest-smash-boulder = smash a boulder (Might)
name-counter-heroes-out = heroes out of the gully
name-counter-beacons = beacons lit
name-counter-marshalled = militia squads marshalled
name-counter-villagers-survived = villagers who survived
name-counter-villagers-defeated = villagers defeated
name-counter-rite = tokens of the rite

## Doors and what is found

ask-door-way = { $figure } at { $door }: choose the attribute to test.
ask-behind-door = Choose the space behind the door.
ask-drop-which = Choose the token to put down.
door-once = A figure tests a door only once per turn.
door-stays-open = This door stays open for good.
door-not-closed-by-you = This figure may not close that door.
door-gone = The door is no longer there.
search-needs-itself = The heroes could not get there without what lies there.
event-door-smashed = { $figure } smashes { $door }: it is gone.
event-door-sprung-open = { $door } springs open.
event-special-found = { $figure } finds: { $thing }.
event-token-laid = Now on { $space }: { $token }.
name-special-idol-key = the key of the idol door
name-special-gate-key = the key of the palisade gate
name-special-trueshot = Trueshot
name-special-ward-key = the key of the ward
name-special-library-key = the key of the library
name-special-tattered-map = the tattered map
name-fact-the-twin-idols-idol-key = the key of the idol door has been found
name-fact-the-monsters-hoard-gate-key = the key of the palisade gate has been found

## The Twin Idols, Enduring the Elements, Blood of Heroes

ask-hero-begins-with =
    { $named ->
        [0] Choose the hero who begins with this: { $token }.
       *[other] { $who } suggests that { $hero } begins with this: { $token }. Agree, or name another hero.
    }
ask-drop-together =
    { $named ->
        [0] Choose the space this is put on: { $token }.
       *[other] { $token }: { $who } chooses { $hero }. Agree, or choose another space.
    }
ask-begins-with = Choose who begins with this: { $token }.
ask-place-idol = Choose the pedestal space for the idol.
ask-raise-where = Choose the space on which the figure rises.
quest-action-no-room = There is no empty space for it.
name-quest-place-idol = put the idol on the pedestal
name-quest-raise-zombie = raise a zombie
name-quest-break-altar = break the altar (Willpower)
name-counter-dusk = tokens of dusk
name-door-ward = the ward
name-door-idol-door = the idol door
name-token-shrine = shrine
name-quest-calm = calm a shrine (test by its element)
name-counter-calmed = shrines calmed
name-counter-wrath = tokens of wrath
name-counter-uncalmed = shrines not calmed
name-door-sanctum-door = the sanctum door
name-quest-spill = spill a flask of blood
name-quest-drink = drink from Lord Theodir
name-quest-free = free Lord Theodir
name-counter-blood = flasks of blood kept
name-counter-drunk = draughts drunk

## The Masquerade Ball

ask-lead-away = Shall { $figure } lead the noble away?
event-fate-rolled = The die for Lord Theodir shows { $shields } { $shields ->
    [one] shield
   *[other] shields
  }; nobles rescued: { $rescued }.
name-quest-unmask = unmask a guest
name-counter-rescued = nobles rescued
name-counter-lost = nobles lost
name-door-door-4 = door 4
name-door-door-5 = door 5
name-door-door-6 = door 6

## The Ritual of Shadows

name-quest-verse = speak a verse
name-counter-ritual = tokens of the ritual
name-counter-verses = verses spoken
name-door-throne-door = the throne door
name-door-landing-door = the landing door
name-door-ritual-door = the ritual door

## The Monster's Hoard

ask-show-search = Choose a search token to show: it is not the special one.
event-search-token-shown = The search token on { $space } is shown: it is a plain one.
name-door-palisade-gate = the palisade gate
name-fact-the-monsters-hoard-trueshot = Trueshot has been found

## The Overlord Revealed

quest-action-no-key = This hero is not at the end of a way with the key of its colour.
name-quest-take-key = turn up a key and take it
name-quest-unlock-way = unlock the way
name-fact-the-overlord-revealed-red-way-open = the red way is open
name-fact-the-overlord-revealed-green-way-open = the green way is open
name-fact-the-overlord-revealed-blue-way-open = the blue way is open

## The Shadow Vault, The Frozen Spire

name-quest-swim = swim to the river
name-quest-slide = slide a space to the west
name-quest-push-back = drive Ruin back with the Dragonheart (Willpower)
name-quest-break-spell = break the spell on Frederick (Willpower)
name-quest-frost = the frost of the night
name-counter-secrets = secrets carried away
name-fact-the-frozen-spire-cell-opened = the cell has been opened
name-fact-the-frozen-spire-frederick-freed = Frederick is free of the spell
name-door-shaft-door = the door of the shaft
name-door-stuck-door = the stuck door
name-door-cell-door = the cell door
quest-action-not-in-the-brook = Only a figure in the water of the Ford can swim.
quest-action-held = The Dragonheart holds Ruin in this turn.
attack-not-yet = This figure may not attack yet.
act-not-by-himself = In this encounter nobody stands up without help: another hero must come.
move-stays-put = Nothing moves this figure but a rule of the quest.
move-destroyed = This space is destroyed.

## Gryvorn Unleashed, The Man Who Would Be King

name-token-seal-strong = seal with a hero token
name-token-seal-safe = safe seal
name-quest-strengthen = strengthen a seal (Knowledge or Willpower)
name-quest-damage-seal = damage a seal
name-quest-devour = devour Baron Zachareth
name-counter-time = tokens of time
name-counter-seals = seal tokens of the heroes
name-fact-gryvorn-unleashed-gryvorn-weak = Gryvorn is weakened
ask-spend-seal = { $figure } begins. Spend { $seals ->
    [one] the last seal token
   *[other] one of { $seals } seal tokens
} to weaken Gryvorn?
quest-action-nobody-near = { $who } is not next to this figure.
quest-action-no-door = There is no door beside this figure that it could lock.
name-quest-lock-door = lock a door
name-quest-group-comes = the open group comes
name-counter-crown = tokens of the coronation
name-door-castle-gate = the castle gate
ask-lock-which = Choose the door { $figure } locks.
event-door-locked = { $figure } locks { $door }.

## Several effects of one moment

ask-order-effects = Several things happen at once: choose what is resolved first.
name-quest-baron-comes = Baron Zachareth comes
name-quest-militia-comes = the militia comes
name-quest-whispers = Gryvorn whispers to Belthir
name-quest-light-burns = the light burns
name-quest-dragon-acts = the dragon acts

## Maps drawn in a position

name-quest-drawn = A drawn map
name-encounter-drawn = without a quest
drawn-size = A drawn map has at least one space, no more rows or columns than { $longest }, and no more spaces than { $most }.
drawn-sign = “{ $sign }” in row { $row } is neither terrain nor a figure of this drawing.
drawn-edge = “{ $edge }” is not an edge between two spaces of this drawing; “1,0,E” would be the east side of the second space in the first row.
drawn-door-twice = Two doors stand on the same edge.
drawn-stranger = “{ $sign }” stands for “{ $name }”: that is not a hero, lieutenant or monster.
drawn-nowhere = “{ $sign }” stands nowhere in the drawing.
drawn-once = “{ $sign }” is somebody of whom there is only one.
drawn-heroes = From { $least } to { $most } different heroes stand on this map.
drawn-body = “{ $sign }” fills more spaces than are drawn: { $spaces }.
misplaced-drawn = “{ $beat }” belongs to the set-up of a quest, and this map is drawn already.
misplaced-last-encounter = “{ $beat }” leads to the next encounter, and this is the last one of { $quest }.
ending-drawn-heroes = The heroes have won.
ending-drawn-overlord = The overlord has won.

briefing-special = Special search token
