/** The board in words, for screen readers and for whoever prefers reading. */

import { Choice } from "../../pieces/choice";
import { type BoardProps, useTable } from "../board";
import { cellOf, inCombat, inTraining, type LordsView, type LordView, lairOf, PLACES, SEASONS } from "./view";

function Refs({ refs }: { refs: string[] }) {
  const at = useTable();
  if (refs.length === 0) return <>{at.texts.say("board-none")}</>;
  return (
    <ul class="refs">
      {refs.map((ref) => (
        <li key={ref}>
          <Choice of={ref} face>
            {at.texts.toldApart(ref, at.texts.name(ref))}
          </Choice>
        </li>
      ))}
    </ul>
  );
}

function DungeonTable({ lord }: { lord: LordView }) {
  const at = useTable();
  const tiles = new Map(lord.tiles.map((tile) => [tile.cell, tile]));
  const word = (cell: string) => {
    const tile = tiles.get(cell);
    if (!tile) return at.texts.say("board-cell-empty");
    const name = tile.room ? at.texts.name(tile.room) : at.texts.say("board-tunnel");
    return tile.conquered ? at.texts.say("board-conquered", { name }) : name;
  };
  return (
    <table class="dungeon-table">
      <caption>{at.texts.say("board-dungeon-of", { seat: `seat:${lord.seat}` })}</caption>
      <tbody>
        {[1, 2, 3, 4].map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {[1, 2, 3, 4, 5].map((column) => (
              <td key={column}>
                <Choice
                  of={lord.seat === at.seat ? cellOf(row, column) : `other:${row}${column}`}
                  label={`${at.texts.name(cellOf(row, column))}: ${word(cellOf(row, column))}`}
                >
                  {word(cellOf(row, column))}
                </Choice>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LordText({ lord, view }: { lord: LordView; view: LordsView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  return (
    <section>
      <h2>{at.texts.name(`seat:${lord.seat}`)}</h2>
      <p>
        {say("board-text-stock", {
          gold: lord.gold,
          food: lord.food,
          imps: lord.imps,
          traps: lord.trap_count,
          evil: lord.evil,
          seals: lord.seals,
        })}
        {view.start === lord.seat ? ` ${say("board-start-player")}.` : ""}
      </p>
      <dl>
        <dt>{say("board-lair")}</dt>
        <dd>
          <Refs refs={lairOf(lord).map(({ tile }) => tile)} />
        </dd>
        {inCombat(view) && (
          <>
            <dt>{say("board-defence")}</dt>
            <dd>
              <Refs refs={lord.sent} />
            </dd>
          </>
        )}
        {lord.traps && (
          <>
            <dt>{say("board-traps")}</dt>
            <dd>
              <Refs refs={lord.traps} />
            </dd>
          </>
        )}
        <dt>{say("board-orders")}</dt>
        <dd>
          <Refs refs={lord.orders.map((played) => played.order)} />
        </dd>
        <dt>{say("board-inaccessible")}</dt>
        <dd>
          <Refs refs={lord.inaccessible} />
        </dd>
        <dt>{say("board-party")}</dt>
        <dd>
          {lord.party.length === 0 && say("board-none")}
          <ul class="refs">
            {lord.party.map((hero) => (
              <li key={hero.hero}>
                <Choice of={hero.hero} face>
                  {at.texts.name(hero.hero)}, {say("board-hp-left", { left: hero.hp - hero.wounds, full: hero.hp })}
                  {hero.gift && `. ${say("board-gift", { gift: hero.gift })}`}
                </Choice>
              </li>
            ))}
          </ul>
        </dd>
        <dt>{say("board-prison")}</dt>
        <dd>
          <Refs refs={lord.prison} />
        </dd>
      </dl>
      <DungeonTable lord={lord} />
    </section>
  );
}

export function Text({ view, at }: BoardProps<LordsView>) {
  const say = at.texts.say.bind(at.texts);
  const spaces = new Map(view.spaces.map((space) => [space.space, space.seat]));
  const order = [at.seat ?? view.start, ...view.turn_order.filter((seat) => seat !== (at.seat ?? view.start))];
  return (
    <div class="plain-view lords-text">
      <h1>
        {inTraining(view) ? say("board-training") : say("board-text-when", { year: view.year, season: view.season })}
        {view.combat_round > 0 ? ` ${say("board-combat-round", { round: view.combat_round })}` : ""}
      </h1>
      {!inTraining(view) && (
        <section>
          <h2>{say("board-town")}</h2>
          <dl>
            <dt>{say("board-tavern")}</dt>
            <dd>
              <Refs refs={view.monsters} />
            </dd>
            <dt>{say("board-yard")}</dt>
            <dd>
              <Refs refs={view.rooms} />
            </dd>
            {SEASONS.slice(1).map((season, index) => (
              <div key={season}>
                <dt>{at.texts.name(`season:${season}`)}</dt>
                <dd>{view.events[index] ? at.texts.name(view.events[index] as string) : say("board-event-hidden")}</dd>
              </div>
            ))}
            <dt>{say("board-heroes-next")}</dt>
            <dd>
              <Refs refs={[...view.heroes_now, ...view.heroes_next].map((hero) => hero.hero)} />
            </dd>
            <dt>{say("board-combat-cards")}</dt>
            <dd>
              <Refs refs={view.town.map((card) => card.spell ?? `town:${card.position}`)} />
            </dd>
          </dl>
          <table>
            <caption>{say("board-text-places")}</caption>
            <tbody>
              {PLACES.map((place) => (
                <tr key={place}>
                  <th scope="row">
                    <Choice of={`order:${place}`} face>
                      {at.texts.name(`order:${place}`)}
                    </Choice>
                  </th>
                  {[1, 2, 3].map((number) => {
                    const seat = spaces.get(`space:${place}.${number}`);
                    return (
                      <td key={number}>
                        {["I", "II", "III"][number - 1]}:{" "}
                        {seat === undefined
                          ? say("board-free")
                          : seat === null
                            ? say("board-non-player")
                            : at.texts.name(`seat:${seat}`)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {order.map((seat) => (
        <LordText key={seat} lord={view.lords[seat] as LordView} view={view} />
      ))}
    </div>
  );
}
