/** An action space of the city. */

import { Choice, Within } from "../../pieces/choice";
import { Icon, type IconName } from "../../pieces/icon";
import { useTable } from "../board";
import { iconOf } from "./icons";
import { Minion } from "./tokens";
import { ELEMENTS, type SpaceView } from "./view";

/** What a space gives, in one symbol. */
const GIVES: Record<string, (n: number) => { icon: IconName; text: string }> = {
  business_district: () => ({ icon: "gi:two-coins", text: "2" }),
  temple_black_kult: () => ({ icon: "gi:devil-mask", text: "2" }),
  towers: (n) => ({ icon: iconOf(`item:${ELEMENTS[n]}`) as IconName, text: "2" }),
  library: () => ({ icon: "gi:spell-book", text: "3" }),
  town_council: () => ({ icon: "gi:gavel", text: "I" }),
  royal_court: () => ({ icon: "gi:throne-king", text: "+1" }),
  seer: () => ({ icon: "gi:card-pick", text: "3" }),
  assassin: () => ({ icon: "gi:plain-dagger", text: "12" }),
  street_thug: () => ({ icon: "gi:brute", text: "2" }),
  docks: () => ({ icon: "gi:black-knight-helm", text: "" }),
};

/** An action space: what it gives, or the minion that stands there, or the thorns that close it. */
export function Spot({ space }: { space: SpaceView }) {
  const at = useTable();
  const id = space.space.slice(6);
  const [place = "", number = "1"] = id.split(".");
  const gives = GIVES[place]?.(Number(number) - 1);
  const { minion } = space;
  return (
    <Choice
      of={space.space}
      as="div"
      class={`spot ${minion ? "is-taken" : ""} ${space.unavailable ? "is-closed" : ""}`}
    >
      <span class="sr">{at.texts.name(space.space)}</span>
      {minion ? (
        <Within of={[space.space]}>
          <Choice of={`minion:${id}`} as="span">
            <Minion minion={minion} id={`minion:${minion.colour}:${minion.owner}:${id}`} />
          </Choice>
        </Within>
      ) : space.unavailable ? (
        <Icon name="gi:crown-of-thorns" title={at.texts.name("token:unavailable")} />
      ) : gives ? (
        <span class="spot-gives">
          {gives.text}
          <Icon name={gives.icon} />
        </span>
      ) : (
        <span class="spot-number">{number}</span>
      )}
    </Choice>
  );
}
