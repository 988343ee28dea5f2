/** The numbers on the face of a component. */

import type { VNode } from "preact";
import type { Component } from "../../net/protocol";
import { Icon } from "../../pieces/icon";
import { kindRef } from "../../text/texts";
import { type AtTable, TableContext } from "../board";
import { DECKS, SYMBOLS } from "./icons";
import { Die, Price, Sign } from "./tokens";
import { type Amounts, plainName, printed } from "./view";

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

function MonsterFacts({ of, at }: { of: string; at: AtTable }) {
  const data = printed(at, of);
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
    </div>
  );
}

/** What lies at a space that can be chosen. */
function SpaceFacts({ of, at }: { of: string; at: AtTable }) {
  const stand = at.stands(of);
  const words = stand.state === "option" ? at.option(stand.ask, of) : "";
  return words && words !== at.texts.name(of) ? <p class="may-choose">{words}</p> : null;
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
      return (
        <TableContext.Provider value={at}>
          <p class="facts">
            <Die sides={Number((data.die ?? "d6").slice(1))} /> <Sign symbol={`symbol:${data.left}`} first />
            {at.texts.name(`symbol:${data.left}`)}, <Sign symbol={`symbol:${data.right}`} />
            {at.texts.name(`symbol:${data.right}`)}
          </p>
        </TableContext.Provider>
      );
    default:
      return null;
  }
}
