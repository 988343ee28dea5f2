/** The scenes of the running Adventure phase, as far as the log has told them.
 *
 * Party, account and target of a scene are those of the moment before it, because the loser is gone afterwards; so each
 * scene is made when its event is told and kept until the next adventure.
 */

import { useRef } from "preact/hooks";
import type { Told } from "../../net/protocol";
import { useTable } from "../board";
import { Film, isTold, type Scene } from "./film";
import { type DomainsView, phaseOf } from "./view";

export interface SoFar {
  upto: number;
  inside: boolean;
  before: DomainsView;
  film: Film | null;
  scenes: Scene[];
}

/** Read one more event of the log. */
function read(kept: SoFar, entry: Told): void {
  if (entry.event === "phase_began") {
    kept.inside = entry.args.phase === "phase:adventure";
    if (kept.inside) Object.assign(kept, { film: null, scenes: [] });
  } else if (kept.inside && isTold(entry)) {
    kept.film ??= new Film(kept.before);
    kept.film.view = kept.before;
    kept.scenes = [...kept.scenes, kept.film.take(entry)];
  }
}

/** From where the log of the running phase is read when a page is opened. */
function start(log: Told[], view: DomainsView): SoFar {
  const begun = log.findLastIndex((entry) => entry.event === "phase_began");
  const inside = phaseOf(view) === "adventure";
  return { upto: inside ? Math.max(0, begun) : log.length, inside, before: view, film: null, scenes: [] };
}

/** What has been told when the log has come this far. */
export function follow(known: SoFar | null, log: Told[], view: DomainsView): SoFar {
  const kept = known && log.length >= known.upto ? known : start(log, view);
  for (const entry of log.slice(kept.upto)) read(kept, entry);
  kept.upto = log.length;
  kept.before = view;
  return kept;
}

export function useScenes(view: DomainsView): Scene[] {
  const { log } = useTable();
  const kept = useRef<SoFar | null>(null);
  kept.current = follow(kept.current, log, view);
  return kept.current.scenes;
}
