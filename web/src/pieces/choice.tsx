/** Anything on a board that can be an answer. Give it the key; it does the rest:
 *
 * an option glows and answers on click, Enter or Space; a refused one is dimmed and says why on hover, focus or long press;
 * with `face` the card or tile shows its readable side in the same way.
 */

import { type ComponentChildren, h } from "preact";
import { type AtTable, TableContext, useTable } from "../games/board";
import { Face } from "./face";
import { RuleLink } from "./rule";
import { hideTip, showTip, tipProps } from "./tip";

interface ChoiceProps {
  of: string;
  children?: ComponentChildren;
  /** `g` inside an SVG drawing, `div`, `li`, … elsewhere. */
  as?: string;
  class?: string;
  face?: boolean;
  /** What a screen reader hears. Without it, parts of a drawing are called by their ref, everything else by its own text. */
  label?: string;
  [attribute: string]: unknown;
}

function note(at: AtTable, key: string, face: boolean): ComponentChildren {
  const stand = at.stands(key);
  return (
    <TableContext.Provider value={at}>
      {stand.state === "refused" && (
        <p class="why-not">
          {at.texts.refusal(stand.why)} <RuleLink id={stand.why.rule} />
        </p>
      )}
      {stand.state === "option" && !face && (
        <p class="may-choose">{at.texts.option(stand.ask.kind, key, stand.ask.args)}</p>
      )}
      {face && <Face of={key} />}
    </TableContext.Provider>
  );
}

export function Choice({ of, children, as = "span", class: extra, face = false, label, ...rest }: ChoiceProps) {
  const at = useTable();
  const stand = at.stands(of);
  const active = stand.state === "option" && !at.watching;
  const refused = stand.state === "refused" && !at.watching;
  const tip =
    face || active || refused ? tipProps(() => note(at, of, face), { wide: face, delay: face ? 320 : 180 }) : {};
  const classes = ["choice", extra, active && "is-option", refused && "is-refused"].filter(Boolean).join(" ");
  const spoken = active ? at.texts.option(stand.ask.kind, of, stand.ask.args) : at.texts.name(of);
  const name = label ?? (as === "g" ? spoken : undefined);
  const press = (event: Event) => {
    if (active) {
      event.stopPropagation();
      hideTip();
      at.choose(of);
    } else if (refused || face) {
      const here = event.currentTarget as Element;
      showTip(here, () => note(at, of, face), face);
    }
  };
  return h(
    as,
    {
      ...rest,
      ...tip,
      class: classes,
      "data-ref": of,
      onClick: active || refused || face ? press : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if ((active || refused || face) && (event.key === "Enter" || event.key === " ")) {
          event.preventDefault();
          press(event);
        }
      },
      tabIndex: active || refused || face ? 0 : undefined,
      role: active || refused || face ? "button" : undefined,
      "aria-label": active || refused || face ? name : undefined,
      "aria-disabled": refused ? "true" : undefined,
    },
    children,
  );
}
