/** Small things that lie around in Dungeon Lords: monster tiles, heroes, trap cards, order cards, minions. */

import "./tokens.css";
import { Choice } from "../../pieces/choice";
import { Fit } from "../../pieces/fit";
import { Icon } from "../../pieces/icon";
import { seatColour, seatPath } from "../../pieces/seats";
import { soft } from "../../pieces/soft";
import { type AtTable, useTable } from "../board";
import { heroType, iconOf, SYMBOLS } from "./icons";
import { Price, printed } from "./printed";
import { asksAbout, type HeroView, type Ref } from "./view";

/** A minion: the seat's shape standing on a foot; the non-player's is a grey stone. */
export function Minion({ seat, id, size = 24 }: { seat: number | "non_player"; id?: string; size?: number }) {
  const other = seat === "non_player";
  return (
    <svg class="minion" viewBox="-2 -2 36 40" width={size} height={size} aria-hidden="true" data-piece={id}>
      <ellipse cx="16" cy="33" rx="13" ry="4" fill="#000" opacity=".5" />
      <path
        d={other ? "M8 4h16l6 12-6 14H8L2 16Z" : seatPath(seat)}
        fill={other ? "#8b8478" : seatColour(seat)}
        stroke="#0009"
        stroke-width="1.6"
      />
      <path
        d={other ? "M8 4h16l6 12-6 14H8L2 16Z" : seatPath(seat)}
        transform="translate(4 3.6) scale(.75)"
        fill="none"
        stroke="#fff7"
        stroke-width="2"
      />
    </svg>
  );
}

/** What tells a figure apart from another of its name wherever words speak of it: the number of a monster, the letter of a
 * hero. */
export function signOf(ref: Ref, { texts }: AtTable): string {
  if (ref.startsWith("hero:")) return /\((\p{L})\)$/u.exec(texts.name(ref))?.[1] ?? "";
  return texts.toldApart(ref, "").trim();
}

/** `said`: a screen reader hears it with the name. */
function Sign({ of, said = false }: { of: Ref; said?: boolean }) {
  const sign = signOf(of, useTable());
  return sign ? (
    <b class="sign" aria-hidden={said || undefined}>
      {sign}
    </b>
  ) : null;
}

interface MonsterProps {
  tile: Ref;
  down?: boolean;
  small?: boolean;
  /** Sent to a battle that is not on the stage. */
  away?: boolean;
  /** It acts in what is shown. */
  acts?: boolean;
}

/** A monster or ghost tile with its cost. Face down it shows only its back. */
export function MonsterTile({ tile, down = false, small = false, away = false, acts = false }: MonsterProps) {
  const at = useTable();
  const icon = iconOf(tile);
  const marked = acts || asksAbout(at.asks, tile);
  return (
    <Choice
      of={tile}
      as="div"
      face
      class={`tile monster ${down ? "is-down" : ""} ${away ? "is-away" : ""} ${small ? "small" : ""} ${marked ? "is-meant" : ""}`}
      data-piece={tile}
    >
      {icon && <Icon name={icon} class="tile-icon" />}
      <span class={small ? "sr" : "tile-name"}>{soft(at.texts.name(tile))}</span>
      <Sign of={tile} />
      {!small && <Price of={printed(at.texts.component(tile)).cost} at={at} />}
      {down && <span class="sr">{at.texts.say("board-knocked-out")}</span>}
      {away && <Icon name="gi:crossed-swords" title={at.texts.say("board-sent")} class="away-mark" />}
    </Choice>
  );
}

/** A word that would not fit beside the picture in the usual size. */
function longWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 9);
}

export function RoomTile({ room }: { room: Ref }) {
  const at = useTable();
  const icon = iconOf(room);
  const data = printed(at.texts.component(room));
  return (
    <Choice of={room} as="div" face class="tile room-tile" data-piece={room}>
      {icon && <Icon name={icon} class="tile-icon" />}
      <span class={`tile-name ${longWord(at.texts.name(room)) ? "is-long" : ""}`}>{soft(at.texts.name(room))}</span>
      {data.zone ? <Zone zone={data.zone} label={at.texts.say(`board-zone-${data.zone}`)} /> : null}
    </Choice>
  );
}

/** The little diagram of where a room may lie. */
export function Zone({ zone, label }: { zone: string; label: string }) {
  const inside = (row: number, column: number): boolean => {
    const edge = row === 0 || row === 3 || column === 0 || column === 4;
    return { upper: row < 2, lower: row > 1, edge, center: !edge }[zone] ?? true;
  };
  return (
    <svg class="zone" viewBox="0 0 25 20" role="img" aria-label={label}>
      {[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3, 4].map((column) => (
          <rect
            key={`${row}${column}`}
            x={column * 5 + 0.5}
            y={row * 5 + 0.5}
            width="4"
            height="4"
            class={inside(row, column) ? "in" : "out"}
          />
        )),
      )}
    </svg>
  );
}

export function TrapCard({ trap, acts = false }: { trap: Ref; acts?: boolean }) {
  const at = useTable();
  const icon = iconOf(trap);
  const marked = acts || asksAbout(at.asks, trap);
  return (
    <Choice of={trap} as="div" face class={`tile trap-card ${marked ? "is-meant" : ""}`} data-piece={trap}>
      {icon && <Icon name={icon} class="tile-icon" />}
      <span class="tile-name">{soft(at.texts.name(trap))}</span>
    </Choice>
  );
}

/** Above the first of a party that fights: what strikes the first hero strikes this one. */
export function First() {
  const at = useTable();
  return <b class="hero-first">{at.texts.say("board-first")}</b>;
}

/** A hero as a standing figure: icon, hit points left, symbols, and every damage marker. */
export function HeroToken({ hero, size = "normal" }: { hero: HeroView; size?: "normal" | "large" | "tiny" }) {
  const at = useTable();
  const icon = iconOf(hero.hero);
  const full = hero.hp;
  return (
    <Choice of={hero.hero} as="div" face class={`hero hero-${heroType(hero.hero)} hero-${size}`} data-piece={hero.hero}>
      {icon && <Icon name={icon} class="hero-icon" />}
      <Sign of={hero.hero} said />
      <span class="sr">
        {at.texts.name(hero.hero)}, {at.texts.say("board-hp-left", { left: full - hero.wounds, full })}
      </span>
      {size !== "tiny" && (
        <span class="hero-symbols">
          {(["anti_trap", "hearts", "magic"] as const).map((symbol) =>
            hero[symbol] ? (
              <span key={symbol} class={`res res-${symbol}`}>
                {hero[symbol]}
                <Icon name={SYMBOLS[symbol]} title={at.texts.say(`board-${symbol.replace("_", "-")}`)} />
              </span>
            ) : null,
          )}
        </span>
      )}
      {hero.gift && (
        <Icon
          name={iconOf(hero.gift) ?? "gi:clover"}
          title={at.texts.say("board-gift", { gift: hero.gift })}
          class="hero-gift"
        />
      )}
      <span class="hero-hp" aria-hidden="true">
        {Array.from({ length: full }, (_, point) => (
          <i key={point} class={point < full - hero.wounds ? "life" : "wound"} />
        ))}
      </span>
    </Choice>
  );
}

/** Names on cards and houses leave out what stands in brackets; the face has it all. */
export function shortName(name: string): string {
  return name.replace(/ \([^)]*\)/, "");
}

/** The name on an order card: one word below the other, on all cards alike. */
export function wordByWord(name: string): string {
  return soft(shortName(name)).replaceAll(" ", "\n");
}

export function OrderCard(props: {
  order: Ref;
  class?: string;
  onPointerDown?: (event: PointerEvent) => void;
  number?: number;
}) {
  const at = useTable();
  const icon = iconOf(props.order);
  return (
    <Choice
      of={props.order}
      as="div"
      face
      class={`order-card ${props.class ?? ""}`}
      data-piece={`${props.order}`}
      {...(props.onPointerDown ? { onPointerDownCapture: props.onPointerDown } : {})}
    >
      {icon && <Icon name={icon} />}
      <Fit when={wordByWord(at.texts.name(props.order))}>{wordByWord(at.texts.name(props.order))}</Fit>
    </Choice>
  );
}
