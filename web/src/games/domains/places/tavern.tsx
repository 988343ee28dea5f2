/** A tavern of Harrows: its party, the leader in front, and in one line whom they would visit now. */

import "./tavern.css";
import { Choice } from "../../../pieces/choice";
import { what } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import { SeatMark } from "../../../pieces/seats";
import { useTable } from "../../board";
import { Spot } from "../spot";
import { Adventurer, Die, Sign } from "../tokens";
import { ahead, type DomainsView, type ForecastView, landOf, type PartyView, type PlaceView, percentOf } from "../view";

/** A space in words with the mark of its owner. */
export function Where({ land }: { land: string }) {
  const at = useTable();
  const { seat, area, number } = landOf(land);
  return (
    <span class="where">
      <SeatMark seat={seat} size={13} /> <span class="where-area">{at.texts.name(`area:${area}`)}</span> {number}{" "}
      <small>({at.texts.name(`seat:${seat}`)})</small>
    </span>
  );
}

/** The outcome of the search in one line. `printed`: on the sign of a party, which explains it. */
export function Aim({ told, printed = false }: { told: ForecastView; printed?: boolean }) {
  const at = useTable();
  const last = told.steps.at(-1);
  if (told.stays) return <span class="aim">{at.texts.say("board-party-stays")}</span>;
  if (!told.target || !last) return <span class="aim">{at.texts.say("board-nothing-found")}</span>;
  return (
    <span class={`aim ${told.pilgrimage ? "is-pilgrimage" : "is-attack"}`}>
      <Sign symbol={last.symbol} printed={printed} />→ <Where land={told.target} />
      {told.success !== null ? (
        <b>
          {percentOf(told.success)} %<span class="sr">{at.texts.say("board-chance")}</span>
        </b>
      ) : (
        <Icon name="gi:walking-boot" title={at.texts.say("board-pilgrimage")} />
      )}
    </span>
  );
}

/** The dice that are not rolled in this round. */
function smallest({ adventurers, drop_lowest }: PartyView): number[] {
  const dice = adventurers.map((card) => card.die).sort((one, other) => one - other);
  return dice.slice(0, drop_lowest);
}

export function PartyRow({ party }: { party: PartyView }) {
  const at = useTable();
  return (
    <div class="party">
      {party.adventurers.map((card, index) => (
        <Adventurer key={card.adventurer} card={card} leader={index === 0} />
      ))}
      {party.extra_dice.map((sides, index) => (
        <span key={index} class="extra-die" {...what(at, "thing:extra_die")}>
          +<Die sides={sides} />
        </span>
      ))}
      {smallest(party).map((sides, index) => (
        <span key={index} class="extra-die" {...what(at, "thing:fewer_dice")}>
          −<Die sides={sides} />
        </span>
      ))}
      {party.adventurers.length === 0 && <span class="empty">{at.texts.say("board-party-empty")}</span>}
    </div>
  );
}

function partyAt(place: PlaceView): string {
  return place.place === "place:green_unicorn" ? "party:green" : "party:yellow";
}

/** On the sign of a tavern: its action space, and the outcome of the search. */
export function TavernSign({ place, view }: { place: PlaceView; view: DomainsView }) {
  const at = useTable();
  const ref = partyAt(place);
  const told = ahead(view).find((one) => one.party === ref);
  return (
    <>
      {place.spaces.map((space) => (
        <Spot key={space.space} space={space} />
      ))}
      <Choice of={ref} as="span" class="tavern-party">
        <span class="sr">{at.texts.name(ref)}</span>
        {told && <Aim told={told} printed />}
      </Choice>
    </>
  );
}

export function Tavern({ place, view }: { place: PlaceView; view: DomainsView }) {
  return <PartyRow party={view.parties.find((one) => one.party === partyAt(place)) as PartyView} />;
}
