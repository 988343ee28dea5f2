/** Cards in front of heroes and overlord, and what is printed on the face of cards, heroes and monsters. */

import type { ComponentChildren, VNode } from "preact";
import type { Component } from "../../net/protocol";
import { Choice } from "../../pieces/choice";
import { Icon, type IconName } from "../../pieces/icon";
import { type AtTable, useTable } from "../board";
import { Pool } from "./dice";
import { iconOf, THINGS, traitIcon } from "./icons";
import { type CardView, dataOf } from "./view";

interface ItemData {
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
}

interface Half {
  speed: number;
  health: number;
  defense: string[];
  attack: string[];
  abilities: string[];
}

interface FigureData {
  speed?: number;
  health?: number;
  stamina?: number;
  defense?: string[];
  might?: number;
  knowledge?: number;
  willpower?: number;
  awareness?: number;
  attack_type?: string;
  traits?: string[];
  act1?: { minion: Half; master: Half };
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
      of={card.ref}
      as="div"
      face
      class={[...classes, card.flipped && "is-flipped"].filter(Boolean).join(" ")}
      data-piece={card.ref}
    >
      <Icon name={cardIcon(at, card.ref)} class="card-icon" />
      <span class="card-name">{at.texts.name(card.ref)}</span>
      {data?.dice && data.dice.length > 0 && <Pool colours={data.dice} />}
      {state.length > 0 && (
        <span class="card-state" title={state.join(", ")}>
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

function Fact({ word, children, at }: { word: string; children: ComponentChildren; at: AtTable }) {
  return (
    <span class="fact">
      {at.texts.say(word)} <b>{children}</b>
    </span>
  );
}

function ItemFacts({ data, at }: { data: ItemData; at: AtTable }) {
  return (
    <p class="card-facts">
      {data.attack && <span class="fact">{at.texts.say(`board-${data.attack}`)}</span>}
      {data.dice && data.dice.length > 0 && <Pool colours={data.dice} />}
      {data.hands ? (
        <Fact word="board-hands" at={at}>
          {data.hands}
        </Fact>
      ) : null}
      {data.pierce ? (
        <Fact word="board-pierce" at={at}>
          {data.pierce}
        </Fact>
      ) : null}
      {data.cost ? (
        <Fact word="board-gold" at={at}>
          {data.cost}
        </Fact>
      ) : null}
    </p>
  );
}

function HeroFacts({ data, at }: { data: FigureData; at: AtTable }) {
  return (
    <>
      <p class="card-facts">
        <Fact word="board-speed" at={at}>
          {data.speed}
        </Fact>
        <Fact word="board-health" at={at}>
          {data.health}
        </Fact>
        <Fact word="board-stamina" at={at}>
          {data.stamina}
        </Fact>
        <Fact word="board-defense" at={at}>
          <Pool colours={data.defense ?? []} />
        </Fact>
      </p>
      <p class="card-facts">
        {(["might", "knowledge", "willpower", "awareness"] as const).map((name) => (
          <span key={name} class="fact">
            {at.texts.name(`attribute:${name}`)} <b>{data[name]}</b>
          </span>
        ))}
      </p>
    </>
  );
}

function MonsterFacts({ data, at }: { data: FigureData; at: AtTable }) {
  return (
    <table class="monster-facts">
      <tbody>
        {(["minion", "master"] as const).map((rank) => {
          const half = data.act1?.[rank];
          return half ? (
            <tr key={rank}>
              <th scope="row">{at.texts.say(`board-${rank}`)}</th>
              <td title={at.texts.say("board-speed")}>
                <Icon name={THINGS.speed} /> {half.speed}
              </td>
              <td title={at.texts.say("board-health")}>
                <Icon name={THINGS.health} /> {half.health}
              </td>
              <td>
                <Pool colours={half.attack} />
              </td>
              <td>
                <Pool colours={half.defense} />
              </td>
              <td>{half.abilities.map((name) => at.texts.name(`ability:${name}`)).join(", ")}</td>
            </tr>
          ) : null;
        })}
      </tbody>
    </table>
  );
}

/** What else is told about a hero: ability and feat. */
function Deeds({ id, at }: { id: string; at: AtTable }) {
  return (
    <>
      {["ability", "feat"].map((kind) => {
        const text = at.texts.component(`${kind}:${id}`)?.text;
        return text ? (
          <p key={kind}>
            <b>{at.texts.say(`board-${kind}`)}:</b> {text}
          </p>
        ) : null;
      })}
    </>
  );
}

export function facts(ref: string, component: Component | undefined, at: AtTable): VNode | null {
  const [kind = "", rest = ""] = ref.split(":");
  if (kind === "hero" || kind === "trade" || kind === "revive") {
    const id = rest.replace(/\.\d+$/, "");
    const data = dataOf<FigureData>(at.texts.component(`hero:${id}`));
    return data ? (
      <>
        <HeroFacts data={data} at={at} />
        <Deeds id={id} at={at} />
      </>
    ) : null;
  }
  if (kind === "monster" || kind === "master" || kind === "group") {
    const data = dataOf<FigureData>(at.texts.component(`monster:${rest}`));
    return data?.act1 ? <MonsterFacts data={data} at={at} /> : null;
  }
  if (["card", "buy", "sell"].includes(kind)) {
    const data = dataOf<ItemData>(component);
    return data && (data.dice || data.hands || data.cost) ? <ItemFacts data={data} at={at} /> : null;
  }
  return null;
}
