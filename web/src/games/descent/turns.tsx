/** The round as a row: the heroes, then the overlord with his groups; done, acting, still to come, and how everybody fares. */

import "./turns.css";
import { saying, what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { SeatMark, seatColour } from "../../pieces/seats";
import { type AtTable, useTable } from "../board";
import { figureIcon, THINGS } from "./icons";
import { type DescentView, type FigureView, type HeroView, hasActed, heroMark, isDone, isOverlordsTurn } from "./view";

function Bar({ left, all, kind }: { left: number; all: number; kind: "life" | "stamina" }) {
  return (
    <i class={`turn-bar is-${kind}`}>
      <i style={{ width: `${(100 * Math.max(0, left)) / Math.max(1, all)}%` }} />
    </i>
  );
}

function HeroTurn({ hero, view }: { hero: HeroView; view: DescentView }) {
  const at = useTable();
  const now = view.turn === hero.ref;
  const done = hasActed(view, hero) && !now;
  const { figure } = hero;
  const words = [
    at.texts.name(hero.ref),
    at.texts.say("board-life", { left: figure.health - figure.damage, health: figure.health }),
    at.texts.say("board-fatigue-track", { used: hero.fatigue, all: hero.stamina, left: hero.stamina - hero.fatigue }),
    hero.knocked_out && at.texts.say("board-knocked-out"),
    now && at.texts.say("board-actions", { count: view.actions }),
    done && at.texts.say("board-acted"),
  ].filter(Boolean);
  return (
    <li
      class={["turn", now && "is-now", done && "is-past", hero.knocked_out && "is-out"].filter(Boolean).join(" ")}
      aria-current={now ? "step" : undefined}
      {...saying(words.join(", "))}
      style={{ "--hero": seatColour(heroMark(view, hero.ref)) }}
    >
      <span class="sr">{words.join(", ")}</span>
      <SeatMark seat={heroMark(view, hero.ref)} size={12} />
      <Icon name={hero.knocked_out ? THINGS.knocked : figureIcon(figure.kind)} />
      <span class="turn-bars" aria-hidden="true">
        <Bar left={figure.health - figure.damage} all={figure.health} kind="life" />
        <Bar left={hero.stamina - hero.fatigue} all={hero.stamina} kind="stamina" />
      </span>
      {now && (
        <span class="turn-actions">
          <span aria-hidden="true">
            {"●".repeat(view.actions)}
            {"○".repeat(Math.max(0, 2 - view.actions))}
          </span>
        </span>
      )}
      {done && <span aria-hidden="true">✓</span>}
    </li>
  );
}

function GroupTurn({ kind, figures, view }: { kind: string; figures: FigureView[]; view: DescentView }) {
  const at = useTable();
  const done = figures.filter((figure) => isDone(view, figure)).length;
  const now = figures.some((figure) => figure.ref === view.actor);
  const words = `${at.texts.name(`group:${kind}`)}: ${at.texts.say("board-group-done", { done, all: figures.length })}`;
  return (
    <li
      class={`turn is-group ${now ? "is-now" : ""} ${done === figures.length && !now ? "is-past" : ""}`}
      {...saying(words)}
    >
      <span class="sr">{words}</span>
      <Icon name={figureIcon(kind)} />
      <span aria-hidden="true" class="turn-count">
        {done === figures.length ? "✓" : `${done}/${figures.length}`}
      </span>
    </li>
  );
}

/** What it is, without the role of a note: it stands in a list. */
function explained(at: AtTable, of: string) {
  return { ...what(at, of), role: undefined };
}

export function TurnTrack({ view }: { view: DescentView }) {
  const at = useTable();
  const begun = view.round > 0;
  const overlord = isOverlordsTurn(view);
  const monsters = view.figures.filter((figure) => figure.side === "overlord");
  const kinds = overlord ? [...new Set(monsters.map((figure) => figure.kind))] : [];
  const persons = view.figures.filter((figure) => figure.side === "heroes" && figure.rank === "person");
  return (
    <ol
      class={`turn-track ${overlord ? "is-overlords" : ""}`}
      aria-label={at.texts.say(begun ? "board-turns" : "board-setup", { round: view.round })}
    >
      {view.heroes.map((hero) => (
        <HeroTurn key={hero.ref} hero={hero} view={view} />
      ))}
      {[...new Set(persons.map((figure) => figure.kind))].map((kind) => (
        <GroupTurn key={kind} kind={kind} figures={persons.filter((figure) => figure.kind === kind)} view={view} />
      ))}
      <li
        class={`turn is-overlord ${overlord ? "is-now" : ""}`}
        aria-current={overlord ? "step" : undefined}
        {...explained(at, "phase:overlord")}
      >
        <SeatMark seat={view.overlord.seat} size={12} />
        <Icon name={THINGS.overlord} title={at.texts.say("board-tab-overlord")} />
      </li>
      {kinds.map((kind) => (
        <GroupTurn key={kind} kind={kind} figures={monsters.filter((figure) => figure.kind === kind)} view={view} />
      ))}
    </ol>
  );
}
