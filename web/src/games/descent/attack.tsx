/** An attack on the table: the dice as they lie, and every number with all it is made of: so much on the dice, so much
 * by this card, that surge, that ability. Dice that may be rolled again are answers themselves.
 */

import "./attack.css";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { EventKind, Told } from "../../net/protocol";
import { Choice } from "../../pieces/choice";
import { Count } from "../../pieces/count";
import { what } from "../../pieces/face";
import { Icon, type IconName } from "../../pieces/icon";
import { kindRef } from "../../text/texts";
import type { Events } from "../../wire/descent";
import { type AtTable, useTable } from "../board";
import { crossed, Dice, sum, type Turned } from "./dice";
import { figureIcon, THINGS } from "./icons";
import { attackTold, OF_ATTACK, turnedBy } from "./staging";
import { underWay } from "./telling";
import { type AttackView, type DefenceView, type DescentView, idOf, type ModifierView, onPhone, signed } from "./view";

/** What the dice show by themselves and the story beside them need not repeat. */
const SHOWN = new Set<EventKind>([
  "attack_declared",
  "attack_rolled",
  "defence_rolled",
  "die_rerolled",
] satisfies (keyof Events)[]);

/** The frame of a die that may be chosen lies around it. */
const ROOM_ABOVE = 6;

/** What belongs to an attack only as long as it is under way; later it is something new. */
const MEANWHILE = new Set<EventKind>([
  "fatigue_suffered",
  "card_used",
  "overlord_card_played",
] satisfies (keyof Events)[]);

/** The entries of the last attack, or nothing if another turn has begun since. */
export function lastAttack(log: Told[]): Told[] {
  const start = log.findLastIndex(({ event }) => event === "attack_declared" || event === "turn_began");
  const entry = log[start];
  if (entry?.event !== "attack_declared") return [];
  const goesOn = ({ event }: Told, index: number) =>
    MEANWHILE.has(event) ? underWay({ entry, details: log.slice(start + 1, index) }) : OF_ATTACK.has(event);
  const end = log.findIndex((one, index) => index > start && !goesOn(one, index));
  return log.slice(start, end < 0 ? log.length : end);
}

/** The modifiers of one number, or of one defender's shields. */
export function termsOf(attack: AttackView, what: string, figure: string | null = null): ModifierView[] {
  return attack.modifiers.filter((one) => one.what === what && (what !== "shields" || one.figure === figure));
}

/** Whose number it is; what a surge ability does, the number says itself. */
function sourceName(at: AtTable, source: string): string {
  const name = at.texts.name(source);
  return source.startsWith("surge:") ? (name.split(":")[0] ?? name) : name;
}

function Term({ modifier }: { modifier: ModifierView }) {
  const at = useTable();
  return (
    <Choice of={modifier.source} face={Boolean(at.texts.component(modifier.source)?.text)} class="term">
      <b>{signed(modifier.amount)}</b> {sourceName(at, modifier.source)}
    </Choice>
  );
}

interface SumProps {
  icon: IconName;
  word: string;
  /** What it is, as `what-…` explains it. */
  of: string;
  total: number;
  dice: number | null;
  terms: ModifierView[];
  needed?: number;
}

/** One number and what it is made of. */
function Sum({ icon, word, of, total, dice, terms, needed }: SumProps) {
  const at = useTable();
  return (
    <li class="sum keeps-clear">
      <span class="sum-total" {...what(at, of)}>
        <Icon name={icon} title={at.texts.say(word)} />
        <b>
          <Count value={total} />
        </b>
        {needed !== undefined && needed > 0 && (
          <small class={total >= needed ? "is-enough" : "is-short"}>
            {at.texts.say("board-range-needed", { count: needed })} {total >= needed ? "✓" : "✕"}
          </small>
        )}
      </span>
      {terms.length > 0 && (
        <span class="sum-terms">
          {dice !== null && <span class="term">{at.texts.say("board-on-dice", { count: dice })}</span>}
          {terms.map((modifier, index) => (
            <Term key={index} modifier={modifier} />
          ))}
        </span>
      )}
    </li>
  );
}

/** Dice added or rolled again, damage that is the least, blast: what changed without being a sum. */
function Others({ attack, figure }: { attack: AttackView; figure: string | null }) {
  const at = useTable();
  const kinds = ["die", "reroll", "least", "blast", "must_surge"];
  const found = attack.modifiers.filter((one) => kinds.includes(one.what) && one.figure === figure);
  if (found.length === 0) return null;
  return (
    <li class="sum-terms">
      {found.map((one, index) => (
        <Choice key={index} of={one.source} face={Boolean(at.texts.component(one.source)?.text)} class="term">
          {at.texts.say(`board-change-${one.what.replaceAll("_", "-")}`, {
            count: one.amount,
            die: one.colour ? at.texts.say(`board-die-${one.colour}`) : "",
            source: one.source,
          })}
        </Choice>
      ))}
    </li>
  );
}

function Who({ figure }: { figure: string }) {
  const at = useTable();
  return (
    <b class="attack-who">
      <Icon name={figureIcon(idOf(figure))} /> {at.texts.toldApart(figure, at.texts.name(figure))}
    </b>
  );
}

/** Whether it would come to nothing as it stands: an X, or a range that does not reach. */
function comesShort({ rolled, dice, range, needed }: AttackView): boolean {
  return rolled && (crossed(dice) || range < needed);
}

/** What gets through, as it stands. */
function Outcome({ attack, defence, over }: { attack: AttackView; defence: DefenceView; over: boolean }) {
  const at = useTable();
  if (attack.missed) return null;
  if (defence.dealt !== null)
    return (
      <li class="outcome is-final keeps-clear">
        <Icon name={THINGS.health} /> {at.texts.say("board-dealt", { count: defence.dealt })}
      </li>
    );
  if (over || !attack.rolled || comesShort(attack) || defence.dice.length === 0) return null;
  const stopped = Math.max(0, defence.shields - attack.pierce);
  return (
    <li class="outcome keeps-clear">
      <Icon name={THINGS.hearts} title={at.texts.say("board-hearts")} /> {attack.hearts} −{" "}
      <Icon name={THINGS.shields} title={at.texts.say("board-shields")} />{" "}
      {attack.pierce > 0 ? `(${defence.shields} − ${attack.pierce})` : stopped} ={" "}
      <b>{Math.max(0, attack.hearts - stopped)}</b> <small>{at.texts.say("board-so-far")}</small>
    </li>
  );
}

/** Whether more was added than is seen: the dice as they fell do not reach so far, or do not make the damage dealt. */
export function goesFurther({ hearts, pierce, range, needed, missed, defences }: AttackView): boolean {
  const got = ({ shields }: DefenceView) => Math.max(0, hearts - Math.max(0, shields - pierce));
  const hit = defences.filter((one) => one.dealt !== null);
  return !missed && hit.some((one) => range < needed || one.dealt !== got(one));
}

interface DefenceProps {
  attack: AttackView;
  defence: DefenceView;
  over: boolean;
  turned: Turned;
}

function Defence({ attack, defence, over, turned }: DefenceProps) {
  const shown = sum(defence.dice).shields;
  return (
    <div class="attack-side is-defence">
      <Who figure={defence.figure} />
      <Dice dice={defence.dice} turned={turned} />
      <ul class="sums">
        {(defence.dice.length > 0 || defence.shields > 0) && (
          <Sum
            icon={THINGS.shields}
            word="board-shields"
            of="word:shields"
            total={defence.shields}
            dice={shown}
            terms={defence.again ? [] : termsOf(attack, "shields", defence.figure)}
          />
        )}
        <Outcome attack={attack} defence={defence} over={over} />
        <Others attack={attack} figure={defence.figure} />
      </ul>
    </div>
  );
}

function Sums({ attack }: { attack: AttackView }) {
  const shown = sum(attack.dice);
  const terms = (what: string) => termsOf(attack, what);
  const ranged = !attack.melee || attack.needed > 1 || terms("range").length > 0;
  return (
    <ul class="sums">
      <Sum
        icon={THINGS.hearts}
        word="board-hearts"
        of="word:hearts"
        total={attack.hearts}
        dice={shown.hearts}
        terms={terms("damage")}
      />
      <Sum
        icon={THINGS.surges}
        word="board-surges"
        of="word:surge"
        total={attack.surges}
        dice={shown.surges}
        terms={terms("surges")}
      />
      {ranged && (
        <Sum
          icon={THINGS.range}
          word="board-range"
          of="word:range"
          total={attack.range}
          dice={shown.range}
          terms={terms("range")}
          needed={attack.rolled ? attack.needed : undefined}
        />
      )}
      {(attack.pierce > 0 || terms("pierce").length > 0) && (
        <Sum
          icon={THINGS.pierce}
          word="board-pierce"
          of="word:pierce"
          total={attack.pierce}
          dice={null}
          terms={terms("pierce")}
        />
      )}
      <Others attack={attack} figure={null} />
    </ul>
  );
}

interface StagedProps {
  attack: AttackView;
  over: boolean;
  /** As it was last seen: how it went on is told below. */
  past: boolean;
  turned: Turned;
}

function Staged({ attack, over, past, turned }: StagedProps) {
  const at = useTable();
  const changed = attack.modifiers.some((one) => one.figure === null);
  const dealt = attack.defences.some((one) => one.dealt !== null);
  const means = [attack.skill, attack.weapon].filter(Boolean);
  // Monsters strike with what they are; a hero who names nothing throws the one die of bare fists.
  if (means.length === 0 && attack.attacker.startsWith("hero:") && attack.dice.length === 1) means.push("weapon:fists");
  return (
    <>
      <div class="attack-side">
        <Who figure={attack.attacker} />
        {means.length > 0 && <span class="attack-weapon">{means.map((ref) => at.texts.name(ref)).join(" · ")}</span>}
        <Dice dice={attack.dice} turned={turned} />
        {!attack.rolled && <span class="attack-weapon">{at.texts.say("board-not-rolled")}</span>}
        {(attack.rolled || changed) && <Sums attack={attack} />}
        {past && (dealt ? goesFurther(attack) : !over) && (
          <span class="attack-weapon">{at.texts.say("board-before-surges")}</span>
        )}
        {(attack.missed || (!over && comesShort(attack))) && (
          <b class="attack-missed keeps-clear">
            {at.texts.say(attack.missed ? "board-missed" : "board-missed-so-far")}
          </b>
        )}
      </div>
      {attack.defences.map((defence) => (
        <Defence
          key={`${defence.figure}${defence.again}`}
          attack={attack}
          defence={defence}
          over={over}
          turned={turned}
        />
      ))}
    </>
  );
}

function ToldSoFar({ entries, at }: { entries: Told[]; at: AtTable }) {
  if (entries.length === 0) return null;
  return (
    <ol class="attack-told">
      {entries.map((entry) => (
        <li key={entry.n}>{at.texts.event(entry.event, entry.args)}</li>
      ))}
    </ol>
  );
}

/** A test of an attribute, or another roll somebody may still change. */
function Roll({ view }: { view: DescentView }) {
  const at = useTable();
  const roll = view.roll;
  if (!roll) return null;
  const { shields } = sum(roll.dice);
  const made = roll.dice.every(({ ref }) => !ref);
  const passed = roll.value !== null && shields <= roll.value;
  const soFar = at.texts.say(passed ? "board-passes" : "board-fails");
  return (
    <section class="attack is-roll" aria-label={at.texts.say("board-roll")}>
      <div class="attack-side">
        <Who figure={roll.figure} />
        <span class="attack-weapon">
          {roll.attribute && roll.value !== null
            ? at.texts.say("board-test", { attribute: roll.attribute, value: roll.value })
            : roll.source && at.texts.name(roll.source)}
        </span>
        <Dice dice={roll.dice} />
        {roll.attribute && (
          <ul class="sums">
            <Sum icon={THINGS.shields} word="board-shields" of="word:shields" total={shields} dice={null} terms={[]} />
            {roll.value !== null && (
              <li class={passed ? "is-passed" : "is-failed"}>
                {made ? at.texts.name(passed ? "word:passed" : "word:failed") : soFar}
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  );
}

interface Remembered {
  attack: AttackView;
  /** Where its story begins: another attack of the same figure is another story. */
  from: number | undefined;
}

function thrown({ dice, defences }: AttackView): number {
  return defences.reduce((count, one) => count + one.dice.length, dice.length);
}

/** A defence with the damage that is told to have been dealt. */
function met({ defences }: AttackView): (seen: DefenceView) => DefenceView {
  return (seen) => {
    const told = defences.find((one) => one.figure === seen.figure && one.again === seen.again);
    return { ...seen, dealt: seen.dealt ?? told?.dealt ?? null };
  };
}

/** The attack that is over, as it was last seen; what was thrown after that, and all nobody saw, as it is told. */
export function pastAttack(view: DescentView, entries: Told[], seen: Remembered | null): AttackView | null {
  const told = attackTold(view, entries);
  if (!told || !seen || seen.from !== entries[0]?.n) return told;
  const { attack } = seen;
  const missed = attack.missed || told.missed;
  if (thrown(attack) >= thrown(told)) return { ...attack, missed, defences: attack.defences.map(met(told)) };
  const { weapon, skill, melee, needed, pierce } = attack;
  const again = ({ what, source }: ModifierView) =>
    told.modifiers.some((one) => one.what === what && one.source === source);
  const added = attack.modifiers.filter((one) => one.what !== "reroll" && !again(one));
  return { ...told, weapon, skill, melee, needed, pierce, missed, modifiers: [...added, ...told.modifiers] };
}

/** Whether the sums say it already: the damage dealt, a surge spent and a card of either side beside their numbers. */
export function standsThere(attack: AttackView, { event, args }: Told): boolean {
  if (event === "damage_dealt") return attack.defences.some((one) => one.figure === args.figure && one.dealt !== null);
  if (event === "surge_spent") return attack.modifiers.some((one) => one.source === args.surge);
  const beside = attack.modifiers.some((one) => kindRef(one.source) === kindRef(String(args.card)));
  if (event === "overlord_card_played") return beside;
  const own = args.figure === attack.attacker || attack.defences.some((one) => one.figure === args.figure);
  return event === "card_used" && beside && own;
}

/** How far the attack is scrolled: what comes of it must not lie below the edge. Where there is room for more than that,
 * the dice come first. */
function lowest(panel: HTMLElement): number {
  const dice = onPhone() ? null : panel.querySelector(".dice");
  if (!dice) return panel.scrollHeight;
  const above = dice.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop;
  return Math.min(panel.scrollHeight, above - ROOM_ABOVE);
}

/** The attack under way; after it, until another turn begins, how it went. */
export function Attack({ view }: { view: DescentView }) {
  const at = useTable();
  const seen = useRef<Remembered | null>(null);
  const last = lastAttack(at.log);
  if (view.attack) seen.current = { attack: view.attack, from: last[0]?.n };
  // Before the dice of an attack are thrown, a throw in the story belongs to the one before.
  const before = view.attack?.rolled === false && last.some((entry) => entry.event === "attack_rolled");
  const entries = before ? [] : last;
  const fresh = entries.some((entry) => entry.n >= at.fresh);
  const staged = view.attack ?? (fresh ? pastAttack(view, entries, seen.current) : null);
  // How a die fell that lies as it lay, or one of a test, no die of the attack shows.
  const turned = ({ card, kept }: Told["args"]) =>
    !kept && staged?.modifiers.some((one) => one.what === "reroll" && one.source === card);
  const shown = ({ event, args }: Told) => SHOWN.has(event) && (event !== "die_rerolled" || turned(args));
  const news = entries.filter((entry) => !(staged && (shown(entry) || standsThere(staged, entry))));
  const past = !view.attack || news.some(({ event }) => event === "surge_spent");
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => panel.current?.scrollTo(0, lowest(panel.current)), [view.attack, fresh, entries.length]);
  if (!view.attack && !fresh) return <Roll view={view} />;
  return (
    <>
      <Roll view={view} />
      <section ref={panel} class="attack" aria-label={at.texts.say("board-attack")}>
        {staged && <Staged attack={staged} over={!view.attack} past={past} turned={turnedBy(entries)} />}
        <ToldSoFar entries={news} at={at} />
      </section>
    </>
  );
}
