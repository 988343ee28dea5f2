/** The same facts in words: the quest, whose turn it is, everybody on the map, what the acting figure could do. */

import "./text.css";
import { Choice } from "../../pieces/choice";
import { type AtTable, type BoardProps, useTable } from "../board";
import { sum } from "./dice";
import { doorState } from "./map/doors";
import { tell } from "./map/figures";
import { oddsArgs } from "./map/overlay";
import { Revealed } from "./revealed";
import { Aims } from "./story/aims";
import { useBriefing } from "./story/briefing";
import { Tally } from "./tally";
import {
  cardRef,
  type DescentView,
  figuresOf,
  type HeroView,
  hasActed,
  type ModifierView,
  placeOf,
  signed,
} from "./view";

/** Every open answer that is a space, as a list to choose from. */
function Spaces({ at }: { at: AtTable }) {
  const answers = at.asks.flatMap((ask) => ask.options.map(({ key }) => ({ ask, key })));
  const things = answers.filter(({ key }) => key.includes(":"));
  if (things.length === 0) return null;
  return (
    <section>
      <h2>{at.texts.say("board-answers")}</h2>
      <ul>
        {things.map(({ ask, key }) => (
          <li key={key}>
            <Choice of={key}>{at.option(ask, key)}</Choice>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HeroText({ hero, view }: { hero: HeroView; view: DescentView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const { figure } = hero;
  return (
    <section>
      <h2>
        {at.texts.name(hero.ref)} ({at.texts.name(hero.hero_class)}, {at.texts.name(`seat:${hero.seat}`)})
      </h2>
      <p>{tell(at, view, figure)}.</p>
      <p>{say("board-fatigue-track", { used: hero.fatigue, all: hero.stamina, left: hero.stamina - hero.fatigue })}</p>
      <p>
        {hero.knocked_out && `${say("board-knocked-out")}. `}
        {say(hero.feat_used ? "board-feat-used" : "board-feat-ready")}.{" "}
        {hasActed(view, hero) && `${say("board-acted")}.`}
      </p>
      <ul>
        {hero.cards.map((card) => (
          <li key={card.ref}>
            <Choice of={cardRef(at, card.ref)} face>
              {at.texts.name(card.ref)}
            </Choice>
            {card.equipped && `, ${say("board-equipped")}`}
            {card.exhausted && `, ${say("board-exhausted")}`}
            {card.flipped && `, ${say("board-flipped")}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Everybody({ view }: { view: DescentView }) {
  const at = useTable();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{at.texts.say("board-figure")}</th>
          <th scope="col">{at.texts.say("board-where")}</th>
        </tr>
      </thead>
      <tbody>
        {figuresOf(view).map((figure) => (
          <tr key={figure.ref}>
            <th scope="row">
              <Choice of={figure.ref}>{tell(at, view, figure)}</Choice>
            </th>
            <td>{figure.spaces.map((space) => placeOf(space).join(",")).join(" · ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WORDS: Record<string, string> = {
  damage: "board-hearts",
  range: "board-range",
  pierce: "board-pierce",
  surges: "board-surges",
  shields: "board-shields",
};

/** `+1 Hearts: Iron Mace`. */
function tellModifier(at: AtTable, { what, amount, source, colour, figure }: ModifierView): string {
  const whose = figure ? ` (${at.texts.name(figure)})` : "";
  const word = WORDS[what];
  if (word) return `${signed(amount)} ${at.texts.say(word)}: ${at.texts.name(source)}${whose}`;
  const die = colour ? at.texts.say(`board-die-${colour}`) : "";
  return at.texts.say(`board-change-${what.replaceAll("_", "-")}`, { count: amount, die, source }) + whose;
}

function AttackText({ view }: { view: DescentView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const attack = view.attack;
  if (!attack) return null;
  return (
    <section>
      <h2>{say("board-attack")}</h2>
      <p>
        {at.texts.name(attack.attacker)} → {attack.targets.map((target) => at.texts.name(target)).join(", ")}
      </p>
      <p>
        {say("board-hearts")} {attack.hearts} ({say("board-on-dice", { count: sum(attack.dice).hearts })}),{" "}
        {say("board-surges")} {attack.surges}, {say("board-range")} {attack.range} (
        {say("board-range-needed", { count: attack.needed })}), {say("board-pierce")} {attack.pierce}
      </p>
      {attack.modifiers.length > 0 && (
        <ul>
          {attack.modifiers.map((one, index) => (
            <li key={index}>{tellModifier(at, one)}</li>
          ))}
        </ul>
      )}
      {attack.defences.map((defence) => (
        <p key={defence.figure}>
          {at.texts.name(defence.figure)}: {say("board-shields")} {defence.shields}
          {defence.dealt !== null && !attack.missed && `, ${say("board-dealt", { count: defence.dealt })}`}
        </p>
      ))}
    </section>
  );
}

export function Text({ view, at }: BoardProps<DescentView>) {
  const say = at.texts.say.bind(at.texts);
  const briefing = useBriefing(view.encounter, at.texts.lang);
  return (
    <div class="text-board descent-text">
      <h2>
        {at.texts.name(view.quest)}: {at.texts.name(view.encounter)}
      </h2>
      <p>
        {say("board-round", { round: view.round })}. {view.turn && say("board-whose-turn", { who: view.turn })}{" "}
        {view.turn && say("board-actions", { count: view.actions })}
      </p>
      <p>{at.texts.component(view.quest)?.text}</p>
      {briefing && <Aims briefing={briefing} texts={at.texts} />}
      <Spaces at={at} />
      <Tally view={view} />
      <Revealed view={view} />
      <AttackText view={view} />
      <section>
        <h2>{say("board-map")}</h2>
        <Everybody view={view} />
        {view.outlook && view.outlook.attacks.length > 0 && (
          <ul>
            {view.outlook.attacks.map((attack) => (
              <li key={`${attack.weapon}${attack.space}`}>{say("board-odds-of", oddsArgs(attack, at.texts.lang))}</li>
            ))}
          </ul>
        )}
        {view.overlord.special && <p>{say("board-special-token", { space: view.overlord.special })}</p>}
        <p>
          {say("board-search-tokens")}: {view.search.map((space) => placeOf(space).join(",")).join(" · ") || "–"}
        </p>
        {view.tokens.length > 0 && (
          <ul>
            {view.tokens.map((token) => (
              <li key={token.ref}>
                {at.texts.name(token.ref)}: {token.space ? placeOf(token.space).join(",") : say("board-carried")}
              </li>
            ))}
          </ul>
        )}
        {view.doors.map((door) => (
          <p key={door.ref}>
            {at.texts.name(door.ref)}: {say(doorState(door))}
          </p>
        ))}
      </section>
      {view.heroes.map((hero) => (
        <HeroText view={view} key={hero.ref} hero={hero} />
      ))}
      <section>
        <h2>{say("board-tab-overlord")}</h2>
        <p>
          {say("board-hand-size")}: {view.overlord.hand}. {say("board-deck")}: {view.overlord.deck}.
        </p>
        <ul>
          {view.overlord.cards.map((card) => (
            <li key={card}>
              <Choice of={cardRef(at, card)} face>
                {at.texts.name(card)}
              </Choice>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
