/** A quest before it is played: of each encounter the map and what each side wants, and what the quest brings. */

import "./preview.css";
import { useState } from "preact/hooks";
import { what } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import { Zoom } from "../../../pieces/zoom";
import type { Texts } from "../../../text/texts";
import type { BriefingView, PrizeView } from "../../../wire/descent";
import { useTable } from "../../board";
import { Sheet } from "../cards/sheet";
import { idOf } from "../view";
import { Aims } from "./aims";
import { encountersOf, useBriefing, useMap, useTitles } from "./briefing";

function Preview({ encounter, texts }: { encounter: string; texts: Texts }) {
  const map = useMap(encounter, texts.lang);
  if (!map) return null;
  return (
    <figure class="quest-preview">
      <div class="quest-map">
        <Zoom label={map.title}>
          <Sheet map={map} texts={texts} />
        </Zoom>
      </div>
      <figcaption>
        <h4>{map.title}</h4>
        <Aims briefing={map.briefing} texts={texts} />
      </figcaption>
    </figure>
  );
}

/** One encounter at a time; where there are several, they lie side by side as buttons. */
export function QuestPreview({ encounters, texts }: { encounters: string[]; texts: Texts }) {
  const [part, setPart] = useState(0);
  const shown = encounters[part];
  return (
    <div class="quest-shown">
      {encounters.length > 1 && (
        <div class="segments" role="group" aria-label={texts.say("story-parts")}>
          {encounters.map((id, index) => (
            <button type="button" key={id} aria-pressed={id === shown} onClick={() => setPart(index)}>
              {texts.name(`encounter:${id}`)}
            </button>
          ))}
        </div>
      )}
      {shown && <Preview key={shown} encounter={shown} texts={texts} />}
    </div>
  );
}

function Prize({ prize, heroes }: { prize: PrizeView; heroes: number }) {
  const at = useTable();
  const { texts } = at;
  const { xp, gold_per_hero: each, relic } = prize;
  if (!xp && !each && !relic) return <>{texts.say("story-prize-none")}</>;
  return (
    <>
      {each > 0 && (
        <span>
          <Icon name="gi:two-coins" /> {texts.say("story-prize-gold", { gold: each * heroes, each })}
        </span>
      )}
      {xp > 0 && (
        <span>
          <Icon name="gi:upgrade" /> {texts.say("story-prize-xp", { xp })}
        </span>
      )}
      {relic && (
        <span>
          <Icon name="gi:relic-blade" />{" "}
          <span class="prize-relic" {...what(at, relic)}>
            {texts.name(relic)}
          </span>
        </span>
      )}
    </>
  );
}

/** What the quest brings in a campaign, as the quest book promises it to either side. */
function Prizes({ briefing, heroes }: { briefing: BriefingView; heroes: number }) {
  const { texts } = useTable();
  return (
    <section class="prizes">
      <h4>{texts.say("story-prizes")}</h4>
      {briefing.kind === "finale" ? (
        <p>{texts.say("story-prize-finale")}</p>
      ) : (
        <dl>
          <dt>{texts.say("board-goal-heroes")}</dt>
          <dd>
            <Prize prize={briefing.prize_heroes} heroes={heroes} />
          </dd>
          <dt>{texts.say("board-goal-overlord")}</dt>
          <dd>
            <Prize prize={briefing.prize_overlord} heroes={heroes} />
          </dd>
        </dl>
      )}
      {briefing.xp_for_all > 0 && <p>{texts.say("story-prize-all", { xp: briefing.xp_for_all })}</p>}
      {briefing.special && <p>{briefing.special}</p>}
    </section>
  );
}

function Opened({ quest, heroes }: { quest: string; heroes: number }) {
  const { texts } = useTable();
  const encounters = encountersOf(idOf(quest), useTitles(texts.lang));
  const briefing = useBriefing(encounters[0] ?? null, texts.lang);
  return (
    <>
      <QuestPreview encounters={encounters} texts={texts} />
      {briefing && <Prizes briefing={briefing} heroes={heroes} />}
    </>
  );
}

/** The briefing of a quest of the campaign, folded until somebody wants to know. */
export function QuestBriefing({ quest, heroes }: { quest: string; heroes: number }) {
  const { texts } = useTable();
  const [open, set] = useState(false);
  return (
    <details class="quest-briefing" onToggle={(event) => set(event.currentTarget.open)}>
      <summary>
        {texts.say("story-briefing")} <span class="sr">{texts.name(quest)}</span>
      </summary>
      {open && <Opened quest={quest} heroes={heroes} />}
    </details>
  );
}
