/** Choices made before the quest begins, laid out over the table to be compared: heroes, classes, skills, gear, cards. */

import { isOneOf } from "../../net/protocol";
import "./gallery.css";
import type { Ask } from "../../net/protocol";
import { Choice } from "../../pieces/choice";
import { Icon } from "../../pieces/icon";
import { type AtTable, useTable } from "../board";
import { cardIcon } from "./cards";
import { iconOf } from "./icons";
import { Attributes, Deeds, facts, HeroLine } from "./printed";
import { type DescentView, GALLERY, idOf, trayKeys } from "./view";

/** The ask to be laid out in a gallery, if it is one. */
export function galleryAsk(view: DescentView, at: AtTable): Ask | undefined {
  const [ask] = at.asks;
  if (!ask || at.watching || !isOneOf(ask, GALLERY)) return undefined;
  return trayKeys(view, ask).length > 0 ? ask : undefined;
}

function Exhibit({ of, ask }: { of: string; ask: Ask }) {
  const at = useTable();
  const component = at.texts.component(of);
  return (
    <li>
      <Choice of={of} as="div" class="exhibit">
        <Icon name={iconOf(of) ?? cardIcon(at, of)} class="exhibit-icon" />
        <h4>{at.option(ask, of)}</h4>
        {of.startsWith("hero:") ? (
          <>
            <p class="exhibit-line">
              <HeroLine of={of} />
              <Attributes of={of} />
            </p>
            <Deeds id={idOf(of)} at={at} />
          </>
        ) : (
          facts(of, component, at)
        )}
        {component?.text && <p>{component.text}</p>}
      </Choice>
    </li>
  );
}

export function Gallery({ view, ask }: { view: DescentView; ask: Ask }) {
  const at = useTable();
  return (
    <ul class="gallery" aria-label={at.texts.say("board-tray")} tabIndex={0}>
      {trayKeys(view, ask).map((key) => (
        <Exhibit key={key} of={key} ask={ask} />
      ))}
    </ul>
  );
}
