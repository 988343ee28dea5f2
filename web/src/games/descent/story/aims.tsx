/** What each side wants in an encounter, in the words of the quest book. */

import "./story.css";
import type { Texts } from "../../../text/texts";
import type { BriefingView, SayingView } from "../../../wire/descent";

export function Sayings({ of, texts }: { of: SayingView[]; texts: Texts }) {
  return (
    <ul class="sayings">
      {of.map((one) => (
        <li key={one.id}>
          {one.text} {one.ours && <small>{texts.say("story-ours")}</small>}
        </li>
      ))}
    </ul>
  );
}

export function Aims({ briefing, texts }: { briefing: BriefingView; texts: Texts }) {
  return (
    <dl class="aims">
      <dt>{texts.say("board-goal-heroes")}</dt>
      <dd>
        <Sayings of={briefing.heroes} texts={texts} />
      </dd>
      <dt>{texts.say("board-goal-overlord")}</dt>
      <dd>
        <Sayings of={briefing.overlord} texts={texts} />
      </dd>
    </dl>
  );
}
