/** Figures on the map: heroes in their colour and shape, monsters on bone discs, masters in red with a crown. */

import "./figures.css";
import { Choice } from "../../pieces/choice";
import { IconAt } from "../../pieces/icon";
import { seatColour, seatPath } from "../../pieces/seats";
import { type AtTable, useTable } from "../board";
import { CONDITIONS, figureIcon, THINGS, TOKENS } from "./icons";
import {
  boxOf,
  copyOf,
  current,
  type DescentView,
  type FigureView,
  type HeroView,
  heroMark,
  idOf,
  placeOf,
  SILENT,
  UNIT,
} from "./view";

/** What a figure can be asked for: itself, or as a partner in an exchange. */
export function figureRef(at: AtTable, figure: FigureView): string {
  const id = idOf(figure.ref);
  return figure.rank === "hero" ? current(at, [figure.ref, `trade:${id}`]) : figure.ref;
}

/** Everything one should know about a figure, in a sentence. */
export function tell(at: AtTable, figure: FigureView): string {
  const number = copyOf(figure.ref);
  const parts = [
    `${at.texts.name(figure.ref)}${number ? ` ${number}` : ""}`,
    at.texts.say("board-life", { left: figure.health - figure.damage, health: figure.health }),
    ...figure.conditions.map((name) => at.texts.name(`condition:${name}`)),
  ];
  if (figure.activated) parts.push(at.texts.say("board-activated"));
  if (figure.carries) parts.push(at.texts.say("board-carries", { token: figure.carries }));
  return parts.join(", ");
}

function Base({ figure, mark, w, h }: { figure: FigureView; mark: number; w: number; h: number }) {
  const small = w === UNIT && h === UNIT;
  if (figure.rank === "hero" || figure.rank === "familiar") {
    const scale = (UNIT - 10) / 32;
    return (
      <path
        d={seatPath(mark)}
        class="base hero-base"
        style={{ fill: seatColour(mark) }}
        transform={`translate(5 5) scale(${scale})`}
      />
    );
  }
  return (
    <>
      <rect x="5" y="5" width={w - 10} height={h - 10} rx={small ? 27 : 22} class="base" />
      {figure.rank !== "minion" && (
        <rect x="9.5" y="9.5" width={w - 19} height={h - 19} rx={small ? 23 : 18} class="base-ring" />
      )}
    </>
  );
}

/** Life left, the copy number, conditions, what is carried: small marks around the pictogram. */
function Marks({ figure, w, h }: { figure: FigureView; w: number; h: number }) {
  const number = copyOf(figure.ref);
  return (
    <>
      <g class={`life ${figure.damage > 0 ? "is-hurt" : ""}`}>
        <path d={`M${w - 14} ${h - 3}l-12-12q-5-7 1-11 6-3 11 3 5-6 11-3 6 4 1 11Z`} />
        <text x={w - 14} y={h - 12}>
          {figure.health - figure.damage}
        </text>
      </g>
      {number !== null && (
        <text x="9" y={h - 6} class="copy">
          {number}
        </text>
      )}
      {figure.rank === "master" && <IconAt name="gi:crown" x={w / 2} y={9} size={20} class="crown" />}
      {figure.rank === "lieutenant" && <IconAt name="gi:imperial-crown" x={w / 2} y={9} size={24} class="crown" />}
      {figure.conditions.map((name, index) => (
        <g key={name} class="condition">
          <circle cx={w - 11 - index * 19} cy="11" r="10" />
          <IconAt name={CONDITIONS[name] ?? THINGS.feat} x={w - 11 - index * 19} y={11} size={15} />
        </g>
      ))}
      {figure.carries && (
        <g class="carried">
          <circle cx="12" cy={h / 2} r="11" />
          <IconAt name={TOKENS[idOf(figure.carries)] ?? THINGS.carried} x={12} y={h / 2} size={17} />
        </g>
      )}
      {figure.activated && (
        <text x="12" y="17" class="activated">
          ✓
        </text>
      )}
    </>
  );
}

export function Figure({ figure, view }: { figure: FigureView; view: DescentView }) {
  const at = useTable();
  const box = boxOf(figure.spaces);
  if (!box) return null;
  const w = box.w * UNIT;
  const h = box.h * UNIT;
  const mark = figure.rank === "familiar" ? 4 : heroMark(view, figure.ref);
  const hero = figure.rank === "hero" || figure.rank === "familiar";
  const acts = view.actor === figure.ref;
  const classes = ["figure", `rank-${figure.rank}`, acts && "is-acting", figure.activated && "is-done"];
  const targeted = view.attack?.targets.includes(figure.ref);
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      data-piece={figure.ref}
      data-figure={figure.ref}
      data-point={figure.ref}
      data-size={`${box.w}x${box.h}`}
      transform={`translate(${box.x * UNIT} ${box.y * UNIT})`}
    >
      <Choice of={figureRef(at, figure)} as="g" face label={tell(at, figure)}>
        <ellipse cx={w / 2} cy={h - 8} rx={w / 2 - 6} ry="9" class="under" />
        <Base figure={figure} mark={mark} w={w} h={h} />
        {acts && <rect x="2" y="2" width={w - 4} height={h - 4} rx="16" class="acting" />}
        {targeted && <rect x="1" y="1" width={w - 2} height={h - 2} rx="6" class="targeted" />}
        <IconAt
          name={figureIcon(figure.kind)}
          x={w / 2}
          y={h / 2 + (hero && mark === 2 ? 9 : 0)}
          size={Math.min(w, h) * (hero ? (mark === 2 || mark === 0 ? 0.4 : 0.5) : 0.62)}
          class="figure-icon"
        />
        <rect x="3" y="3" width={w - 6} height={h - 6} rx="14" class="option-outline" fill="none" />
      </Choice>
      <g class="marks" {...SILENT}>
        <Marks figure={figure} w={w} h={h} />
      </g>
    </g>
  );
}

/** A knocked out hero can be helped up, or be asked for as a figure can. */
export function fallenRef(at: AtTable, hero: HeroView): string {
  return current(at, [`revive:${idOf(hero.ref)}`, hero.ref]);
}

/** Where a knocked out hero lies. */
export function Fallen({ hero, view }: { hero: HeroView; view: DescentView }) {
  const at = useTable();
  if (!hero.knocked_out || !hero.token) return null;
  const [x, y] = placeOf(hero.token);
  const mark = heroMark(view, hero.ref);
  return (
    <Choice
      of={fallenRef(at, hero)}
      as="g"
      label={at.texts.say("board-fallen", { hero: hero.ref })}
      class="fallen"
      data-piece={`fallen:${hero.ref}`}
      data-point={hero.ref}
      transform={`translate(${x * UNIT} ${y * UNIT})`}
    >
      <path
        d={seatPath(mark)}
        class="fallen-base"
        style={{ stroke: seatColour(mark) }}
        transform={`translate(10 10) scale(${44 / 32})`}
      />
      <IconAt name={THINGS.knocked} x={UNIT / 2} y={UNIT / 2} size={34} class="fallen-icon" />
      <rect x="3" y="3" width={UNIT - 6} height={UNIT - 6} rx="14" class="option-outline" fill="none" />
    </Choice>
  );
}
