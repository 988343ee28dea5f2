/** The quests of the book: their moods, what they are about, and of the chosen one its maps and what each side wants. */

import type { Texts } from "../../../text/texts";
import type { SetupProps } from "../../board";
import { MoodMark } from "../map/mood";
import { encountersOf, type Titles, useTitles } from "../story/briefing";
import { QuestPreview } from "../story/preview";

function Row(props: { quest: string; titles: Titles; texts: Texts; chosen: boolean; choose: () => void }) {
  const { quest, titles, texts } = props;
  const encounters = encountersOf(quest, titles);
  const moods = [...new Set(encounters.map((id) => titles[id]?.mood ?? ""))].filter(Boolean);
  return (
    <li>
      <button type="button" class="quest-row" aria-pressed={props.chosen} onClick={props.choose}>
        <span class="quest-moods">
          {moods.map((mood) => (
            <MoodMark key={mood} mood={mood} texts={texts} />
          ))}
        </span>
        <strong>{texts.name(`quest:${quest}`)}</strong>
        {encounters.length > 0 && <small>{texts.say("setup-encounters", { count: encounters.length })}</small>}
        <span class="quest-about">{texts.component(`quest:${quest}`)?.text}</span>
      </button>
    </li>
  );
}

export function QuestList({ game, texts, plan, change }: SetupProps) {
  const titles = useTitles(texts.lang);
  const quests = (game.options.find((option) => option.id === "quest")?.values ?? []).map(String);
  const chosen = String(plan.options.quest ?? quests[0]);
  return (
    <section aria-labelledby="setup-quest">
      <h2 id="setup-quest">{texts.say("setup-quest", { count: quests.length })}</h2>
      <div class="quest-book">
        <ul class="quest-rows" aria-labelledby="setup-quest">
          {quests.map((quest) => (
            <Row
              key={quest}
              quest={quest}
              titles={titles}
              texts={texts}
              chosen={quest === chosen}
              choose={() => change({ options: { ...plan.options, quest } })}
            />
          ))}
        </ul>
        <QuestPreview key={chosen} encounters={encountersOf(chosen, titles)} texts={texts} />
      </div>
    </section>
  );
}
