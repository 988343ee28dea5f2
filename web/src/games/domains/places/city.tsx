/** The city of Harrows: seventeen houses along five streets, under a sky that goes from dawn to midnight with the phases.
 *
 * A house whose minions have been sent home in this round lies in the dark; the one being resolved is lit.
 */

import "./city.css";
import type { ComponentChildren, VNode } from "preact";
import { Choice, Within } from "../../../pieces/choice";
import { what } from "../../../pieces/face";
import { Fit } from "../../../pieces/fit";
import { Icon, type IconName } from "../../../pieces/icon";
import { rove, roved } from "../../../pieces/rove";
import { soft } from "../../../pieces/soft";
import { Still } from "../../../pieces/still";
import { type AtTable, useTable } from "../../board";
import { DECKS as DECK_ICONS, iconOf } from "../icons";
import { Spot } from "../spot";
import { Minion, Monster, Plan } from "../tokens";
import { changedAt, DECKS, type DomainsView, PHASES, type PlaceView, phaseOf, RESOURCES, shortName } from "../view";
import { Roof } from "./roofs";
import { Tavern, TavernSign } from "./tavern";

export const STREETS = [
  ["seer", "business_district", "temple_black_kult", "assassin", "street_thug"],
  ["architects_guild"],
  ["inn", "builders_guild", "towers", "library"],
  ["green_unicorn", "yellow_swan"],
  ["docks", "far_lands", "niktmarg", "town_council", "royal_court"],
] as const;

const TAVERNS = 3;

/** Whether a place has been dealt with in this round. */
export function isNight(view: DomainsView, number: number): boolean {
  const phase = PHASES.indexOf(phaseOf(view) as (typeof PHASES)[number]);
  if (phase > 3) return true;
  const now = view.places.find((place) => place.place === view.resolving)?.number;
  return phase === 3 && now !== undefined && number < now;
}

/** Number and name of a house. */
function Sign({ place }: { place: PlaceView }) {
  const at = useTable();
  const name = shortPlace(at, place.place);
  return (
    <Within of={spacesOf(place)}>
      <Choice of={place.place} as="h4" face>
        <b>{place.number}</b>{" "}
        <Fit class="sign-name" when={name}>
          {name}
        </Fit>
      </Choice>
    </Within>
  );
}

export function House({
  place,
  view,
  beside,
  children,
}: {
  place: PlaceView;
  view: DomainsView;
  /** What stands beside the name on the sign. */
  beside?: ComponentChildren;
  children: ComponentChildren;
}) {
  const at = useTable();
  const id = place.place.slice(6);
  const now = view.resolving === place.place && phaseOf(view) === "resolution";
  const asked = at.asks[0]?.args.place === place.place;
  const night = isNight(view, place.number);
  return (
    <section
      class={`house house-${id.replaceAll("_", "-")} ${night ? "is-night" : "is-day"} ${now || asked ? "is-now" : ""}`}
      aria-label={at.texts.name(place.place)}
    >
      <Still of={[id]}>
        <Roof place={id} />
      </Still>
      <div class="wall">
        <div class="sign">
          {" "}
          <Sign place={place} />
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}

/** The action spaces of a place; the Builders' Guild has one for everybody. */
function spacesOf(place: PlaceView): string[] {
  return [...place.spaces.map((space) => space.space), place.place.replace("place:", "space:")];
}

/** Names on signs are short: without what stands in brackets. */
function shortPlace(at: AtTable, ref: string): string {
  const sign = `board-sign-${ref.slice(6).replaceAll("_", "-")}`;
  return at.texts.has(sign) ? at.texts.say(sign) : at.texts.name(ref).replace(/ \(.*\)/, "");
}

function Spots({ place, view }: { place: PlaceView; view: DomainsView }) {
  return (
    <div class="spots">
      {place.spaces.map((space) => (
        <Spot key={space.space} space={space} now={changedAt(view, place.place.slice(6))} />
      ))}
    </div>
  );
}

/** Spaces with something lying at them. */
function Offers({ place, offers }: { place: PlaceView; offers: (VNode | null)[] }) {
  return (
    <div class="offers">
      {place.spaces.map((space, index) => (
        <div key={space.space} class="offer">
          <Within of={[space.space]}>{offers[index] ?? <span class="offer-gone">–</span>}</Within>
          <Spot space={space} />
        </div>
      ))}
    </div>
  );
}

function HenchmanCard({ henchman }: { henchman: string }) {
  const at = useTable();
  return (
    <Choice of={henchman} as="div" face class="henchman" data-piece={henchman}>
      <Icon name="gi:cowled" />
      <Fit class="henchman-name" when={shortName(at.texts.name(henchman))}>
        {soft(shortName(at.texts.name(henchman)))}
      </Fit>
    </Choice>
  );
}

/** While nobody buys, the prices are one stop. */
const walk = rove("[data-what]");

/** What one coin, or two, buy: while somebody buys it is the answer. Some buy what is closed for others. */
function Lot({ item, closed, stop }: { item: string; closed: boolean; stop: 0 | -1 }) {
  const at = useTable();
  const content = (
    <>
      {item === "wood" || item === "workers" ? 2 : 1}
      <Icon name={iconOf(`item:${item}`) as IconName} title={at.texts.name(`item:${item}`)} />={" "}
      {item === "metal" ? 2 : 1}
      <Icon name="gi:two-coins" title={at.texts.name("item:coins")} />
    </>
  );
  const offered = at.stands(`item:${item}`).state === "option";
  if (at.asks[0]?.kind !== "buy")
    return (
      <span
        class={closed ? "is-closed" : ""}
        {...what(at, `item:${item}`, at.texts.name(`cost:${item}`))}
        tabIndex={stop}
      >
        {content}
      </span>
    );
  return (
    <Choice of={`item:${item}`} as="span" class={closed && !offered ? "is-closed" : ""}>
      {content}
    </Choice>
  );
}

function BuildersGuild({ place, view }: { place: PlaceView; view: DomainsView }) {
  const at = useTable();
  return (
    <>
      <div class="spots">
        <Choice of="space:builders_guild" as="div" face many class="spot spot-wide">
          <span class="sr">{at.texts.name("space:builders_guild")}</span>
          {place.guests.length === 0 && <span class="spot-number">∞</span>}
          {place.guests.map((guest, index) => (
            <Within key={index} of={["space:builders_guild"]}>
              <Choice of={`minion:builders_guild.${index + 1}`} as="span">
                <Minion minion={guest} id={`minion:${guest.colour}:${guest.owner}:guild${index}`} size={22} />
              </Choice>
            </Within>
          ))}
        </Choice>
      </div>
      <div
        class="price-list"
        data-owner="nobody"
        role="group"
        aria-label={at.texts.say("board-prices")}
        onKeyDown={walk}
      >
        {RESOURCES.map((item, index) => (
          <Lot key={item} item={item} closed={view.blocked.includes(`item:${item}`)} stop={roved(index)} />
        ))}
      </div>
    </>
  );
}

/** The four spell decks stand in the Library. */
function Library({ place, view }: { place: PlaceView; view: DomainsView }) {
  const at = useTable();
  return (
    <>
      <Spots place={place} view={view} />
      <div class="decks">
        {DECKS.map((deck) => (
          <Choice
            key={deck}
            of={`deck:${deck}`}
            as="span"
            class={`deck deck-${deck}`}
            label={`${at.texts.say(`board-deck-${deck}`)}: ${view.sizes[`deck:${deck}`]} ${at.texts.name(`deck:${deck}`)}`}
          >
            <Icon name={DECK_ICONS[deck] as IconName} title={at.texts.name(`deck:${deck}`)} />
            <span class="deck-word">{soft(at.texts.say(`board-deck-${deck}`))}</span>
            <span class="deck-size">{view.sizes[`deck:${deck}`]}</span>
          </Choice>
        ))}
      </div>
    </>
  );
}

function Inside({ place, view }: { place: PlaceView; view: DomainsView }) {
  const at = useTable();
  const id = place.place.slice(6);
  switch (id) {
    case "architects_guild":
      return <Offers place={place} offers={view.architects.map((card) => (card ? <Plan building={card} /> : null))} />;
    case "inn":
      return <Offers place={place} offers={view.inn.map((card) => (card ? <HenchmanCard henchman={card} /> : null))} />;
    case "far_lands":
      return (
        <Offers
          place={place}
          offers={view.far_lands.map((there, index) =>
            there ? (
              <Choice key={index} of={`hidden:far_lands.${index + 1}`} as="div" class="henchman is-hidden">
                <Icon name="gi:cowled" title={at.texts.say("board-hidden-henchman")} /> ?
              </Choice>
            ) : null,
          )}
        />
      );
    case "niktmarg":
      return (
        <Offers
          place={place}
          offers={view.market.map((monster) => (monster ? <Monster monster={monster} size="large" /> : null))}
        />
      );
    case "builders_guild":
      return <BuildersGuild place={place} view={view} />;
    case "library":
      return <Library place={place} view={view} />;
    case "green_unicorn":
    case "yellow_swan":
      return <Tavern place={place} view={view} />;
    default:
      return <Spots place={place} view={view} />;
  }
}

export function City({ view }: { view: DomainsView }) {
  const at = useTable();
  return (
    <section class="harrows" aria-label={at.texts.say("board-city")}>
      {STREETS.map((street, row) => (
        <div key={row} class={`street street-${row + 1}`}>
          {street.map((id) => {
            const place = view.places.find((one) => one.place === `place:${id}`) as PlaceView;
            return (
              <House
                key={id}
                place={place}
                view={view}
                beside={row === TAVERNS ? <TavernSign place={place} view={view} /> : undefined}
              >
                <Inside place={place} view={view} />
              </House>
            );
          })}
        </div>
      ))}
    </section>
  );
}
