/** The scenes of the running Adventure phase, as far as the log has told them.
 *
 * Party, account and target of a scene are those of the moment before it, because the loser is gone afterwards; so each
 * scene is made when its entry is told and kept until the next adventure.
 */

import { useRef } from "preact/hooks";
import type { Entry } from "../../net/protocol";
import { useTable } from "../board";
import { Film, isTold, type Scene } from "./film";
import { type DomainsView, phaseOf } from "./view";

export interface Told {
  upto: number;
  inside: boolean;
  before: DomainsView;
  film: Film | null;
  scenes: Scene[];
}

/** Read one more entry of the log. */
function read(told: Told, entry: Entry): void {
  if (entry.event === "phase_began") {
    told.inside = entry.args.phase === "phase:adventure";
    if (told.inside) Object.assign(told, { film: null, scenes: [] });
  } else if (told.inside && isTold(entry)) {
    told.film ??= new Film(told.before);
    told.film.view = told.before;
    told.scenes = [...told.scenes, told.film.take(entry)];
  }
}

/** From where the log of the running phase is read when a page is opened. */
function start(log: Entry[], view: DomainsView): Told {
  const begun = log.findLastIndex((entry) => entry.event === "phase_began");
  const inside = phaseOf(view) === "adventure";
  return { upto: inside ? Math.max(0, begun) : log.length, inside, before: view, film: null, scenes: [] };
}

/** What has been told when the log has come this far. */
export function follow(kept: Told | null, log: Entry[], view: DomainsView): Told {
  const told = kept && log.length >= kept.upto ? kept : start(log, view);
  for (const entry of log.slice(told.upto)) read(told, entry);
  told.upto = log.length;
  told.before = view;
  return told;
}

export function useScenes(view: DomainsView): Scene[] {
  const { log } = useTable();
  const kept = useRef<Told | null>(null);
  kept.current = follow(kept.current, log, view);
  return kept.current.scenes;
}
