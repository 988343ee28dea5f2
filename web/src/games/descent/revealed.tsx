/** Cards to be read beside the map: the one that asks what it is to be used on, and those that came to light since one's
 * last answer: what the overlord played, what somebody found. */

import "./revealed.css";
import type { Told } from "../../net/protocol";
import { what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { useTable } from "../board";
import { lastAttack } from "./attack";
import { cardIcon } from "./cards/cards";
import type { DescentView } from "./view";

const EVENTS = ["overlord_card_played", "card_found"];

/** How many are shown; the rest can be read in the chronicle. */
const MOST = 2;

/** The last of them, and none that one played oneself. Where an attack is shown, its dice matter more than what came before. */
export function revealed(log: Told[], fresh: number, overlord: boolean): Told[] {
  const wanted = overlord ? EVENTS.slice(1) : EVENTS;
  return log.filter((entry) => entry.n >= fresh && wanted.includes(entry.event)).slice(-MOST);
}

/** What is to be chosen on the map says only the text of a card: too long for the bar, which must keep its height. */
const AIMED = ["card_figure", "card_space"];

function CardInWords({ card, title, asks = false }: { card: string; title: string; asks?: boolean }) {
  const at = useTable();
  const text = at.texts.component(card)?.text;
  return (
    <section
      class={`revealed ${asks ? "is-asking" : ""}`}
      aria-live="polite"
      {...what(at, card, `${title} ${text ?? ""}`)}
    >
      <Icon name={cardIcon(at, card)} />
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
    </section>
  );
}

export function Revealed({ view }: { view: DescentView }) {
  const at = useTable();
  const ask = at.asks[0];
  const aimed = ask && !at.watching && AIMED.includes(ask.kind) ? String(ask.args.card) : "";
  const attack = lastAttack(at.log);
  const begun = view.attack || attack.some(({ n }) => n >= at.fresh) ? attack[0]?.n : undefined;
  // A card that is still being played has caused the attack.
  const entries = revealed(at.log, at.fresh, at.seat === view.overlord.seat).filter(
    ({ n, args }) => n >= (begun ?? 0) || view.overlord.playing.includes(String(args.card)),
  );
  return (
    <>
      {at.texts.component(aimed)?.text && <CardInWords card={aimed} title={at.texts.name(aimed)} asks />}
      {entries
        .filter((entry) => entry.args.card !== aimed)
        .map((entry) => (
          <CardInWords key={entry.n} card={String(entry.args.card)} title={at.texts.event(entry.event, entry.args)} />
        ))}
    </>
  );
}
