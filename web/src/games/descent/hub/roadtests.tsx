/** Tests of attributes on the road: what each hero has to offer, what success needs, and how it went. */

import "./roadtests.css";
import type { Told } from "../../../net/protocol";
import { saying } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import { SeatMark } from "../../../pieces/seats";
import { type AtTable, dataOf, useTable } from "../../board";
import { Attributes } from "../cards/printed";
import { Dice, diceOf, FACES, Pool } from "../dice";
import { THINGS } from "../icons";
import { type DescentView, heroMark, idOf } from "../view";

/** The dice of every test (DE-TEST-01). */
const TESTED_WITH = ["grey", "black"];

/** How many of a hundred throws show at most so many shields. */
function chanceOf(value: number): number {
  const shields = TESTED_WITH.reduce<number[]>(
    (sums, colour) => sums.flatMap((sum) => (FACES[colour] ?? []).map((face) => sum + (face.shields ?? 0))),
    [0],
  );
  return Math.round((100 * shields.filter((sum) => sum <= value).length) / shields.length);
}

/** The tests since something last came across the heroes on the road. */
function testsOf(log: Told[]): Told[] {
  const last = log.findLastIndex((entry) => entry.event === "travel_event_came");
  return last < 0 ? [] : log.slice(last).filter((entry) => entry.event === "attribute_tested");
}

/** The attribute that is being tested on the road, if it is known. */
function testedNow(view: DescentView, at: AtTable): string | null {
  const asked = at.asks[0]?.args.attribute;
  const found = typeof asked === "string" ? asked : (view.roll?.attribute ?? testsOf(at.log)[0]?.args.attribute);
  return typeof found === "string" ? found : null;
}

/** What a hero has of an attribute. */
function attributeOf(at: AtTable, hero: string, attribute: string): number | null {
  return dataOf<Record<string, number>>(at.texts.component(hero))?.[idOf(attribute)] ?? null;
}

/** An attribute of a hero, and how likely the test is passed. */
export function Value({ of, attribute }: { of: string; attribute: string }) {
  const at = useTable();
  const value = attributeOf(at, of, attribute);
  if (value === null) return null;
  const chance = at.texts.say("hub-test-chance", { percent: chanceOf(value) });
  return (
    <span class="test-value" {...saying(`${at.texts.name(attribute)}: ${value}, ${chance}`, false)}>
      <Icon name={THINGS[idOf(attribute) as keyof typeof THINGS]} title={at.texts.name(attribute)} /> <b>{value}</b>{" "}
      <small>{chance}</small>
    </span>
  );
}

/** What is tested, with which dice, and what success needs. */
export function Needs({ attribute }: { attribute: string }) {
  const at = useTable();
  return (
    <p class="test-needs">
      <Icon name={THINGS[idOf(attribute) as keyof typeof THINGS]} /> {at.texts.say("hub-test-needs", { attribute })}{" "}
      <Pool colours={TESTED_WITH} />
    </p>
  );
}

/** All heroes with what they have for the test, and how those fared who have made it; unless they are to be picked from. */
export function RoadTests({ view }: { view: DescentView }) {
  const at = useTable();
  const attribute = testedNow(view, at);
  const choosing = at.asks.some((ask) => ask.kind === "travel_attribute");
  const picking = at.asks[0]?.options.some(({ key }) => key.startsWith("hero:"));
  if (picking || (!attribute && !choosing)) return null;
  const made = testsOf(at.log);
  return (
    <div class="road-tests">
      {attribute && <Needs attribute={attribute} />}
      <ul>
        {view.heroes.map(({ ref }) => {
          const told = made.find((entry) => entry.args.figure === ref);
          return (
            <li key={ref}>
              <SeatMark seat={heroMark(view, ref)} size={13} /> <span>{at.texts.called(ref)}</span>
              {attribute && !choosing ? <Value of={ref} attribute={attribute} /> : <Attributes of={ref} />}
              {told && <Dice dice={diceOf(told.args.dice)} />}
              {told && (
                <b class={told.args.passed === "word:passed" ? "is-passed" : "is-failed"}>
                  {at.texts.say("hub-test-made", {
                    shields: Number(told.args.shields),
                    passed: String(told.args.passed),
                  })}
                </b>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
