/** The whole board of Dungeon Lords: the town on the surface, the road of evil, the own dungeon below, the neighbours beside.
 *
 * On a narrow screen the same parts lie behind tabs; whatever the open ask is about comes to the front by itself.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Ask, Told } from "../../net/protocol";
import { isOneOf } from "../../net/protocol";
import { thingsOf } from "../../pieces/things";
import { Zoom } from "../../pieces/zoom";
import { moves } from "../../settings";
import { namedBy } from "../../timeline/deeds";
import { seatOf } from "../../timeline/steps";
import type { Asks } from "../../wire/lords";
import type { BoardProps } from "../board";
import { Battlefield, sceneOf } from "./battle";
import { EvilTrack } from "./evil";
import { Mine, Neighbour, NonPlayers } from "./lord";
import { Town } from "./town";
import { inCombat, inTraining, type LordsView, type LordView } from "./view";

type Tab = "town" | "mine" | "others";

const IN_TOWN: (keyof Asks)[] = [
  "hire",
  "build",
  "spy",
  "give_gift",
  "secret_gift",
  "aim",
  "target",
  "act_next",
  "attack",
];

/** What is played in a lord's own realm and not in town or on the battlefield. */
const IN_DUNGEON = /^(tunnel|room_built|order_inaccessible|order_retrieved)/;

/** Where the decision lies. */
export function tabOf(ask: Ask | undefined): Tab | null {
  if (!ask) return null;
  return isOneOf(ask, IN_TOWN) ? "town" : "mine";
}

/** Where something is played, for whoever has this dungeon. */
export function playedIn(entry: Told, own: number): Tab {
  if (!IN_DUNGEON.test(entry.event)) return "town";
  return seatOf(entry) === own ? "mine" : "others";
}

/** On a small screen what is being played may lie below the fold: the first thing it tells of comes into sight. */
export function bringIntoSight(board: HTMLElement | null, played: Told): void {
  for (const thing of thingsOf(board, namedBy([played]))) {
    const part = thing.closest(".lords-town, .lords-mine, .lords-others");
    if (!part || thing.getClientRects().length === 0) continue;
    const [box, frame] = [thing.getBoundingClientRect(), part.getBoundingClientRect()];
    if (box.top >= frame.top && box.bottom <= frame.bottom) return;
    const top = part.scrollTop + (box.top + box.bottom - frame.top - frame.bottom) / 2;
    part.scrollTo({ top, behavior: moves() ? "smooth" : "instant" });
    return;
  }
}

export function Board({ view, at }: BoardProps<LordsView>) {
  const ask = at.asks[0];
  const [tab, show] = useState<Tab>(tabOf(ask) ?? "mine");
  const kind = ask?.id;
  // Before anybody looks for the options: behind another tab none of them could be brought into sight.
  useLayoutEffect(() => {
    const wanted = tabOf(ask);
    if (wanted) show(wanted);
  }, [kind]);
  const board = useRef<HTMLDivElement>(null);
  const staged = at.staged.at(-1);
  useEffect(() => {
    if (staged) bringIntoSight(board.current, staged);
  }, [staged?.n, tab]);
  const scene = inCombat(view) ? sceneOf(view, at) : null;
  const own = view.lords[at.seat ?? view.turn_order[0] ?? 0] as LordView;
  const played = staged && playedIn(staged, own.seat);
  useEffect(() => {
    if (played) show(played);
  }, [played, staged?.event]);
  const others = view.turn_order.filter((seat) => seat !== own.seat).map((seat) => view.lords[seat] as LordView);
  const tabs: Tab[] = others.length > 0 ? ["town", "mine", "others"] : ["town", "mine"];
  return (
    <div
      ref={board}
      class={`lords shows-${tab} ${inCombat(view) ? "in-combat" : ""} ${inTraining(view) ? "in-training" : ""}`}
    >
      <div class="lords-tabs" role="group" aria-label={at.texts.say("board-parts")}>
        {tabs.map((name) => (
          <button type="button" key={name} aria-pressed={tab === name} onClick={() => show(name)}>
            {at.texts.say(name === "town" && inCombat(view) ? "board-tab-battle" : `board-tab-${name}`)}
          </button>
        ))}
      </div>
      <div class="lords-town">
        <Zoom label={at.texts.say(inCombat(view) ? "board-tab-battle" : "board-tab-town")}>
          {scene ? (
            <Battlefield view={view} at={at} scene={scene} inSight={tab === "town"} />
          ) : (
            <Town view={view} at={at} />
          )}
          {!inTraining(view) && <EvilTrack view={view} />}
        </Zoom>
      </div>
      <div
        class="lords-mine"
        data-own
        data-owner={`seat:${own.seat}`}
        tabIndex={0}
        role="region"
        aria-label={at.texts.say("board-tab-mine")}
      >
        <Mine lord={own} view={view} fights={scene?.seat === own.seat} />
      </div>
      {others.length > 0 && (
        <div class={`lords-others count-${others.length}`}>
          {others.map((lord) => (
            <Neighbour key={lord.seat} lord={lord} view={view} fights={scene?.seat === lord.seat} />
          ))}
          <NonPlayers view={view} />
        </div>
      )}
    </div>
  );
}
