/** What is printed on the faces of heroes, classes, monsters and items, beside their texts. */

import "./printed.css";
import type { ComponentChildren, VNode } from "preact";
import type { Component } from "../../net/protocol";
import { Icon } from "../../pieces/icon";
import { type AtTable, useTable } from "../board";
import type { ItemData } from "./cards";
import { Pool } from "./dice";
import { THINGS } from "./icons";
import { dataOf } from "./view";

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
  if (kind === "class") {
    const data = dataOf<ClassData>(component);
    return data ? <ClassFacts data={data} at={at} /> : null;
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
