# Descent: sentences of the campaign. Refs among the arguments arrive as names.

## Settings

setting-mode = What is played
setting-mode-quest = A single quest
setting-mode-campaign = The campaign “The Shadow Rune”: nine quests, one after the other
options-campaign-quest = A campaign begins with { $quest }: leave the quest as it is.
options-campaign-level = A campaign begins with novices: experience and gold are earned on the way.
points-campaign = Campaign won
ending-campaign-gryvorn-unleashed-heroes = Gryvorn is slain and the rune that bound him is spent: Rhynn and Carthridge sleep without fear again. The heroes have won the campaign.
ending-campaign-gryvorn-unleashed-overlord = Nobody stands who could hold the dragonlord: Gryvorn is free, and Baron Zachareth's war is only his first meal. The overlord has won the campaign.
ending-campaign-the-man-who-would-be-king-heroes = Baron Zachareth lies before the throne he never sat on in peace, and the twin baronies are one in mourning and in hope. The heroes have won the campaign.
ending-campaign-the-man-who-would-be-king-overlord = The crown is on Baron Zachareth's head, and the rune glows in it: long live the king of Rhynn and Carthridge. The overlord has won the campaign.

## Names

named-price = { $card } ({ $gold } gold)
named-cost = { $card } ({ $xp } experience)
name-road-investigate = look into it
name-road-help = help
name-road-refuse = refuse
name-road-enter = go in
name-road-ride = ride along
name-road-let-it-be = let it be

## Asks

ask-award-relic =
    { $named ->
        [0] You have won { $card }: choose who carries it.
       *[other] You have won { $card }. { voices-before }{ $who } would give it to { $hero }: agree, or name another hero.
    }
ask-take-back = You may give back cards you have bought and have their experience again ({ $xp } now). Choose a card, or be done.
ask-shop = The shop is open, with { $gold } gold in the common purse. Choose what to buy, sell or pass on, or be done.
ask-pack = Before you set out: choose an item to pass on, or be done.
ask-buy-for = { $card } costs { $gold } of your { $have } gold. Choose who gets it.
ask-agree-to-buy = { $who } would buy { $card } for { $figure }: { $gold } gold from the common purse. Do you agree?
ask-agree-to-sell = { $who } would sell { $card }, which { $figure } has: { $gold } gold for the common purse. Do you agree?
ask-give-to = Choose who gets { $card }.
ask-choose-quest =
    { $named ->
        [0] You have won: choose the next quest.
       *[other] { voices-before }{ $who } is for { $hero }: agree, or name another quest.
    }
ask-entrust = Choose the relic { $figure } carries in this quest, or pass.
ask-set-aside = Your deck has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, and 15 must stay. Choose a card to set aside secretly for this quest, or be done.
ask-travel-choice =
    { $named ->
        [0] { $event }: choose what the heroes do.
       *[other] { $event }: { voices-before }{ $who } says “{ $hero }”. Agree, or choose otherwise.
    }
ask-travel-tester =
    { $named ->
        [0] { $event }: choose the hero who tests { $attribute }.
       *[other] { $event }: { voices-before }{ $who } names { $hero } for the test of { $attribute }. Agree, or name another.
    }
ask-travel-next =
    { $named ->
        [0] { $event }: every hero tests { $attribute }. Choose who is next.
       *[other] { $event }: { voices-before }{ $who } names { $hero } as the next to test { $attribute }. Agree, or name another.
    }
ask-travel-finder =
    { $named ->
        [0] { $event }: choose the hero who draws the search card.
       *[other] { $event }: { voices-before }{ $who } names { $hero } to draw the search card. Agree, or name another.
    }
ask-travel-attribute = { $event }: choose the attribute every hero has to test.
option-travel-attribute-might = Might
option-travel-attribute-knowledge = Knowledge
option-travel-attribute-willpower = Willpower
option-travel-attribute-awareness = Awareness
ask-travel-victim = { $event }: choose which of these heroes it hits.
ask-travel-discard = { $event }: you see the overlord's hand. Choose a card to be discarded, or pass.
option-shop-buy = Buy: { $ref }
option-shop-sell = Sell: { $ref }
option-shop-give = Pass on: { $ref }
option-pack-give = Pass on: { $ref }

## Refusals

campaign-played = That quest has been played: each one comes once in a campaign.
campaign-other-act = That quest does not belong to the part of the campaign that is played now.
campaign-other-branch = That quest is closed: whoever won the quest before it has opened the other one.
campaign-fixed = Nobody chooses now: what comes next follows from who has won what.
campaign-too-few-cards = Fifteen cards must stay in the deck.
campaign-basic-stays = The fifteen basic cards were not bought and cannot be given back.
market-not-laid-out = This card is not laid out in the shop.
market-too-dear = This costs { $need } gold; in the common purse: { $left }.
market-no-relics = Relics are never sold.
market-not-yours = That belongs to another player's hero: only the hero who has a card sells it or passes it on.
market-not-agreed = The other hero players were against it.
market-shut = The shop is shut: now items are only passed on.
market-own-for-life = Starting equipment stays with its hero; it can only be sold.
market-handed-over = Nobody who has had this card in this step gets it back.

## Impossible positions

position-campaign-gold = There is { $gold } gold in the purse, which is not what was gained less what was spent.
position-campaign-xp = { $who } has other experience than was gained and spent.
position-campaign-relic = { $relic } is in two hands, or in one that never won it.
position-campaign-quests = The quests played do not follow from each other.
misplaced-no-campaign = “{ $beat }” belongs to a campaign, and this quest belongs to none.
misplaced-quest = “{ $beat }” does not fit where the campaign stands with { $quest }: it comes before a quest that is still to be played, or after one that is over.
misplaced-no-step = “{ $beat }” is part of a step of the campaign, and none is noted as open.
misplaced-step = “{ $beat }” is not part of the step of the campaign that is noted as open: { $step }.

## Events

event-quest-began = Quest { $number } of the campaign: { $quest }.
event-step-began = Campaign phase: { $step }.
event-search-cards-sold = The search cards bring { $gold } gold.
event-cleaned-up = The heroes have recovered, and the overlord has the whole deck again.
event-experience-gained = Experience for { $side }: { $xp }.
event-gold-won = The heroes win { $gold } gold.
event-relic-won = { $relic } goes to { $side }.
event-cards-laid-out = { $cards ->
    [one] One card of act { $act } is laid out in the shop.
   *[other] { $cards } cards of act { $act } are laid out in the shop.
}
event-act-began = Act { $act } begins: the monsters, the lieutenants and the shop change.
event-voice-given = { $seat } is for { $choice }.
event-overlord-gave-back = The overlord gives back { $card } for { $xp } experience.
event-quest-chosen = The next quest, chosen by { $side }: { $quest }.
event-quest-follows = The next quest follows by itself: { $quest }.
event-relic-entrusted = { $lieutenant } carries { $relic }.
event-card-set-aside = You set { $card } aside for this quest.
event-journey-began = The heroes set out: { $place } ({ $symbols ->
    [one] 1 travel symbol
   *[other] { $symbols } travel symbols
}).
event-travel-event-came = { $symbol }: { $event }.
event-road-quiet = { $symbol }: nothing happens.
event-symbol-skipped = { $symbol }: no card is drawn here.
event-heroes-decided = The heroes decide: { $choice }.
event-hand-seen = { $figure } sees the overlord's hand.
event-campaign-ended = Winner of the campaign: { $winner }.