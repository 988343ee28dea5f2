/** The six dice: what is on their faces, and a die as it lies on the table. */

import "./dice.css";
import { Choice } from "../../pieces/choice";
import { saying } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { useTable } from "../board";
import { THINGS } from "./icons";
import type { DieView } from "./view";

export interface DieFace {
  miss?: boolean;
  range?: number;
  hearts?: number;
  surges?: number;
  shields?: number;
}

/** The faces in the engine's order (content/dice.yaml). */
export const FACES: Record<string, DieFace[]> = {
  blue: [
    { miss: true },
    { range: 2, hearts: 2, surges: 1 },
    { range: 3, hearts: 2 },
    { range: 4, hearts: 2 },
    { range: 5, hearts: 1 },
    { range: 6, hearts: 1, surges: 1 },
  ],
  red: [{ hearts: 1 }, { hearts: 2 }, { hearts: 2 }, { hearts: 2 }, { hearts: 3 }, { hearts: 3, surges: 1 }],
  yellow: [
    { range: 1, surges: 1 },
    { range: 1, hearts: 1 },
    { range: 2, hearts: 1 },
    { hearts: 1, surges: 1 },
    { hearts: 2 },
    { hearts: 2, surges: 1 },
  ],
  brown: [{}, {}, {}, { shields: 1 }, { shields: 1 }, { shields: 2 }],
  grey: [{}, { shields: 1 }, { shields: 1 }, { shields: 1 }, { shields: 2 }, { shields: 3 }],
  black: [{}, { shields: 2 }, { shields: 2 }, { shields: 2 }, { shields: 3 }, { shields: 4 }],
};

/** `blue_3 red_5` -> dice as they lie. Tables that are older than this know only what the dice came to. */
export function diceOf(told: unknown): DieView[] {
  const dice = typeof told === "string" ? told.split(" ").filter(Boolean) : [];
  return dice.map((die) => {
    const [colour = "", face] = die.split("_");
    return { ref: "", colour, face: Number(face) };
  });
}

/** `die:red_3.2` -> `2`, its place on the table. */
export function placeOn(ref: string): string {
  return ref.split(".")[1] ?? "";
}

/** The cards that had dice rolled again, by the places of the dice. */
export type Turned = Map<string, string[]>;

export function faceOf(die: DieView): DieFace {
  return FACES[die.colour]?.[die.face] ?? {};
}

/** What the dice alone show, added up. */
export function sum(dice: DieView[]): Required<Omit<DieFace, "miss">> {
  const total = { range: 0, hearts: 0, surges: 0, shields: 0 };
  for (const face of dice.map(faceOf)) {
    total.range += face.range ?? 0;
    total.hearts += face.hearts ?? 0;
    total.surges += face.surges ?? 0;
    total.shields += face.shields ?? 0;
  }
  return total;
}

/** Whether an X lies among them: the attack misses, whatever else they show (DE-ATK-10). */
export function crossed(dice: DieView[]): boolean {
  return dice.some((die) => faceOf(die).miss);
}

function Pips({ count, kind }: { count: number; kind: "hearts" | "surges" | "shields" }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} name={THINGS[kind]} class={`pip pip-${kind}`} />
      ))}
    </>
  );
}

/** `by`: the cards that had it rolled again. */
function DieFaceDrawn({ die, by }: { die: DieView; by: string[] }) {
  const at = useTable();
  const face = faceOf(die);
  const words = [
    at.texts.say(`board-die-${die.colour}`),
    face.miss && at.texts.say("board-miss"),
    face.range && at.texts.say("board-die-range", { count: face.range }),
    face.hearts && at.texts.say("board-die-hearts", { count: face.hearts }),
    face.surges && at.texts.say("board-die-surges", { count: face.surges }),
    face.shields && at.texts.say("board-die-shields", { count: face.shields }),
    by.length > 0 && at.texts.say("board-die-turned", { cards: by.map((card) => at.texts.name(card)).join(", ") }),
  ].filter(Boolean);
  return (
    <span
      class={`die die-${die.colour}`}
      role="img"
      aria-label={words.join(", ")}
      {...saying(words.join(", "), !die.ref)}
    >
      {face.miss && <b class="die-miss">✕</b>}
      {Object.keys(face).length === 0 && <b class="die-blank">–</b>}
      {face.range ? <b class="die-range">{face.range}</b> : null}
      <Pips count={face.hearts ?? 0} kind="hearts" />
      <Pips count={face.surges ?? 0} kind="surges" />
      <Pips count={face.shields ?? 0} kind="shields" />
      {by.length > 0 && <Icon name={THINGS.again} class="die-turned" />}
    </span>
  );
}

/** Dice as they lie; one that may be picked (to be rolled again) is picked by pressing it. */
export function Dice({ dice, turned }: { dice: DieView[]; turned?: Turned }) {
  if (dice.length === 0) return null;
  return (
    <span class="dice">
      {dice.map((die, index) => {
        const by = turned?.get(placeOn(die.ref)) ?? [];
        const key = `${index}${die.colour}${die.face}.${by.length}`;
        const face = <DieFaceDrawn key={key} die={die} by={by} />;
        if (!die.ref) return face;
        return (
          <Choice key={key} of={die.ref} class="die-choice">
            {face}
          </Choice>
        );
      })}
    </span>
  );
}

/** Dice that are not thrown yet: small squares in their colours, with the first letter for whoever cannot tell colours apart. */
export function Pool({ colours }: { colours: string[] }) {
  const at = useTable();
  const words = colours.map((colour) => at.texts.say(`board-die-${colour}`)).join(", ");
  return (
    <span class="dice-pool" role="img" aria-label={words} {...saying(words, false)}>
      {colours.map((colour, index) => (
        <span key={index} class={`die-small die-${colour}`}>
          {at.texts.say(`board-die-letter-${colour}`)}
        </span>
      ))}
    </span>
  );
}
