/** The overlord's side: his cards, seen only by himself, and the monster groups. */

import "./overlord.css";
import { Choice } from "../../pieces/choice";
import { Count } from "../../pieces/count";
import { what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { SeatMark, seatColour } from "../../pieces/seats";
import { useTable } from "../board";
import { cardIcon } from "./cards/cards";
import { abilityName, FaceLine } from "./cards/monsters";
import { AskedMark } from "./heroes";
import { figureIcon, THINGS } from "./icons";
import { askedAbout, cardRef, copyOf, current, type DescentView, type FigureView, idOf, isDone } from "./view";

/** A card as tile with what it says; the face has the rest. */
export function BigCard({ of, extra }: { of: string; extra?: string }) {
  const at = useTable();
  const component = at.texts.component(of);
  return (
    <Choice of={cardRef(at, of)} as="div" face class={`big-card ${extra ?? ""}`} data-piece={of}>
      <b>
        <Icon name={cardIcon(at, of)} /> {at.texts.name(of)}
      </b>
      {component?.text && <span class="big-card-text">{component.text}</span>}
    </Choice>
  );
}

/** One of each rank: what its card prints in this act. */
function Ranks({ figures }: { figures: FigureView[] }) {
  const at = useTable();
  const ranks = [...new Set(figures.map((figure) => figure.rank))];
  const first = ranks.flatMap((rank) => figures.find((figure) => figure.rank === rank) ?? []);
  return (
    <>
      {first.map(({ rank, face }) => (
        <div key={rank} class="group-rank">
          <span class="rank-mark">
            {rank !== "minion" && <Icon name="gi:crown" />}
            <span class="sr">{at.texts.has(`board-${rank}`) && at.texts.say(`board-${rank}`)}</span>
          </span>
          <FaceLine face={face} />
          <span class="group-abilities">
            {face.abilities.map((ability) => (
              <Choice key={ability} of={ability} face class="ability">
                {abilityName(at, face, ability)}
              </Choice>
            ))}
          </span>
        </div>
      ))}
    </>
  );
}

function Group({ kind, figures, view }: { kind: string; figures: FigureView[]; view: DescentView }) {
  const at = useTable();
  const asked = askedAbout(at);
  // While a monster is put on the map the question is about its kind.
  const whole = asked !== null && idOf(asked) === kind && figures.every(({ ref }) => ref !== asked);
  return (
    <li class={`group ${figures.some((figure) => figure.ref === view.actor) ? "is-active" : ""}`}>
      <Choice of={current(at, [`group:${kind}`])} face as="div" class="group-name">
        <Icon name={figureIcon(kind)} />
        <b>
          {at.texts.name(`group:${kind}`)}
          {whole && <AskedMark />}
        </b>
        {(figures[0]?.face.act ?? 0) > 0 && (
          <small>{at.texts.say("board-act", { act: figures[0]?.face.act ?? 0 })}</small>
        )}
      </Choice>
      <Ranks figures={figures} />
      <ul class="group-figures">
        {figures.map((figure) => (
          <li key={figure.ref}>
            <Choice
              of={figure.ref}
              face
              class={`group-figure rank-${figure.rank} ${isDone(view, figure) ? "is-done" : ""} ${asked === figure.ref ? "is-asked" : ""}`}
            >
              {figure.rank === "master" && "♛ "}
              {copyOf(figure.ref) ?? ""}{" "}
              <span class={figure.damage > 0 ? "hurt" : ""}>
                {figure.health - figure.damage}/{figure.health}
              </span>
              {isDone(view, figure) && " ✓"}
              {asked === figure.ref && <AskedMark />}
            </Choice>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Cards everybody may read, folded up. */
function Pile({ of, title }: { of: string[]; title: string }) {
  const at = useTable();
  if (of.length === 0) return null;
  return (
    <details class="discard">
      <summary>{at.texts.say(title, { count: of.length })}</summary>
      <ul>
        {of.map((card, index) => (
          <li key={`${card}${index}`}>
            <Choice of={card} face>
              {at.texts.name(card)}
            </Choice>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Overlord({ view }: { view: DescentView }) {
  const at = useTable();
  const { overlord } = view;
  const monsters = view.figures.filter((figure) => figure.side === "overlord");
  const kinds = [...new Set(monsters.map((figure) => figure.kind))];
  return (
    <section
      class="overlord"
      style={{ "--overlord": seatColour(overlord.seat) }}
      aria-label={at.texts.say("board-tab-overlord")}
    >
      <h3>
        <Icon name={THINGS.overlord} /> {at.texts.say("board-tab-overlord")}
        <small>
          <SeatMark seat={overlord.seat} size={13} /> {at.texts.name(`seat:${overlord.seat}`)}
        </small>
        <span class="piles">
          <span {...what(at, "thing:overlord_hand", `${at.texts.say("board-hand-size")}: ${overlord.hand}`)}>
            <Icon name={THINGS.hand} /> <Count value={overlord.hand} />
          </span>
          <span {...what(at, "thing:overlord_deck", `${at.texts.say("board-deck")}: ${overlord.deck}`)}>
            <Icon name={THINGS.deck} /> <Count value={overlord.deck} />
          </span>
        </span>
      </h3>
      {overlord.cards.length > 0 && (
        <div class="overlord-hand" role="group" aria-label={at.texts.say("board-hand")}>
          {overlord.cards.map((card) => (
            <BigCard key={card} of={card} />
          ))}
        </div>
      )}
      {overlord.playing.length > 0 && (
        <div class="overlord-hand" role="group" aria-label={at.texts.say("board-playing")}>
          {overlord.playing.map((card) => (
            <BigCard key={card} of={card} extra="is-playing" />
          ))}
        </div>
      )}
      <ul class="groups">
        {kinds.map((kind) => (
          <Group key={kind} kind={kind} figures={monsters.filter((figure) => figure.kind === kind)} view={view} />
        ))}
      </ul>
      <Pile of={overlord.discard} title="board-discard" />
      <Pile of={overlord.bought} title="board-bought" />
    </section>
  );
}
