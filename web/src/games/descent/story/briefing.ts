/** What the quest book says about an encounter. It is asked for once and stays the same, whoever looks. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../../../net/api";
import type { MapTitle } from "../../../net/protocol";
import type { Texts } from "../../../text/texts";
import type { BriefingView, MapView } from "../../../wire/descent";
import { type DescentView, idOf } from "../view";

/** The map of an encounter with all that is written beside it; null until it is there. */
export function useMap(encounter: string | null, lang: Texts["lang"]): MapView | null {
  const [found, set] = useState<MapView | null>(null);
  useEffect(() => {
    let here = true;
    const asked = encounter === null ? Promise.reject(new Error("none")) : api.map("descent", idOf(encounter), lang);
    asked.then(
      (map) => here && set(map as MapView),
      () => here && set(null),
    );
    return () => {
      here = false;
    };
  }, [encounter, lang]);
  return found;
}

export function useBriefing(encounter: string | null, lang: Texts["lang"]): BriefingView | null {
  return useMap(encounter, lang)?.briefing ?? null;
}

/** The titles of all maps of the quest book. */
export type Titles = Record<string, MapTitle>;

/** Nothing until they are there. */
export function useTitles(lang: Texts["lang"]): Titles {
  const [titles, set] = useState<Titles>({});
  useEffect(() => {
    void api.maps("descent", lang).then(set, () => set({}));
  }, [lang]);
  return titles;
}

/** The ids of a quest's encounters, in their order. */
export function encountersOf(quest: string, titles: Titles): string[] {
  return Object.keys(titles).filter((id) => new RegExp(`^${quest}_e\\d$`).test(id));
}

/** The encounter before this one: `encounter:a_fat_goblin_e2` -> `encounter:a_fat_goblin_e1`. */
export function encounterBefore(encounter: string): string | null {
  const number = Number(/_e(\d)$/.exec(encounter)?.[1] ?? 1);
  return number > 1 ? encounter.replace(/_e\d$/, `_e${number - 1}`) : null;
}

/** Whether one encounter is over and the next just begins: then it is told what has happened in between. */
export function isBetween({ encounter, round }: DescentView): boolean {
  return round < 2 && encounterBefore(encounter) !== null;
}
