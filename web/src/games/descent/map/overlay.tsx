/** What the acting figure could do from where it stands, laid over the map. The engine works it out (view.outlook). */

import "./overlay.css";
import type { Signal } from "@preact/signals";
import { type ComponentChildren, h } from "preact";
import { Choice } from "../../../pieces/choice";
import { saying } from "../../../pieces/face";
import { useTable } from "../../board";
import { overlap } from "../hub/labels";
import { type Box, boxOf, type DescentView, figuresOf, placeOf, SILENT, standBox, UNIT, wayTo } from "../view";
import { attackPlan, type Plan, pressed } from "./plan";

/** What somebody could do is never said in smaller letters than this, in pixels, however far away the map is. */
const LEAST = 11.5;

/** How large letters are in units of the drawing, so that they can be read. */
export function readable(letters: number, unit: number): number {
  return Math.max(letters, LEAST / unit);
}

interface Scaled {
  view: DescentView;
  /** How many pixels a unit of the drawing takes. */
  unit: Signal<number>;
}

/** How many movement points it costs to come to rest on a space that can be walked to now. */
export function Reach({ view, walks, unit }: Scaled & { walks: Map<string, Plan> }) {
  const reach = view.outlook?.reach.filter(({ space }) => walks.has(space)) ?? [];
  if (reach.length === 0) return null;
  const letters = Math.min(readable(19, unit.value), 0.6 * UNIT);
  return (
    <g class="reach" {...SILENT}>
      {reach.map(({ space, cost }) => {
        const [x, y] = placeOf(space);
        return (
          <g key={space}>
            <rect x={x * UNIT + 3} y={y * UNIT + 3} width={UNIT - 6} height={UNIT - 6} rx="8" />
            <text x={x * UNIT + 5 + 0.48 * letters} y={y * UNIT + 4 + 0.95 * letters} font-size={letters}>
              {cost}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Whatever the figure does not see lies in the dark. */
export function Sight({ view }: { view: DescentView }) {
  if (!view.outlook) return null;
  const seen = new Set(view.outlook.sight);
  const own = new Set(figuresOf(view).find((figure) => figure.ref === view.outlook?.figure)?.spaces);
  return (
    <g class="sight" {...SILENT}>
      {view.spaces.map((space) => {
        if (own.has(space.ref)) return null;
        const x = space.x * UNIT;
        const y = space.y * UNIT;
        return seen.has(space.ref) ? (
          <circle key={space.ref} cx={x + UNIT / 2} cy={y + UNIT / 2} r="4" class="seen" />
        ) : (
          <g key={space.ref} class="unseen">
            <rect x={x} y={y} width={UNIT} height={UNIT} />
            <path d={`M${x + 20} ${y + 44}l24-24`} />
          </g>
        );
      })}
    </g>
  );
}

export interface Prospect {
  space: string;
  hit: number;
  damage: number;
  weapon: string;
}

/** The best attack on each of them (a space, a figure): most damage on average. */
export function bestOdds(attacks: Prospect[], whom: (space: string) => string = String): Prospect[] {
  const best = new Map<string, Prospect>();
  for (const attack of attacks) {
    const known = best.get(whom(attack.space));
    if (!known || attack.damage > known.damage) best.set(whom(attack.space), attack);
  }
  return [...best.values()];
}

/** A chance in the language of the table, with a narrow space where it wants one before the sign. */
export function percent(thousandths: number, lang: string): string {
  return (thousandths / 1000).toLocaleString(lang, { style: "percent" }).replace("\u00a0", "\u202f");
}

/** Hundredths as a number with one decimal in the language of the table. */
export function average(hundredths: number, lang: string): string {
  return (hundredths / 100).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A tag with its letters, in units of the drawing. */
const LETTERS = 13.5;
const TAG = { width: 64, height: 21 };
/** Letters that have to be so much larger leave room for the chance alone; the damage is told where one points. */
const BRIEF = 1.3;
/** How far a tag lies on the space it belongs to. */
const HOLD = 13;

interface TagSize {
  w: number;
  h: number;
  letters: number;
  brief: boolean;
}

/** How large a tag is where a unit of the drawing takes so many pixels, so that it can be read. */
export function tagSize(chance: string, unit: number, brief = false): TagSize {
  const letters = readable(LETTERS, unit);
  const larger = letters / LETTERS;
  if (!brief && larger <= BRIEF) return { w: TAG.width * larger, h: TAG.height * larger, letters, brief };
  // A digit, the wider sign, and a little room at both ends.
  return { w: (0.54 * (chance.length - 1) + 1.27) * letters, h: 1.3 * letters, letters, brief: true };
}

/** As much of a tag may lie on somebody, and so much on another tag, before another place is better. */
const SLIGHT = 0.1;

/** What is around a figure, in units of the drawing. */
interface Surroundings {
  others: Box[];
  /** Tags that lie there already. */
  tags: Box[];
  /** On which side nobody else could be hit, -1 left and 1 right: there a tag may stick out. */
  lean: number;
}

/** Where a tag lies, in units of the drawing: above its figure, else beside or below it, as far as it covers nobody else
 * and no other tag; null where it would everywhere. */
export function tagSpot(figure: Box, { w, h }: TagSize, { others, tags, lean }: Surroundings): Box | null {
  const { x, y } = figure;
  const out = Math.max(0, w - figure.w) / 2;
  const [left, cy] = [x + (figure.w - w) / 2 + lean * out, y + figure.h / 2];
  const around: Box[] = [
    { x: left, y: y + HOLD - h, w, h },
    { x: x + figure.w - HOLD / 2, y: cy - h / 2, w, h },
    { x: x + HOLD / 2 - w, y: cy - h / 2, w, h },
    { x: left, y: y + figure.h - 3, w, h },
  ];
  const covered = (spot: Box, some: Box[]) => some.reduce((sum, one) => sum + overlap(spot, one), 0) / (w * h);
  return around.find((spot) => covered(spot, others) <= SLIGHT && covered(spot, tags) <= SLIGHT) ?? null;
}

/** A tag that has no room for all it says is brief; one that has no room at all lies on its figure, below its conditions. */
export function laid(figure: Box, chance: string, unit: number, around: Surroundings, marked = false): [TagSize, Box] {
  for (const size of [tagSize(chance, unit), tagSize(chance, unit, true)]) {
    const spot = tagSpot(figure, size, around);
    if (spot) return [size, spot];
  }
  const size = tagSize(chance, unit, true);
  const { w, h } = size;
  return [size, { x: figure.x + (figure.w - w) / 2, y: figure.y + (marked ? TAG.height : 1), w, h }];
}

/** Away from the one side on which another target stands close by. */
function leaning(figure: Box, targets: Box[]): number {
  const close = (by: number) =>
    targets.some((one) => overlap(one, { ...figure, x: figure.x + by * figure.w, y: figure.y + 1, h: 1 }) > 0);
  return Number(close(-1)) - Number(close(1));
}

function drawn({ x, y, w, h }: Box): Box {
  return { x: x * UNIT, y: y * UNIT, w: w * UNIT, h: h * UNIT };
}

/** Who could be hit from here, and with what chance; pressed, the attack is made at once. */
export function Odds({ view, run, unit }: Scaled & { run: (plan: Plan) => void }) {
  const at = useTable();
  if (!view.outlook) return null;
  const figures = figuresOf(view);
  const on = (space: string) => figures.find((figure) => figure.spaces.includes(space));
  const lying = view.heroes.flatMap((hero) => hero.token ?? []);
  const standing = [...figures.map((figure) => figure.spaces), ...lying.map((space) => [space])];
  const word = ["attack", "free_attack"].find((key) => at.stands(key).state === "option");
  const best = bestOdds(view.outlook.attacks, (space) => on(space)?.ref ?? space);
  const boxes = best.map(({ space }) => boxOf(on(space)?.spaces ?? [space])).flatMap((box) => (box ? drawn(box) : []));
  const tags: Box[] = [];
  return (
    <g class="odds">
      {best.map((attack) => {
        const figure = on(attack.space);
        const own = figure?.spaces ?? [attack.space];
        const box = boxOf(own);
        if (!box) return null;
        const here = drawn(box);
        const others = standing.filter((spaces) => !spaces.some((space) => own.includes(space)));
        const chance = `${Math.round(attack.hit / 10)}%`;
        const around = {
          others: others.flatMap((spaces) => boxOf(spaces) ?? []).map(drawn),
          tags,
          lean: leaning(here, boxes),
        };
        const marked = figure !== undefined && figure.conditions.length > 0;
        const [size, tag] = laid(here, chance, unit.value, around, marked);
        tags.push(tag);
        const line = tag.y + size.h / 2 + 0.34 * size.letters;
        const inset = size.brief ? size.w / 2 : 0.3 * size.letters;
        const damage = size.brief ? "" : `⌀${average(attack.damage, at.texts.lang)}`;
        const plan = word && !at.watching ? attackPlan(word, attack) : null;
        return (
          <Chip
            key={attack.space}
            printed={`${chance} ${damage}`}
            label={at.texts.say("board-odds-of", {
              ...oddsArgs(attack, at.texts.lang),
              space: figure?.ref ?? attack.space,
            })}
            plan={plan}
            run={run}
          >
            <rect x={tag.x} y={tag.y} width={size.w} height={size.h} rx={size.h / 2} />
            <text x={tag.x + inset} y={line} font-size={size.letters} text-anchor={size.brief ? "middle" : undefined}>
              {chance}
            </text>
            {damage && (
              <text x={tag.x + size.w - inset} y={line} font-size={size.letters} class="odds-damage">
                {damage}
              </text>
            )}
          </Chip>
        );
      })}
    </g>
  );
}

interface ChipProps {
  /** What is written on it, by which it is called as well. */
  printed: string;
  label: string;
  plan: Plan | null;
  run: (plan: Plan) => void;
  children: ComponentChildren;
}

function Chip({ printed, label, plan, run, children }: ChipProps) {
  // The mouse goes through it to the figure below.
  if (!plan) return <g>{children}</g>;
  return h(
    "g",
    {
      class: "is-pressable",
      "aria-label": `${printed}, ${label}`,
      ...saying(label, false),
      ...pressed(() => run(plan)),
    },
    children,
  );
}

export function weaponRef(weapon: string): string {
  return weapon.includes(":") ? weapon : `weapon:${weapon}`;
}

export function oddsArgs(attack: Prospect, lang: string): Record<string, string> {
  return {
    space: attack.space,
    weapon: weaponRef(attack.weapon),
    chance: percent(attack.hit, lang),
    damage: average(attack.damage, lang),
  };
}

/** The way the pointer asks about: from the figure to the space, with what it costs. */
export function Way({ view, to, unit }: Scaled & { to: string }) {
  const way = wayTo(view, to);
  if (way.length < 2) return null;
  const points = way.map(([x, y]) => `${(x + 0.5) * UNIT},${(y + 0.5) * UNIT}`).join(" ");
  const [x, y] = way.at(-1) as [number, number];
  const cost = view.outlook?.reach.find((reach) => reach.space === to)?.cost ?? 0;
  const letters = readable(18, unit.value);
  return (
    <g class="way" {...SILENT}>
      <polyline points={points} class="way-shadow" />
      <polyline points={points} class="way-line" />
      <circle cx={(x + 0.5) * UNIT} cy={(y + 0.5) * UNIT} r={letters * 0.84} />
      <text x={(x + 0.5) * UNIT} y={(y + 0.5) * UNIT + letters / 3} font-size={letters}>
        {cost}
      </text>
    </g>
  );
}

/** The ways a large figure may stand: a handle in the middle of each footprint; pointing at it shows the whole. */
export function Stands({ view }: { view: DescentView }) {
  const at = useTable();
  const keys = at.asks
    .flatMap((ask) => ask.options.map((option) => option.key))
    .filter((key) => key.startsWith("stand:"));
  const standing = figuresOf(view).find((figure) => figure.ref === view.actor);
  const now = standing && boxOf(standing.spaces);
  return (
    <>
      {keys.map((key) => {
        const box = standBox(key);
        const cx = (box.x + box.w / 2) * UNIT;
        const cy = (box.y + box.h / 2) * UNIT;
        const same = now && now.x === box.x && now.y === box.y && now.w === box.w && now.h === box.h;
        return (
          <Choice
            key={key}
            of={key}
            as="g"
            class={`stand-choice ${same ? "is-same" : ""}`}
            label={at.texts.say("board-stand", { x: box.x, y: box.y, w: box.w, h: box.h })}
            named={at.texts.say("board-stand-here", { w: box.w, h: box.h })}
          >
            <rect
              x={box.x * UNIT + 3}
              y={box.y * UNIT + 3}
              width={box.w * UNIT - 6}
              height={box.h * UNIT - 6}
              rx="14"
              class="footprint"
            />
            <circle cx={cx} cy={cy} r="13" class="option-outline" />
            <circle cx={cx} cy={cy} r="4" class="stand-dot" />
          </Choice>
        );
      })}
    </>
  );
}
