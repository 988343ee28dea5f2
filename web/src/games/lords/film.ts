/** A battle told blow by blow: what the log says of it, with the step of the fight and the cause of each blow. */

import type { EventKind, Told } from "../../net/protocol";
import type { Events } from "../../wire/lords";
import type { LordsView, Ref } from "./view";

export type Step = "trap" | "fast_spell" | "monsters" | "slow_spell" | "healing" | "conquest";

export const STEPS: Step[] = ["trap", "fast_spell", "monsters", "slow_spell", "healing", "conquest"];

export interface Frame {
  entry: Told;
  seat: number | null;
  step: Step | null;
  /** Why the marker of this frame fell: a ref (trap, monster, spell) or the words fatigue and poison. */
  cause: string | null;
  hurt: Ref | null;
  /** Who acts against the party in this frame: a trap or a monster. */
  actor: Ref | null;
  /** The combat card of the round this frame belongs to. */
  card: { spell: Ref; round: number; fatigue: number } | null;
}

const TOLD = new Set<EventKind>([
  "battle_began",
  "battle_cancelled",
  "trap_sprung",
  "dart_aimed",
  "damage_prevented",
  "hero_hurt",
  "hero_imprisoned",
  "illusion_vanished",
  "illusion_appeared",
  "shield_held",
  "spell_cast",
  "spell_ignored",
  "spells_blocked",
  "monster_withdrawn",
  "monster_sheep",
  "monster_acted",
  "monster_idle",
  "monster_returned",
  "monster_stunned",
  "hero_healed",
  "hero_stronger",
  "conquest_skipped",
  "fatigue_set",
  "poison_struck",
  "tile_conquered",
  "party_defeated",
  "paladin_moved",
  "hero_left",
  "card_shown",
] satisfies (keyof Events)[]);

export function isTold(entry: Told): boolean {
  return TOLD.has(entry.event);
}

function seatOf(value: unknown): number | null {
  return typeof value === "string" && value.startsWith("seat:") ? Number(value.slice(5)) : null;
}

/** What a battle begins with: the first round of a year's combat, the card of each round, in training the battle alone. */
const OPENINGS: EventKind[] = ["combat_began", "card_shown"] satisfies (keyof Events)[];

/** What the log tells of the running battle. A slow spell has a step of its own, whether monsters acted or not. */
export function framesOf(log: Told[], view: LordsView, isSlow: (spell: Ref) => boolean = () => false): Frame[] {
  const round = log.findLastIndex((entry) => OPENINGS.includes(entry.event));
  const start = round < 0 ? log.findLastIndex((entry) => entry.event === "battle_began") : round;
  if (start < 0) return [];
  const film = new Film(view, isSlow);
  return log
    .slice(start)
    .filter(isTold)
    .map((entry) => film.take(entry));
}

/** Follows the log through a battle. */
class Film {
  private step: Step | null = null;
  private cause: string | null = null;
  private seat: number | null = null;
  private card: Frame["card"] = null;

  constructor(
    view: LordsView,
    private readonly isSlow: (spell: Ref) => boolean,
  ) {
    this.seat = view.battle?.seat ?? null;
    const card = view.town.find((one) => one.shown && one.position === view.combat_round);
    if (card?.spell) this.card = { spell: card.spell, round: card.position, fatigue: card.fatigue ?? 0 };
  }

  /** Take in one entry and say how things stand after it. */
  take(entry: Told): Frame {
    const at = seatOf(entry.args.seat);
    const hero = typeof entry.args.hero === "string" ? entry.args.hero : null;
    const tile = typeof entry.args.tile === "string" ? entry.args.tile : null;
    let hurt: Ref | null = null;
    if (at !== null) this.seat = at;
    switch (entry.event) {
      case "battle_began":
        this.step = "trap";
        this.cause = null;
        break;
      case "card_shown":
        this.card = {
          spell: String(entry.args.spell),
          round: Number(entry.args.number),
          fatigue: Number(entry.args.fatigue),
        };
        this.seat = null;
        break;
      case "trap_sprung":
        this.step = "trap";
        this.cause = String(entry.args.trap);
        break;
      case "spell_cast":
      case "spell_ignored":
      case "spells_blocked":
        this.step = this.isSlow(String(entry.args.spell)) ? "slow_spell" : "fast_spell";
        this.cause = String(entry.args.spell);
        if (entry.event !== "spell_cast") this.cause = null;
        break;
      case "monster_acted":
        this.step = "monsters";
        this.cause = tile;
        break;
      case "monster_stunned":
      case "monster_returned":
      case "monster_idle":
        this.step = "monsters";
        this.cause = null;
        break;
      case "hero_healed": {
        const spell = String(entry.args.cause ?? "").startsWith("spell:");
        if (!spell) this.step = "healing";
        this.cause = null;
        break;
      }
      case "fatigue_set":
        this.step = "conquest";
        this.cause = "fatigue";
        break;
      case "conquest_skipped":
      case "tile_conquered":
        this.step = "conquest";
        this.cause = null;
        break;
      case "poison_struck":
        this.step = "conquest";
        this.cause = "poison";
        break;
      case "hero_hurt":
        this.cause = String(entry.args.cause);
        if (this.cause === "fatigue") this.step = "conquest";
        hurt = hero;
        break;
    }
    return {
      entry,
      seat: this.seat,
      step: this.step,
      cause: this.cause,
      hurt,
      actor: this.cause && /^(trap|monster):/.test(this.cause) ? this.cause : tile,
      card: this.card,
    };
  }
}
