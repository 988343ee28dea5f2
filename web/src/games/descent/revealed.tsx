/** Cards that came to light since one's last answer: what the overlord played, what somebody found. */

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

export function Revealed({ view }: { view: DescentView }) {
  const at = useTable();
  const attack = lastAttack(at.log);
  const begun = view.attack || attack.some(({ n }) => n >= at.fresh) ? attack[0]?.n : undefined;
  const entries = revealed(at.log, Math.max(at.fresh, begun ?? 0), at.seat === view.overlord.seat);
  return (
    <>
      {entries.map((entry) => {
        const card = String(entry.args.card);
        const told = at.texts.event(entry.event, entry.args);
        const text = at.texts.component(card)?.text;
        return (
          <section key={entry.n} class="revealed" aria-live="polite" {...what(at, card, `${told} ${text ?? ""}`)}>
            <Icon name={cardIcon(at, card)} />
            <p>
              <b>{told}</b>
              <span>{text}</span>
            </p>
          </section>
        );
      })}
    </>
  );
}
