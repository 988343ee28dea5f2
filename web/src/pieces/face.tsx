/** The readable side of a card or tile: name, numbers, effect, and whether it is our reconstruction. */

import { useTable } from "../games/board";
import { kindRef } from "../text/texts";
import { Icon } from "./icon";
import { RuleLink } from "./rule";

export function Face({ of }: { of: string }) {
  const at = useTable();
  const component = at.texts.component(of);
  const icon = at.game.icon?.(of);
  const kind = `kind-${kindRef(of).split(":")[0]?.replaceAll("_", "-")}`;
  return (
    <div class="face">
      {icon && <Icon name={icon} class="face-icon" />}
      <div class="face-words">
        <h4>{at.texts.name(of)}</h4>
        {at.texts.has(kind) && <p class="face-kind">{at.texts.say(kind)}</p>}
        {at.game.facts?.(of, component, at)}
        {component?.text && <p>{component.text}</p>}
        {at.game.rule?.(of) && (
          <p class="face-rule">
            <RuleLink id={at.game.rule(of)} />
          </p>
        )}
        {component?.source === "reconstructed" && <p class="face-source">{at.texts.say("our-reconstruction")}</p>}
      </div>
    </div>
  );
}
