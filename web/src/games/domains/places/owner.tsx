/** Who a domain belongs to, in words: colour, stores, minions, cards and land. What is a secret is called one. */

import type { ComponentChildren, VNode } from "preact";
import { RuleLink } from "../../../pieces/rule";
import { SeatMark } from "../../../pieces/seats";
import { showTip, tipProps } from "../../../pieces/tip";
import { type AtTable, TableContext } from "../../board";
import { counted, DECKS, darkAndLight, ELEMENTS, type PlayerView, plainName, RESOURCES } from "../view";

const COLOURS = ["red", "blue", "green", "yellow", "violet"] as const;

function Fact({ word, at, children }: { word: string; at: AtTable; children: ComponentChildren }) {
  return (
    <div>
      <dt>{at.texts.say(word)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Cards by name, equal ones together; nothing where there are none. */
function Cards({ word, cards, at }: { word: string; cards: string[]; at: AtTable }): VNode | null {
  if (cards.length === 0) return null;
  const named = counted(cards.map((card) => plainName(at, card)));
  return (
    <Fact word={word} at={at}>
      {named.map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ")}
    </Fact>
  );
}

/** Amounts by name, of what there is. */
function Amounts({ word, of, at }: { word: string; of: [name: string, amount: number][]; at: AtTable }) {
  const there = of.filter(([, amount]) => amount > 0).map(([name, amount]) => `${name}\u00a0${amount}`);
  return (
    <Fact word={word} at={at}>
      {there.join(", ") || at.texts.say("board-none")}
    </Fact>
  );
}

function Minions({ player, at }: { player: PlayerView; at: AtTable }) {
  const extra = player.minions.filter((colour) => colour !== "own");
  return (
    <Fact word="board-owner-minions" at={at}>
      {player.minions.length || at.texts.say("board-none")}
      {extra.length > 0 && ` (${extra.map((colour) => at.texts.say(`board-owner-${colour}`)).join(", ")})`}
    </Fact>
  );
}

function OwnerFace({ player, first, at }: { player: PlayerView; first: boolean; at: AtTable }) {
  const say = at.texts.say.bind(at.texts);
  const colour = COLOURS[player.seat];
  const { dark, light } = darkAndLight(player);
  const goods = [...RESOURCES, ...ELEMENTS].map((item): [string, number] => [
    say(`board-item-${item}`),
    player.items[item] ?? 0,
  ]);
  // How many of each deck everybody sees; which ones they are, only their owner.
  const spells = DECKS.map((deck): [string, number] => [say(`board-deck-${deck}`), player.cards[deck] ?? 0]);
  const monsters = player.domain.flatMap((land) => land.monsters.map((monster) => monster.monster));
  const who = [
    ...(colour ? [say(`name-colour-${colour}`)] : []),
    ...(player.seat === at.seat ? [say("board-owner-you")] : []),
    ...(first ? [say("board-first-player")] : []),
  ];
  return (
    <div class="face owner">
      <div class="face-words">
        <h4>
          <SeatMark seat={player.seat} size={20} /> {at.texts.name(`seat:${player.seat}`)}
        </h4>
        <p class="face-kind">{who.join(" · ")}</p>
        <dl class="owner-facts">
          <Fact word="board-item-coins" at={at}>
            {player.coins ?? say("board-secret")}
          </Fact>
          <Fact word="board-item-evil" at={at}>
            {player.evil ?? say("board-secret")}
          </Fact>
          <Amounts word="board-stores" of={goods} at={at} />
          <Minions player={player} at={at} />
          <Amounts word="board-hand" of={spells} at={at} />
          <Cards word="board-spells-known" cards={player.hand ? [] : player.shown} at={at} />
          <Cards word="kind-master" cards={player.master ? [player.master] : []} at={at} />
          <Cards word="board-servants" cards={player.henchmen.map((card) => card.henchman)} at={at} />
          <Cards word="board-plans" cards={player.plans} at={at} />
          <Fact word="board-buildings" at={at}>
            {say("board-dark-and-light", { dark, light })}
            {player.decay && `, ${at.texts.name("thing:decay")}`}
          </Fact>
          <Cards word="board-item-monsters" cards={monsters} at={at} />
        </dl>
        <p class="face-rule">
          <RuleLink id="DD-INFO-02" />
        </p>
      </div>
    </div>
  );
}

/** For the head of a domain: on hover, focus, long press and click it says whose it is and what is known of them.
 *
 * While a question is about the player, the name in it is an answer and takes click and keyboard.
 */
export function whose(player: PlayerView, first: boolean, at: AtTable) {
  const key = `seat:${player.seat}`;
  const asked = at.stands(key).state !== "idle" && !at.watching;
  const face = () => (
    <TableContext.Provider value={at}>
      <OwnerFace player={player} first={first} at={at} />
    </TableContext.Provider>
  );
  const press = (event: Event) => {
    // Things in the head that have words of their own speak for themselves.
    if ((event.target as Element).closest("[data-what]") !== event.currentTarget) return;
    event.stopPropagation();
    showTip(event.currentTarget as Element, face, { wide: true, pinned: true });
  };
  return {
    ...tipProps(face, { wide: true, delay: 320 }),
    role: "group" as const,
    "aria-label": at.texts.name(key),
    "data-what": key,
    ...(asked ? {} : { tabIndex: 0, onClickCapture: press }),
  };
}
