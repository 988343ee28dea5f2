/** The houses at the table: barracks, spies, trophies, piles and points of each; and the pool of whoever is to move. */

import "./houses.css";
import { Choice } from "../../pieces/choice";
import { Count } from "../../pieces/count";
import { saying, what } from "../../pieces/face";
import { Icon, type IconName } from "../../pieces/icon";
import { RuleLink } from "../../pieces/rule";
import { SeatMark, seatColour } from "../../pieces/seats";
import { tipProps } from "../../pieces/tip";
import { type AtTable, TableContext, useTable } from "../board";
import { Values } from "./cards";
import { THINGS } from "./icons";
import {
  type CardData,
  cardData,
  current,
  designOf,
  type PlayerView,
  pointsOf,
  seatOf,
  type TyrantsView,
} from "./view";

/** Power and influence of the active player: what lapsed at the end of a turn is no loss of whoever is next. */
export function Pool({ view }: { view: TyrantsView }) {
  const at = useTable();
  return (
    <div class="pool" aria-label={at.texts.say("board-pool", { who: `seat:${view.active}` })} role="group">
      <span class="pool-who">
        <SeatMark seat={view.active} size={18} /> {at.texts.name(`seat:${view.active}`)}
      </span>
      {(["power", "influence"] as const).map((of) => (
        <span
          key={of}
          class={`pool-${of}`}
          {...what(at, `resource:${of}`, `${at.texts.say(`board-${of}`)}: ${view[of]}`)}
        >
          <Icon name={THINGS[of]} />
          <Count key={view.active} value={view[of]} />
        </span>
      ))}
    </div>
  );
}

function Amount({ of, icon, value, word }: { of: string; icon: IconName; value: number; word: string }) {
  const at = useTable();
  return (
    <span class={`number is-${of.split(":")[1]}`} {...what(at, of, `${at.texts.say(word)}: ${value}`)}>
      <Icon name={icon} />
      <Count value={value} />
    </span>
  );
}

/** What something is that can be pressed already and has that role. */
function whatOf(at: AtTable, of: string, label?: string) {
  const { role: _, ...said } = what(at, of, label);
  return said;
}

/** A pile that can be looked through: its size, and the cards on demand. Where one of them is asked for, it lies open. */
export function Pile({ of, icon, word, cards }: { of: string; icon: IconName; word: string; cards: string[] }) {
  const at = useTable();
  const designs = [...new Set(cards.map(designOf))];
  const asked = !at.watching && cards.some((card) => at.stands(`card:${card}`).state === "option");
  return (
    <details class="pile" open={asked || undefined} key={String(asked)}>
      <summary {...whatOf(at, of, `${at.texts.say(word)}: ${cards.length}`)}>
        <Icon name={icon} />
        <Count value={cards.length} />
      </summary>
      <div class="pile-cards">
        <h4>{at.texts.say(word)}</h4>
        {cards.length === 0 && <p>{at.texts.say("board-none")}</p>}
        <ul>
          {designs.map((design) => {
            const same = cards.filter((card) => designOf(card) === design).map((card) => `card:${card}`);
            return (
              <li key={design}>
                <Choice of={current(at, same)} face>
                  {at.texts.name(`card:${design}`)}
                  {same.length > 1 && ` ×${same.length}`}
                </Choice>
                <Worth data={cardData(at, design)} />
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
}

/** The values of a card in a list: there is no card around them that could say what they are. */
function Worth({ data }: { data: CardData | undefined }) {
  const at = useTable();
  if (!data) return null;
  const parts = [`${at.texts.say("board-deck-vp")}: ${data.deck_vp}`];
  parts.push(`${at.texts.say("board-circle-vp")}: ${data.inner_circle_vp ?? "–"}`);
  return (
    <span {...saying(parts.join(". "), false)}>
      <Values data={data} at={at} />
    </span>
  );
}

function Trophies({ player }: { player: PlayerView }) {
  const at = useTable();
  const total = Object.values(player.trophies).reduce((sum, count) => sum + count, 0);
  return (
    <span class="number trophies">
      <span {...what(at, "thing:trophies", `${at.texts.say("board-trophies")}: ${total}`)}>
        <Icon name={THINGS.trophies} />
        <Count value={total} />
      </span>
      {Object.entries(player.trophies).map(([color, count]) => {
        const seat = seatOf(color);
        return (
          <Choice key={color} of={`trophy:${player.color}-${color}`} as="span" class="trophy">
            {seat === null ? <span class="white-mark">○</span> : <SeatMark seat={seat} size={11} />}
            {count}
          </Choice>
        );
      })}
    </span>
  );
}

function Score({ player }: { player: PlayerView }) {
  const at = useTable();
  const told = () => (
    <TableContext.Provider value={at}>
      <dl class="score-tip">
        {Object.entries(player.score).map(([part, points]) => (
          <div key={part}>
            <dt>{at.texts.say(`points-${part.replaceAll("_", "-")}`)}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
      <RuleLink id="TU-SCORE-01" />
    </TableContext.Provider>
  );
  return (
    <span
      class="number house-points"
      tabIndex={0}
      role="note"
      {...tipProps(told)}
      aria-label={at.texts.say("board-points")}
    >
      <Icon name={THINGS.vp} />
      <Count value={pointsOf(player)} />
    </span>
  );
}

interface HousesProps {
  view: TyrantsView;
  /** Whose presence is lit on the map. */
  shown: number | null;
  show: (seat: number | null) => void;
}

export function Houses({ view, shown, show }: HousesProps) {
  const at = useTable();
  return (
    <ul class="houses" aria-label={at.texts.say("board-houses")}>
      {view.players.map((player) => {
        const { seat } = player;
        return (
          <li
            key={seat}
            data-owner={`seat:${seat}`}
            class={`house ${view.active === seat ? "is-active" : ""} ${at.seat === seat ? "is-mine" : ""}`}
            style={{ "--house": seatColour(seat) }}
          >
            <div class="house-head">
              <Choice of={`seat:${seat}`} as="div" class="house-name">
                <SeatMark seat={seat} size={18} />
                <b>{at.texts.name(`seat:${seat}`)}</b>
                <small>{at.texts.name(`colour:${player.color}`)}</small>
              </Choice>
              {view.first === seat && (
                <span class="first-mark" {...what(at, "thing:first")}>
                  I
                </span>
              )}
            </div>
            <Score player={player} />
            <div class="house-numbers">
              <Amount of="thing:barracks" icon={THINGS.barracks} value={player.barracks} word="board-barracks" />
              <Amount of="thing:spies" icon={THINGS.spy} value={player.spies} word="board-spies" />
              <Trophies player={player} />
              <Amount of="thing:hand" icon={THINGS.hand} value={player.hand} word="board-hand-size" />
              <Amount of="thing:deck" icon={THINGS.deck} value={player.deck} word="board-deck" />
              <Pile of="thing:discard" icon="gi:card-draw" word="board-discard" cards={player.discard} />
              <Pile of="thing:circle" icon={THINGS.circle} word="board-circle" cards={player.inner_circle} />
              <button
                type="button"
                class="presence-button"
                aria-pressed={shown === seat}
                onClick={() => show(shown === seat ? null : seat)}
                {...whatOf(at, "thing:presence")}
              >
                <Icon name={THINGS.presence} />
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
