/** What is printed on tiles and cards: costs, gains, attacks, hit points. Read from the component's data. */

import "./text.css";
import type { VNode } from "preact";
import type { Component } from "../../net/protocol";
import { Icon, type IconName } from "../../pieces/icon";
import type { Components, Cost, Gain, Space } from "../../wire/lords";
import { type AtTable, dataOf } from "../board";
import { heroType, iconOf, RESOURCES, SYMBOLS } from "./icons";
import { giftOf } from "./view";

export type Amounts = Cost & Gain;

/** What may stand on a tile or card of this game. */
type Printed = Partial<
  Pick<Components["monster"], "cost"> &
    Pick<Components["room"], "pay" | "gain" | "imps" | "zone"> &
    Pick<Components["hero"], "hp" | "anti_trap" | "hearts" | "magic"> &
    Pick<Components["card"], "speed" | "fatigue">
>;

export function printed(component: Component | undefined): Printed {
  return (component?.data ?? {}) as Printed;
}

/** What is different at a place in the second year. */
export function secondYear(component: Component | undefined, at: AtTable): string | null {
  const n = dataOf<Components["place"]>(component)?.year_2_extra_draw;
  return n ? at.texts.say("board-space-draws-more", { n }) : null;
}

/** The three spaces of a place, as printed on the main board. */
export function spacesOf(component: Component | undefined): Space[] {
  return dataOf<Components["place"]>(component)?.spaces ?? [];
}

/** An amount as it is printed: what one gets of evil has a plus, for it is never paid; what one loses a minus. */
function written(what: string, amount: number): string {
  if (what === "spy") return "";
  if (amount < 0) return `−${-amount}`;
  return what === "evil" ? `+${amount}` : String(amount);
}

/** Amounts as numbers with icons. */
export function Price({ of, at }: { of: Amounts | undefined; at: AtTable }) {
  const parts = Object.entries(of ?? {}).filter(([, amount]) => amount !== 0) as [keyof typeof RESOURCES, number][];
  if (parts.length === 0) return null;
  return (
    <span class="price">
      {parts.map(([what, amount]) => (
        <span key={what} class={`res res-${what}`}>
          {written(what, amount)}
          <Icon name={RESOURCES[what]} title={at.texts.say(`board-${what}`)} />
        </span>
      ))}
    </span>
  );
}

/** What one picks oneself, and what that costs besides. */
const CHOICES: Record<string, { icon: IconName; text: string; cost?: string }> = {
  "order:hire_monster": { icon: "gi:evil-minion", text: "board-gain-monster", cost: "board-tile-cost" },
  "order:build_room": { icon: "gi:brick-wall", text: "board-gain-room" },
};

/** One space of a place in symbols: what it costs, what it gives. */
export function SpaceEffect({ space, order, at }: { space: Space; order: string; at: AtTable }) {
  const pays = Object.values(space.pay ?? {}).some((amount) => amount !== 0);
  const choice = CHOICES[order];
  return (
    <span class="effect">
      {space.imps_up_to ? (
        <span class="price">
          <span class="res res-imp">
            ≤{space.imps_up_to}
            <Icon name={RESOURCES.imp} title={at.texts.say("board-imp")} />
          </span>
          {space.foreman && (
            <span class="res foreman">
              +1
              <Icon name="gi:whip" title={at.texts.say("board-foreman")} />
            </span>
          )}
        </span>
      ) : null}
      <Price of={space.pay} at={at} />
      {pays && <span class="arrow">→</span>}
      <Price of={space.gain} at={at} />
      {choice && (
        <span class="res">
          1<Icon name={choice.icon} title={at.texts.say(choice.text)} />
        </span>
      )}
    </span>
  );
}

const ORDER_RULES: Record<string, string> = {
  get_food: "DL-FOOD-01",
  improve_reputation: "DL-REP-01",
  dig_tunnels: "DL-DIG-01",
  mine_gold: "DL-MINE-01",
  recruit_imps: "DL-IMP-01",
  buy_traps: "DL-TBUY-01",
  hire_monster: "DL-HIRE-01",
  build_room: "DL-BUILD-01",
};

const KIND_RULES: Record<string, string> = {
  hero: "DL-HERO-01",
  monster: "DL-MON-01",
  trap: "DL-TRAP-01",
  spell: "DL-SPELL-01",
  title: "DL-TITLE-01",
  event: "DL-EVT-01",
  special: "DL-SPEC-01",
  room: "DL-BUILD-02",
  gift: "DL-VARIANT-04",
};

/** What the heroes of a type do. */
const HERO_RULES: Record<string, string> = {
  warrior: "DL-HERO-04",
  thief: "DL-TRAP-02",
  priest: "DL-HEAL-03",
  wizard: "DL-SPELL-01",
  paladin: "DL-PAL-01",
};

/** Where the rule book says what a thing is for. */
export function ruleOf(ref: string): string | undefined {
  const [kind = "", id = ""] = ref.split(":");
  if (kind === "order" || kind === "space") return ORDER_RULES[id.split(".")[0] ?? ""];
  return (kind === "hero" ? HERO_RULES[heroType(ref)] : undefined) ?? KIND_RULES[kind];
}

function amountWords(of: Amounts | undefined, at: AtTable): string[] {
  return Object.entries(of ?? {})
    .filter(([, amount]) => amount !== 0)
    .map(([what, amount]) =>
      amount < 0
        ? at.texts.say(`board-less-${what}`, { n: -amount })
        : at.texts.say(`board-some-${what}`, { n: amount }),
    );
}

/** The sentence for what a space costs: gold and food are paid, evil is gained. */
function costs(pays: boolean, evil: number): string {
  if (evil > 0) return pays ? "board-space-costs-evil" : "board-space-evil";
  return pays ? "board-space-costs" : "board-space-gives";
}

/** The same in words, for whoever does not know the symbols yet. */
export function spaceWords(space: Space, order: string, at: AtTable): string {
  if (space.imps_up_to)
    return at.texts.say(order === "order:dig_tunnels" ? "board-space-digs" : "board-space-mines", {
      imps: space.imps_up_to,
      foreman: space.foreman ? 1 : 0,
    });
  const choice = CHOICES[order];
  const gain = [...amountWords(space.gain, at), ...(choice ? [at.texts.say(choice.text)] : [])];
  const { evil = 0, ...rest } = space.pay ?? {};
  const pay = [...amountWords(rest as Amounts, at), ...(choice?.cost ? [at.texts.say(choice.cost)] : [])];
  return at.texts.say(costs(pay.length > 0, evil), { pay: at.texts.list(pay), gain: at.texts.list(gain), evil });
}

/** What a hero carries besides, and what it does. */
function Gift({ of, at }: { of: string | null; at: AtTable }) {
  if (of === null) return null;
  return (
    <p>
      <Icon name={iconOf(of) ?? "gi:clover"} /> {at.texts.say("board-gift", { gift: of })}{" "}
      {at.texts.component(of)?.text}
    </p>
  );
}

/** The numbers on the face of a component. */
export function facts(ref: string, component: Component | undefined, at: AtTable): VNode | null {
  const data = printed(component);
  const say = at.texts.say.bind(at.texts);
  const kind = ref.split(":")[0];
  if (kind === "monster") {
    return (
      <p class="fact">
        {say("board-cost")} <Price of={data.cost} at={at} />
      </p>
    );
  }
  if (kind === "hero") {
    const does = `board-hero-${heroType(ref)}`;
    return (
      <>
        <p class="fact">
          <span class="res res-hp">
            {data.hp ?? 0}
            <Icon name="gi:health-normal" /> {say("board-hp")}
          </span>
          {(["anti_trap", "hearts", "magic"] as const).map((symbol) =>
            data[symbol] ? (
              <span key={symbol} class={`res res-${symbol}`}>
                {data[symbol]}
                <Icon name={SYMBOLS[symbol]} /> {say(`board-${symbol.replace("_", "-")}`)}
              </span>
            ) : null,
          )}
        </p>
        {at.texts.has(does) && <p>{say(does)}</p>}
        <Gift of={giftOf(at.view, ref)} at={at} />
      </>
    );
  }
  if (kind === "room" && data.imps) {
    return (
      <p class="fact">
        <span class="res res-imp">
          {data.imps}
          <Icon name={RESOURCES.imp} title={say("board-imp")} />
        </span>
        <Price of={data.pay} at={at} /> <span class="arrow">→</span> <Price of={data.gain} at={at} />
        {data.zone ? <span class="zone-word">{say(`board-zone-${data.zone}`)}</span> : null}
      </p>
    );
  }
  if (kind === "spell") {
    return (
      <p class="fact">
        {say(`board-speed-${data.speed ?? "fast"}`)} · {say("board-fatigue", { points: data.fatigue ?? 0 })}
      </p>
    );
  }
  if (kind === "order") {
    const more = secondYear(component, at);
    return (
      <>
        <ol class="fact-spaces">
          {spacesOf(component).map((space, index) => (
            <li key={index}>
              <b>{["I", "II", "III"][index]}</b> <SpaceEffect space={space} order={ref} at={at} />{" "}
              <span class="fact-words">{spaceWords(space, ref, at)}</span>
            </li>
          ))}
        </ol>
        {more && <p>{more}</p>}
      </>
    );
  }
  return null;
}
