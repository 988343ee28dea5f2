/** The whole board of Descent: the dungeon, the sheets beside it, the quest on parchment.
 *
 * On a narrow screen the parts lie behind tabs; whatever the open ask is about comes to the front by itself.
 */

import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../../pieces/icon";
import { Zoom } from "../../../pieces/zoom";
import { type AtTable, type BoardProps, useTable } from "../../board";
import { Attack } from "../attack";
import { Gallery, galleryAsk } from "../cards/gallery";
import { lookAt } from "../cards/monsters";
import { Heroes } from "../heroes";
import { Hub } from "../hub/hub";
import { betweenQuests, roomOf } from "../hub/where";
import { THINGS } from "../icons";
import { showChoice } from "../insight";
import { Overlord } from "../overlord";
import { Interlude, Parchment } from "../quest";
import { Revealed } from "../revealed";
import { isBetween } from "../story/briefing";
import { Goal, Tally } from "../tally";
import { Tray } from "../tray";
import { TurnTrack } from "../turns";
import { cardRef, type DescentView, onPhone, TABS, type Tab, tabOf } from "../view";
import { keepLayers, keptLayers, LAYERS, type Layers } from "./layers";
import { DungeonMap } from "./map";

/** A space should be as wide as a fingertip, in pixels; where there is room, the whole map matters more. */
const FINGER = 44;
/** How wide a space must be for the numbers on who stands there to be read. */
const LEGIBLE = 30;

function LayerButtons({ layers, set }: { layers: Layers; set: (layers: Layers) => void }) {
  const at = useTable();
  return (
    <div class="layer-buttons" role="group" aria-label={at.texts.say("board-layers")}>
      {LAYERS.map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={layers[name]}
          title={at.texts.say(`board-layer-${name}-help`)}
          onClick={() => set({ ...layers, [name]: !layers[name] })}
        >
          <Icon name={THINGS[name]} />
          <span>{at.texts.say(`board-layer-${name}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** How many answers lie behind a tab; the map shows its own. */
function answersIn(view: DescentView, at: AtTable, tab: Tab): number {
  const cards =
    tab === "heroes" ? view.heroes.flatMap((hero) => hero.cards.map((card) => card.ref)) : view.overlord.cards;
  if (at.watching || (tab !== "heroes" && tab !== "overlord")) return 0;
  return new Set(cards.map((card) => cardRef(at, card)).filter((ref) => at.stands(ref).state === "option")).size;
}

/** The quest on the table; between two of them, how the last one ended. */
function QuestPart({ view }: { view: DescentView }) {
  return view.campaign && betweenQuests(view) ? <Interlude campaign={view.campaign} /> : <Parchment view={view} />;
}

export function Board({ view, at }: BoardProps<DescentView>) {
  lookAt(at, view);
  const ask = at.asks[0];
  const [tab, showTab] = useState<Tab>(tabOf(view, ask) ?? "map");
  const [layers, lay] = useState<Layers>(() => {
    const kept = keptLayers();
    // On the phone beside a television the spaces go by their numbers.
    return { ...kept, coords: kept.coords || at.television === true };
  });
  const unit = useSignal(1);
  const setLayers = (wanted: Layers) => {
    lay(wanted);
    keepLayers(wanted);
  };
  const id = ask?.id;
  const { campaign } = view;
  const room = roomOf(view, ask);
  const [hub, showHub] = useState(room !== null);
  useEffect(() => showHub(room !== null), [room, id]);
  const away = campaign !== null && hub;
  const chosen = away ? undefined : galleryAsk(view, at);
  useEffect(() => {
    const wanted = tabOf(view, ask);
    if (wanted) showTab(wanted);
  }, [id]);
  const [read, setRead] = useState(isBetween(view) ? "" : view.encounter);
  useEffect(() => {
    if (tab === "quest") setRead(view.encounter);
  }, [tab, view.encounter]);
  const buttons = chosen ? null : <LayerButtons layers={layers} set={setLayers} />;
  const played = at.staged.length > 0;
  useEffect(() => {
    if (played) showTab("map");
  }, [played]);
  // After the sheet of whoever has the turn: a card that answers comes first. What the map shows needs no scrolling.
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const beside = side.current?.closest(".descent")?.querySelector(".descent-map .is-option, .descent-now .is-option");
    if (side.current && !beside) showChoice(side.current);
  }, [id, tab]);
  return (
    <div class={`descent shows-${tab} ${away ? "is-away" : ""} ${at.seat === view.overlord.seat ? "as-overlord" : ""}`}>
      <div class="descent-tabs" role="group" aria-label={at.texts.say("board-parts")}>
        {TABS.map((name) => (
          <button type="button" key={name} aria-pressed={tab === name} onClick={() => showTab(name)}>
            {at.texts.say(`board-tab-${name}`)}
            {name === "quest" && <Goal view={view} />}
            {name === "quest" && view.encounter !== read && (
              <span class="tab-news">
                !<span class="sr"> {at.texts.say("story-between")}</span>
              </span>
            )}
            {answersIn(view, at, name) > 0 && (
              <span class="tab-answers">
                {answersIn(view, at, name)}
                <span class="sr"> {at.texts.say("board-tray")}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {!away && (
        <div class="descent-top">
          {campaign && (
            <button
              type="button"
              class="hub-switch"
              aria-label={at.texts.say("hub-open")}
              title={at.texts.say("hub-open")}
              onClick={() => showHub(true)}
            >
              <Icon name="gi:treasure-map" /> <span>{at.texts.say("hub-open")}</span>
            </button>
          )}
          <TurnTrack view={view} />
          {!onPhone() && buttons}
        </div>
      )}
      <div class="descent-map">
        {campaign && hub ? (
          <Hub view={view} campaign={campaign} leave={() => showHub(false)} />
        ) : (
          <>
            <Zoom
              label={at.texts.say("board-map")}
              class="map-window"
              unit={unit}
              lens={{
                on: ".lens",
                all: true,
                least: onPhone() ? FINGER : LEGIBLE,
                when: `${tab} ${view.actor} ${view.attack?.targets} ${id}`,
              }}
            >
              <DungeonMap view={view} layers={layers} unit={unit} />
            </Zoom>
            {chosen ? <Gallery view={view} ask={chosen} /> : onPhone() && buttons}
          </>
        )}
      </div>
      <div class="descent-right">
        {!away && <Tally view={view} />}
        <div class="descent-now" data-own>
          <Revealed view={view} />
          <Attack view={view} />
          {!chosen && <Tray view={view} away={away} />}
        </div>
        <div ref={side} class="descent-side" tabIndex={0} role="region" aria-label={at.texts.say("board-side")}>
          <div class="part-quest">{(!away || onPhone()) && <QuestPart view={view} />}</div>
          <div class="part-heroes" data-own={at.seat === view.overlord.seat ? undefined : true}>
            <Heroes view={view} />
          </div>
          <div class="part-overlord" data-own={at.seat === view.overlord.seat ? true : undefined}>
            <Overlord view={view} />
          </div>
        </div>
      </div>
    </div>
  );
}
