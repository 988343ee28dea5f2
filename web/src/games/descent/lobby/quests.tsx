/** The quests of the book: their moods, what they are about, and of the chosen one its maps and what each side wants. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../../../net/api";
import type { MapTitle } from "../../../net/protocol";
import { Zoom } from "../../../pieces/zoom";
import { lang } from "../../../settings";
import type { Texts } from "../../../text/texts";
import type { MapView } from "../../../wire/descent";
import type { SetupProps } from "../../board";
import { Sheet } from "../cards/sheet";
import { MoodMark } from "../map/mood";
import { Aims } from "../story/aims";

type Titles = Record<string, MapTitle>;

/** The ids of a quest's encounters, in their order. */
export function encountersOf(quest: string, titles: Titles): string[] {
  return Object.keys(titles).filter((id) => new RegExp(`^${quest}_e\\d$`).test(id));
}

function useTitles(): Titles {
  const [titles, set] = useState<Titles>({});
  const language = lang.value;
  useEffect(() => {
    void api.maps("descent", language).then(set, () => set({}));
  }, [language]);
  return titles;
}

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
        <small>{texts.say("setup-encounters", { count: encounters.length })}</small>
        <span class="quest-about">{texts.component(`quest:${quest}`)?.text}</span>
      </button>
    </li>
  );
}

function Preview({ encounter, texts }: { encounter: string; texts: Texts }) {
  const [map, set] = useState<MapView | null>(null);
  const language = lang.value;
  useEffect(() => {
    let here = true;
    void api.map("descent", encounter, language).then(
      (found) => here && set(found as MapView),
      () => here && set(null),
    );
    return () => {
      here = false;
    };
  }, [encounter, language]);
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

export function QuestList({ game, texts, plan, change }: SetupProps) {
  const titles = useTitles();
  const quests = (game.options.find((option) => option.id === "quest")?.values ?? []).map(String);
  const chosen = String(plan.options.quest ?? quests[0]);
  const encounters = encountersOf(chosen, titles);
  const [part, setPart] = useState(0);
  const shown = encounters[part] ?? encounters[0];
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
              choose={() => {
                setPart(0);
                change({ options: { ...plan.options, quest } });
              }}
            />
          ))}
        </ul>
        <div class="quest-shown">
          {encounters.length > 1 && (
            <div class="segments" role="group" aria-label={texts.say("setup-parts")}>
              {encounters.map((id, index) => (
                <button type="button" key={id} aria-pressed={id === shown} onClick={() => setPart(index)}>
                  {texts.name(`encounter:${id}`)}
                </button>
              ))}
            </div>
          )}
          {shown && <Preview key={shown} encounter={shown} texts={texts} />}
        </div>
      </div>
    </section>
  );
}
