/** What the acting figure could do from where it stands, laid over the map. The engine works it out (view.outlook). */

import "./overlay.css";
import { type ComponentChildren, h } from "preact";
import { Choice } from "../../../pieces/choice";
import { useTable } from "../../board";
import {
  type Box,
  boxOf,
  type DescentView,
  type FigureView,
  figuresOf,
  placeOf,
  SILENT,
  standBox,
  UNIT,
  wayTo,
} from "../view";
import { attackPlan, type Plan, pressed } from "./plan";

/** How many movement points it costs to come to rest on a space that can be walked to now. */
export function Reach({ view, walks }: { view: DescentView; walks: Map<string, Plan> }) {
  const reach = view.outlook?.reach.filter(({ space }) => walks.has(space)) ?? [];
  if (reach.length === 0) return null;
  return (
    <g class="reach" {...SILENT}>
      {reach.map(({ space, cost }) => {
        const [x, y] = placeOf(space);
        return (
          <g key={space}>
            <rect x={x * UNIT + 3} y={y * UNIT + 3} width={UNIT - 6} height={UNIT - 6} rx="8" />
            <text x={x * UNIT + 14} y={y * UNIT + 22}>
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

const TAG = { width: 64, height: 21 };

/** How high the tag with the odds lies: out of its space as far as nobody else's marks are covered, in it below its conditions. */
export function tagTop({ x, y, w }: Box, taken: Set<string>, figure: FigureView | undefined): number {
  const middle = (x + w / 2) * UNIT;
  const [left, right] = [middle - TAG.width / 2, middle + TAG.width / 2 - 1].map((at) => Math.floor(at / UNIT));
  if (![left, right].some((column) => taken.has(`space:${column},${y - 1}`))) return -8;
  return figure && figure.conditions.length > 0 ? TAG.height : 1;
}

/** Who could be hit from here, and with what chance; pressed, the attack is made at once. */
export function Odds({ view, run }: { view: DescentView; run: (plan: Plan) => void }) {
  const at = useTable();
  if (!view.outlook) return null;
  const figures = figuresOf(view);
  const on = (space: string) => figures.find((figure) => figure.spaces.includes(space));
  const lying = view.heroes.flatMap((hero) => hero.token ?? []);
  const taken = new Set([...figures.flatMap((figure) => figure.spaces), ...lying]);
  const word = ["attack", "free_attack"].find((key) => at.stands(key).state === "option");
  return (
    <g class="odds">
      {bestOdds(view.outlook.attacks, (space) => on(space)?.ref ?? space).map((attack) => {
        const figure = on(attack.space);
        const box = boxOf(figure?.spaces ?? [attack.space]);
        if (!box) return null;
        const cx = (box.x + box.w / 2) * UNIT;
        const top = box.y * UNIT + tagTop(box, taken, figure);
        const plan = word && !at.watching ? attackPlan(word, attack) : null;
        return (
          <Chip
            key={attack.space}
            label={at.texts.say("board-odds-of", oddsArgs(attack, at.texts.lang))}
            plan={plan}
            run={run}
          >
            <rect x={cx - TAG.width / 2} y={top} width={TAG.width} height={TAG.height} rx="10.5" />
            <text x={cx - 28} y={top + 15}>
              {Math.round(attack.hit / 10)}%
            </text>
            <text x={cx + 28} y={top + 15} class="odds-damage">
              ⌀{average(attack.damage, at.texts.lang)}
            </text>
          </Chip>
        );
      })}
    </g>
  );
}

interface ChipProps {
  label: string;
  plan: Plan | null;
  run: (plan: Plan) => void;
  children: ComponentChildren;
}

function Chip({ label, plan, run, children }: ChipProps) {
  if (!plan)
    return (
      <g>
        <title>{label}</title>
        {children}
      </g>
    );
  return h(
    "g",
    { class: "is-pressable", "aria-label": label, ...pressed(() => run(plan)) },
    <title>{label}</title>,
    children,
  );
}

/** From whoever attacks to whoever is attacked. */
export function Strike({ view }: { view: DescentView }) {
  const attack = view.attack;
  if (!attack) return null;
  const middle = (ref: string) => {
    const box = boxOf(figuresOf(view).find((figure) => figure.ref === ref)?.spaces ?? []);
    return box && { x: (box.x + box.w / 2) * UNIT, y: (box.y + box.h / 2) * UNIT };
  };
  const from = middle(attack.attacker);
  return (
    <g class="strike" {...SILENT}>
      {attack.targets.map((target) => {
        const to = middle(target);
        return from && to ? <line key={target} x1={from.x} y1={from.y} x2={to.x} y2={to.y} /> : null;
      })}
    </g>
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
export function Way({ view, to }: { view: DescentView; to: string }) {
  const way = wayTo(view, to);
  if (way.length < 2) return null;
  const points = way.map(([x, y]) => `${(x + 0.5) * UNIT},${(y + 0.5) * UNIT}`).join(" ");
  const [x, y] = way.at(-1) as [number, number];
  const cost = view.outlook?.reach.find((reach) => reach.space === to)?.cost ?? 0;
  return (
    <g class="way" {...SILENT}>
      <polyline points={points} class="way-shadow" />
      <polyline points={points} class="way-line" />
      <circle cx={(x + 0.5) * UNIT} cy={(y + 0.5) * UNIT} r="15" />
      <text x={(x + 0.5) * UNIT} y={(y + 0.5) * UNIT + 6}>
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
