/** The quest on parchment: what it is about and what each side wants. How far it has come is told beside it (tally.tsx). */

import "./quest.css";
import type { CampaignView } from "../../wire/descent";
import { useTable } from "../board";
import { Aims, Sayings } from "./story/aims";
import { isBetween, useBriefing } from "./story/briefing";
import { Between, Tale, taleOf } from "./story/told";
import { begun, type DescentView, onPhone } from "./view";

/** Read at the beginning; beside the map it lies folded from the second round on, until somebody wants to know again. */
export function Parchment({ view }: { view: DescentView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const briefing = useBriefing(view.encounter, at.texts.lang);
  const story = at.texts.component(view.quest)?.text;
  const ending = view.winner ? taleOf(at, view.quest, "won", view.winner) : null;
  return (
    <section class={`parchment ${begun(view) ? "is-running" : ""}`} aria-label={say("board-tab-quest")}>
      <details open={view.round < 2 || onPhone()}>
        <summary>
          <h3>{at.texts.name(view.quest)}</h3>
          <span class="encounter">{at.texts.name(view.encounter)}</span>
        </summary>
        {isBetween(view) ? (
          <Between view={view} />
        ) : (
          story && (
            <div class="story">
              <Tale>{story}</Tale>
            </div>
          )
        )}
        {briefing && <Aims briefing={briefing} texts={at.texts} />}
        {briefing && briefing.rules.length > 0 && (
          <details class="quest-rules">
            <summary>{say("story-rules", { count: briefing.rules.length })}</summary>
            <Sayings of={briefing.rules} texts={at.texts} />
          </details>
        )}
      </details>
      {view.winner && <p class="won">{say(`board-won-${view.winner}`)}</p>}
      {ending && <Tale>{ending}</Tale>}
      <Lasting view={view} />
      <p class="search-deck">{say("board-search-deck", { count: view.search_deck })}</p>
    </section>
  );
}

/** Between two quests: how the last one ended, and what comes next as far as it is known. */
export function Interlude({ campaign }: { campaign: CampaignView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const last = campaign.played.at(-1);
  const tale = last ? taleOf(at, last.quest, "won", last.winner) : null;
  return (
    <section class="parchment" aria-label={say("board-tab-quest")}>
      <h3>{say("hub-between")}</h3>
      {last && (
        <p>
          {at.texts.name(last.quest)}: {say(`hub-won-${last.winner}`)}
        </p>
      )}
      {tale && <Tale>{tale}</Tale>}
      {campaign.next.length > 0 && (
        <>
          <h4>{say(campaign.chooser ? `hub-next-${campaign.chooser}` : "hub-next-fixed")}</h4>
          <ul>
            {campaign.next.map((quest) => (
              <li key={quest}>{at.texts.name(quest)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Effects of cards that still last, and on whom. */
function Lasting({ view }: { view: DescentView }) {
  const at = useTable();
  const known = view.marks.flatMap((mark) => {
    const ref = [`card:${mark.name}`, `ability:${mark.name}`].find((one) => at.texts.component(one));
    return ref ? [{ ref, on: mark.on }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p class="lasting">
      {at.texts.say("board-lasting")}:{" "}
      {known.map(({ ref, on }, index) => (
        <span key={index}>
          {index > 0 && ", "}
          {on.startsWith("seat:") ? at.texts.name(ref) : `${at.texts.name(ref)} (${at.texts.name(on)})`}
        </span>
      ))}
    </p>
  );
}
