/** Monster cards: the numbers of the act in play, abilities, surges, and how a figure on the map fares. */

import "./printed.css";
import type { VNode } from "preact";
import { saying, what } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import { kindRef } from "../../../text/texts";
import { type AtTable, dataOf, useTable } from "../../board";
import { Pool } from "../dice";
import { CONDITIONS, THINGS } from "../icons";
import { type DescentView, type FaceView, type FigureView, idOf } from "../view";

interface Half {
  speed: number;
  health: number;
  defense: string[];
  attack: string[];
  abilities: string[];
}

export const ATTRIBUTES = ["might", "knowledge", "willpower", "awareness"] as const;

export interface FigureData {
  archetype?: string;
  speed?: number;
  health?: number;
  stamina?: number;
  defense?: string[];
  might?: number;
  knowledge?: number;
  willpower?: number;
  awareness?: number;
  attack_type?: string;
  traits?: string[];
  act1?: { minion: Half; master: Half };
  act2?: { minion: Half; master: Half };
}

/** The printed line of a figure: speed, life, dice. */
export function FaceLine({ face }: { face: FaceView }) {
  const at = useTable();
  return (
    <span class="face-line">
      <span {...what(at, "stat:speed", `${at.texts.say("board-speed")}: ${face.speed}`)}>
        <Icon name={THINGS.speed} title={at.texts.say("board-speed")} /> {face.speed}
      </span>
      <span {...what(at, "stat:health", `${at.texts.say("board-health")}: ${face.health}`)}>
        <Icon name={THINGS.health} title={at.texts.say("board-health")} /> {face.health}
      </span>
      {face.attack.length > 0 && (
        <span {...saying(at.texts.say(`board-${face.attack_type}`))}>
          <Icon
            name={face.attack_type === "ranged" ? THINGS.range : THINGS.melee}
            title={at.texts.say(`board-${face.attack_type}`)}
          />{" "}
          <Pool colours={face.attack} />
        </span>
      )}
      {face.defense.length > 0 && (
        <span {...what(at, "stat:defense")}>
          <Icon name={THINGS.shields} title={at.texts.say("board-defense")} /> <Pool colours={face.defense} />
        </span>
      )}
    </span>
  );
}

/** `Regeneration 2`: an ability with the number its card prints. */
export function abilityName(at: AtTable, face: FaceView, ref: string): string {
  const strength = face.x[ref.slice(ref.indexOf(":") + 1)];
  return strength === undefined ? at.texts.name(ref) : `${at.texts.name(ref)} ${strength}`;
}

/** How a figure fares right now. */
export function Fares({ figure, at }: { figure: FigureView; at: AtTable }) {
  return (
    <ul class="class-facts">
      <li>
        <Icon name={THINGS.health} />{" "}
        {at.texts.say("board-life", { left: figure.health - figure.damage, health: figure.health })}
      </li>
      {figure.conditions.map((name) => (
        <li key={name}>
          <Icon name={CONDITIONS[name] ?? THINGS.other} /> <b>{at.texts.name(`condition:${name}`)}</b>{" "}
          {at.texts.component(`condition:${name}`)?.text}
        </li>
      ))}
    </ul>
  );
}

/** Everything a monster's card of the act in play says. */
function MonsterFacts({ figures, at }: { figures: FigureView[]; at: AtTable }) {
  return (
    <>
      {figures.map(({ face, rank, ref }) => (
        <div key={ref} class="monster-facts">
          <p class="card-facts">
            {at.texts.has(`board-${rank}`) && <b>{at.texts.say(`board-${rank}`)}</b>}
            {face.act > 0 && <span>{at.texts.say("board-act", { act: face.act })}</span>}
            <FaceLine face={face} />
          </p>
          {face.attributes && <AttributeLine values={face.attributes} at={at} />}
          <ul class="class-facts">
            {face.abilities.map((ability) => (
              <li key={ability}>
                <b>{abilityName(at, face, ability)}</b> {at.texts.component(ability)?.text}
              </li>
            ))}
            {face.surges.map((surge) => (
              <li key={surge}>
                <Icon name={THINGS.surges} /> {at.texts.name(surge)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

export function AttributeLine({ values, at }: { values: Record<string, number>; at: AtTable }) {
  return (
    <p class="card-facts">
      {ATTRIBUTES.map((name) => (
        <span key={name} class="fact">
          {at.texts.name(`attribute:${name}`)} <b>{values[name]}</b>
        </span>
      ))}
    </p>
  );
}

/** The view each table was drawn with: faces tell the numbers of the act in play. */
const VIEWS = new WeakMap<AtTable, DescentView>();

export function lookAt(at: AtTable, view: DescentView): void {
  VIEWS.set(at, view);
}

/** Whether heroes learn more than they begin with: in a campaign, and in a quest for those who have seen some. */
export function learnsMore(at: AtTable): boolean {
  const view = VIEWS.get(at);
  return view !== undefined && (view.campaign !== null || view.level !== "novice");
}

/** Figures on the map with this face: one of each rank for a whole group. */
function facesOf(at: AtTable, ref: string): FigureView[] {
  const there = (VIEWS.get(at)?.figures ?? []).filter((figure) => figure.kind === idOf(ref));
  const wanted = ref.startsWith("group:") ? there : there.filter((one) => kindRef(one.ref) === kindRef(ref));
  const ranks = [...new Set(wanted.map((figure) => figure.rank))].sort();
  return ranks.flatMap((rank) => wanted.find((figure) => figure.rank === rank) ?? []);
}

/** Not on the map yet: what the card of the act prints. */
function PrintedFacts({ data, at }: { data: FigureData; at: AtTable }) {
  const acts = VIEWS.get(at)?.level === "expert" ? (["act2"] as const) : (["act1"] as const);
  return (
    <>
      {acts.flatMap((act) =>
        (["minion", "master"] as const).flatMap((rank) => {
          const half = data[act]?.[rank];
          if (!half) return [];
          const face = {
            ...half,
            act: 0,
            attack_type: data.attack_type ?? "melee",
            surges: [],
            attributes: null,
            x: {},
          };
          return [
            <p key={act + rank} class="card-facts">
              <b>{at.texts.say(`board-${rank}`)}</b>
              <span>{at.texts.say("board-act", { act: act === "act1" ? 1 : 2 })}</span>
              <FaceLine face={face} />
              <span>{half.abilities.map((name) => at.texts.name(`ability:${name}`)).join(", ")}</span>
            </p>,
          ];
        }),
      )}
    </>
  );
}

export function monsterFacts(ref: string, at: AtTable): VNode | null {
  const figures = facesOf(at, ref);
  const own = VIEWS.get(at)?.figures.find((figure) => figure.ref === ref);
  if (figures.length > 0)
    return (
      <>
        {own && <Fares figure={own} at={at} />}
        <MonsterFacts figures={figures} at={at} />
      </>
    );
  const data = dataOf<FigureData>(at.texts.component(`monster:${ref.slice(ref.indexOf(":") + 1)}`));
  return data?.act1 ? <PrintedFacts data={data} at={at} /> : null;
}

/** The hero as the table was drawn with. */
export function heroNow(at: AtTable, id: string): FigureView | undefined {
  return VIEWS.get(at)?.heroes.find((hero) => idOf(hero.ref) === id)?.figure;
}
