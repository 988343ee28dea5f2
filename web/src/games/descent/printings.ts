/** Which printing of a card is in force: the publisher has corrected some, and a table may play without that. */

import type { OptionValue } from "../../net/protocol";
import type { Components } from "../../text/texts";

const PRINTINGS = /^(corrected|first_printing):(\w+)\.(\w+)$/;

/** The components as this table plays them: of a card that was printed twice only the text that counts. */
export function inForce(names: Components, options: Record<string, OptionValue>): Components {
  const counts = options.errata === false ? "first_printing" : "corrected";
  const found: Components = {};
  const texts = new Map<string, string>();
  for (const [ref, component] of Object.entries(names)) {
    const [, printing, family, id] = PRINTINGS.exec(ref) ?? [];
    if (!printing) found[ref] = component;
    else if (printing === counts) texts.set(`${family}:${id}`, component.text ?? "");
  }
  for (const [ref, text] of texts) {
    const component = found[ref];
    if (component) found[ref] = { ...component, text };
  }
  return found;
}
