/** An adventure told step by step.
 *
 * The film reads the log entries one after another and keeps what is known of the running adventure. Party, account and
 * target are those of the moment before, because the loser is gone from the view by then.
 */

import type { EventKind, Told } from "../../net/protocol";
import type { Events } from "../../wire/domains";
import { type DomainsView, type ForecastView, findLand, type LandView, type PartyView } from "./view";

export const STEPS = ["search", "spells", "strengthen", "dice", "result"] as const;
export type Step = (typeof STEPS)[number];
export type Outcome = "won" | "held" | "pilgrimage" | "nothing" | "stays";

/** A die by its sides and what it shows. */
export interface Rolled {
  sides: number;
  face: number;
}

export interface Scene {
  entry: Told | null;
  step: Step;
  party: PartyView | null;
  told: ForecastView | null;
  symbol: string | null;
  land: LandView | null;
  landRef: string | null;
  defence: number | null;
  /** The dice in that defence, and what was paid for on top of them. */
  guard: Rolled[];
  raised: number;
  attack: number | null;
  /** The dice of that attack, in the order in which they were rolled. */
  rolled: Rolled[];
  outcome: Outcome | null;
}

const TOLD = new Set<EventKind>([
  "party_stays",
  "target_found",
  "pilgrimage_found",
  "nothing_found",
  "spell_cast",
  "spell_cancelled",
  "henchman_used",
  "defence_rolled",
  "attack_rolled",
  "defence_raised",
  "attack_won",
  "attack_held",
  "building_lost",
  "monster_removed",
  "monster_saved",
  "adventurer_removed",
] satisfies (keyof Events)[]);

/** What a party tells of its search. */
const LOOKED = new Set<EventKind>(["target_found", "pilgrimage_found", "nothing_found"] satisfies (keyof Events)[]);

/** What a spell may do to others while a party is under way. */
const FIGHT = new Set<EventKind>([
  "defence_rolled",
  "attack_rolled",
  "defence_raised",
  "attack_won",
  "attack_held",
] satisfies (keyof Events)[]);

export function isTold(entry: Told): boolean {
  return TOLD.has(entry.event);
}

/** `4+6` of `6+8`: a four on a die of six sides, a six on one of eight. */
function rolledOf(faces: string, kinds: string): Rolled[] {
  const sides = kinds.split("+").map(Number);
  return faces.split("+").flatMap((face, index) => (face ? { face: Number(face), sides: sides[index] || 6 } : []));
}

/** How it ended for each party, in the order in which they went. */
export function endings(scenes: Scene[]): Scene[] {
  const last = new Map<string, Scene>();
  for (const scene of scenes) if (scene.party && scene.outcome) last.set(scene.party.party, scene);
  return [...last.values()];
}

/** What a party sets out with: nothing is found and nothing is rolled. */
function nothingYet(): Omit<Scene, "entry" | "step" | "party" | "told"> {
  const fight = { defence: null, guard: [], raised: 0, attack: null, rolled: [] };
  return { symbol: null, land: null, landRef: null, ...fight, outcome: null };
}

export class Film {
  /** Whether the dice that were rolled last are those of a spell, not of the party. */
  private aside = false;
  /** How often the party has looked for its target: the second time, after all spells, it is final. */
  private looked = 0;
  private scene: Scene = { entry: null, step: "search", party: null, told: null, ...nothingYet() };

  /** From the view as it was before these events: an adventure may be under way. */
  constructor(public view: DomainsView) {
    const now = view.adventure;
    if (!now) return;
    this.begin(this.scene, now.party);
    this.scene.symbol = now.symbol;
    this.scene.landRef = now.target;
    this.scene.land = findLand(view, now.target) ?? null;
    if (now.pilgrimage) this.scene.outcome = "pilgrimage";
  }

  /** Take in one entry and say how things stand after it. */
  take(entry: Told): Scene {
    const { args, event } = entry;
    const next = { ...this.scene, entry };
    if (typeof args.party === "string" && args.party !== next.party?.party && !event.startsWith("adventurer_")) {
      this.begin(next, args.party);
    }
    if (typeof args.target === "string") this.aside = args.target !== next.landRef;
    if (LOOKED.has(event)) this.looked += 1;
    const final = this.looked > 1;
    switch (this.aside && FIGHT.has(event) ? null : event) {
      case "party_stays":
        next.outcome = "stays";
        next.step = "result";
        break;
      case "nothing_found":
        Object.assign(next, nothingYet());
        next.outcome = "nothing";
        next.step = final ? "result" : "search";
        break;
      case "target_found":
      case "pilgrimage_found":
        next.step = !final ? "search" : event === "target_found" ? "strengthen" : "result";
        next.symbol = String(args.symbol);
        next.landRef = String(args.land);
        next.land = findLand(this.view, next.landRef) ?? null;
        next.outcome = event === "pilgrimage_found" ? "pilgrimage" : null;
        break;
      case "spell_cast":
      case "spell_cancelled":
      case "henchman_used":
        if (next.step === "search") next.step = "spells";
        break;
      case "defence_rolled":
        next.step = "dice";
        next.defence = Number(args.total);
        next.guard = rolledOf(String(args.dice ?? ""), String(args.kinds ?? ""));
        next.raised = 0;
        next.attack = null;
        next.rolled = [];
        break;
      case "defence_raised":
        next.step = "dice";
        next.raised += Number(args.total) - (next.defence ?? Number(args.total));
        next.defence = Number(args.total);
        break;
      case "attack_rolled":
        next.step = "dice";
        next.attack = Number(args.total);
        next.rolled = rolledOf(String(args.dice ?? ""), String(args.kinds ?? ""));
        break;
      case "attack_won":
      case "attack_held":
        next.step = "result";
        next.outcome = event === "attack_won" ? "won" : "held";
        break;
    }
    // The account of the moment before may be that of another target: something was built since.
    const fits = this.view.forecast.find((one) => one.party === next.party?.party && one.target === next.landRef);
    if (fits && next.defence === null && next.attack === null) next.told = fits;
    this.scene = next;
    return next;
  }

  private begin(next: Scene, party: string): void {
    next.party = this.view.parties.find((one) => one.party === party) ?? null;
    next.told = this.view.forecast.find((one) => one.party === party) ?? null;
    Object.assign(next, nothingYet());
    this.looked = 0;
  }
}
