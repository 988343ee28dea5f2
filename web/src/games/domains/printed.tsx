/** The numbers on the face of a component. */

import type { VNode } from "preact";
import type { Component } from "../../net/protocol";
import { Icon } from "../../pieces/icon";
import { RuleLink } from "../../pieces/rule";
import { kindRef } from "../../text/texts";
import { type AtTable, TableContext } from "../board";
import { DECKS, SYMBOLS } from "./icons";
import { monsterIn } from "./laid";
import { ruleOf } from "./rules";
import { Die, Price, Sign } from "./tokens";
import { type Amounts, ahead, type DomainsView, oddsWords, plainName, printed } from "./view";

function BuildingFacts({ of, at }: { of: string; at: AtTable }) {
  const data = printed(at, of);
  const say = at.texts.say.bind(at.texts);
  return (
    <div class="facts">
      <p>
        <Icon name={SYMBOLS[data.type ?? ""] ?? "gi:castle"} /> {at.texts.name(`type:${data.type}`)} ·{" "}
        <Icon name="gi:checked-shield" title={say("board-defence")} /> {String(data.defence)} · {say("board-cost")}{" "}
        {at.texts.name(`cost:${kindRef(of).slice("building:".length)}`)}
      </p>
      <p>
        {say("board-areas")}{" "}
        {(data.areas ?? []).map((area, index) => (
          <span key={area}>
            {index > 0 && ", "}
            <Icon name={SYMBOLS[area] ?? "gi:forest"} /> {at.texts.name(`area:${area}`)}
          </span>
        ))}
      </p>
      <p class="fact-light">
        ☀ {plainName(at, of)}: <Price of={data.light_production} at={at} />
      </p>
      <p class="fact-dark">
        ☾ {plainName(at, of, true)}: <Price of={data.dark_production} at={at} />
      </p>
    </div>
  );
}

/** What lies on a thing, and how often, or is drawn on it, in words: where it is too small to be asked itself. */
function Marks({ of, at }: { of: Record<string, number | undefined>; at: AtTable }) {
  const known = Object.entries(of).filter(([, count]) => count);
  if (known.length === 0) return null;
  return (
    <dl class="face-keywords">
      {known.map(([ref, count = 1]) => (
        <div key={ref}>
          <dt>
            {at.texts.name(ref)}
            {count > 1 && ` ×${count}`}
          </dt>
          <dd>
            {at.texts.about(ref)?.words ?? at.texts.component(ref)?.text}{" "}
            <RuleLink id={at.texts.about(ref)?.rule ?? ruleOf(ref)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The table a face belongs to; none where a card is looked at by itself. */
function tableOf(at: AtTable): DomainsView | undefined {
  return at.view as DomainsView | undefined;
}

function MonsterFacts({ of, at }: { of: string; at: AtTable }) {
  const data = printed(at, of);
  const standing = monsterIn(tableOf(at), of);
  const say = at.texts.say.bind(at.texts);
  return (
    <div class="facts">
      <p>
        <Icon name="gi:checked-shield" /> {String(data.defence)}
        {data.cost !== undefined && (
          <>
            {" "}
            · {String(data.cost)} <Icon name="gi:two-coins" title={say("board-item-coins")} />
          </>
        )}{" "}
        · {say(data.banner === "yellow" ? "board-banner-yellow" : "board-banner-black")}
      </p>
      <Marks of={{ "token:imbue": standing?.imbued, "token:weapon": standing?.armed }} at={at} />
    </div>
  );
}

/** What lies at a space that can be chosen, and what closes one. */
function SpaceFacts({ of, at }: { of: string; at: AtTable }) {
  const stand = at.stands(of);
  const words = stand.state === "option" ? at.option(stand.ask, of) : "";
  const spaces = tableOf(at)?.places.flatMap((place) => place.spaces) ?? [];
  const closed = spaces.some((one) => one.space === of && one.unavailable);
  return (
    <>
      {words && words !== at.texts.name(of) && <p class="may-choose">{words}</p>}
      <Marks of={{ "token:unavailable": Number(closed) }} at={at} />
    </>
  );
}

/** Die and signs, what the signs are for, and the tokens on whoever is at the table. */
function AdventurerFacts({ of, at }: { of: string; at: AtTable }) {
  const data = printed(at, of);
  const signs = [`symbol:${data.left}`, `symbol:${data.right}`];
  const there = tableOf(at)
    ?.parties.flatMap((party) => party.adventurers)
    .find((one) => one.adventurer === of);
  return (
    <TableContext.Provider value={at}>
      <p class="facts">
        <Die sides={Number((data.die ?? "d6").slice(1))} />{" "}
        {signs.map((symbol, index) => (
          <span key={symbol}>
            {index > 0 && ", "}
            <Sign symbol={symbol} first={index === 0} printed />
            {at.texts.name(symbol)}
          </span>
        ))}
      </p>
      <Marks of={{ ...Object.fromEntries(signs.map((sign) => [sign, 1])), "token:imbue": there?.imbued }} at={at} />
    </TableContext.Provider>
  );
}

/** Whom a party would visit as things stand, and how likely it wins. */
function PartyFacts({ of, at }: { of: string; at: AtTable }) {
  const view = tableOf(at);
  const told = view && ahead(view).find((one) => one.party === of);
  const last = told?.steps.at(-1);
  if (!told) return null;
  if (told.stays) return <p class="facts">{at.texts.say("board-party-stays")}</p>;
  if (!told.target || !last) return <p class="facts">{at.texts.say("board-nothing-found")}</p>;
  const aim = { symbol: last.symbol, land: told.target };
  return (
    <p class="facts">
      {at.texts.say(told.pilgrimage ? "board-aim-pilgrimage" : "board-aim-attack", aim)}{" "}
      {told.success !== null && oddsWords(at, told)}
    </p>
  );
}

/** What the face shows besides name and text. */
export function facts(ref: string, _: Component | undefined, at: AtTable): VNode | null {
  const kind = ref.split(":")[0];
  const data = printed(at, ref);
  const say = at.texts.say.bind(at.texts);
  switch (kind) {
    case "building":
      return <BuildingFacts of={ref} at={at} />;
    case "space":
      return <SpaceFacts of={ref} at={at} />;
    case "monster":
      return <MonsterFacts of={ref} at={at} />;
    case "spell":
      return (
        <p class="facts">
          <Icon name={DECKS[data.deck ?? ""] ?? "gi:spell-book"} /> {at.texts.name(`deck:${data.deck}`)} ·{" "}
          <Price of={data.cost as Amounts} at={at} /> ·{" "}
          {(data.window ?? []).map((one) => say(`board-window-${one.replaceAll("_", "-")}`)).join(", ")}
        </p>
      );
    case "henchman":
    case "master":
      return (
        <p class="facts">
          {at.texts.name(`phase:${data.phase}`)} <Price of={data.cost as Amounts | undefined} at={at} />{" "}
          {data.decay && say("board-needs-decay")} {data.uses ? say("board-uses", { n: data.uses }) : ""}
        </p>
      );
    case "adventurer":
      return <AdventurerFacts of={ref} at={at} />;
    case "party":
      return <PartyFacts of={ref} at={at} />;
    default:
      return null;
  }
}
