/** "Whom will they attack?" The search of each party step by step and the dice against the defence, from public facts. */

import "./forecast.css";
import { what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { RuleLink } from "../../pieces/rule";
import type { CandidateView, SearchStepView } from "../../wire/domains";
import { type AtTable, useTable } from "../board";
import type { Scene } from "./film";
import { Aim, PartyRow, Where } from "./places/tavern";
import { Die, Sign } from "./tokens";
import {
  type DomainsView,
  diceOf,
  diceWord,
  type ForecastView,
  findLand,
  oddsWords,
  type PartView,
  type PartyView,
  percentOf,
  plainName,
} from "./view";

const SHOWN = 4;

/** What a space is found for: its monsters where the sign asks for one, else its building. */
function foundAs(at: AtTable, view: DomainsView, step: SearchStepView, one: CandidateView): string {
  const monsters = step.symbol === "symbol:monster" ? (findLand(view, one.land)?.monsters ?? []) : [];
  if (monsters.length > 0) return monsters.map(({ monster }) => plainName(at, monster)).join(", ");
  return one.building ? plainName(at, one.building, step.dark) : "";
}

/** The four looks a leader takes: left and right symbol among the dark, then among the light. */
export function Search({ told, view }: { told: ForecastView; view: DomainsView }) {
  const at = useTable();
  const last = told.steps.length - 1;
  return (
    <ol class="search">
      {told.steps.map((step, index) => (
        <li key={index} class={step.candidates.length > 0 ? "has-found" : "is-vain"}>
          <span class="search-what">
            <b>{index + 1}</b> <Sign symbol={step.symbol} first={index % 2 === 0} />{" "}
            {at.texts.say(step.dark ? "board-look-dark" : "board-look-light", { symbol: step.symbol })}
          </span>
          {step.candidates.length === 0 ? (
            <span class="search-none">{at.texts.say("board-no-candidate")}</span>
          ) : (
            <ol class="candidates">
              {step.candidates.slice(0, SHOWN).map((one, place) => (
                <li key={one.land} class={place === 0 && index === last ? "is-chosen" : ""}>
                  <Where land={one.land} />
                  <span> {foundAs(at, view, step, one)}</span>
                  <span
                    class="candidate-number"
                    {...what(at, "thing:order", `${at.texts.name("thing:order")}: ${one.numbers[0]}`)}
                  >
                    {one.numbers[0]}
                  </span>
                </li>
              ))}
              {step.candidates.length > SHOWN && (
                <li class="search-none">
                  {at.texts.say("board-more-candidates", { n: step.candidates.length - SHOWN })}
                </li>
              )}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What came of the defence when it was rolled. */
type Defended = Pick<Scene, "defence" | "guard" | "raised">;

/** What defends the target. Buildings are called as the side that lies up: those that help from beside it lie dark.
 *
 * As soon as it was rolled its dice show what they did, and what the account had not foreseen has a line of its own.
 */
export function Parts({ told, rolled }: { told: ForecastView; rolled?: Defended }) {
  const at = useTable();
  const parts = told.defence;
  const dark = told.steps.at(-1)?.dark ?? false;
  const named = ({ source }: PartView, index: number) => {
    if (!source.includes(":")) return source;
    if (source.startsWith("building:")) return plainName(at, source, dark || index > 0);
    return source.startsWith("monster:") ? plainName(at, source) : at.texts.name(source);
  };
  const flat = parts.reduce((sum, part) => sum + part.flat, 0);
  const guard = rolled?.guard ?? [];
  const raised = rolled?.raised ?? 0;
  const total = rolled?.defence ?? flat;
  const dice = rolled ? [] : parts.flatMap((part) => diceOf(part.dice));
  const besides = rolled ? total - raised - flat - guard.reduce((sum, die) => sum + die.face, 0) : 0;
  return (
    <table class="parts keeps-clear">
      <tbody>
        {parts.map((part, index) => (
          <tr key={index}>
            <th scope="row">{named(part, index)}</th>
            <td>
              {part.flat !== 0 && part.flat} {part.dice && `+${diceWord(at, part.dice)}`}
            </td>
          </tr>
        ))}
        {guard.length > 0 && (
          <tr>
            <th scope="row">{at.texts.say("board-guard")}</th>
            <td>
              {guard.map((die, index) => (
                <Die key={index} {...die} extra="is-rolled" />
              ))}
            </td>
          </tr>
        )}
        {raised !== 0 && <Extra words={at.texts.say("board-raised")} n={raised} />}
        {besides !== 0 && <Extra words={at.texts.say("board-besides")} n={besides} />}
        <tr class="parts-total">
          <th scope="row">{at.texts.say("board-defence")}</th>
          <td>
            {total}
            {dice.map((sides, index) => (
              <Die key={index} sides={sides} />
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Extra({ words, n }: { words: string; n: number }) {
  return (
    <tr>
      <th scope="row">{words}</th>
      <td>{n > 0 ? `+${n}` : `−${-n}`}</td>
    </tr>
  );
}

/** A bar that shows how likely the attack succeeds, in words too. */
export function Odds({ told }: { told: ForecastView }) {
  const at = useTable();
  if (told.success === null) return null;
  const percent = percentOf(told.success);
  const words = oddsWords(at, told);
  return (
    <div class="odds keeps-clear">
      <p class="odds-dice">
        {diceOf(told.attack).map((sides, index) => (
          <Die key={index} sides={sides} />
        ))}
        <span>{diceWord(at, told.attack)}</span>
      </p>
      <div class="odds-bar" role="img" aria-label={words}>
        <span style={{ width: `${percent}%` }} />
      </div>
      <p>{words}</p>
    </div>
  );
}

function Account({ told, party, view }: { told: ForecastView; party: PartyView; view: DomainsView }) {
  const at = useTable();
  return (
    <section class={`account account-${told.party.slice(6)}`}>
      <h4>
        <Icon name={told.party === "party:green" ? "gi:unicorn" : "gi:swan"} /> {at.texts.name(told.party)}
      </h4>
      <PartyRow party={party} />
      <p class="account-aim">
        <Aim told={told} />
      </p>
      {told.leader && !told.stays && (
        <>
          <p class="account-leader">{at.texts.say("board-leader-looks", { leader: told.leader })}</p>
          <Search told={told} view={view} />
        </>
      )}
      {told.defence.length > 0 && <Parts told={told} />}
      <Odds told={told} />
    </section>
  );
}

export function Forecast({ view, close }: { view: DomainsView; close: () => void }) {
  const at = useTable();
  return (
    <section class="forecast" aria-label={at.texts.say("board-whom")}>
      <header>
        <h3>{at.texts.say("board-whom")}</h3>
        <RuleLink id="DD-TARGET-02" />
        <button type="button" class="quiet" onClick={close}>
          {at.texts.say("board-back-to-city")}
        </button>
      </header>
      <p class="forecast-note">{at.texts.say("board-forecast-note")}</p>
      <div class="accounts">
        {view.forecast.map((told) => (
          <Account
            key={told.party}
            told={told}
            view={view}
            party={view.parties.find((one) => one.party === told.party) as PartyView}
          />
        ))}
      </div>
    </section>
  );
}
