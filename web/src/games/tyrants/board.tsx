/** The whole board of Tyrants of the Underdark: the map, the market and the houses beside it, the own cards below.
 *
 * On a narrow screen the parts lie behind tabs; whatever the open ask is about comes to the front by itself.
 */

import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Ask } from "../../net/protocol";
import { Icon } from "../../pieces/icon";
import { Travel } from "../../pieces/travel";
import { Zoom } from "../../pieces/zoom";
import { type BoardProps, useTable } from "../board";
import { MinionCard } from "./cards";
import { Houses, Pool } from "./houses";
import { THINGS } from "./icons";
import { UnderdarkMap } from "./map";
import { Market } from "./market";
import { NAME_PX, NAME_SIZE } from "./names";
import { PlaySimple } from "./simple";
import { current, handRef, type TyrantsView } from "./view";

const TABS = ["map", "cards", "market", "houses"] as const;
type Tab = (typeof TABS)[number];

/** How wide something to choose on the map should be, for a finger. */
const OPTION_PX = 30;

/** How wide a site must be on a phone for its name to be read. Elsewhere the map is whole while it asks nothing. */
const SITE_PX = 64;

/** Up to here the parts of the board lie behind tabs (board.css). */
const PHONE_PX = 760;

/** So many played cards are shown whole where no hand lies beside them. */
const MOST_WHOLE = 7;

/** Beside a hand so many are few: the newest one is shown whole, the others by name below each other. */
const MOST_FEW = 6;

/** Up to this width the row of cards is half as wide (board.css), and they are as many as a hand has. */
const NARROW_PX = 1150;
const MOST_WHOLE_NARROW = 5;

/** What can be chosen on the map; where a piece can, the name of its site is to be in sight as well. */
const TO_SEE = ".is-option, .site:has(> .is-option) .site-name";

const ON_MAP = /^(site|space|troop|spy):/;
const AT_HOUSES = /^(seat|trophy):/;

/** Where a card lies that can be chosen: piles are looked through at their house, everything else that is not one's own is at the market. */
function liesAt(card: string, { hand, play_area, players }: TyrantsView): Tab {
  if ([hand, play_area].some((own) => own.includes(card))) return "cards";
  const piled = players.some(({ discard, inner_circle }) =>
    [discard, inner_circle].some((pile) => pile.includes(card)),
  );
  return piled ? "houses" : "market";
}

/** Where an answer is given; null: in words, below. */
function partOf(key: string, view: TyrantsView): Tab | null {
  if (ON_MAP.test(key)) return "map";
  if (AT_HOUSES.test(key)) return "houses";
  if (key.startsWith("play:")) return "cards";
  if (key.startsWith("recruit:")) return "market";
  return key.startsWith("card:") ? liesAt(key.slice("card:".length), view) : null;
}

/** Where something can be chosen. */
export function tabsWith(ask: Ask | undefined, view: TyrantsView): Tab[] {
  const parts = new Set(ask?.options.map(({ key }) => partOf(key, view)));
  return TABS.filter((tab) => parts.has(tab));
}

/** What comes to the front; null: nothing, stay. */
export function tabOf(ask: Ask | undefined, view: TyrantsView): Tab | null {
  return tabsWith(ask, view)[0] ?? (ask?.kind === "main" ? "map" : null);
}

/** Where the cards of a hand lie: whoever stays keeps the place, who has left leaves a gap until the hand is a new one. */
export function slotsOf(before: (string | null)[], hand: string[]): (string | null)[] {
  const kept = before.map((card) => (card !== null && hand.includes(card) ? card : null));
  if (kept.every((card) => card === null)) return hand;
  const fresh = hand.filter((card) => !kept.includes(card));
  const filled = kept.map((card) => card ?? fresh.shift() ?? null);
  return [...filled, ...fresh];
}

/** Whether played cards show their names only: beside a hand they are known, and too many are not all in sight. */
export function namesDo(played: number, beside: boolean, width: number): boolean {
  const most = width > PHONE_PX && width <= NARROW_PX ? MOST_WHOLE_NARROW : MOST_WHOLE;
  return beside || played === 0 || played > most;
}

/** The hand, and what was played. Once the hand is empty the played cards have its place. `alone`: nothing else is shown. */
function Hand({ view, alone }: { view: TyrantsView; alone: boolean }) {
  const at = useTable();
  const slots = useRef<(string | null)[]>([]);
  slots.current = slotsOf(slots.current, view.hand);
  const spent = at.seat !== null && view.hand.length === 0;
  const beside = at.seat !== null && !(spent && view.play_area.length > 0);
  const played = view.play_area.length;
  const named = alone ? played === 0 : namesDo(played, beside, window.innerWidth);
  const shown = !named ? "is-whole" : beside && played <= MOST_FEW ? "is-named is-few" : "is-named";
  // Below a whole hand on a phone it might lie behind the question about it.
  const area = useRef<HTMLElement>(null);
  const asking = view.resolving.at(-1);
  const now = asking ?? view.play_area.at(-1);
  useEffect(() => {
    if (alone && asking) area.current?.querySelector(".is-resolving")?.scrollIntoView?.({ block: "nearest" });
  }, [alone, asking, at.asks[0]?.id]);
  const marks = (card: string) =>
    [card === asking && "is-resolving", card === now && "is-newest"].filter(Boolean).join(" ");
  return (
    <div class="own-cards">
      {beside && (
        <section class="hand is-whole" data-owner={`seat:${at.seat}`} aria-label={at.texts.say("board-hand")}>
          <h3>
            {at.texts.say("board-hand")} <PlaySimple view={view} />
          </h3>
          <div class="card-row">
            {slots.current.map((card, index) =>
              card ? (
                <MinionCard key={card} card={card} of={handRef(at, card)} />
              ) : (
                <div key={index} class="minion is-played" />
              ),
            )}
            {spent && <p class="nothing">{at.texts.say("board-hand-empty")}</p>}
          </div>
        </section>
      )}
      <section ref={area} class={`play-area ${shown}`} aria-label={at.texts.say("board-play-area")}>
        <h3>
          <Icon name={THINGS.played} class="heading-icon" />
          {at.texts.say("board-play-area")}
          {spent && !beside && <small class="nothing">{at.texts.say("board-hand-empty")}</small>}
        </h3>
        <div class="card-row">
          {view.play_area.map((card) => (
            <MinionCard key={card} card={card} of={current(at, [`card:${card}`])} extra={marks(card)} />
          ))}
          {view.play_area.length === 0 && <p class="nothing">{at.texts.say("board-nothing-played")}</p>}
        </div>
      </section>
    </div>
  );
}

export function Board({ view, at }: BoardProps<TyrantsView>) {
  const ask = at.asks[0];
  const [tab, showTab] = useState<Tab>(tabOf(ask, view) ?? "map");
  const [shown, show] = useState<number | null>(null);
  const unit = useSignal(0);
  const id = ask?.id;
  const tall = view.sections.length === 1;
  const choices = at.watching ? [] : tabsWith(ask, view);
  useEffect(() => {
    const wanted = tabOf(ask, view);
    if (wanted) showTab(wanted);
  }, [id]);
  return (
    <Travel when={view} class={`tyrants shows-${tab} ${tall ? "is-tall" : ""}`}>
      <div class="tyrants-tabs" role="group" aria-label={at.texts.say("board-parts")}>
        {TABS.map((name) => (
          <button type="button" key={name} aria-pressed={tab === name} onClick={() => showTab(name)}>
            {at.texts.say(`board-tab-${name}`)}
            {tab !== name && choices.includes(name) && (
              <span class="tab-choice">
                <span class="sr">, {at.texts.say("board-tab-choice")}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div class="tyrants-pool" data-own>
        <Pool view={view} />
        {view.ending && <p class="ending">{at.texts.say("board-ending", { reason: `ending:${view.ending}` })}</p>}
      </div>
      <div class="tyrants-map keeps-clear">
        <Zoom
          label={at.texts.say("board-map")}
          class="map-window"
          unit={unit}
          lens={{
            on: TO_SEE,
            least: OPTION_PX,
            when: `${id} ${tab}`,
            all: true,
            rest: !ask || window.innerWidth > PHONE_PX,
            unit: window.innerWidth <= PHONE_PX ? NAME_PX / NAME_SIZE : undefined,
            otherwise: window.innerWidth <= PHONE_PX ? { on: ".site.is-mine", least: SITE_PX } : undefined,
          }}
        >
          <UnderdarkMap view={view} shown={shown} unit={unit} />
        </Zoom>
      </div>
      <div class="tyrants-market keeps-clear" tabIndex={0} role="region" aria-label={at.texts.say("board-market")}>
        <Market view={view} />
      </div>
      <div class="tyrants-houses">
        <Houses view={view} shown={shown} show={show} />
      </div>
      <div class="tyrants-cards" data-own>
        <Hand view={view} alone={tab === "cards" && window.innerWidth <= PHONE_PX} />
      </div>
    </Travel>
  );
}
