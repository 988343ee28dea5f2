/** Cards in front of heroes and overlord. */

import "./cards.css";
import { Choice } from "../../../pieces/choice";
import { saying } from "../../../pieces/face";
import { Icon, type IconName } from "../../../pieces/icon";
import { type AtTable, dataOf, useTable } from "../../board";
import { Pool } from "../dice";
import { iconOf, traitIcon } from "../icons";
import { type CardView, cardRef } from "../view";
import type { Use } from "./skill";

export interface ItemData {
  dice?: string[];
  traits?: string[];
  trait?: string;
  slot?: string;
  hands?: number;
  attack?: string;
  range?: number;
  pierce?: number;
  cost?: number;
  cls?: string;
  use?: Use;
}

export function cardIcon(at: AtTable, ref: string): IconName {
  const data = dataOf<ItemData>(at.texts.component(ref));
  return iconOf(ref) ?? traitIcon([data?.trait, ...(data?.traits ?? [])]);
}

/** A card as a token: name, dice, and how it lies: equipped, exhausted (turned), face down. */
export function CardToken({ card }: { card: CardView }) {
  const at = useTable();
  const data = dataOf<ItemData>(at.texts.component(card.ref));
  const state = [
    card.equipped && at.texts.say("board-equipped"),
    card.exhausted && at.texts.say("board-exhausted"),
    card.flipped && at.texts.say("board-flipped"),
  ].filter(Boolean);
  const classes = ["card-token", card.equipped && "is-equipped", card.exhausted && "is-exhausted"];
  return (
    <Choice
      of={cardRef(at, card.ref)}
      as="div"
      face
      class={[...classes, card.flipped && "is-flipped"].filter(Boolean).join(" ")}
      data-piece={card.ref}
    >
      <Icon name={cardIcon(at, card.ref)} class="card-icon" />
      <span class="card-name">{at.texts.name(card.ref)}</span>
      {data?.dice && data.dice.length > 0 && <Pool colours={data.dice} />}
      {state.length > 0 && (
        <span class="card-state" {...saying(state.join(", "), false)}>
          <span aria-hidden="true">
            {card.equipped && "◆"}
            {card.exhausted && "↷"}
            {card.flipped && "✕"}
          </span>
          <span class="sr">{state.join(", ")}</span>
        </span>
      )}
    </Choice>
  );
}
