/** The dungeon: floor, what lies on it, who stands on it, and over it what the acting figure could do.
 *
 * Answers that are spaces lie above the figures, so that the space of a large monster can be aimed at; figures that are
 * answers themselves lie above those.
 */

import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Choice, Within } from "../../../pieces/choice";
import { Still } from "../../../pieces/still";
import { type AtTable, useTable } from "../../board";
import {
  askedAbout,
  boxOf,
  type DescentView,
  type FigureView,
  figuresOf,
  placeOf,
  SILENT,
  spaceRef,
  UNIT,
} from "../view";
import { namesOf, tellSpace, useSpaces, whatLies } from "./asked";
import { Coordinates } from "./coords";
import { DoorLeaf, doorState } from "./doors";
import { Fallen, Figure, fallenRef, figureRef } from "./figures";
import { Floor, Signs } from "./floor";
import type { Layers } from "./layers";
import { Odds, Reach, Sight, Stands, Way } from "./overlay";
import { type Plan, usePlan, walksOf } from "./plan";
import { steer } from "./steer";
import { Strike } from "./strike";
import { Gulfs } from "./terrain";
import { ChestPicture, ObjectPicture } from "./things";
import { Far, pointing } from "./walk";

/** How much of what is beyond the walls is shown, in spaces. */
export const MARGIN = 0.75;

/** The torch, and the fog that begins where the map ends. */
export function Lights({ wide, tall }: { wide: number; tall: number }) {
  return (
    <defs>
      <radialGradient id="descent-torch">
        <stop offset="0" class="torch-1" />
        <stop offset="0.45" class="torch-2" />
        <stop offset="1" class="torch-3" />
      </radialGradient>
      <radialGradient
        id="descent-fog"
        gradientUnits="userSpaceOnUse"
        cx={wide / 2}
        cy={tall / 2}
        r={Math.hypot(wide, tall) * 0.62}
      >
        <stop offset="0.6" class="fog-1" />
        <stop offset="1" class="fog-2" />
      </radialGradient>
      <filter id="descent-blur" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="26" />
      </filter>
    </defs>
  );
}

/** Whoever acts holds the torch. */
function Torch({ view }: { view: DescentView }) {
  const actor = figuresOf(view).find((figure) => figure.ref === view.actor);
  const box = actor && boxOf(actor.spaces);
  if (!box) return null;
  return (
    <circle
      cx={(box.x + box.w / 2) * UNIT}
      cy={(box.y + box.h / 2) * UNIT}
      r={UNIT * 3.6}
      fill="url(#descent-torch)"
      class="torchlight"
    />
  );
}

/** Where to look: at whoever acts, is asked about or is attacked, and at the figures and spaces in question. */
function LensSpots({ view, at }: { view: DescentView; at: AtTable }) {
  const keys = new Set(at.asks.flatMap((ask) => ask.options.map((option) => option.key)));
  const { attack } = view;
  const figures = figuresOf(view).filter(
    ({ ref }) =>
      [view.actor, askedAbout(at), attack?.attacker].includes(ref) || keys.has(ref) || attack?.targets.includes(ref),
  );
  const spaces = [...keys].filter((key) => /^(step|space):/.test(key));
  const tokens = view.heroes.filter((hero) => keys.has(fallenRef(at, hero))).flatMap((hero) => hero.token ?? []);
  return (
    <>
      {[...figures.flatMap((figure) => figure.spaces), ...tokens, ...spaces].map((space) => {
        const [x, y] = placeOf(space);
        return <rect key={space} x={x * UNIT} y={y * UNIT} width={UNIT} height={UNIT} fill="none" class="lens" />;
      })}
    </>
  );
}

/** A chest nobody has opened yet, in the corner of its space; the overlord knows which is the special one. */
function SearchToken({ space, special }: { space: string; special: boolean }) {
  const at = useTable();
  const [x, y] = placeOf(space);
  // Which of them is the special one is asked by its space.
  const asked = at.asks[0]?.kind === "lay_special";
  return (
    <Choice
      of={asked ? space : `search:${x},${y}`}
      as="g"
      class={special ? "search-token special" : "search-token"}
      data-point={space}
      label={at.texts.say(special ? "board-special-token" : "board-search-token", { space })}
      named={at.texts.say(special ? "board-special-here" : "board-search-here")}
    >
      {special && <circle class="special-mark" cx={(x + 1) * UNIT - 17} cy={y * UNIT + 17} r="21" />}
      <ChestPicture space={space} />
      <rect x={(x + 1) * UNIT - 33} y={y * UNIT + 1} width="32" height="32" rx="7" class="option-outline" fill="none" />
    </Choice>
  );
}

/** Several on one space stand side by side there, smaller, so that each can be pointed at. */
function abreast(space: string, number: number, all: number): string | undefined {
  if (all < 2) return undefined;
  const [x, y] = placeOf(space);
  const across = Math.ceil(Math.sqrt(all));
  const cx = (x + ((number % across) + 0.5) / across) * UNIT;
  const cy = (y + (Math.floor(number / across) + 0.5) / Math.ceil(all / across)) * UNIT;
  return `translate(${cx} ${cy}) scale(${1.15 / across}) translate(${-(x + 0.5) * UNIT} ${-(y + 0.5) * UNIT})`;
}

/** What the quest is about, on its space; `together`: all that lie there. */
function Token({ token, space, together }: { token: string; space: string; together: string[] }) {
  const at = useTable();
  const [x, y] = placeOf(space);
  return (
    <Choice of={token} as="g" class="token" label={at.texts.name(token)} data-piece={token} data-point={token}>
      <g transform={abreast(space, together.indexOf(token), together.length)}>
        <ObjectPicture token={token} space={space} />
        <circle cx={(x + 0.5) * UNIT} cy={(y + 0.5) * UNIT} r="27" class="option-outline" fill="none" />
      </g>
    </Choice>
  );
}

/** What the quest is about lies under the figures, unless it is an answer; chests peep out from under them. */
function Lying({ view, above }: { view: DescentView; above: boolean }) {
  const at = useTable();
  const here = (key: string) => (at.stands(key).state === "option") === above;
  const together = (space: string) => view.tokens.filter((one) => one.space === space).map((one) => one.ref);
  return (
    <>
      {above &&
        view.search.map((space) => (
          <Within key={space} of={[space, space.replace("space:", "step:")]}>
            <SearchToken space={space} special={space === view.overlord.special} />
          </Within>
        ))}
      {view.tokens
        .filter((token) => here(token.ref))
        .map(({ ref, space }) => space && <Token key={ref} token={ref} space={space} together={together(space)} />)}
    </>
  );
}

/** Every space, to be pointed at and asked about. */
function Spaces({ view }: { view: DescentView }) {
  return (
    <g class="spaces" {...SILENT}>
      {view.spaces.map((space) => (
        <rect
          key={space.ref}
          x={space.x * UNIT}
          y={space.y * UNIT}
          width={UNIT}
          height={UNIT}
          fill="transparent"
          data-point={space.ref}
          data-ref={space.ref}
          data-within={namesOf(space.ref)[1]}
          data-face={whatLies(view, space.ref)}
        />
      ))}
    </g>
  );
}

interface AnswersProps {
  view: DescentView;
  at: AtTable;
  walks: Map<string, Plan>;
  point: (space: string | null) => void;
  run: (plan: Plan) => void;
}

/** Spaces that are answers, that are refused with a reason, or that show the way there. Where somebody stands, only an answer
 * lies above the figure. */
function Answers({ view, at, walks, point, run }: AnswersProps) {
  const reach = new Map(view.outlook?.reach.map((one) => [one.space, one.cost]));
  const taken = new Set(figuresOf(view).flatMap((figure) => figure.spaces));
  return (
    <>
      {view.spaces.map((space) => {
        const of = spaceRef(at, space.x, space.y);
        const { state } = at.stands(of);
        const cost = reach.get(space.ref);
        const plan = walks.get(space.ref);
        if (state === "idle" && !plan) return null;
        const within = taken.has(space.ref);
        if (state !== "option" && within) return null;
        // Around a figure the frame leaves its marks to be read.
        const inset = within ? 2 : 4;
        if (state !== "option" && plan && plan.length > 0 && cost !== undefined)
          return (
            <Far
              key={space.ref}
              space={space.ref}
              cost={cost}
              ground={whatLies(view, space.ref)}
              plan={plan}
              at={at}
              run={run}
              point={point}
            />
          );
        const ground = state === "idle" ? undefined : whatLies(view, space.ref);
        return (
          <Choice
            key={space.ref}
            of={of}
            as="g"
            face={ground ?? false}
            named={state === "idle" ? undefined : tellSpace(at, view, space.ref)}
            label={ground && state === "refused" ? at.texts.name(of) : undefined}
            class={`space-answer ${state === "option" ? "" : "is-quiet"}`}
            {...(plan ? pointing(space.ref, point) : { "data-point": space.ref })}
          >
            <rect
              x={space.x * UNIT + inset}
              y={space.y * UNIT + inset}
              width={UNIT - 2 * inset}
              height={UNIT - 2 * inset}
              rx="8"
              class="option-outline"
            />
          </Choice>
        );
      })}
    </>
  );
}

interface MapProps {
  view: DescentView;
  layers: Layers;
  /** How many pixels a unit of the drawing takes. */
  unit: Signal<number>;
}

export function DungeonMap({ view, layers, unit }: MapProps) {
  const at = useTable();
  const [pointed, point] = useState<string | null>(null);
  const run = usePlan(at);
  const walks = walksOf(view, at);
  const explained = useSpaces(view, at);
  const laid = [view.quest, view.encounter, view.spaces.length];
  const [width = 1, height = 1] = view.size;
  const frame = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map((part) => part * UNIT);
  const figures = figuresOf(view);
  const asked = figures.filter((figure) => at.stands(figureRef(at, figure)).state === "option");
  const helped = view.heroes.filter((hero) => at.stands(fallenRef(at, hero)).state === "option");
  const lying = view.heroes.filter((hero) => !helped.includes(hero));
  // Whoever stops on a friend's space for a moment is seen there.
  const shares = (figure: FigureView) =>
    figure.ref === view.actor &&
    figures.some((one) => one !== figure && one.spaces.some((space) => figure.spaces.includes(space)));
  const still = figures.filter((figure) => !asked.includes(figure));
  const quiet = [...still.filter((figure) => !shares(figure)), ...still.filter(shares)];
  return (
    <svg
      class={`dungeon mood-${view.mood}`}
      viewBox={frame.join(" ")}
      role="group"
      aria-label={at.texts.say("board-map-keys")}
      onKeyDown={steer}
      {...explained}
    >
      <Lights wide={width * UNIT} tall={height * UNIT} />
      <Still of={laid}>
        <Floor spaces={view.spaces} mood={view.mood} say={(message) => at.texts.say(message)} />
      </Still>
      <Gulfs spaces={view.gulfs} />
      <Signs signs={view.signs} />
      <LensSpots view={view} at={at} />
      <Torch view={view} />
      {layers.sight && <Sight view={view} />}
      {layers.reach && <Reach view={view} walks={walks} unit={unit} />}
      <Still of={[...laid, view.gulfs.length]}>
        <Spaces view={view} />
      </Still>
      {view.doors.map((door) => (
        <Choice
          key={door.ref}
          of={door.ref}
          as="g"
          class="door-choice"
          data-point={door.ref}
          label={`${at.texts.name(door.ref)}: ${at.texts.say(doorState(door))}`}
        >
          <DoorLeaf door={door} />
        </Choice>
      ))}
      <Lying view={view} above={false} />
      {pointed && walks.has(pointed) && <Way view={view} to={pointed} unit={unit} />}
      {lying.map((hero) => (
        <Fallen key={hero.ref} hero={hero} view={view} />
      ))}
      {quiet.map((figure) => (
        // What bars its spaces as a target, bars the figure.
        <Within key={figure.ref} of={figure.spaces}>
          <Figure figure={figure} view={view} />
        </Within>
      ))}
      <rect x="-4000" y="-4000" width="9000" height="9000" fill="url(#descent-fog)" class="fog" />
      <Answers view={view} at={at} walks={walks} point={point} run={run} />
      {helped.map((hero) => (
        <Fallen key={hero.ref} hero={hero} view={view} />
      ))}
      {asked.map((figure) => (
        <Figure key={figure.ref} figure={figure} view={view} />
      ))}
      <Lying view={view} above={true} />
      {layers.odds && <Odds view={view} run={run} unit={unit} />}
      <Strike view={view} />
      <Stands view={view} />
      {layers.coords && <Coordinates view={view} />}
    </svg>
  );
}
