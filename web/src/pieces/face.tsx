/** The readable side of a thing: name, numbers, effect, what its keywords mean, the rule, and whether it is our reconstruction. */

import { type AtTable, TableContext, useTable } from "../games/board";
import { capital, kindRef } from "../text/texts";
import { Icon } from "./icon";
import { RuleLink } from "./rule";
import { tipProps } from "./tip";

/** The keywords of the game that occur in a text. */
function wordsIn(text: string, at: AtTable): string[] {
  const meant = (word: string) => {
    const match = at.texts.about(word)?.match;
    return match !== undefined && new RegExp(match, "i").test(text);
  };
  return text ? (at.game.words ?? []).filter(meant) : [];
}

/** Whether the face of a thing says more than what is printed on it; the rule of its kind alone is no news. */
export function explains(of: string, at: AtTable): boolean {
  const component = at.texts.component(of);
  return (
    at.texts.about(of) !== undefined ||
    wordsIn(component?.text ?? "", at).length > 0 ||
    component?.source === "reconstructed"
  );
}

export function Face({ of }: { of: string }) {
  const at = useTable();
  const component = at.texts.component(of);
  const icon = at.game.icon?.(of);
  const kind = `kind-${kindRef(of).split(":")[0]?.replaceAll("_", "-")}`;
  const about = at.texts.about(of);
  const rule = about?.rule ?? at.game.rule?.(of, component);
  const words = wordsIn(component?.text ?? "", at);
  return (
    <div class="face">
      {icon && <Icon name={icon} class="face-icon" />}
      <div class="face-words">
        <h4>{capital(at.texts.name(of))}</h4>
        {at.texts.has(kind) && <p class="face-kind">{at.texts.say(kind)}</p>}
        {at.game.facts?.(of, component, at)}
        {component?.text && <p>{component.text}</p>}
        {about && <p>{about.words}</p>}
        {words.length > 0 && (
          <dl class="face-keywords">
            {words.map((word) => (
              <div key={word}>
                <dt>{at.texts.name(word)}</dt>
                <dd>
                  {at.texts.about(word)?.words} <RuleLink id={at.texts.about(word)?.rule} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {rule && (
          <p class="face-rule">
            <RuleLink id={rule} />
          </p>
        )}
        {component?.source === "reconstructed" && <p class="face-source">{at.texts.say("our-reconstruction")}</p>}
      </div>
    </div>
  );
}

/** For what one sentence explains: on hover, long press and, unless it lies on something one can go to, on focus. */
export function saying(words: string, stops = true) {
  return {
    ...tipProps(() => <p>{words}</p>, { delay: 320 }),
    tabIndex: stops ? 0 : undefined,
    "data-what": "",
  };
}

/** For what is no answer and no card: on hover, focus and long press it says what it is. */
export function what(at: AtTable, of: string, label?: string) {
  const face = () => (
    <TableContext.Provider value={at}>
      <Face of={of} />
    </TableContext.Provider>
  );
  return {
    ...tipProps(face, { wide: true, delay: 320 }),
    tabIndex: 0,
    role: "note" as const,
    "aria-label": label ?? at.texts.name(of),
    "data-what": of,
  };
}
