/** What is printed on the faces of heroes, classes and items, beside their texts; monsters have their own (monsters.tsx). */

import "./printed.css";
import type { ComponentChildren, VNode } from "preact";
import type { Component } from "../../../net/protocol";
import { saying, what } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import { type AtTable, dataOf, useTable } from "../../board";
import { Pool } from "../dice";
import { THINGS } from "../icons";
import type { ItemData } from "./cards";
import { ATTRIBUTES, AttributeLine, Fares, type FigureData, heroNow, learnsMore, monsterFacts } from "./monsters";
import { branches, type ClassData, Price, takes } from "./skill";

function Fact({ word, children, at }: { word: string; children: ComponentChildren; at: AtTable }) {
  return (
    <span class="fact">
      {at.texts.say(word)} <b>{children}</b>
    </span>
  );
}

interface ItemProps {
  of: string;
  data: ItemData;
  at: AtTable;
  /** The price stands elsewhere. */
  unpriced?: boolean;
}

/** What is printed on an item beside its words. */
function ItemFacts({ of, data, at, unpriced }: ItemProps) {
  const traits = (data.traits ?? []).map((trait) => at.texts.say(`board-trait-${trait.replaceAll("_", "-")}`));
  return (
    <p class="card-facts">
      {data.attack && <span class="fact">{at.texts.say(`board-${data.attack}`)}</span>}
      {data.dice && data.dice.length > 0 && <Pool colours={data.dice} />}
      {data.hands ? (
        <Fact word="board-hands" at={at}>
          {data.hands}
        </Fact>
      ) : null}
      <Price of={of} at={at} />
      {data.cost && !unpriced ? (
        <Fact word="board-gold" at={at}>
          {data.cost}
        </Fact>
      ) : null}
      {traits.length > 0 && <span class="traits">{traits.join(" · ")}</span>}
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
      <AttributeLine values={data as Record<string, number>} at={at} />
    </>
  );
}

/** What a class begins with, its gear and the skills that cost no experience; and what can be learned later. */
function ClassFacts({ data, at }: { data: ClassData; at: AtTable }) {
  const skills = data.skills ?? [];
  const first = [...skills.filter((skill) => skill.xp === 0).map((skill) => skill.id), ...(data.equipment ?? [])];
  return (
    <>
      <ul class="class-facts">
        {first.map((id) => {
          const component = at.texts.component(`card:${id}`);
          const dice = dataOf<ItemData>(component)?.dice ?? [];
          return (
            <li key={id}>
              <b>{at.texts.name(`card:${id}`)}</b> <Price of={`card:${id}`} at={at} />
              {dice.length > 0 && <Pool colours={dice} />} {component?.text}
            </li>
          );
        })}
      </ul>
      {learnsMore(at) && <Later skills={skills.filter((skill) => skill.xp > 0)} at={at} />}
    </>
  );
}

/** The skills of a class by what they cost to learn; each explains itself. */
function Later({ skills, at }: { skills: { id: string; xp: number }[]; at: AtTable }) {
  return (
    <dl class="class-later">
      {branches(skills).map((row) => (
        <div key={row[0]?.xp}>
          <dt>{at.texts.say("hub-xp", { xp: row[0]?.xp ?? 0 })}</dt>
          <dd>
            {row.map(({ id }) => (
              <span key={id} class="later-skill" {...what(at, `card:${id}`)}>
                {at.texts.name(`card:${id}`)} <Price of={`card:${id}`} at={at} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a hero is, and which classes are open to who is that. */
export function Calling({ of, at }: { of: string; at: AtTable }) {
  const archetype = (ref: string) => dataOf<FigureData>(at.texts.component(ref))?.archetype;
  const own = archetype(of);
  if (!own) return null;
  const classes = at.texts.refs("class").filter((ref) => archetype(ref) === own);
  return (
    <p class="calling">
      <b>{at.texts.say(`board-archetype-${own}`)}</b> ({classes.map((ref) => at.texts.name(ref)).join(", ")})
    </p>
  );
}

/** A hero in one line, for choosing among several. */
export function HeroLine({ of }: { of: string }) {
  const at = useTable();
  const data = dataOf<FigureData>(at.texts.component(of));
  if (!data?.speed) return null;
  return (
    <span class="hero-line">
      <span {...saying(at.texts.say("board-speed"), false)}>
        <Icon name={THINGS.speed} /> {data.speed}
      </span>
      <span {...saying(at.texts.say("board-health"), false)}>
        <Icon name={THINGS.health} /> {data.health}
      </span>
      <span {...saying(at.texts.say("board-stamina"), false)}>
        <Icon name={THINGS.fatigue} /> {data.stamina}
      </span>
      <Pool colours={data.defense ?? []} />
    </span>
  );
}

/** What tests are about, as pictograms with numbers. */
export function Attributes({ of }: { of: string }) {
  const at = useTable();
  const data = dataOf<FigureData>(at.texts.component(of));
  if (!data?.might) return null;
  return (
    <span class="attributes">
      {ATTRIBUTES.map((name) => (
        <span
          key={name}
          class="attribute"
          {...what(at, `attribute:${name}`, `${at.texts.name(`attribute:${name}`)}: ${data[name]}`)}
        >
          <Icon name={THINGS[name]} />
          {data[name]}
        </span>
      ))}
    </span>
  );
}

/** What else is told about a hero: ability and feat. */
export function Deeds({ id, at }: { id: string; at: AtTable }) {
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

/** What is printed on an item whose price stands elsewhere. */
export function itemFacts(of: string, at: AtTable): VNode | null {
  const data = dataOf<ItemData>(at.texts.component(of));
  return data?.slot ? <ItemFacts of={of} data={data} at={at} unpriced /> : null;
}

/** Buying and selling a card is about the card: what is written on it. */
export function wordsOn(ref: string, at: AtTable): string | undefined {
  return at.texts.component(ref.replace(/^(buy|sell|give):/, "card:"))?.text;
}

export function facts(ref: string, component: Component | undefined, at: AtTable): VNode | null {
  const [kind = "", rest = ""] = ref.split(":");
  if (kind === "hero" || kind === "trade" || kind === "revive") {
    const id = rest.replace(/\.\d+$/, "");
    const data = dataOf<FigureData>(at.texts.component(`hero:${id}`));
    const own = heroNow(at, id);
    return data ? (
      <>
        {own && <Fares figure={own} at={at} />}
        <Calling of={`hero:${id}`} at={at} />
        <HeroFacts data={data} at={at} />
        <Deeds id={id} at={at} />
      </>
    ) : null;
  }
  if (kind === "class") {
    const data = dataOf<ClassData>(component);
    return data ? <ClassFacts data={data} at={at} /> : null;
  }
  if (["monster", "master", "group", "lieutenant", "familiar", "npc"].includes(kind)) return monsterFacts(ref, at);
  if (["card", "buy", "sell", "give"].includes(kind)) {
    const card = `card:${rest.replace(/\.\d+$/, "")}`;
    const data = dataOf<ItemData>(at.texts.component(card));
    const words = component?.text ? null : wordsOn(ref, at);
    if (!data?.slot && !words && !takes(at, card)) return null;
    return (
      <>
        {data?.slot ? (
          <ItemFacts of={card} data={data} at={at} />
        ) : (
          <p class="card-facts">
            <Price of={card} at={at} />
          </p>
        )}
        {words && <p>{words}</p>}
      </>
    );
  }
  return null;
}
