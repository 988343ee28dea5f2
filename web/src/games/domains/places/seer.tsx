/** The Fortune cards somebody puts in order at the Seer, with both of their texts, in place of the city. */

import "./seer.css";
import type { Ask } from "../../../net/protocol";
import { Choice } from "../../../pieces/choice";
import { Icon } from "../../../pieces/icon";
import { soft } from "../../../pieces/soft";
import { useTable } from "../../board";
import { SUITS } from "../icons";
import { printed } from "../view";

/** The upper text counts beside a card of the same suit, the lower one beside another. */
const SIDES = ["side:match", "side:other"] as const;

function SeenCard({ card }: { card: string }) {
  const at = useTable();
  const texts = (at.texts.component(card)?.text ?? "").split("\n");
  return (
    <Choice of={card} as="div" face class="seen-card" data-piece={card}>
      <h4>
        <Icon name={SUITS[printed(at, card).suit ?? ""] ?? "gi:card-pick"} /> {soft(at.texts.name(card))}
      </h4>
      {texts.map((text, index) => (
        <p key={text}>
          {texts.length > 1 && <span class="sr">{at.texts.name(SIDES[index] ?? SIDES[1])}: </span>}
          {text}
        </p>
      ))}
    </Choice>
  );
}

export function SeenCards({ ask }: { ask: Ask }) {
  const at = useTable();
  const cards = ask.options.map((option) => option.key).filter((key) => key.startsWith("fortune:"));
  return (
    <section class="seen-cards" aria-label={at.texts.say("board-seen")}>
      <h3>{at.texts.say("board-seen")}</h3>
      <div class="seen-row">
        {cards.map((card) => (
          <SeenCard key={card} card={card} />
        ))}
      </div>
    </section>
  );
}
