/** The whole board of Dark Domains: the sky with the Fortune cards, Harrows below it, the own domain beside, the own cards
 * at the lower edge, the neighbours small but readable.
 *
 * On a narrow screen the parts lie behind tabs; whatever the open ask is about comes to the front by itself. During an
 * adventure its stage takes the place of the city.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import { type Ask, isOneOf } from "../../net/protocol";
import { Icon } from "../../pieces/icon";
import { pace } from "../../settings";
import type { Asks } from "../../wire/domains";
import type { AtTable, BoardProps } from "../board";
import { AdventureStage } from "./adventure";
import { Forecast } from "./forecast";
import { City } from "./places/city";
import { Heavens } from "./places/heavens";
import { Hand, Mine, Neighbour } from "./places/mine";
import { SeenCards } from "./places/seer";
import { useScenes } from "./scenes";
import { ahead, type DomainsView, landOf, landWith, phaseOf, playerOf } from "./view";

const TABS = ["city", "domain", "cards", "others"] as const;
type Tab = (typeof TABS)[number];

const IN_CITY = /^(space|minion|adventurer|party|deck|hidden|fortune):/;
/** Questions about the city whose answers are words. */
const OF_CITY = new Set(["action", "assassin", "which_minion"]);
const IN_HAND = /^(spell|henchman|master|building):/;
/** Questions about cards that only whoever is asked has seen. */
const SEEN: (keyof Asks)[] = ["seer_order"];
/** The phases after the Adventure phase. */
const HOME = new Set(["production", "end_of_turn"]);
/** Questions in words about what one has. */
const OF_STORES = new Set(["offer"]);

/** Whether something lies in the city: there it is chosen. */
function inCity({ architects, inn, market }: DomainsView, key: string): boolean {
  if (IN_CITY.test(key) || architects.includes(key) || inn.includes(key)) return true;
  return market.some((there) => there?.monster === key);
}

/** On whose land a space lies, or a monster stands. */
function landlord(view: DomainsView, key: string): number | null {
  const land = key.startsWith("monster:") ? landWith(view, key)?.land : key;
  return land?.startsWith("land:") ? landOf(land).seat : null;
}

/** Where the decision lies; null: anywhere, stay. */
export function tabOf(view: DomainsView, ask: Ask | undefined, own: number | null): Tab | null {
  if (!ask) return null;
  if (ask.kind.startsWith("adventure_") || OF_CITY.has(ask.kind)) return "city";
  if (OF_STORES.has(ask.kind)) return "domain";
  const keys = ask.options.map((option) => option.key);
  if (ask.kind === "buy" || keys.some((key) => inCity(view, key))) return "city";
  const lands = keys.map((key) => landlord(view, key)).filter((seat) => seat !== null);
  if (lands.length > 0) return lands.some((seat) => seat === own) ? "domain" : "others";
  if (keys.some((key) => key.startsWith("item:"))) return "domain";
  if (keys.some((key) => IN_HAND.test(key))) return "cards";
  if (keys.some((key) => key.startsWith("seat:"))) return "others";
  return null;
}

/** Behind which tab an answer lies; null: in words, below. */
function partOf(view: DomainsView, ask: Ask, key: string, own: number | null): Tab | null {
  if (ask.kind === "buy" || inCity(view, key)) return "city";
  const seat = landlord(view, key);
  if (seat !== null) return seat === own ? "domain" : "others";
  if (key.startsWith("item:")) return "domain";
  if (IN_HAND.test(key)) return "cards";
  return key.startsWith("seat:") ? (key === `seat:${own}` ? "domain" : "others") : null;
}

/** Behind which tabs something can be chosen. */
export function tabsWith(view: DomainsView, ask: Ask | undefined, own: number | null): Tab[] {
  const parts = new Set(ask?.options.map(({ key }) => partOf(view, ask, key, own)));
  return TABS.filter((tab) => parts.has(tab));
}

/** Whether the outcome is still told: for a moment after the march; where nothing is played, until the round is over. */
function tells(at: AtTable, view: DomainsView): boolean {
  if (at.staged.length > 0) return at.staged.at(-1)?.event === "phase_began" && phaseOf(view) === "production";
  return pace.value === "off" && HOME.has(phaseOf(view));
}

export function Board({ view, at }: BoardProps<DomainsView>) {
  const ask = at.asks[0];
  const scenes = useScenes(view);
  const [left, leave] = useState(-1);
  const told = scenes.at(-1)?.entry?.n ?? -1;
  const [tab, showTab] = useState<Tab>(() => tabOf(view, ask, at.seat) ?? "city");
  const elsewhere = ask ? OF_CITY.has(ask.kind) || ask.options.some((option) => inCity(view, option.key)) : false;
  const [wondering, wonder] = useState(false);
  const id = ask?.id;
  useEffect(() => {
    const wanted = tabOf(view, ask, at.seat);
    if (wanted) showTab(wanted);
    if (elsewhere) leave(told);
    if (wanted === "city" && ask && !ask.kind.startsWith("adventure_")) wonder(false);
  }, [id]);
  const city = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ask) city.current?.querySelector(".house.is-now")?.scrollIntoView?.({ block: "nearest" });
  }, [id, tab]);
  const played = at.staged.length > 0;
  useEffect(() => {
    if (played) showTab("city");
  }, [played]);
  const own = playerOf(view, at.seat ?? view.first);
  const others = view.order.filter((seat) => seat !== own.seat).map((seat) => playerOf(view, seat));
  const marching = phaseOf(view) === "adventure" && at.staged.length > 0 && scenes.length > 0;
  const over = !marching && view.adventure === null && told !== left && !elsewhere && tells(at, view);
  const choices = at.watching ? [] : tabsWith(view, ask, at.seat);
  const forecast = ahead(view);
  const staged = marching || over || (view.adventure !== null && !elsewhere);
  return (
    <div class={`domains shows-${tab} phase-${phaseOf(view).replaceAll("_", "-")} has-${others.length}-others`}>
      <div class="domains-tabs" role="group" aria-label={at.texts.say("board-parts")}>
        {TABS.map((name) => (
          <button type="button" key={name} aria-pressed={tab === name} onClick={() => showTab(name)}>
            {at.texts.say(name === "city" && staged ? "board-tab-adventure" : `board-tab-${name}`)}
            {tab !== name && choices.includes(name) && (
              <span class="tab-choice">
                <span class="sr">, {at.texts.say("board-tab-choice")}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div class="domains-city" ref={city} tabIndex={0} role="region" aria-label={at.texts.say("board-city")}>
        <Heavens view={view}>
          <button type="button" class="whom" aria-pressed={wondering} onClick={() => wonder(!wondering)}>
            <Icon name="gi:crossed-swords" /> <span>{at.texts.say("board-whom")}</span>
          </button>
        </Heavens>
        {wondering ? (
          <Forecast view={view} close={() => wonder(false)} />
        ) : staged ? (
          <AdventureStage view={view} scenes={scenes} over={over} leave={() => leave(told)} />
        ) : ask && isOneOf(ask, SEEN) ? (
          <SeenCards ask={ask} />
        ) : (
          <City view={view} />
        )}
      </div>
      <div
        class="domains-mine"
        data-own
        data-owner={`seat:${own.seat}`}
        tabIndex={0}
        role="region"
        aria-label={at.texts.say("board-tab-domain")}
      >
        <Mine player={own} first={own.seat === view.first} forecast={forecast} />
      </div>
      <div
        class={`domains-others count-${others.length}`}
        tabIndex={0}
        role="region"
        aria-label={at.texts.say("board-tab-others")}
      >
        {others.map((player) => (
          <Neighbour key={player.seat} player={player} first={player.seat === view.first} forecast={forecast} />
        ))}
      </div>
      <div
        class="domains-cards"
        data-own
        data-owner={`seat:${own.seat}`}
        tabIndex={0}
        role="region"
        aria-label={at.texts.say("board-tab-cards")}
      >
        <Hand player={own} />
      </div>
    </div>
  );
}
