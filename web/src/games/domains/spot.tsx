/** An action space of the city. */

import { Choice, Within } from "../../pieces/choice";
import { Icon, type IconName } from "../../pieces/icon";
import type { Components } from "../../wire/domains";
import { type AtTable, dataOf, useTable } from "../board";
import { iconOf } from "./icons";
import { Minion } from "./tokens";
import { ELEMENTS, type SpaceView } from "./view";

/** What a space gives: a symbol, and beside it a word or one of the numbers of its place. */
const GIVES: Record<string, { icon: (n: number) => IconName; text?: string; number?: string }> = {
  business_district: { icon: () => "gi:two-coins", number: "n" },
  temple_black_kult: { icon: () => "gi:devil-mask", number: "n" },
  towers: { icon: (n) => iconOf(`item:${ELEMENTS[n]}`) as IconName, number: "n" },
  library: { icon: () => "gi:spell-book", number: "n" },
  town_council: { icon: () => "gi:gavel", text: "I" },
  royal_court: { icon: () => "gi:throne-king", text: "+1" },
  seer: { icon: () => "gi:card-pick", number: "n" },
  assassin: { icon: () => "gi:plain-dagger", number: "price" },
  street_thug: { icon: () => "gi:brute", number: "price" },
  docks: { icon: () => "gi:black-knight-helm" },
};

function numberOf(at: AtTable, place: string, name: string): string {
  const data = dataOf<Components["place"]>(at.texts.component(`place:${place}`));
  return String(data?.numbers?.[name] ?? "");
}

/** An action space: what it gives, or the minion that stands there, or the thorns that close it. `now`: in this round. */
export function Spot({ space, now }: { space: SpaceView; now?: number }) {
  const at = useTable();
  const id = space.space.slice(6);
  const [place = "", number = "1"] = id.split(".");
  const gives = GIVES[place];
  const { minion } = space;
  const piece = minion && <Minion minion={minion} id={`minion:${minion.colour}:${minion.owner}:${id}`} />;
  // Where no question is about minions, whatever one does to it is about the space it stands on.
  const concerned = at.stands(`minion:${id}`).state !== "idle";
  return (
    <Choice
      of={space.space}
      as="div"
      face
      many
      class={`spot ${minion ? "is-taken" : ""} ${space.unavailable ? "is-closed" : ""}`}
    >
      <span class="sr">{at.texts.name(space.space)}</span>
      {piece ? (
        concerned ? (
          <Within of={[space.space]}>
            <Choice of={`minion:${id}`} as="span">
              {piece}
            </Choice>
          </Within>
        ) : (
          piece
        )
      ) : space.unavailable ? (
        <Icon name="gi:crown-of-thorns" title={at.texts.name("token:unavailable")} />
      ) : gives ? (
        <span class={`spot-gives ${now === undefined ? "" : "is-changed"}`}>
          {gives.number ? (now ?? numberOf(at, place, gives.number)) : gives.text}
          <Icon name={gives.icon(Number(number) - 1)} />
        </span>
      ) : (
        <span class="spot-number">{number}</span>
      )}
    </Choice>
  );
}
