/** The board in words, for screen readers and for whoever prefers reading. */

import "./text.css";
import type { ComponentChildren } from "preact";
import { Choice } from "../../pieces/choice";
import { type BoardProps, useTable } from "../board";
import { stacksOf } from "./market";
import {
  COLORS,
  handRef,
  marketRef,
  type PlayerView,
  pointsOf,
  type SiteView,
  seatOf,
  siteData,
  stackRef,
  type TyrantsView,
  troopsOf,
} from "./view";

function CardList({ cards, refOf }: { cards: string[]; refOf: (card: string) => string }) {
  const at = useTable();
  if (cards.length === 0) return <p>{at.texts.say("board-none")}</p>;
  return (
    <ul class="refs">
      {cards.map((card) => (
        <li key={card}>
          <Choice of={refOf(card)} face>
            {at.texts.name(`card:${card}`)}
          </Choice>
        </li>
      ))}
    </ul>
  );
}

/** Several things beside each other, with commas between them. */
function listed(parts: ComponentChildren[]): ComponentChildren {
  return parts.map((part, index) => [index > 0 && ", ", part]);
}

function SiteRow({ site }: { site: SiteView }) {
  const at = useTable();
  const owner = site.control ? seatOf(site.control) : null;
  const colors = [...COLORS, "white"].filter((color) => troopsOf(site, color) > 0);
  const free = site.troops.filter((troop) => troop === null).length;
  return (
    <tr>
      <th scope="row">
        <Choice of={`site:${site.id}`}>{at.texts.name(`site:${site.id}`)}</Choice>
      </th>
      <td>{site.vp}</td>
      <td>
        {listed([
          ...colors.map((color) => (
            <Choice key={color} of={`troop:${site.id}-${color}`}>
              {`${troopsOf(site, color)} ${at.texts.name(`colour:${color}`)}`}
            </Choice>
          )),
          ...(free > 0 ? [at.texts.say("board-free", { count: free })] : []),
        ])}
      </td>
      <td>
        {listed(
          site.spies.map((color) => (
            <Choice key={color} of={`spy:${site.id}-${color}`}>
              {at.texts.name(`colour:${color}`)}
            </Choice>
          )),
        )}
      </td>
      <td>
        {listed([
          ...(owner !== null ? [at.texts.name(`seat:${owner}`)] : []),
          ...(site.total ? [at.texts.say("board-total")] : []),
          ...(site.marker ? [at.texts.say("board-marker-word", { vp: siteData(at, site.id)?.marker_vp ?? 0 })] : []),
        ])}
      </td>
    </tr>
  );
}

function HouseText({ player }: { player: PlayerView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const trophies = Object.entries(player.trophies).map(([color, count]) => (
    <Choice key={color} of={`trophy:${player.color}-${color}`}>
      {`${count} ${at.texts.name(`colour:${color}`)}`}
    </Choice>
  ));
  return (
    <section>
      <h2>
        <Choice of={`seat:${player.seat}`}>{at.texts.name(`seat:${player.seat}`)}</Choice>{" "}
        {at.texts.name(`colour:${player.color}`)}
      </h2>
      <dl>
        <dt>{say("board-points")}</dt>
        <dd>{pointsOf(player)}</dd>
        <dt>{say("board-barracks")}</dt>
        <dd>{player.barracks}</dd>
        <dt>{say("board-spies")}</dt>
        <dd>{player.spies}</dd>
        <dt>{say("board-trophies")}</dt>
        <dd>{trophies.length > 0 ? listed(trophies) : say("board-none")}</dd>
        <dt>{say("board-hand-size")}</dt>
        <dd>{player.hand}</dd>
        <dt>{say("board-deck")}</dt>
        <dd>{player.deck}</dd>
        <dt>{say("board-circle")}</dt>
        <dd>
          <CardList cards={player.inner_circle} refOf={(card) => `card:${card}`} />
        </dd>
        <dt>{say("board-discard")}</dt>
        <dd>
          <CardList cards={player.discard} refOf={(card) => `card:${card}`} />
        </dd>
      </dl>
    </section>
  );
}

export function Text({ view, at }: BoardProps<TyrantsView>) {
  const say = at.texts.say.bind(at.texts);
  const row = view.market.row.filter((card): card is string => card !== null);
  return (
    <div class="text-board tyrants-text">
      <p>
        {say("board-text-turn", {
          round: view.round,
          who: `seat:${view.active}`,
          power: view.power,
          influence: view.influence,
        })}
      </p>
      {at.seat !== null && (
        <section>
          <h2>{say("board-hand")}</h2>
          <CardList cards={view.hand} refOf={(card) => handRef(at, card)} />
        </section>
      )}
      <section>
        <h2>{say("board-play-area")}</h2>
        <CardList cards={view.play_area} refOf={(card) => `card:${card}`} />
      </section>
      <section>
        <h2>{say("board-market")}</h2>
        <CardList cards={row} refOf={(card) => marketRef(at, card)} />
        <ul class="refs">
          {stacksOf(view).map(({ design, left }) => (
            <li key={design}>
              <Choice of={stackRef(at, view, design)} face>
                {at.texts.name(`card:${design}`)}
              </Choice>{" "}
              ×{left}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say("board-map")}</h2>
        <table>
          <thead>
            <tr>
              {["site-word", "vp-word", "troops", "site-spies", "control"].map((word) => (
                <th key={word} scope="col">
                  {say(`board-${word}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.sites.map((site) => (
              <SiteRow key={site.id} site={site} />
            ))}
          </tbody>
        </table>
        <h3>{say("board-routes")}</h3>
        <ul>
          {view.routes.map((place) => (
            <li key={place.id}>
              <Choice of={`space:${place.id}`}>{at.texts.name(`space:${place.id}`)}</Choice>:{" "}
              {place.troops[0] ? (
                <Choice of={`troop:${place.id}-${place.troops[0]}`}>
                  {at.texts.name(`colour:${place.troops[0]}`)}
                </Choice>
              ) : (
                say("board-free", { count: 1 })
              )}
            </li>
          ))}
        </ul>
      </section>
      {view.players.map((player) => (
        <HouseText key={player.seat} player={player} />
      ))}
    </div>
  );
}
