/** The pages about people are fetched when somebody comes to them: who only plays never needs them. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

type Pages = typeof import("../people");

export function People({ show }: { show: (people: Pages) => ComponentChildren }) {
  const [people, set] = useState<Pages | null>(null);
  useEffect(() => {
    void import("../people").then((found) => set(() => found));
  }, []);
  return <>{people && show(people)}</>;
}

/** Where this browser has asked for notices, tables that are new here are added. */
export function followTables(): void {
  if (localStorage.getItem("gruft.notices")) void import("../people").then((people) => people.follow());
}
