/** Cards to be read beside the map: the one that asks what it is to be used on, and those that came to light since one's
 * last answer: what the overlord played, what somebody found. They go with the turn or activation they belong to. */

import "./revealed.css";
import type { EventKind, Told } from "../../net/protocol";
import { what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import type { Events } from "../../wire/descent";
import { useTable } from "../board";
import { lastAttack } from "./attack";
import { cardIcon } from "./cards/cards";
import type { DescentView } from "./view";

const EVENTS = ["overlord_card_played", "card_found"];

/** With these something else begins: what came to light before is over, and can be read in the chronicle. */
const NEXT = new Set<EventKind>([
  "encounter_began",
  "round_began",
  "turn_began",
  "turn_ended",
  "activation_began",
  "encounter_ended",
  "quest_ended",
] satisfies (keyof Events)[]);

/** How many are shown, and how many beside dice of a test; the rest can be read in the chronicle. */
const MOST = 2;
const BESIDE_DICE = 1;

/** The last of them, and none that one played oneself; of those before the turn that is shown, only what is still `playing`.
 * Where an attack is shown, its dice matter more than what came before. */
export function revealed(log: Told[], fresh: number, overlord: boolean, playing: string[] = []): Told[] {
  const wanted = overlord ? EVENTS.slice(1) : EVENTS;
  const now = log.findLast(({ event }) => NEXT.has(event))?.n ?? 0;
  const stays = ({ n, args }: Told) => n >= now || playing.includes(String(args.card));
  return log.filter((entry) => entry.n >= fresh && wanted.includes(entry.event) && stays(entry)).slice(-MOST);
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
  const { seat, playing } = view.overlord;
  const entries = revealed(at.log, at.fresh, at.seat === seat, playing)
    .filter(({ n, args }) => n >= (begun ?? 0) || playing.includes(String(args.card)))
    .slice(view.roll ? -BESIDE_DICE : 0);
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
