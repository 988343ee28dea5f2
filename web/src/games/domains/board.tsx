/** The whole board of Dark Domains: the sky with the Fortune cards, Harrows below it, the own domain beside, the own cards
 * at the lower edge, the neighbours small but readable.
 *
 * On a narrow screen the parts lie behind tabs; whatever the open ask is about comes to the front by itself. During an
 * adventure its stage takes the place of the city.
 */

import { useEffect, useState } from "preact/hooks";
import type { Ask } from "../../net/protocol";
import { Icon } from "../../pieces/icon";
import { pace } from "../../settings";
import type { AtTable, BoardProps } from "../board";
import { AdventureStage } from "./adventure";
import { Forecast } from "./forecast";
import { City } from "./places/city";
import { Heavens } from "./places/heavens";
import { Hand, Mine, Neighbour } from "./places/mine";
import { useScenes } from "./scenes";
import { type DomainsView, landOf, phaseOf, playerOf } from "./view";

const TABS = ["city", "domain", "cards", "others"] as const;
type Tab = (typeof TABS)[number];

const IN_CITY = /^(space|minion|adventurer|party|deck|hidden|fortune):/;
/** Questions about the city whose answers are words. */
const OF_CITY = new Set(["action", "assassin", "which_minion"]);
const IN_HAND = /^(spell|henchman|master|building):/;
/** Questions in words about what one has. */
const OF_STORES = new Set(["offer"]);

/** Where the decision lies; null: anywhere, stay. */
export function tabOf(ask: Ask | undefined, own: number | null): Tab | null {
  if (!ask) return null;
  if (ask.kind.startsWith("adventure_") || OF_CITY.has(ask.kind)) return "city";
  if (OF_STORES.has(ask.kind)) return "domain";
  const keys = ask.options.map((option) => option.key);
  if (ask.kind === "buy" || keys.some((key) => IN_CITY.test(key))) return "city";
  const lands = keys.filter((key) => key.startsWith("land:"));
  if (lands.length > 0) return lands.some((key) => landOf(key).seat === own) ? "domain" : "others";
  if (keys.some((key) => key.startsWith("item:"))) return "domain";
  if (keys.some((key) => IN_HAND.test(key))) return "cards";
  if (keys.some((key) => key.startsWith("seat:"))) return "others";
  return null;
}

/** Whether the outcome is still told: for a moment after the march; where nothing is played, until something else is asked. */
function tells(at: AtTable, view: DomainsView): boolean {
  if (at.staged.length > 0) return at.staged.at(-1)?.event === "phase_began" && phaseOf(view) === "production";
  return pace.value === "off";
}

export function Board({ view, at }: BoardProps<DomainsView>) {
  const ask = at.asks[0];
  const scenes = useScenes(view);
  const [left, leave] = useState(-1);
  const told = scenes.at(-1)?.entry?.n ?? -1;
  const [tab, showTab] = useState<Tab>(tabOf(ask, at.seat) ?? "city");
  const elsewhere = ask ? OF_CITY.has(ask.kind) || ask.options.some((option) => IN_CITY.test(option.key)) : false;
  const [wondering, wonder] = useState(false);
  const id = ask?.id;
  useEffect(() => {
    const wanted = tabOf(ask, at.seat);
    if (wanted) showTab(wanted);
    if (elsewhere) leave(told);
    if (wanted === "city" && ask && !ask.kind.startsWith("adventure_")) wonder(false);
  }, [id]);
  const played = at.staged.length > 0;
  useEffect(() => {
    if (played) showTab("city");
  }, [played]);
  const own = playerOf(view, at.seat ?? view.first);
  const others = view.order.filter((seat) => seat !== own.seat).map((seat) => playerOf(view, seat));
  const marching = phaseOf(view) === "adventure" && at.staged.length > 0 && scenes.length > 0;
  const over = !marching && view.adventure === null && told !== left && !elsewhere && tells(at, view);
  const staged = marching || over || (view.adventure !== null && !elsewhere);
  return (
    <div class={`domains shows-${tab} phase-${phaseOf(view).replaceAll("_", "-")} has-${others.length}-others`}>
      <div class="domains-tabs" role="group" aria-label={at.texts.say("board-parts")}>
        {TABS.map((name) => (
          <button type="button" key={name} aria-pressed={tab === name} onClick={() => showTab(name)}>
            {at.texts.say(name === "city" && staged ? "board-tab-adventure" : `board-tab-${name}`)}
          </button>
        ))}
      </div>
      <div class="domains-city" tabIndex={0} role="region" aria-label={at.texts.say("board-city")}>
        <Heavens view={view}>
          <button type="button" class="whom" aria-pressed={wondering} onClick={() => wonder(!wondering)}>
            <Icon name="gi:crossed-swords" /> <span>{at.texts.say("board-whom")}</span>
          </button>
        </Heavens>
        {wondering ? (
          <Forecast view={view} close={() => wonder(false)} />
        ) : staged ? (
          <AdventureStage view={view} scenes={scenes} over={over} leave={() => leave(told)} />
        ) : (
          <City view={view} />
        )}
      </div>
      <div class="domains-mine" data-own tabIndex={0} role="region" aria-label={at.texts.say("board-tab-domain")}>
        <Mine player={own} view={view} />
      </div>
      <div
        class={`domains-others count-${others.length}`}
        tabIndex={0}
        role="region"
        aria-label={at.texts.say("board-tab-others")}
      >
        {others.map((player) => (
          <Neighbour key={player.seat} player={player} view={view} />
        ))}
      </div>
      <div class="domains-cards" data-own tabIndex={0} role="region" aria-label={at.texts.say("board-tab-cards")}>
        <Hand player={own} />
      </div>
    </div>
  );
}
