/** Answers with no place of their own on the board, laid out to be read: heroes and classes to pick, surges, reactions. */

import "./tray.css";
import type { Ask } from "../../net/protocol";
import { Choice } from "../../pieces/choice";
import { Icon } from "../../pieces/icon";
import { useTable } from "../board";
import { cardIcon } from "./cards/cards";
import { facts, HeroLine, itemFacts, wordsOn } from "./cards/printed";
import { shownInHub } from "./hub/where";
import { iconOf } from "./icons";
import { type DescentView, trayKeys } from "./view";

/** Things bought, sold or passed on. */
const DEALS = /^(buy|sell|give):/;

function Offer({ of, ask }: { of: string; ask: Ask }) {
  const at = useTable();
  const component = at.texts.component(of);
  const icon = iconOf(of) ?? (of.startsWith("card:") ? cardIcon(at, of) : undefined);
  const told = facts(of, component, at);
  const words = wordsOn(of, at);
  return (
    <li>
      <Choice of={of} as="div" face={Boolean(component?.text || told)} class="offer">
        <b>
          {icon && <Icon name={icon} />}
          {at.option(ask, of)}
        </b>
        {of.startsWith("hero:") && <HeroLine of={of} />}
        {DEALS.test(of) && itemFacts(of, at)}
        {words && !of.startsWith("surge:") && <span class="offer-text">{words}</span>}
      </Choice>
    </li>
  );
}

/** `away`: the campaign is looked at, which shows its own answers. */
export function Tray({ view, away }: { view: DescentView; away: boolean }) {
  const at = useTable();
  if (at.watching) return null;
  return (
    <>
      {at.asks.slice(0, 1).map((ask) => {
        const keys = trayKeys(view, ask).filter((key) => !(away && shownInHub(ask, key)));
        return keys.length > 0 ? (
          <ul key={ask.id} class={`tray ${keys.length > 3 ? "is-many" : ""}`} aria-label={at.texts.say("board-tray")}>
            {keys.map((key) => (
              <Offer key={key} of={key} ask={ask} />
            ))}
          </ul>
        ) : null;
      })}
    </>
  );
}
