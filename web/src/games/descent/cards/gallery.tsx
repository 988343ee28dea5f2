/** Choices made before the quest begins, laid out over the table to be compared: heroes, classes, skills, gear, cards. */

import { isOneOf } from "../../../net/protocol";
import "./gallery.css";
import type { Ask } from "../../../net/protocol";
import { Choice } from "../../../pieces/choice";
import { Icon } from "../../../pieces/icon";
import { type AtTable, useTable } from "../../board";
import { iconOf } from "../icons";
import { Parchment } from "../quest";
import { type DescentView, GALLERY, idOf, onPhone, trayKeys } from "../view";
import { cardIcon } from "./cards";
import { Attributes, Calling, Deeds, facts, HeroLine } from "./printed";

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
      <Choice of={of} as="div" class="exhibit" whole>
        <Icon name={iconOf(of) ?? cardIcon(at, of)} class="exhibit-icon" />
        <h4>{at.option(ask, of)}</h4>
        {of.startsWith("hero:") ? (
          <>
            <Calling of={of} at={at} />
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

/** Where there is no room for the quest beside it, it is read before a hero is chosen for it. A television cannot show it:
 * it does not know who is asked what. */
export function Gallery({ view, ask }: { view: DescentView; ask: Ask }) {
  const at = useTable();
  return (
    <ul class="gallery" aria-label={at.texts.say("board-tray")} tabIndex={0} data-own>
      {ask.kind === "pick_hero" && onPhone() && (
        <li class="gallery-quest">
          <Parchment view={view} />
        </li>
      )}
      {trayKeys(view, ask).map((key) => (
        <Exhibit key={key} of={key} ask={ask} />
      ))}
    </ul>
  );
}
