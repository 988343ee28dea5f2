/** The quest on parchment: what it is about, what each side wants, how far it has come; and whose turn it is. */

import "./quest.css";
import { Icon } from "../../pieces/icon";
import { SeatMark } from "../../pieces/seats";
import { useTable } from "../board";
import { figureIcon, THINGS } from "./icons";
import { type DescentView, heroMark, idOf } from "./view";

export function Parchment({ view }: { view: DescentView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const id = idOf(view.encounter).replaceAll("_", "-");
  const story = `board-story-${idOf(view.quest).replaceAll("_", "-")}`;
  return (
    <section class={`parchment ${view.figures.length > 0 ? "is-running" : ""}`} aria-label={say("board-tab-quest")}>
      <h3>{at.texts.name(view.quest)}</h3>
      <p class="encounter">{at.texts.name(view.encounter)}</p>
      {at.texts.has(story) && <p class="story">{say(story)}</p>}
      {at.texts.has(`board-goal-heroes-${id}`) && (
        <dl>
          <dt>{say("board-goal-heroes")}</dt>
          <dd>{say(`board-goal-heroes-${id}`)}</dd>
          <dt>{say("board-goal-overlord")}</dt>
          <dd>{say(`board-goal-overlord-${id}`)}</dd>
        </dl>
      )}
      <Lasting view={view} />
      <p class="counters">
        {Object.entries(view.counters)
          .filter(([name]) => at.texts.has(`name-counter-${name.replaceAll("_", "-")}`))
          .map(([name, value]) => (
            <span key={name}>
              {at.texts.name(`counter:${name}`)}: <b>{value}</b>
            </span>
          ))}
        <span>{say("board-search-deck", { count: view.search_deck })}</span>
      </p>
    </section>
  );
}

/** Effects of cards that still last, and on whom. */
function Lasting({ view }: { view: DescentView }) {
  const at = useTable();
  const known = view.marks.flatMap((mark) => {
    const ref = [`card:${mark.name}`, `ability:${mark.name}`].find((one) => at.texts.component(one));
    return ref ? [{ ref, on: mark.on }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p class="lasting">
      {at.texts.say("board-lasting")}:{" "}
      {known.map(({ ref, on }, index) => (
        <span key={index}>
          {index > 0 && ", "}
          {on.startsWith("seat:") ? at.texts.name(ref) : `${at.texts.name(ref)} (${at.texts.name(on)})`}
        </span>
      ))}
    </p>
  );
}

/** The round as a row: the heroes, then the overlord; done, acting, still to come. */
export function TurnTrack({ view }: { view: DescentView }) {
  const at = useTable();
  const overlord = view.turn === `seat:${view.overlord.seat}`;
  return (
    <ol class="turn-track" aria-label={at.texts.say("board-turns", { round: view.round })}>
      <li class="turn-round">{at.texts.say("board-round", { round: view.round })}</li>
      {view.heroes.map((hero) => {
        const now = view.turn === hero.ref;
        return (
          <li
            key={hero.ref}
            class={`turn ${now ? "is-now" : ""} ${hero.acted && !now ? "is-past" : ""}`}
            aria-current={now ? "step" : undefined}
            title={at.texts.name(hero.ref)}
          >
            <SeatMark seat={heroMark(view, hero.ref)} size={12} />
            <Icon name={figureIcon(hero.figure.kind)} title={at.texts.name(hero.ref)} />
            {now && <span class="turn-actions">{at.texts.say("board-actions", { count: view.actions })}</span>}
            {hero.acted && !now && <span aria-hidden="true">✓</span>}
          </li>
        );
      })}
      <li
        class={`turn is-overlord ${overlord ? "is-now" : ""}`}
        aria-current={overlord ? "step" : undefined}
        title={at.texts.say("board-tab-overlord")}
      >
        <SeatMark seat={view.overlord.seat} size={12} />
        <Icon name={THINGS.overlord} title={at.texts.say("board-tab-overlord")} />
        {overlord && view.actor && <span class="turn-actions">{at.texts.name(view.actor)}</span>}
      </li>
    </ol>
  );
}
