import { beforeEach, vi } from "vitest";
import type { AtTable } from "../../../src/games/board";
import descent from "../../../src/games/descent";
import { type DescentView, type FigureView, idOf } from "../../../src/games/descent/view";
import type { Ask, EventKind, Told } from "../../../src/net/protocol";
import type { BriefingView, CampaignView, MapView } from "../../../src/wire/descent";
import { atTable, draw, type Lang, told } from "../../scenes";

// The board asks for the quest book; here is no server that has it.
vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));

// What one test chose to see is not chosen for the next.
beforeEach(() => localStorage.clear());

export function figure(ref: string, spaces: string[], more: Partial<FigureView> = {}): FigureView {
  const [kind = ""] = idOf(ref).split(".");
  const rank = ref.startsWith("hero:") ? "hero" : ref.startsWith("master:") ? "master" : "minion";
  return {
    ref,
    kind,
    rank,
    side: rank === "hero" ? "heroes" : "overlord",
    spaces,
    damage: 0,
    health: 5,
    speed: 4,
    defense: ["grey"],
    face: {
      act: rank === "hero" ? 0 : 2,
      speed: 4,
      health: 7,
      defense: ["grey"],
      attack: ["blue", "red"],
      attack_type: "melee",
      abilities: ["ability:reach"],
      surges: [],
      attributes: null,
      x: {},
    },
    conditions: [],
    points: 0,
    carries: [],
    activated: false,
    relic: "",
    ...more,
  };
}

/** Two rows of four spaces; water at 2,0; a wall between 1,1 and 2,1. One hero, one large ettin outside the way. */
export function view(more: Partial<DescentView> = {}): DescentView {
  const spaces = Array.from({ length: 8 }, (_, n) => {
    const x = n % 4;
    const y = Math.floor(n / 4);
    const walls = `${y === 0 ? "N" : "S"}${x === 0 ? "W" : ""}${x === 3 ? "E" : ""}`;
    const between = y === 1 && (x === 1 || x === 2) ? (x === 1 ? "E" : "W") : "";
    return {
      ref: `space:${x},${y}`,
      x,
      y,
      terrain: x === 2 && y === 0 ? "~" : ".",
      tile: "1A",
      walls: walls + between,
    };
  });
  const hero = figure("hero:syndrael", ["space:0,0"]);
  return {
    quest: "quest:first_blood",
    encounter: "encounter:first_blood_e1",
    mood: "cave",
    level: "novice",
    round: 1,
    turn: hero.ref,
    actor: hero.ref,
    actions: 2,
    size: [4, 2],
    spaces,
    doors: [{ ref: "door:door_1", closed: true, locked: false, edges: [[1, 1, 2, 1]] }],
    signs: [],
    gulfs: [],
    search: ["space:0,1"],
    tokens: [],
    heroes: [
      {
        ref: hero.ref,
        seat: 1,
        hero_class: "class:knight",
        figure: hero,
        fatigue: 1,
        stamina: 4,
        knocked_out: false,
        left: false,
        token: null,
        acted: false,
        feat_used: false,
        cards: [{ ref: "card:iron_longsword", exhausted: true, equipped: true, flipped: false }],
      },
    ],
    figures: [figure("master:ettin.1", ["space:3,0", "space:3,1"], { damage: 2, conditions: ["stunned"] })],
    overlord: { seat: 0, hand: 2, deck: 13, discard: [], playing: [], cards: [], bought: [], special: "" },
    search_deck: 12,
    counters: { escaped: 2 },
    marks: [],
    attack: null,
    roll: null,
    outlook: {
      figure: hero.ref,
      points: hero.points,
      free: false,
      reach: [
        { space: "space:1,0", cost: 1 },
        { space: "space:1,1", cost: 1 },
        { space: "space:2,0", cost: 3 },
        { space: "space:2,1", cost: 2 },
      ],
      sight: ["space:1,0"],
      attacks: [
        { weapon: "card:iron_longsword", space: "space:3,0", hit: 833, damage: 215 },
        { weapon: "fists", space: "space:3,0", hit: 833, damage: 60 },
      ],
    },
    winner: "",
    campaign: null,
    ...more,
  };
}

export function at(lang: Lang, asks: Ask[], log: Told[] = []): AtTable {
  return atTable(descent, lang, asks, { log, seat: 1 });
}

export function drawn(
  part: "Board" | "Text",
  lang: Lang,
  shown: DescentView,
  asks: Ask[],
  log: Told[] = [],
  more: Partial<AtTable> = {},
): HTMLElement {
  return draw(part, shown, { ...at(lang, asks, log), ...more });
}

export const entry = (n: number, event: EventKind): Told => told(event, {}, n);

/** A quest of the campaign below. */
export const quest = (ref: string, state: string, winner = "", place = "place:northern_farms") => ({
  ref: `quest:${ref}`,
  kind: "act1",
  state,
  winner,
  place,
  symbols: ["symbol:road", "symbol:plain"],
});

/** A campaign after First Blood, with two quests to choose from. */
export function campaign(more: Partial<CampaignView> = {}): CampaignView {
  return {
    name: "campaign:the_shadow_rune",
    act: 1,
    step: "shopping",
    steps: ["phase:rewards", "phase:shopping", "phase:experience"],
    story: "story:first_blood",
    quests: [
      quest("first_blood", "played", "heroes", ""),
      quest("a_fat_goblin", "open"),
      quest("castle_daerion", "open", "", "place:castle_daerion"),
      quest("the_monsters_hoard", "ahead"),
    ],
    played: [{ quest: "quest:first_blood", winner: "heroes", rounds: 5 }],
    places: [
      { ref: "place:arhynn", kind: "city", x: 50, y: 40 },
      { ref: "place:north_cross", kind: "junction", x: 50, y: 22 },
      { ref: "place:northern_farms", kind: "quest", x: 40, y: 12 },
      { ref: "place:castle_daerion", kind: "quest", x: 62, y: 58 },
    ],
    roads: [
      { start: "place:arhynn", end: "place:north_cross", symbols: ["symbol:road", "symbol:road"] },
      { start: "place:north_cross", end: "place:northern_farms", symbols: ["symbol:plain"] },
      { start: "place:arhynn", end: "place:castle_daerion", symbols: ["symbol:road"] },
    ],
    journey: null,
    gold: 100,
    overlord_xp: 2,
    clearance: false,
    shelves: [
      { card: "card:iron_spear", key: "buy:iron_spear", price: 75, affordable: true, fits: ["hero:syndrael"] },
      { card: "card:chainmail", key: "buy:chainmail", price: 150, affordable: false, fits: [] },
    ],
    owned: [{ card: "card:iron_longsword", hero: "hero:syndrael", origin: "starting", price: 25 }],
    trees: [
      {
        hero: "hero:syndrael",
        seat: 1,
        hero_class: "class:knight",
        xp: 1,
        skills: [
          { card: "card:oath_of_honor", xp: 0, learned: true, open: false, why: "epic.learned" },
          { card: "card:advance", xp: 1, learned: false, open: true, why: "" },
          { card: "card:challenge", xp: 2, learned: false, open: false, why: "epic.too_little_xp" },
        ],
      },
    ],
    schemes: [],
    deck: [],
    relics: [],
    next: ["quest:a_fat_goblin", "quest:castle_daerion"],
    chooser: "heroes",
    ...more,
  };
}

/** What the quest book says about the encounter of the view. */
export function briefing(part: Partial<BriefingView> = {}): BriefingView {
  const prize = { xp: 0, gold_per_hero: 25, relic: "" };
  return {
    quest: "quest:castle_daerion",
    encounter: "encounter:castle_daerion_e1",
    number: 1,
    of: 2,
    kind: "act1",
    act: 1,
    standalone: true,
    story: "A village sleeps.",
    heroes: [{ id: "CD-V1H", text: "All four beacons are lit.", ours: false }],
    overlord: [{ id: "CD-V1O", text: "All villagers are defeated.", ours: true }],
    rules: [{ id: "CD-1", text: "A hero may light a beacon.", ours: false }],
    carries: [{ id: "CD-C1", text: "Who survived is remembered.", ours: false, counters: ["counter:escaped"] }],
    xp_for_all: 1,
    prize_heroes: prize,
    prize_overlord: { ...prize, xp: 1, gold_per_hero: 0 },
    special: "",
    ...part,
  };
}

/** Its map. */
export function sheet(part: Partial<BriefingView> = {}): MapView {
  const { spaces, size, doors, mood } = view();
  const empty = { areas: [], search: [], tokens: [], signs: [], figures: [], start: [] };
  return { title: "By Night", mood, size, spaces, doors, ...empty, briefing: briefing(part) };
}

const STORIES: Record<string, string> = {
  "story:first_blood.won_heroes": "Mauler falls.",
  "story:castle_daerion.between_overlord": "No fire burned.",
};

/** The same table with stories to tell. */
export function telling(here: AtTable): AtTable {
  const { texts } = here;
  const component = (ref: string) => (STORIES[ref] ? { name: "story", text: STORIES[ref] } : texts.component(ref));
  return { ...here, texts: Object.assign(Object.create(texts), { component }) };
}
