/** Figures on the map: heroes in their colour and shape, monsters on bone discs, masters in red with a crown. */

import "./figures.css";
import { useEffect, useRef, useState } from "preact/hooks";
import type { EventKind, Told } from "../../../net/protocol";
import { Choice } from "../../../pieces/choice";
import { IconAt } from "../../../pieces/icon";
import { seatColour, seatPath } from "../../../pieces/seats";
import { moves } from "../../../settings";
import type { Events } from "../../../wire/descent";
import { type AtTable, useTable } from "../../board";
import { CONDITIONS, figureIcon, THINGS, TOKENS } from "../icons";
import {
  askedAbout,
  boxOf,
  copyOf,
  current,
  type DescentView,
  type FigureView,
  figuresOf,
  type HeroView,
  heroMark,
  heroOf,
  idOf,
  isDone,
  placeOf,
  SILENT,
  signed,
  UNIT,
} from "../view";

/** What a figure can be asked for: itself, or as a partner in an exchange. */
export function figureRef(at: AtTable, figure: FigureView): string {
  const id = idOf(figure.ref);
  return figure.rank === "hero" ? current(at, [figure.ref, `trade:${id}`]) : figure.ref;
}

/** Everything one should know about a figure, in a sentence. */
export function tell(at: AtTable, view: DescentView, figure: FigureView): string {
  const number = copyOf(figure.ref);
  const parts = [
    `${at.texts.name(figure.ref)}${number ? ` ${number}` : ""}`,
    at.texts.say("board-life", { left: figure.health - figure.damage, health: figure.health }),
    ...figure.conditions.map((name) => at.texts.name(`condition:${name}`)),
  ];
  if (isDone(view, figure)) parts.push(at.texts.say("board-activated"));
  parts.push(...figure.carries.map((token) => at.texts.say("board-carries", { token })));
  return parts.join(", ");
}

/** A hero's disc: dark, with a light pictogram; its rim is as long as his life. */
function HeroBase({ figure, mark }: { figure: FigureView; mark: number }) {
  const small = figure.rank === "familiar";
  const r = small ? 22 : 27;
  const left = Math.max(0, (100 * (figure.health - figure.damage)) / Math.max(1, figure.health));
  return (
    <g style={{ "--hero": seatColour(mark) }}>
      <circle cx="32" cy="32" r={r + 2} class="base hero-base" />
      <circle cx="32" cy="32" r={r - 0.5} class="rim-lost" />
      <circle
        cx="32"
        cy="32"
        r={r - 0.5}
        pathLength={100}
        stroke-dasharray={`${left} 100`}
        transform="rotate(-90 32 32)"
        class="rim-life"
      />
      <path d={seatPath(mark)} class="hero-mark" transform="translate(-1 -1) scale(.66)" />
    </g>
  );
}

function MonsterBase({ figure, w, h }: { figure: FigureView; w: number; h: number }) {
  const small = w === UNIT && h === UNIT;
  return (
    <>
      <rect x="5" y="5" width={w - 10} height={h - 10} rx={small ? 27 : 22} class="base" />
      {figure.rank !== "minion" && (
        <rect x="9.5" y="9.5" width={w - 19} height={h - 19} rx={small ? 23 : 18} class="base-ring" />
      )}
    </>
  );
}

/** Life left, stamina or copy number, conditions, what is carried: small marks around the pictogram. */
function Marks({ figure, view, w, h }: { figure: FigureView; view: DescentView; w: number; h: number }) {
  const number = copyOf(figure.ref);
  const hero = figure.rank === "hero" ? heroOf(view, figure.ref) : undefined;
  return (
    <>
      {hero && (
        <g class={`stamina ${hero.fatigue > 0 ? "is-tired" : ""}`}>
          <rect x="0" y={h - 19} width="21" height="18" rx="9" />
          <text x="10.5" y={h - 4.5}>
            {hero.stamina - hero.fatigue}
          </text>
        </g>
      )}
      <g class={`life ${figure.damage > 0 ? "is-hurt" : ""}`}>
        <path d={`M${w - 15} ${h}l-14-14q-6-8 1-13 7-4 13 3 6-7 13-3 7 5 1 13Z`} />
        <text x={w - 15} y={h - 10}>
          {figure.health - figure.damage}
        </text>
      </g>
      {number !== null && (
        <g class="copy">
          <circle cx="9" cy={h - 9} r="9" />
          <text x="9" y={h - 4}>
            {number}
          </text>
        </g>
      )}
      {figure.rank === "master" && <IconAt name="gi:crown" x={w / 2} y={9} size={22} class="crown" />}
      {figure.rank === "lieutenant" && <IconAt name="gi:imperial-crown" x={w / 2} y={9} size={26} class="crown" />}
      {figure.conditions.map((name, index) => (
        <g key={name} class="condition">
          <circle cx={w - 11 - index * 19} cy="11" r="10.5" />
          <IconAt name={CONDITIONS[name] ?? THINGS.other} x={w - 11 - index * 19} y={11} size={16} />
        </g>
      ))}
      {figure.carries.map((token, index) => (
        <g key={token} class="carried">
          <circle cx="11" cy={h / 2 + index * 20} r="11" />
          <IconAt name={TOKENS[idOf(token)] ?? THINGS.carried} x={11} y={h / 2 + index * 20} size={17} />
        </g>
      ))}
      {isDone(view, figure) && !hero && (
        <text x="12" y="17" class="activated">
          ✓
        </text>
      )}
    </>
  );
}

const OF_LIFE: readonly EventKind[] = ["figure_placed", "damage_suffered", "recovered"] satisfies (keyof Events)[];

/** Whether the figure has been used for somebody else, who comes unhurt: nothing was recovered. */
function cameAnew(log: Told[], ref: string): boolean {
  const last = log.findLast(({ event, args }) => args.figure === ref && OF_LIFE.includes(event));
  return last?.event === "figure_placed";
}

/** What just happened to a figure rises from it: damage, or life that came back. */
function Change({ figure, w }: { figure: FigureView; w: number }) {
  const at = useTable();
  const before = useRef(figure.damage);
  const [change, setChange] = useState<{ n: number; by: number } | null>(null);
  useEffect(() => {
    const by = before.current - figure.damage;
    before.current = figure.damage;
    if (by !== 0 && !(by > 0 && cameAnew(at.log, figure.ref)) && moves())
      setChange((last) => ({ n: (last?.n ?? 0) + 1, by }));
  }, [figure.damage]);
  if (!change) return null;
  return (
    <text key={change.n} x={w / 2} y="30" class={`change ${change.by < 0 ? "is-harm" : "is-help"}`}>
      {signed(change.by)}
    </text>
  );
}

/** Whose mark a figure bears: its own, or, of a familiar, that of whoever called it. */
function markOf(view: DescentView, figure: FigureView): number {
  const owner = view.heroes.find((hero) => hero.hero_class === "class:necromancer");
  return heroMark(view, figure.rank === "familiar" && owner ? owner.ref : figure.ref);
}

const BEHIND = " translate(-3 -2) scale(.7)";
const IN_FRONT = " translate(22 19) scale(.7)";

/** Whoever stops for a moment where a friend stands is seen beside them: the friend behind, whoever acts in front. So is
 * whoever stands where a hero has left a token. */
function beside(view: DescentView, figure: FigureView): string {
  const here = figuresOf(view).filter((one) => one.spaces.some((space) => figure.spaces.includes(space)));
  const onToken = view.heroes.some((hero) => isAway(hero) && figure.spaces.includes(hero.token ?? ""));
  if ((here.length < 2 && !onToken) || here.some((one) => one.spaces.length > 1)) return "";
  return figure.ref === view.actor || here.length < 2 ? IN_FRONT : BEHIND;
}

/** Whether there is only the token of a hero: knocked out, or away from the map for a while. */
function isAway(hero: HeroView): boolean {
  return hero.token !== null && (hero.knocked_out || hero.figure.spaces.length === 0);
}

/** Four corners around whoever the question is about: another shape than the frame of whoever acts. */
function AskedAbout({ w, h }: { w: number; h: number }) {
  const [near, arm] = [-3, 15];
  const [right, low] = [w - near, h - near];
  const corners = [
    `M${near} ${near + arm}v${-arm}h${arm}`,
    `M${right - arm} ${near}h${arm}v${arm}`,
    `M${right} ${low - arm}v${arm}h${-arm}`,
    `M${near + arm} ${low}h${-arm}v${-arm}`,
  ].join("");
  return (
    <g class="asked-about" {...SILENT}>
      <path d={corners} class="asked-under" />
      <path d={corners} />
    </g>
  );
}

export function Figure({ figure, view }: { figure: FigureView; view: DescentView }) {
  const at = useTable();
  const box = boxOf(figure.spaces);
  if (!box) return null;
  const w = box.w * UNIT;
  const h = box.h * UNIT;
  const hero = figure.rank === "hero" || figure.rank === "familiar";
  const large = figure.spaces.length > 1;
  const acts = view.actor === figure.ref;
  const asked = askedAbout(at) === figure.ref;
  const classes = [
    "figure",
    `rank-${figure.rank}`,
    acts && "is-acting",
    asked && "is-asked",
    isDone(view, figure) && "is-done",
  ];
  const targeted = view.attack?.targets.includes(figure.ref);
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      data-piece={figure.ref}
      data-figure={figure.ref}
      data-point={figure.ref}
      data-size={`${box.w}x${box.h}`}
      transform={`translate(${box.x * UNIT} ${box.y * UNIT})${beside(view, figure)}`}
    >
      <Choice
        of={figureRef(at, figure)}
        as="g"
        face
        label={asked ? `${tell(at, view, figure)}, ${at.texts.say("board-asked-about")}` : tell(at, view, figure)}
      >
        <ellipse cx={w / 2} cy={h - 7} rx={w / 2 - 5} ry="9" class="under" />
        {hero ? <HeroBase figure={figure} mark={markOf(view, figure)} /> : <MonsterBase figure={figure} w={w} h={h} />}
        {acts && <rect x="1" y="1" width={w - 2} height={h - 2} rx="16" class="acting" />}
        {targeted && <rect x="1" y="1" width={w - 2} height={h - 2} rx="6" class="targeted" />}
        <IconAt
          name={figureIcon(figure.kind)}
          x={w / 2}
          y={h / 2}
          size={
            Math.min(w, h) * (figure.rank === "hero" ? 0.6 : figure.rank === "familiar" ? 0.48 : large ? 0.8 : 0.68)
          }
          class="figure-icon"
        />
        <rect x="3" y="3" width={w - 6} height={h - 6} rx="14" class="option-outline" fill="none" />
      </Choice>
      <g class="marks" {...SILENT}>
        <Marks figure={figure} view={view} w={w} h={h} />
        <Change figure={figure} w={w} />
      </g>
      {asked && <AskedAbout w={w} h={h} />}
    </g>
  );
}

/** A knocked out hero can be helped up, or be asked for as a figure can. */
export function fallenRef(at: AtTable, hero: HeroView): string {
  return current(at, [`revive:${idOf(hero.ref)}`, hero.ref]);
}

/** Where a knocked out hero lies, or where somebody comes back who has left the map for a while. */
export function Fallen({ hero, view }: { hero: HeroView; view: DescentView }) {
  const at = useTable();
  const { token } = hero;
  if (!token || !isAway(hero)) return null;
  const [x, y] = placeOf(token);
  const shared = figuresOf(view).some(({ spaces }) => spaces.length === 1 && spaces.includes(token));
  const mark = heroMark(view, hero.ref);
  return (
    <Choice
      of={fallenRef(at, hero)}
      as="g"
      label={at.texts.say(hero.knocked_out ? "board-fallen" : "board-vanished", { hero: hero.ref })}
      class="fallen"
      data-piece={`fallen:${hero.ref}`}
      data-point={hero.ref}
      transform={`translate(${x * UNIT} ${y * UNIT})${shared ? BEHIND : ""}`}
    >
      <circle cx="32" cy="32" r="24" class="fallen-base" style={{ stroke: seatColour(mark) }} />
      <path
        d={seatPath(mark)}
        class="hero-mark"
        style={{ fill: seatColour(mark) }}
        transform="translate(-1 -1) scale(.66)"
      />
      <IconAt
        name={hero.knocked_out ? THINGS.knocked : figureIcon(hero.figure.kind)}
        x={UNIT / 2}
        y={UNIT / 2}
        size={34}
        class={hero.knocked_out ? "fallen-icon" : "vanished-icon"}
      />
      <rect x="3" y="3" width={UNIT - 6} height={UNIT - 6} rx="14" class="option-outline" fill="none" />
      {askedAbout(at) === hero.ref && <AskedAbout w={UNIT} h={UNIT} />}
    </Choice>
  );
}
