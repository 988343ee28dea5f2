/** The projector of the film: takes the news of an adventure one after another, in the time people need to follow. */

import { useEffect, useRef, useState } from "preact/hooks";
import { moves } from "../../settings";
import { useTable } from "../board";
import { adventureEntries, Film, type Scene, sincePartyLeft } from "./film";
import { type DomainsView, phaseOf } from "./view";

const SCENE_MS = 1100;
/** How long the outcome stays before the city comes back by itself; with motion switched off, until it is left. */
const LINGER_MS = 2800;
const KEPT = 40;

export interface Showing {
  scenes: Scene[];
  running: boolean;
  skip: () => void;
  leave: () => void;
}

/** Scenes shown so far, and whether more are waiting. */
export function useFilm(view: DomainsView): Showing {
  const at = useTable();
  const film = useRef<Film | null>(null);
  const upto = useRef(at.log.at(-1)?.n ?? -1);
  const before = useRef(view);
  const [scenes, show] = useState<Scene[]>(() => {
    if (phaseOf(view) !== "adventure") return [];
    const told = new Film(view);
    return sincePartyLeft(at.log).map((entry) => told.take(entry));
  });
  const [tick, next] = useState(0);
  const newer = at.log.filter((entry) => entry.n > upto.current);
  const waiting = adventureEntries(newer, phaseOf(before.current) === "adventure");
  const newest = at.log.at(-1)?.n ?? -1;
  const advance = (all: boolean) => {
    const anew = film.current === null && phaseOf(before.current) !== "adventure";
    film.current ??= new Film(before.current);
    const taken: Scene[] = [];
    for (const entry of all ? waiting : waiting.slice(0, 1)) {
      taken.push(film.current.take(entry));
      upto.current = entry.n;
    }
    // What follows in the log still belongs to the phase that is being told.
    before.current = { ...before.current, phase: "phase:adventure" };
    show((shown) => [...(anew ? [] : shown), ...taken].slice(-KEPT));
    next((value) => value + 1);
  };
  useEffect(() => {
    if (newest < upto.current) upto.current = newest;
    if (waiting.length === 0) {
      upto.current = newest;
      film.current = null;
      before.current = view;
      if (view.adventure || !moves()) return;
      const home = setTimeout(() => show([]), LINGER_MS);
      return () => clearTimeout(home);
    }
    if (!moves()) {
      advance(true);
      return;
    }
    const timer = setTimeout(() => advance(false), tick === 0 ? 150 : SCENE_MS);
    return () => clearTimeout(timer);
  }, [newest, tick]);
  return { scenes, running: waiting.length > 0, skip: () => advance(true), leave: () => show([]) };
}
