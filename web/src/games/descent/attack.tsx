/** An attack on the table: the dice as they lie, what they add up to, and every card and surge that changed it, by name. */

import "./attack.css";
import type { Entry } from "../../net/protocol";
import { Count } from "../../pieces/count";
import { Icon, type IconName } from "../../pieces/icon";
import { type AtTable, useTable } from "../board";
import { Die, sum } from "./dice";
import { figureIcon, THINGS } from "./icons";
import { type AttackView, type DescentView, idOf } from "./view";

/** What belongs to an attack from its declaration on. */
const TOLD = new Set([
  "attack_declared",
  "attack_rolled",
  "defence_rolled",
  "attack_missed",
  "surge_spent",
  "damage_dealt",
  "damage_suffered",
  "fatigue_suffered",
  "recovered",
  "monster_defeated",
  "hero_knocked_out",
  "condition_given",
  "card_used",
  "overlord_card_played",
  "attribute_tested",
]);

/** What changed the numbers: these are the modifiers that deserve a name. */
const CHANGES = new Set(["surge_spent", "card_used", "overlord_card_played"]);

/** The entries of the last attack, or nothing if other things have happened since. */
export function lastAttack(log: Entry[]): Entry[] {
  const start = log.findLastIndex((entry) => entry.event === "attack_declared");
  if (start < 0) return [];
  const told: Entry[] = [];
  for (const entry of log.slice(start)) {
    if (!TOLD.has(entry.event)) break;
    told.push(entry);
  }
  return told;
}

function Number_({ icon, value, word, dice }: { icon: IconName; value: number; word: string; dice: number | null }) {
  const at = useTable();
  const more = dice === null ? 0 : value - dice;
  return (
    <span class="attack-number" title={at.texts.say(word)}>
      <Icon name={icon} />
      <b>
        <Count value={value} />
      </b>
      <span class="sr">{at.texts.say(word)}</span>
      {more !== 0 && <small>{at.texts.say("board-beyond-dice", { count: more > 0 ? `+${more}` : `−${-more}` })}</small>}
    </span>
  );
}

function Who({ figure }: { figure: string }) {
  const at = useTable();
  return (
    <b class="attack-who">
      <Icon name={figureIcon(idOf(figure))} /> {at.texts.name(figure)}
    </b>
  );
}

function Defence({ attack }: { attack: AttackView }) {
  const at = useTable();
  return (
    <>
      {attack.defences.map((defence) => (
        <div key={defence.figure} class="attack-side is-defence">
          <Who figure={defence.figure} />
          <span class="dice">
            {defence.dice.map((die, index) => (
              <Die key={index} die={die} />
            ))}
          </span>
          <span class="attack-numbers">
            {defence.dice.length > 0 && (
              <Number_
                icon={THINGS.shields}
                value={defence.shields}
                word="board-shields"
                dice={sum(defence.dice).shields}
              />
            )}
            {defence.dealt !== null && (
              <span class="attack-dealt">
                <Icon name={THINGS.health} /> {at.texts.say("board-dealt", { count: defence.dealt })}
              </span>
            )}
          </span>
        </div>
      ))}
    </>
  );
}

function Running({ attack }: { attack: AttackView }) {
  const at = useTable();
  const shown = sum(attack.dice);
  const rolled = attack.dice.length > 0;
  return (
    <>
      <div class="attack-side">
        <Who figure={attack.attacker} />
        {attack.weapon && <span class="attack-weapon">{at.texts.name(attack.weapon)}</span>}
        <span class="dice">
          {attack.dice.map((die, index) => (
            <Die key={index} die={die} />
          ))}
        </span>
        {rolled ? (
          <span class="attack-numbers">
            <Number_ icon={THINGS.hearts} value={attack.hearts} word="board-hearts" dice={shown.hearts} />
            <Number_ icon={THINGS.surges} value={attack.surges} word="board-surges" dice={null} />
            <Number_ icon={THINGS.range} value={attack.range} word="board-range" dice={shown.range} />
            {attack.pierce > 0 && (
              <Number_ icon={THINGS.pierce} value={attack.pierce} word="board-pierce" dice={null} />
            )}
          </span>
        ) : (
          <span class="attack-weapon">{at.texts.say("board-not-rolled")}</span>
        )}
        {attack.missed && <b class="attack-missed">{at.texts.say("board-missed")}</b>}
      </div>
      <Defence attack={attack} />
    </>
  );
}

function Told({ entries, at }: { entries: Entry[]; at: AtTable }) {
  return (
    <ol class="attack-told">
      {entries.map((entry) => (
        <li key={entry.n} class={CHANGES.has(entry.event) ? "is-change" : ""}>
          {CHANGES.has(entry.event) && <Icon name={entry.event === "surge_spent" ? THINGS.surges : THINGS.hand} />}
          {at.texts.news(entry.event, entry.args)}
        </li>
      ))}
    </ol>
  );
}

/** The attack under way; after it, for as long as nothing else has happened, how it went. */
export function Attack({ view }: { view: DescentView }) {
  const at = useTable();
  const entries = lastAttack(at.log);
  const fresh = entries.some((entry) => entry.n >= at.fresh);
  if (!view.attack && !fresh) return null;
  return (
    <section class="attack" aria-label={at.texts.say("board-attack")}>
      {view.attack && <Running attack={view.attack} />}
      <Told entries={view.attack ? entries.slice(1) : entries} at={at} />
    </section>
  );
}
