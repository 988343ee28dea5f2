/** Setting up Descent: what is played, who is against whom, and which quest. */

import "./setup.css";
import { Icon, type IconName } from "../../../pieces/icon";
import { settings } from "../../../settings";
import type { SetupProps } from "../../board";
import { QuestList } from "./quests";
import {
  alone,
  amongBots,
  both,
  heroesOf,
  onWay,
  parties,
  SIDES,
  type Side,
  sideOf,
  strength,
  together,
  WAYS,
  type Way,
  wayOf,
} from "./sides";

/** Options that are chosen here and not in the list below. */
export const SETTLED = ["mode", "quest", "level", "heroes"] as const;

const WAY_ICONS: Record<Way, IconName> = {
  quest: "gi:dungeon-gate",
  epic: "gi:sword-brandish",
  campaign: "gi:treasure-map",
};
const SIDE_ICONS: Record<Side, IconName> = {
  solo: "gi:visored-helm",
  together: "gi:torch",
  overlord: "gi:crowned-skull",
  both: "gi:swords-emblem",
};

interface Card<W extends string> {
  word: W;
  icon: IconName;
  pressed: boolean;
}

function Cards<W extends string>(props: {
  id: string;
  texts: SetupProps["texts"];
  cards: Card<W>[];
  choose: (word: W) => void;
}) {
  const say = props.texts.say.bind(props.texts);
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id}>{say(`setup-${props.id}`)}</h2>
      <div class="setup-cards">
        {props.cards.map(({ word, icon, pressed }) => (
          <button type="button" key={word} aria-pressed={pressed} onClick={() => props.choose(word)}>
            <Icon name={icon} />
            <strong>{say(`setup-${props.id}-${word}`)}</strong>
            <span>{say(`setup-${props.id}-${word}-help`)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function Numbers(props: { legend: string; numbers: number[]; value: number; choose: (value: number) => void }) {
  return (
    <fieldset class="setting">
      <legend>{props.legend}</legend>
      <div class="segments">
        {props.numbers.map((number) => (
          <button type="button" key={number} aria-pressed={number === props.value} onClick={() => props.choose(number)}>
            {number}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** How many people or heroes there are, in the words of the side chosen. */
function Strength({ texts, plan, change, side, me }: SetupProps & { side: Side; me: string }) {
  const choices = parties(plan);
  const choose = (value: number) => {
    if (side === "overlord") change(alone(plan, value, me));
    else change(value === 1 ? amongBots(plan, me) : together(plan, value, me));
  };
  return (
    <>
      {(side === "together" || side === "overlord") && (
        <Numbers
          legend={texts.say(`setup-strength-${side}`)}
          numbers={side === "together" ? [1, 2, 3, 4] : [2, 3, 4]}
          value={strength(plan)}
          choose={choose}
        />
      )}
      {side !== "overlord" && choices.length > 1 && (
        <Numbers
          legend={texts.say(plan.count === 2 ? `setup-heroes-${side}` : "setup-heroes-shared")}
          numbers={choices}
          value={heroesOf(plan)}
          choose={(heroes) => change({ options: { ...plan.options, heroes } })}
        />
      )}
    </>
  );
}

function Level({ texts, plan, change }: SetupProps) {
  return (
    <fieldset class="setting">
      <legend>{texts.say("setting-level")}</legend>
      <div class="segments">
        {(["advanced", "expert"] as const).map((level) => (
          <button
            type="button"
            key={level}
            aria-pressed={plan.options.level === level}
            onClick={() => change({ options: { ...plan.options, level } })}
          >
            {texts.say(`setting-level-${level}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function Setup(props: SetupProps) {
  const { game, texts, plan, change } = props;
  const way = wayOf(plan.options);
  const side = sideOf(plan);
  const me = plan.seats.find((seat) => seat.kind === "me")?.name ?? settings.value.player;
  const ways = WAYS.filter((one) => one !== "campaign" || game.options.some((option) => option.id === "mode"));
  const choose = (wanted: Side) => {
    if (wanted === "solo") change(together(plan, 1, me));
    else if (wanted === "together") change(together(plan, side === "together" ? strength(plan) : 2, me));
    else if (wanted === "overlord") change(alone(plan, 4, me));
    else change(both(plan, me));
  };
  return (
    <div class="descent-setup">
      <Cards
        id="way"
        texts={texts}
        cards={ways.map((word) => ({ word, icon: WAY_ICONS[word], pressed: word === way }))}
        choose={(word) => change({ options: onWay(plan.options, word) })}
      />
      {way === "epic" && <Level {...props} />}
      <Cards
        id="side"
        texts={texts}
        cards={SIDES.map((word) => ({ word, icon: SIDE_ICONS[word], pressed: word === side }))}
        choose={choose}
      />
      <Strength {...props} side={side} me={me} />
      {way === "campaign" ? (
        <p class="setup-campaign">{texts.say("setup-campaign-story")}</p>
      ) : (
        <QuestList {...props} />
      )}
    </div>
  );
}
