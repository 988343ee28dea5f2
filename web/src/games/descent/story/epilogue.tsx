/** The end of a quest or of a whole campaign, told: its story, how long it took, and who did what. */

import "./story.css";
import { Icon } from "../../../pieces/icon";
import type { PlayedView } from "../../../wire/descent";
import { type AtTable, type BoardProps, TableContext, useTable } from "../../board";
import { type DescentView, idOf } from "../view";
import { Tale, taleOf } from "./told";

export interface Deeds {
  attacks: number;
  damage: number;
  felled: number;
  down: number;
  found: number;
}

const NONE: Deeds = { attacks: 0, damage: 0, felled: 0, down: 0, found: 0 };

/** What each figure has done, as far as the log tells it. Damage counts for whoever attacked last. */
export function deedsOf(log: AtTable["log"]): Map<string, Deeds> {
  const found = new Map<string, Deeds>();
  const add = (figure: string, what: keyof Deeds, n = 1) => {
    const had = found.get(figure) ?? NONE;
    found.set(figure, { ...had, [what]: had[what] + n });
  };
  let attacker = "";
  for (const { event, args } of log) {
    const figure = String(args.figure ?? "");
    if (event === "turn_began" || event === "activation_began") attacker = "";
    if (event === "attack_declared") {
      attacker = figure;
      add(attacker, "attacks");
    }
    if (event === "damage_dealt" && attacker) add(attacker, "damage", Number(args.damage));
    if (event === "monster_defeated" && attacker) add(attacker, "felled");
    if (event === "hero_knocked_out") add(figure, "down");
    if (event === "card_found") add(figure, "found");
  }
  return found;
}

/** How many rounds were played in all encounters the log tells of. */
export function roundsOf(log: AtTable["log"]): number {
  return log.filter((told) => told.event === "round_began").length;
}

const COLUMNS = ["attacks", "damage", "felled", "down", "found"] as const;

function DeedsTable({ view, at, deeds }: { view: DescentView; at: AtTable; deeds: Map<string, Deeds> }) {
  return (
    <div class="deeds-of" tabIndex={0} role="region" aria-label={at.texts.say("story-deeds")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{at.texts.say("story-deeds")}</th>
            {COLUMNS.map((column) => (
              <th scope="col" key={column}>
                {at.texts.say(`story-deed-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.heroes.map((hero) => (
            <tr key={hero.ref}>
              <th scope="row">{at.texts.name(hero.ref)}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{deeds.get(hero.ref)?.[column] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Who has won which quest of the campaign. */
function Evenings({ played }: { played: PlayedView[] }) {
  const { texts } = useTable();
  const won = (side: string) => played.filter((one) => one.winner === side).length;
  return (
    <>
      <p>
        {texts.say("story-campaign-score", {
          all: played.length,
          heroes: won("heroes"),
          overlord: won("overlord"),
        })}
      </p>
      <ol class="epilogue-quests">
        {played.map((one) => (
          <li key={one.quest}>
            <Icon name={one.winner === "heroes" ? "gi:torch" : "gi:crowned-skull"} /> {texts.name(one.quest)}{" "}
            <small>{texts.say(`hub-side-${one.winner}`)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

export function Epilogue({ view, at }: BoardProps<DescentView>) {
  const deeds = deedsOf(at.log);
  const downs = view.heroes.reduce((total, hero) => total + (deeds.get(hero.ref)?.down ?? 0), 0);
  const cards = at.log.filter((told) => told.event === "overlord_card_played").length;
  const campaign = view.campaign && taleOf(at, view.campaign.name, "won", view.winner);
  const tale = taleOf(at, view.quest, "won", view.winner);
  return (
    <TableContext.Provider value={at}>
      <div class="epilogue game-descent">
        <h3>{at.texts.name(`quest:${idOf(view.quest)}`)}</h3>
        {tale && <Tale>{tale}</Tale>}
        {campaign && <p class="tale">{campaign}</p>}
        {view.campaign && <Evenings played={view.campaign.played} />}
        <p>
          {at.texts.say("story-rounds", { count: Math.max(view.round, roundsOf(at.log)) })}{" "}
          {at.texts.say("story-overlord-cards", { count: cards, downs })}
        </p>
        <DeedsTable view={view} at={at} deeds={deeds} />
      </div>
    </TableContext.Provider>
  );
}
