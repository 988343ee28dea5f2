/** What a player has beside the domain: stores, spells, henchmen, plans, Master; and the neighbours in short. */

import { isOneOf } from "../../../net/protocol";
import type { Asks } from "../../../wire/domains";
import "./mine.css";
import { Choice } from "../../../pieces/choice";
import { Count } from "../../../pieces/count";
import { what } from "../../../pieces/face";
import { Icon, type IconName } from "../../../pieces/icon";
import { SeatMark, seatColour } from "../../../pieces/seats";
import { soft } from "../../../pieces/soft";
import { useTable } from "../../board";
import { DECKS as DECK_ICONS, ITEMS, iconOf } from "../icons";
import { Minion, Plan, Price } from "../tokens";
import {
  type Amounts,
  counted,
  DECKS,
  darkAndLight,
  ELEMENTS,
  type ForecastView,
  type PlayerView,
  printed,
  RESOURCES,
  shortName,
} from "../view";
import { Domain } from "./land";
import { whose } from "./owner";
import { Row } from "./row";

/** Decisions about goods that are not one's own: they are made at the Builders' Guild or in words. */
const ELSEWHERE: (keyof Asks)[] = ["buy", "steal_item"];

function Good({ item, value, mine }: { item: string; value: number | null; mine: boolean }) {
  const at = useTable();
  const name = at.texts.name(`item:${item}`);
  const content = (
    <>
      <Icon name={ITEMS[item] as IconName} title={name} />
      {value === null ? "?" : <Count value={value} />}
    </>
  );
  const classes = `good res-${item} ${value === 0 ? "is-none" : value === null ? "is-secret" : ""}`;
  if (!mine || isOneOf(at.asks[0], ELSEWHERE))
    return (
      <span class={classes} {...what(at, `item:${item}`, `${name}: ${value ?? "?"}`)}>
        {content}
      </span>
    );
  return (
    <Choice of={`item:${item}`} as="span" class={classes} label={`${name}: ${value ?? "?"}`}>
      {content}
    </Choice>
  );
}

/** Coins, Evil, resources, elements. */
export function Stores({ player, mine }: { player: PlayerView; mine: boolean }) {
  const at = useTable();
  return (
    <div class="stores" role="group" aria-label={at.texts.say("board-stores")}>
      <Good item="coins" value={player.coins} mine={false} />
      <Good item="evil" value={player.evil} mine={false} />
      <span class="stores-gap" />
      {RESOURCES.map((item) => (
        <Good key={item} item={item} value={player.items[item] ?? 0} mine={mine} />
      ))}
      <span class="stores-gap" />
      {ELEMENTS.map((item) => (
        <Good key={item} item={item} value={player.items[item] ?? 0} mine={mine} />
      ))}
    </div>
  );
}

const DUE: Record<string, IconName> = { elements: "gi:swirl-ring", spells: "gi:spell-book", labs: "gi:skull-staff" };

/** What is still to be taken in Production. */
function Due({ player }: { player: PlayerView }) {
  const at = useTable();
  const open = Object.entries(player.due).filter(([, count]) => count > 0);
  if (open.length === 0) return null;
  const named = open.map(([kind, count]) => `${count} ${at.texts.say(`board-due-${kind}`)}`);
  return (
    <span class="due" {...what(at, "thing:due", `${at.texts.name("thing:due")}: ${named.join(", ")}`)}>
      {open.map(([kind, count]) => (
        <span key={kind}>
          {count}
          <Icon name={DUE[kind] ?? "gi:swirl-ring"} />
        </span>
      ))}
    </span>
  );
}

/** Name, first-player token, minions at hand, State of Decay. */
function Title({ player, first }: { player: PlayerView; first: boolean }) {
  const at = useTable();
  const { dark, light } = darkAndLight(player);
  return (
    <div class="title-row" {...whose(player, first, at)}>
      <Choice of={`seat:${player.seat}`} as="h3" label={at.texts.name(`seat:${player.seat}`)}>
        <SeatMark seat={player.seat} size={16} /> {at.texts.name(`seat:${player.seat}`)}
      </Choice>
      {first && (
        <span class="first-mark" {...what(at, "thing:first")}>
          I
        </span>
      )}
      <span
        class={`decay ${player.decay ? "is-on" : ""}`}
        {...what(at, "thing:decay", at.texts.say(player.decay ? "board-decay" : "board-no-decay"))}
      >
        ☾ {dark} : {light} ☀
      </span>
      <Due player={player} />
      <span
        class="at-hand"
        {...what(at, "thing:minions", `${at.texts.say("board-minions-left")}: ${player.minions.length}`)}
        role="group"
        tabIndex={-1}
      >
        {player.minions.map((colour, index) => (
          <Minion key={index} minion={{ colour, owner: player.seat }} size={19} />
        ))}
      </span>
    </div>
  );
}

function SpellCard({ spell, count }: { spell: string; count: number }) {
  const at = useTable();
  const data = printed(at, spell);
  return (
    <Choice of={spell} as="div" face class={`spell spell-${data.deck ?? ""}`} data-piece={spell}>
      <span class="spell-head">
        <Icon name={DECK_ICONS[data.deck ?? ""] ?? "gi:spell-book"} title={at.texts.name(`deck:${data.deck}`)} />
        <Price of={data.cost as Amounts} at={at} />
        {count > 1 && <b class="times">×{count}</b>}
      </span>
      <span class="spell-name">{soft(at.texts.name(spell))}</span>
      <span class="spell-window">
        {(data.window ?? []).map((one) => at.texts.say(`board-window-${one.replaceAll("_", "-")}`)).join(", ")}
      </span>
    </Choice>
  );
}

/** Cards just dealt to choose from: they lie among one's own until the choice is made. */
function useDealt(...kinds: (keyof Asks)[]): string[] {
  const ask = useTable().asks[0];
  if (!ask || !isOneOf(ask, kinds)) return [];
  return ask.options.map((option) => option.key).filter((key) => key.includes(":"));
}

/** One line says when they help, or that they have. `told`: with their text, for whoever meets them the first time. */
function Servant({ henchman, uses, told = false }: { henchman: string; uses: number; told?: boolean }) {
  const at = useTable();
  const data = printed(at, henchman);
  return (
    <Choice of={henchman} as="div" face class={`servant ${told ? "is-told" : ""}`} data-piece={henchman}>
      <span class="spell-head">
        <Icon name={henchman.startsWith("master:") ? "gi:crown" : "gi:cowled"} />
        <Price of={data.cost as Amounts | undefined} at={at} />
        {data.decay && (
          <span class="needs-decay">
            ☾<span class="sr">{at.texts.say("board-needs-decay")}</span>
          </span>
        )}
      </span>
      <span class="spell-name">{soft(shortName(at.texts.name(henchman)))}</span>
      <span class="spell-window">
        {told
          ? at.texts.component(henchman)?.text
          : uses > 0 && data.uses
            ? at.texts.say("board-used", { n: uses, of: data.uses })
            : at.texts.name(`phase:${data.phase ?? "preparation"}`)}
      </span>
    </Choice>
  );
}

/** More cards than this in one part do not push the others out of sight. */
const SHARE_MOST = 4;

/** A part of the strip has room for its cards: what was dealt to choose from most of it, what is empty the least. */
function roomFor(cards: number, dealt = 0): Record<string, number> {
  return { "--room": dealt > 0 ? Math.max(5, cards) : Math.min(SHARE_MOST, cards) || 0.5 };
}

/** The strip at the lower edge: spells in hand, servants, building cards. */
export function Hand({ player }: { player: PlayerView }) {
  const at = useTable();
  const spells = counted(player.hand ?? player.shown);
  const masters = useDealt("choose_master");
  const drawn = useDealt("keep_building", "bury_building");
  const servants = masters.length + player.henchmen.length + (player.master ? 1 : 0);
  const plans = [...drawn, ...player.plans];
  return (
    <div class="strip">
      <section class="hand" style={roomFor(spells.length)} aria-label={at.texts.say("board-hand")}>
        <h3>{at.texts.say("board-hand")}</h3>
        <Row>
          {spells.map(([spell, count]) => (
            <SpellCard key={spell} spell={spell} count={count} />
          ))}
          {spells.length === 0 && <p class="empty">{at.texts.say("board-no-spells")}</p>}
        </Row>
      </section>
      <section class="servants" style={roomFor(servants, masters.length)} aria-label={at.texts.say("board-servants")}>
        <h3>{at.texts.say("board-servants")}</h3>
        <Row>
          {masters.map((master) => (
            <Servant key={master} henchman={master} uses={0} told />
          ))}
          {player.master && <Servant henchman={player.master} uses={0} />}
          {player.henchmen.map((card) => (
            <Servant key={card.henchman} henchman={card.henchman} uses={card.uses} />
          ))}
          {servants === 0 && <p class="empty">{at.texts.say("board-no-servants")}</p>}
        </Row>
      </section>
      <section class="plans" style={roomFor(plans.length, drawn.length)} aria-label={at.texts.say("board-plans")}>
        <h3>{at.texts.say("board-plans")}</h3>
        <Row>
          {plans.map((card) => (
            <Plan key={card} building={card} />
          ))}
          {plans.length === 0 && <p class="empty">{at.texts.say("board-no-plans")}</p>}
        </Row>
      </section>
    </div>
  );
}

/** What of the table is seen at a domain. Nothing else: a step that changes none of it has no domain drawn again. */
interface DomainProps {
  player: PlayerView;
  /** Whether they are the first player. */
  first: boolean;
  forecast: ForecastView[];
}

export function Mine({ player, first, forecast }: DomainProps) {
  return (
    <section class="mine" style={{ "--owner": seatColour(player.seat) }}>
      <Title player={player} first={first} />
      <Stores player={player} mine />
      <Domain player={player} forecast={forecast} />
    </section>
  );
}

/** What a good, a deck and a card take of a row, and what a row holds: the cards lie together as long as goods and cards
 * would fit into one of both rows. */
const WIDTHS = { good: 25, deck: 31, card: 21, row: 350 };

export function Neighbour({ player, first, forecast }: DomainProps) {
  const at = useTable();
  const goods = [...RESOURCES, ...ELEMENTS].filter((item) => player.items[item]).length;
  const cards = [
    ...(player.master ? [player.master] : []),
    ...player.henchmen.map((card) => card.henchman),
    ...player.plans,
  ];
  const decks = DECKS.filter((deck) => player.cards[deck]).length;
  const together = goods * WIDTHS.good + decks * WIDTHS.deck + cards.length * WIDTHS.card <= WIDTHS.row;
  return (
    <section class="neighbour" data-owner={`seat:${player.seat}`} style={{ "--owner": seatColour(player.seat) }}>
      <div class="neighbour-head">
        <Title player={player} first={first} />
        <Stores player={player} mine={false} />
        <div class={`neighbour-cards ${together ? "is-together" : ""}`}>
          {DECKS.map((deck) => (
            <span
              key={deck}
              class={`deck deck-${deck} ${player.cards[deck] ? "" : "is-none"}`}
              {...what(at, `deck:${deck}`, `${at.texts.name(`deck:${deck}`)}: ${player.cards[deck] ?? 0}`)}
            >
              <Icon name={DECK_ICONS[deck] as IconName} />
              {player.cards[deck]}
            </span>
          ))}
          {cards.map((card) => (
            <Choice
              key={card}
              of={card}
              as="span"
              face
              class="small-card"
              label={at.texts.name(card)}
              data-piece={card}
            >
              <Icon name={iconOf(card) ?? "gi:cowled"} /> <span class="small-card-name">{at.texts.name(card)}</span>
            </Choice>
          ))}
        </div>
      </div>
      <Domain player={player} forecast={forecast} small />
    </section>
  );
}
