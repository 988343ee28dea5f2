/** The board in words, for screen readers and for whoever prefers reading. */

import { isOneOf } from "../../net/protocol";
import { Choice } from "../../pieces/choice";
import type { Asks } from "../../wire/domains";
import { type BoardProps, useTable } from "../board";
import { Search } from "./forecast";
import { fortuneText } from "./places/heavens";
import { PlayerText, Refs } from "./playertext";
import { type DomainsView, diceWord, type ForecastView, oddsWords, type PlaceView, playerOf } from "./view";

/** What lies at the spaces of a place. */
function offers(view: DomainsView, place: string): (string | null)[] {
  if (place === "place:architects_guild") return view.architects;
  if (place === "place:inn") return view.inn;
  if (place === "place:niktmarg") return view.market.map((monster) => monster?.monster ?? null);
  if (place === "place:far_lands")
    return view.far_lands.map((there, index) => (there ? `hidden:far_lands.${index + 1}` : null));
  return [];
}

function PlaceRow({ place, view }: { place: PlaceView; view: DomainsView }) {
  const at = useTable();
  const there = offers(view, place.place);
  return (
    <tr>
      <th scope="row">
        {place.number}{" "}
        <Choice of={place.place} face>
          {at.texts.name(place.place)}
        </Choice>
      </th>
      <td>
        <ul class="refs">
          {place.spaces.map((space, index) => {
            const id = space.space.slice(6);
            const lies = there[index];
            return (
              <li key={space.space}>
                <Choice of={space.space}>{at.texts.name(space.space)}</Choice>
                {lies && (
                  <>
                    {" "}
                    <Choice of={lies} face>
                      {at.texts.name(lies)}
                    </Choice>
                  </>
                )}
                {": "}
                {space.minion ? (
                  <Choice of={`minion:${id}`}>
                    {at.texts.say(`board-minion-${space.minion.colour}`, { who: `seat:${space.minion.owner}` })}
                  </Choice>
                ) : (
                  at.texts.say(space.unavailable ? "board-closed" : "board-free")
                )}
              </li>
            );
          })}
          {place.place === "place:builders_guild" && (
            <li>
              <Choice of="space:builders_guild">{at.texts.name("space:builders_guild")}</Choice>
              {": "}
              {place.guests.map((guest, index) => (
                <Choice key={index} of={`minion:builders_guild.${index + 1}`}>
                  {at.texts.say(`board-minion-${guest.colour}`, { who: `seat:${guest.owner}` })}{" "}
                </Choice>
              ))}
            </li>
          )}
        </ul>
      </td>
    </tr>
  );
}

function PartyText({ told, view }: { told: ForecastView; view: DomainsView }) {
  const at = useTable();
  const party = view.parties.find((one) => one.party === told.party);
  return (
    <section>
      <h3>
        <Choice of={told.party}>{at.texts.name(told.party)}</Choice>
      </h3>
      <ul class="refs">
        {party?.adventurers.map((card) => (
          <li key={card.adventurer}>
            <Choice of={card.adventurer} face>
              {at.texts.name(card.adventurer)}
            </Choice>
            {`: ${diceWord(at, `d${card.die}`)}, ${at.texts.name(card.left)}, ${at.texts.name(card.right)}`}
          </li>
        ))}
      </ul>
      {told.stays ? at.texts.say("board-party-stays") : <Search told={told} view={view} />}
      {told.success !== null && (
        <p>
          {diceWord(at, told.attack)}. {oddsWords(at, told)}
        </p>
      )}
    </section>
  );
}

const DEALT: (keyof Asks)[] = ["choose_master", "keep_building", "bury_building"];

export function Text({ view, at }: BoardProps<DomainsView>) {
  const say = at.texts.say.bind(at.texts);
  const ask = at.asks[0];
  const dealt = isOneOf(ask, DEALT)
    ? (ask?.options ?? []).map((option) => option.key).filter((key) => key.includes(":"))
    : [];
  const order = [at.seat ?? view.first, ...view.order.filter((seat) => seat !== (at.seat ?? view.first))];
  return (
    <div class="plain-view domains-text">
      <h1>{say("board-text-when", { round: Math.max(1, view.round), phase: view.phase })}</h1>
      {view.last_round && <p>{say("board-last-round")}</p>}
      {dealt.length > 0 && (
        <section>
          <h2>{say("board-dealt")}</h2>
          <Refs refs={dealt} />
        </section>
      )}
      <section>
        <h2>{at.texts.name("deck:fortune")}</h2>
        <p>{say("board-fortune-left", { n: view.fortune_left })}</p>
        <ul class="refs">
          {view.fortune.map((one) => (
            <li key={one.card}>
              <Choice of={one.card} face>
                {at.texts.name(one.card)}
              </Choice>
              : {fortuneText(at.texts.component(one.card)?.text, one.side) || at.texts.name(`side:${one.side}`)}
            </li>
          ))}
        </ul>
      </section>
      {view.lore.length > 0 && (
        <section>
          <h2>{say("board-lore")}</h2>
          <Refs refs={view.lore.map((one) => one.card)} />
        </section>
      )}
      <section>
        <h2>{say("board-whom")}</h2>
        {view.forecast.map((told) => (
          <PartyText key={told.party} told={told} view={view} />
        ))}
      </section>
      <section>
        <h2>{say("board-city")}</h2>
        <table>
          <tbody>
            {view.places.map((place) => (
              <PlaceRow key={place.place} place={place} view={view} />
            ))}
          </tbody>
        </table>
        <p>
          {["attack", "defence", "control", "production"].map((deck) => (
            <span key={deck}>
              <Choice of={`deck:${deck}`}>{at.texts.name(`deck:${deck}`)}</Choice> {view.sizes[`deck:${deck}`]}{" "}
            </span>
          ))}
        </p>
      </section>
      {order.map((seat) => (
        <PlayerText key={seat} player={playerOf(view, seat)} view={view} />
      ))}
    </div>
  );
}
