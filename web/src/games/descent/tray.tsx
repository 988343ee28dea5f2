/** Answers with no place of their own on the board, laid out to be read: heroes and classes to pick, surges, dice, reactions. */

import "./tray.css";
import type { Ask } from "../../net/protocol";
import { Choice } from "../../pieces/choice";
import { Icon } from "../../pieces/icon";
import { useTable } from "../board";
import { Die } from "./dice";
import { iconOf } from "./icons";
import { facts, HeroLine } from "./printed";
import { type DescentView, trayKeys } from "./view";

/** Where a picked die surely is one of the attack's: nobody has rolled for defence yet. */
function dieOf(view: DescentView, key: string) {
  if (!key.startsWith("die:") || !view.attack || view.attack.defences.some((one) => one.dice.length > 0)) return null;
  return view.attack.dice[Number(key.slice(4))] ?? null;
}

function Offer({ of, ask, view }: { of: string; ask: Ask; view: DescentView }) {
  const at = useTable();
  const component = at.texts.component(of);
  const icon = iconOf(of);
  const die = dieOf(view, of);
  const told = facts(of, component, at);
  return (
    <Choice of={of} as="li" face={Boolean(component?.text || told)} class="offer">
      <b>
        {die ? <Die die={die} /> : icon && <Icon name={icon} />}
        {at.texts.option(ask.kind, of, ask.args)}
      </b>
      {of.startsWith("hero:") && <HeroLine of={of} />}
      {component?.text && <span class="offer-text">{component.text}</span>}
    </Choice>
  );
}

export function Tray({ view }: { view: DescentView }) {
  const at = useTable();
  if (at.watching) return null;
  return (
    <>
      {at.asks.slice(0, 1).map((ask) => {
        const keys = trayKeys(view, ask);
        return keys.length > 0 ? (
          <ul key={ask.id} class={`tray ${keys.length > 3 ? "is-many" : ""}`} aria-label={at.texts.say("board-tray")}>
            {keys.map((key) => (
              <Offer key={key} of={key} ask={ask} view={view} />
            ))}
          </ul>
        ) : null;
      })}
    </>
  );
}
