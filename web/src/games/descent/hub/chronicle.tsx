/** The chronicle of a campaign: the score of its evenings, each quest with its story, the sheet, saving and looking back. */

import "./chronicle.css";
import { saying } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import type { CampaignView } from "../../../wire/descent";
import { type AtTable, useTable } from "../../board";
import { roundsOf } from "../story/epilogue";
import { taleOf } from "../story/told";
import type { DescentView } from "../view";
import { Relics } from "./desk";

/** The stretch of the log in which a quest of the campaign was played: from its beginning to the first step after it. */
export function stretchOf(log: AtTable["log"], quest: string, first: boolean): [from: number, to: number] | null {
  const found = log.findIndex((told) => told.event === "quest_began" && told.args.quest === quest);
  const from = found < 0 && first ? 0 : found;
  if (from < 0) return null;
  const ends = log.findIndex((told, index) => index > from && told.event === "encounter_ended");
  const over = log.findIndex((told, index) => index > ends && ends >= 0 && told.event === "step_began");
  return [from, over < 0 ? log.length : over];
}

/** The rounds of all encounters of a quest; of a quest the log does not tell of, those of the last encounter. */
function rounds(log: AtTable["log"], stretch: [from: number, to: number] | null, last: number): number {
  return Math.max(last, stretch ? roundsOf(log.slice(...stretch)) : 0);
}

function Sheet({ view, campaign }: { view: DescentView; campaign: CampaignView }) {
  const at = useTable();
  return (
    <table class="campaign-sheet">
      <caption>{at.texts.say("hub-sheet")}</caption>
      <tbody>
        {campaign.trees.map((tree) => (
          <tr key={tree.hero}>
            <th scope="row">
              {at.texts.name(tree.hero)} <small>{at.texts.name(tree.hero_class)}</small>
            </th>
            <td>{at.texts.say("hub-xp", { xp: tree.xp })}</td>
            <td>{at.texts.name(`seat:${tree.seat}`)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{at.texts.say("board-tab-overlord")}</th>
          <td>{at.texts.say("hub-xp", { xp: campaign.overlord_xp })}</td>
          <td>{at.texts.name(`seat:${view.overlord.seat}`)}</td>
        </tr>
        <tr>
          <th scope="row">{at.texts.say("hub-purse")}</th>
          <td colSpan={2} {...saying(at.texts.say("hub-gold", { gold: campaign.gold }))}>
            <Icon name="gi:two-coins" /> {campaign.gold}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Chronicle({ view, campaign }: { view: DescentView; campaign: CampaignView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  return (
    <div class="campaign-chronicle">
      <section class="parchment">
        <h3>{say("hub-evenings")}</h3>
        {campaign.played.length === 0 && <p class="tale">{at.texts.component(campaign.name)?.text}</p>}
        <ol>
          {campaign.played.map((one, index) => {
            const stretch = stretchOf(at.log, one.quest, index === 0);
            return (
              <li key={one.quest} class={`evening is-${one.winner}`}>
                <h4>
                  <Icon name={one.winner === "heroes" ? "gi:torch" : "gi:crowned-skull"} /> {at.texts.name(one.quest)}
                  <small>
                    {say(`hub-won-${one.winner}`)} · {say("hub-rounds", { count: rounds(at.log, stretch, one.rounds) })}
                    {stretch && ` · ${say("hub-entries", { count: stretch[1] - stretch[0] })}`}
                  </small>
                </h4>
                <p class="evening-tale">{taleOf(at, one.quest, "won", one.winner)}</p>
                {stretch && at.replay && (
                  <button type="button" onClick={() => at.replay?.(stretch[0], stretch[1])}>
                    {say("hub-replay")}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        {view.winner && <p class="tale">{taleOf(at, campaign.name, "won", view.winner)}</p>}
      </section>
      <section class="sheet-side">
        <Sheet view={view} campaign={campaign} />
        <h3>{say("hub-relics")}</h3>
        <Relics relics={campaign.relics} />
        <h3>{say("hub-keep")}</h3>
        <p>{say("hub-keep-help")}</p>
        <div class="segments">
          {at.save && (
            <button type="button" onClick={() => at.save?.()}>
              <Icon name="gi:save-arrow" /> {say("hub-save")}
            </button>
          )}
          <a class="button" href="/">
            {say("hub-load")}
          </a>
        </div>
      </section>
    </div>
  );
}
