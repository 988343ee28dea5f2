/** Descent at the table. */

import "./map/board.css";
import type { Seat } from "../../net/protocol";
import type { Texts } from "../../text/texts";
import type { AtTable, GameBoard } from "../board";
import { facts } from "./cards/printed";
import { ruleOf } from "./cards/rules";
import { Sheet } from "./cards/sheet";
import { doubtOf } from "./forgone";
import { isPacking } from "./hub/where";
import { iconOf } from "./icons";
import { heroAsked } from "./led";
import { SETTLED, Setup } from "./lobby/setup";
import { Board } from "./map/board";
import { inForce } from "./printings";
import { staging } from "./staging";
import { Epilogue } from "./story/epilogue";
import { telling } from "./telling";
import { Text } from "./text";
import {
  AMOUNT,
  begun,
  type DescentView,
  type FigureView,
  figuresOf,
  isCopy,
  isOverlordsTurn,
  onPhone,
  placeOf,
} from "./view";

/** Figures that are moved by the overlord. */
const MONSTER = /^(monster|master|lieutenant):/;

/** Whether a card is known to be one of the overlord's. */
function isOverlords({ overlord }: DescentView, ref: string): boolean {
  const known = [...overlord.cards, ...overlord.playing, ...overlord.discard, ...overlord.bought];
  return known.some((card) => isCopy(card, ref));
}

/** Whose a figure or a card is. */
function ownerOf(view: DescentView, ref: string): Seat | null {
  const hero = view.heroes.find((one) => one.ref === ref || one.cards.some((card) => card.ref === ref));
  return hero?.seat ?? (MONSTER.test(ref) || isOverlords(view, ref) ? view.overlord.seat : null);
}

/** The head of a phone has two short lines for it. */
function stepName(step: string, texts: Texts): string {
  const brief = `hub-step-${step.replaceAll("_", "-")}`;
  return onPhone() && texts.has(brief) ? texts.say(brief) : texts.name(`phase:${step}`);
}

/** A space is aimed at for whoever stands on it; of a large figure it matters which. */
function whoStands({ ref, spaces }: FigureView, space: string, { texts }: AtTable): string {
  const name = texts.toldApart(ref, texts.name(ref));
  return spaces.length > 1 ? `${name} (${placeOf(space).join(",")})` : name;
}

const descent: GameBoard<DescentView> = {
  slug: "descent",
  Board,
  Text,
  Sheet,
  Epilogue,
  Setup,
  settled: SETTLED,
  staging,
  telling,
  icon: iconOf,
  facts,
  rule: ruleOf,
  words: ["surge", "pierce", "blast", "reach", "exhaust", "test", "adjacent"].map((word) => `word:${word}`),
  // Map, sheets, hand and tray show whatever is not a bare word. With which weapon one strikes stands in the bar too: bare
  // fists are a word, and must not be the only one. How much of something is said in the bar alone.
  shownOnBoard: (ask) => ask.kind !== "weapon" && !ask.options.some(({ key }) => AMOUNT.test(key)),
  // Heroes plan together; only the overlord has secrets (DE-INFO-01).
  allies: (view, one, other) => one !== view.overlord.seat && other !== view.overlord.seat,
  owner: ownerOf,
  led: heroAsked,
  slots: {
    act: ["attack", "move", "fatigue", "rest", "feat"],
    monster_act: ["attack", "move", "go"],
    person_act: ["attack", "move", "go"],
    familiar_act: ["attack", "move"],
    familiar_gives_up: ["attack", "move"],
    roam: ["halt"],
  },
  // Who climbs, drops something or leaves the map points at the words: there are not enough numbers for all of them.
  ranked: {
    act: ["stand_up", "shake_off", "free_attack", "familiar"],
    monster_act: ["shake_off", "climb"],
    person_act: ["shake_off", "climb"],
    familiar_act: ["shake_off", "climb"],
    roam: [],
  },
  last: new Set(["fists"]),
  inForce,
  label: (key, view, at) => {
    const door = view.doors.find((one) => one.ref === key);
    const standing = figuresOf(view).find((figure) => figure.spaces.includes(key));
    if (standing) return whoStands(standing, key, at);
    return door && at.texts.option(door.closed ? "open" : "close", key);
  },
  confirms: doubtOf,
  trigger: (ask) => (ask.kind === "window" ? String(ask.args.window) : undefined),
  phases: (view, texts) => {
    const overlord = isOverlordsTurn(view);
    const step = view.campaign?.step;
    if (view.campaign && isPacking(view.campaign)) return [{ id: "phase", label: texts.say("hub-packing"), now: true }];
    if (step) return [{ id: "phase", label: stepName(step, texts), now: true }];
    if (view.round === 0 || (view.figures.length === 0 && !begun(view)))
      return [{ id: "setup", label: texts.say("board-setup"), now: true }];
    // When it is over it is nobody's turn.
    const won = Boolean(view.winner);
    return [
      { id: "round", label: texts.say("board-round", { round: view.round }), now: won },
      { id: "heroes", label: texts.say("board-tab-heroes"), now: !overlord && !won },
      { id: "overlord", label: texts.say("board-tab-overlord"), now: overlord && !won },
    ];
  },
};

export default descent;
