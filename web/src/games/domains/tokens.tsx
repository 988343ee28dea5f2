/** What lies on the table of Dark Domains: minions, monsters, adventurers, buildings with two sides, dice, prices. */

import "./tokens.css";
import { Choice } from "../../pieces/choice";
import { what } from "../../pieces/face";
import { Fit } from "../../pieces/fit";
import { Icon } from "../../pieces/icon";
import { seatColour, seatLetter, seatPath } from "../../pieces/seats";
import { soft } from "../../pieces/soft";
import { type AtTable, useTable } from "../board";
import { buildingIcon, ITEMS, iconOf, SYMBOLS } from "./icons";
import {
  type AdventurerView,
  type Amounts,
  copyOf,
  dieWord,
  type LandView,
  type MinionView,
  type MonsterView,
  plainName,
  printed,
  shortName,
} from "./view";

/** Amounts as numbers with icons. Names are read out. */
export function Price({ of, at }: { of: Amounts | undefined; at: AtTable }) {
  return (
    <span class="price">
      {Object.entries(of ?? {}).map(([item, amount]) => (
        <span key={item} class={`res res-${item}`}>
          {Array.isArray(amount) ? amount.join("/") : amount}
          <Icon
            name={ITEMS[item] ?? "gi:swirl-ring"}
            title={at.texts.first([
              `board-item-${item.replaceAll("_", "-")}`,
              `name-item-${item.replaceAll("_", "-")}`,
              "board-item",
            ])}
          />
        </span>
      ))}
    </span>
  );
}

/** A minion has its owner's shape and letter; the white and the purple one are filled in their own colour. */
export function Minion({ minion, id, size = 26 }: { minion: MinionView; id?: string; size?: number }) {
  const at = useTable();
  const own = minion.colour === "own";
  const fill = own ? seatColour(minion.owner) : minion.colour === "white" ? "#f4efe2" : "#8a55b8";
  return (
    <svg
      class="minion"
      viewBox="-3 -3 38 42"
      width={size}
      height={size}
      role="img"
      data-piece={id}
      aria-label={at.texts.say(`board-minion-${minion.colour}`, { who: `seat:${minion.owner}` })}
    >
      <ellipse cx="16" cy="34" rx="13" ry="4" fill="#000" opacity=".5" />
      <path
        d={seatPath(minion.owner)}
        fill={fill}
        stroke={own ? "#0009" : seatColour(minion.owner)}
        stroke-width={own ? 1.6 : 4}
      />
      <text
        x="16"
        y="22"
        text-anchor="middle"
        class="minion-letter"
        fill={minion.colour === "white" ? "#201810" : "#fff"}
      >
        {seatLetter(minion.owner)}
      </text>
    </svg>
  );
}

/** What is printed on a small token: a number, or the die alone that is rolled for it. */
function shortDefence(at: AtTable, defence: string): string {
  const die = /^1d(\d+)$/.exec(defence);
  return die ? dieWord(at, Number(die[1])) : defence;
}

/** A monster token: banner with its name, defence, rank; what it carries beside it. */
export function Monster({ monster, size = "small" }: { monster: MonsterView; size?: "tiny" | "small" | "large" }) {
  const at = useTable();
  const icon = iconOf(monster.monster);
  const ref = monster.monster;
  return (
    <Choice
      of={ref}
      as="div"
      face
      class={`monster size-${size} ${monster.yellow ? "is-yellow" : "is-black"}`}
      data-piece={ref}
    >
      {icon && <Icon name={icon} class="monster-icon" />}
      {size === "tiny" ? (
        <span class="sr">{plainName(at, ref)}</span>
      ) : (
        <Fit class="banner" when={plainName(at, ref)}>
          {soft(plainName(at, ref))}
        </Fit>
      )}
      <span class="monster-defence">{shortDefence(at, monster.defence)}</span>
      {size === "large" && monster.cost !== null && (
        <span class="monster-cost">
          {monster.cost}
          <Icon name="gi:two-coins" title={at.texts.say("board-item-coins")} />
        </span>
      )}
      {monster.imbued + monster.armed > 0 && (
        <span class="monster-tokens">
          {monster.imbued > 0 && (
            <span>
              +{monster.imbued}
              {dieWord(at, 6)}
              <span class="sr">{at.texts.name("token:imbue")}</span>
            </span>
          )}
          {monster.armed > 0 && (
            <span>
              +{monster.armed * 4}
              <span class="sr">{at.texts.name("token:weapon")}</span>
            </span>
          )}
        </span>
      )}
    </Choice>
  );
}

interface SignProps {
  symbol: string;
  first?: boolean;
  /** It is printed on something that explains it. */
  printed?: boolean;
}

export function Sign({ symbol, first = false, printed: onCard = false }: SignProps) {
  const at = useTable();
  const icon = SYMBOLS[symbol.replace("symbol:", "")] ?? "gi:swirl-ring";
  return (
    <span class={`symbol ${first ? "is-first" : ""}`} {...(onCard ? {} : what(at, symbol))}>
      {onCard ? <Icon name={icon} title={at.texts.name(symbol)} /> : <Icon name={icon} />}
    </span>
  );
}

const DICE: Record<number, string> = {
  4: "M16 2 30 28H2Z",
  6: "M5 5H27V27H5Z",
  8: "M16 1 30 16 16 31 2 16Z",
  10: "M16 1 30 13 27 21 16 31 5 21 2 13Z",
  12: "M16 1 29 10 24 28H8L3 10Z",
};

/** A die by its shape. Before the roll its sides are written on it, then what it shows, with its kind below. */
export function Die({ sides, face, extra }: { sides: number; face?: number; extra?: string }) {
  const at = useTable();
  const kind = dieWord(at, sides);
  const rolled = face !== undefined;
  return (
    <svg
      class={`die ${extra ?? ""}`}
      viewBox={rolled ? "0 0 32 44" : "0 0 32 32"}
      role="img"
      aria-label={rolled ? `${kind}: ${face}` : kind}
    >
      <path d={DICE[sides] ?? DICE[6]} />
      <text x="16" y="20.5" text-anchor="middle">
        {face ?? sides}
      </text>
      {rolled && (
        <text class="die-kind" x="16" y="42.5" text-anchor="middle">
          {kind}
        </text>
      )}
    </svg>
  );
}

export function Adventurer({ card, leader }: { card: AdventurerView; leader: boolean }) {
  const at = useTable();
  const ref = card.adventurer;
  return (
    <Choice
      of={ref}
      as="div"
      face
      class={`adventurer ${leader ? "is-leader" : ""} ${card.resting ? "is-resting" : ""}`}
      data-piece={ref}
    >
      <span class="adventurer-top">
        <Die sides={card.die} />
        {card.imbued > 0 && (
          <span class="imbued">
            +{card.imbued}
            {dieWord(at, 6)}
          </span>
        )}
        <Sign symbol={card.left} first printed />
        <Sign symbol={card.right} printed />
      </span>
      <span class="adventurer-name">
        {leader && <Icon name="gi:knight-banner" title={at.texts.say("board-leader")} />}
        {soft(shortName(at.texts.name(ref)))}
      </span>
    </Choice>
  );
}

/** One side of a building card. */
function Side({ building, dark, rank, up }: { building: string; dark: boolean; rank: number | null; up: boolean }) {
  const at = useTable();
  const data = printed(at, building);
  return (
    <span class={`side ${dark ? "side-dark" : "side-light"}`} aria-hidden={up ? undefined : "true"}>
      <span class="side-head">
        <Icon
          name={SYMBOLS[data.type ?? ""] ?? "gi:castle"}
          title={up ? at.texts.name(`type:${data.type}`) : undefined}
        />
        <span class="side-rank">{rank ?? ""}</span>
        <span class="side-sky">
          {dark ? "☾" : "☀"}
          <span class="sr">{at.texts.say(dark ? "board-dark" : "board-light")}</span>
        </span>
      </span>
      <Icon name={buildingIcon(building, dark)} class="side-icon" />
      <Fit class="side-name" when={plainName(at, building, dark)}>
        {soft(plainName(at, building, dark))}
      </Fit>
      <span class="side-foot">
        <span class="side-defence">
          <Icon name="gi:checked-shield" title={up ? at.texts.say("board-defence") : undefined} />
          {String(data.defence ?? "")}
        </span>
        <Price of={dark ? data.dark_production : data.light_production} at={at} />
      </span>
    </span>
  );
}

/** Each copy of a building has a rank of its own. */
function rankOf(at: AtTable, building: string): number | null {
  return printed(at, building).ranks?.[copyOf(building) - 1] ?? null;
}

/** A building on its space: it turns over when it falls dark. */
export function Building({ land }: { land: LandView }) {
  const at = useTable();
  const building = land.building as string;
  const rank = rankOf(at, building);
  return (
    <Choice of={building} as="div" face class={`building ${land.dark ? "is-dark" : "is-light"}`}>
      <span class="turn">
        <Side building={building} dark={false} rank={rank} up={!land.dark} />
        <Side building={building} dark rank={rank} up={land.dark} />
      </span>
    </Choice>
  );
}

/** A building card that is not built yet: light side, where it may go and what it costs. */
export function Plan({ building }: { building: string }) {
  const at = useTable();
  const data = printed(at, building);
  return (
    <Choice of={building} as="div" face class="plan" data-piece={building}>
      <span class="side-head">
        <Icon name={SYMBOLS[data.type ?? ""] ?? "gi:castle"} title={at.texts.name(`type:${data.type}`)} />
        <span class="side-rank">{rankOf(at, building)}</span>
      </span>
      <Icon name={buildingIcon(building, false)} class="side-icon" />
      <Fit class="side-name" when={plainName(at, building)}>
        {soft(plainName(at, building))}
      </Fit>
      <Price of={data.cost as Amounts} at={at} />
    </Choice>
  );
}
