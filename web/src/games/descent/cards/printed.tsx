/** What is printed on the faces of heroes, classes and items, beside their texts; monsters have their own (monsters.tsx). */

import "./printed.css";
import type { ComponentChildren, VNode } from "preact";
import type { Component } from "../../../net/protocol";
import { what } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import { type AtTable, useTable } from "../../board";
import { Pool } from "../dice";
import { THINGS } from "../icons";
import { dataOf } from "../view";
import type { ItemData } from "./cards";
import { ATTRIBUTES, AttributeLine, Fares, type FigureData, heroNow, monsterFacts } from "./monsters";

function Fact({ word, children, at }: { word: string; children: ComponentChildren; at: AtTable }) {
  return (
    <span class="fact">
      {at.texts.say(word)} <b>{children}</b>
    </span>
  );
}

function ItemFacts({ data, at, unpriced }: { data: ItemData; at: AtTable; unpriced?: boolean }) {
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
      {data.cost && !unpriced ? (
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
      <AttributeLine values={data as Record<string, number>} at={at} />
    </>
  );
}

interface ClassData {
  equipment?: string[];
  skills?: { id: string; xp: number }[];
}

/** What a class begins with: its gear and the skills that cost no experience. */
function ClassFacts({ data, at }: { data: ClassData; at: AtTable }) {
  const free = (data.skills ?? []).filter((skill) => skill.xp === 0).map((skill) => skill.id);
  return (
    <ul class="class-facts">
      {[...free, ...(data.equipment ?? [])].map((id) => (
        <li key={id}>
          <b>{at.texts.name(`card:${id}`)}</b> {at.texts.component(`card:${id}`)?.text}
        </li>
      ))}
    </ul>
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
      <span title={at.texts.say("board-speed")}>
        <Icon name={THINGS.speed} /> {data.speed}
      </span>
      <span title={at.texts.say("board-health")}>
        <Icon name={THINGS.health} /> {data.health}
      </span>
      <span title={at.texts.say("board-stamina")}>
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
export function itemFacts(component: Component | undefined, at: AtTable): VNode | null {
  const data = dataOf<ItemData>(component);
  return data && (data.dice || data.hands) ? <ItemFacts data={data} at={at} unpriced /> : null;
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
  if (["card", "buy", "sell"].includes(kind)) {
    const data = dataOf<ItemData>(component);
    return data && (data.dice || data.hands || data.cost) ? <ItemFacts data={data} at={at} /> : null;
  }
  return null;
}
