/** How the shell shows the four games before their own boards are loaded. */

import type { IconName } from "../pieces/icon";

export const EMBLEMS: Record<string, IconName> = {
  lords: "gi:dungeon-gate",
  tyrants: "gi:spider-web",
  domains: "gi:spooky-house",
  descent: "gi:torch",
};

export function emblem(slug: string): IconName {
  return EMBLEMS[slug] ?? "gi:dungeon-gate";
}
