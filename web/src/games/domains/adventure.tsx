/** The stage of an adventure: the party, the road, the space they march on, dice against defence, and the end of it. */

import "./adventure.css";
import { useEffect, useRef } from "preact/hooks";
import { what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { unparted } from "../../text/figures";
import { toldAnew } from "../../timeline/deeds";
import { useTable } from "../board";
import { endings, type Outcome, type Scene, STEPS, type Step } from "./film";
import { Odds, Parts, Search } from "./forecast";
import { Space } from "./places/land";
import { PartyRow, Where } from "./places/tavern";
import { telling } from "./telling";
import { Die, Sign } from "./tokens";
import { type DomainsView, diceOf, type ForecastView, findLand } from "./view";

/** Whoever marches here is seen marching. */
const NOBODY: ForecastView[] = [];

/** How the running adventure stands in the view, with the totals the film has told.
 *
 * The step is that of the film, never that of an open question: who waits is shown the same as who decides.
 */
function sceneNow(view: DomainsView, last: Scene | undefined): Scene | null {
  const now = view.adventure;
  if (!now) return last ?? null;
  const kept = last?.party?.party === now.party ? last : undefined;
  const step = kept?.step ?? "search";
  // What was rolled for is accounted for as it was then.
  const rolled = kept !== undefined && kept.defence !== null;
  return {
    entry: kept?.entry ?? null,
    step: step === "search" ? "spells" : step,
    party: view.parties.find((one) => one.party === now.party) ?? null,
    told: rolled ? (kept?.told ?? null) : (view.forecast.find((one) => one.party === now.party) ?? null),
    symbol: now.symbol,
    land: findLand(view, now.target) ?? null,
    landRef: now.target,
    defence: kept?.defence ?? null,
    guard: kept?.guard ?? [],
    raised: kept?.raised ?? 0,
    attack: kept?.attack ?? null,
    rolled: kept?.rolled ?? [],
    outcome: kept?.outcome ?? (now.pilgrimage ? "pilgrimage" : null),
  };
}

function Steps({ now }: { now: Step }) {
  const at = useTable();
  return (
    <ol class="adventure-steps" aria-label={at.texts.say("board-steps")}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === now ? "step" : undefined}>
          <span {...what(at, `step:${step}`)}>
            {index + 1} {at.texts.name(`step:${step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Whether the account still fits: what the first party does may lead the second one elsewhere. */
function holds(scene: Scene): boolean {
  return scene.told !== null && !scene.told.stays && scene.told.target === scene.landRef;
}

/** Attack against defence: dice that tumble, then the totals. */
function Duel({ scene }: { scene: Scene }) {
  const at = useTable();
  const rolled = scene.attack !== null;
  return (
    <div class={`duel keeps-clear ${scene.outcome ? `is-${scene.outcome}` : ""}`}>
      <div class="duel-side">
        <span class="duel-word" {...what(at, "thing:attack")}>
          {at.texts.say("board-attack")}
        </span>
        <span class="duel-dice" key={String(scene.attack)}>
          {rolled
            ? scene.rolled.map((die, index) => <Die key={index} {...die} extra="is-rolled" />)
            : diceOf(scene.told?.attack ?? "").map((sides, index) => <Die key={index} sides={sides} />)}
        </span>
        <b class="duel-total">{scene.attack ?? "?"}</b>
      </div>
      <span class="duel-sign" aria-hidden="true">
        {rolled && scene.defence !== null ? ((scene.attack ?? 0) > scene.defence ? ">" : "≤") : ":"}
      </span>
      <div class="duel-side">
        <b class="duel-total">
          {scene.defence ?? (holds(scene) ? scene.told?.defence.reduce((sum, part) => sum + part.flat, 0) : "?")}
        </b>
        <Icon name="gi:checked-shield" />
        <span class="duel-word" {...what(at, "thing:defence")}>
          {at.texts.say("board-defence")}
        </span>
      </div>
    </div>
  );
}

/** How it ended, with what the owner gets for it in this round. */
function Ending({ outcome, view }: { outcome: Outcome; view: DomainsView }) {
  const at = useTable();
  const { defender_evil: evil = 3, pilgrimage_coins: coins = 1 } = view.changed_rules;
  const n = outcome === "pilgrimage" ? coins : evil;
  return <p class={`outcome is-${outcome}`}>{at.texts.say(`board-outcome-${outcome}`, { n })}</p>;
}

/** What came of it, party by party, when all is over. */
function Summary({ scenes, view }: { scenes: Scene[]; view: DomainsView }) {
  const at = useTable();
  return (
    <div class="summary">
      {endings(scenes).map((scene) => (
        <section key={scene.party?.party} class={`account account-${scene.party?.party.slice(6)}`}>
          <h4>{at.texts.name(scene.party?.party ?? "")}</h4>
          {scene.landRef && (
            <p>
              {scene.symbol && <Sign symbol={scene.symbol} first />} → <Where land={scene.landRef} />
            </p>
          )}
          {scene.attack !== null && <Duel scene={scene} />}
          {scene.outcome && <Ending outcome={scene.outcome} view={view} />}
        </section>
      ))}
    </div>
  );
}

/** What has happened on the way of one party, or of all. */
function along(scenes: Scene[], party: string | null): Scene[] {
  return party === null ? scenes : scenes.filter((scene) => scene.party === null || scene.party.party === party);
}

/** What has happened. A target that is looked for once more and has stayed the same is told once. */
function Log({ scenes }: { scenes: Scene[] }) {
  const at = useTable();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo?.({ top: 9999 }), [scenes.length]);
  const told = toldAnew(
    scenes.flatMap(({ entry }) => entry ?? []),
    telling,
  );
  return (
    <ol class="adventure-log" ref={list} tabIndex={0} aria-label={at.texts.say("board-adventure-log")}>
      {told.slice(-12).map((entry) => (
        <li key={entry.n}>{unparted(at.texts.event(entry.event, entry.args))}</li>
      ))}
    </ol>
  );
}

/** Who came through a gate and goes back when all is over. */
function Gated({ scene, view }: { scene: Scene; view: DomainsView }) {
  const at = useTable();
  const there = (scene.land?.monsters ?? []).map(({ monster }) => monster);
  const gates = (view.adventure?.gates ?? []).filter(([monster]) => there.includes(monster));
  return gates.map(([monster, land]) => (
    <p key={monster} class="gated">
      {at.texts.say("board-gated", { monster, land })}
    </p>
  ));
}

/** The running adventure: party, road, target, dice. What is rolled comes into sight. */
function Stage({ scene, view }: { scene: Scene; view: DomainsView }) {
  const { told } = scene;
  const fights = told !== null && holds(scene) && told.defence.length > 0;
  const dice = useRef<HTMLDivElement>(null);
  const rolled = scene.attack !== null;
  useEffect(() => {
    if (rolled) dice.current?.scrollIntoView?.({ block: "nearest" });
  }, [rolled, scene.outcome]);
  return (
    <>
      <div class="adventure-scene">
        <div class="adventure-party">
          {scene.party && <PartyRow party={scene.party} />}
          {told && holds(scene) && <Search told={told} view={view} />}
        </div>
        {scene.landRef && (
          <div class="adventure-road">
            {scene.symbol && <Sign symbol={scene.symbol} first />}
            <svg viewBox="0 0 60 40" aria-hidden="true">
              <path d="M2 30C16 10 30 34 56 14M56 14l-12 0M56 14l-5 11" />
            </svg>
          </div>
        )}
        <div class="adventure-target">
          {scene.landRef && (
            <h4>
              <Where land={scene.landRef} />
            </h4>
          )}
          {scene.land && <Space land={scene.land} small={false} forecast={NOBODY} />}
          {fights && <Parts told={told} rolled={scene.defence === null ? undefined : scene} />}
          <Gated scene={scene} view={view} />
        </div>
      </div>
      <div class="fight" ref={dice}>
        {scene.outcome !== "pilgrimage" && scene.landRef && <Duel scene={scene} />}
        {fights && !rolled && scene.defence === null && <Odds told={told} />}
        {scene.outcome && scene.step === "result" && <Ending outcome={scene.outcome} view={view} />}
      </div>
    </>
  );
}

export interface StageProps {
  view: DomainsView;
  scenes: Scene[];
  /** All is over: what came of it, until one goes back to the city. */
  over: boolean;
  leave: () => void;
}

export function AdventureStage({ view, scenes, over, leave }: StageProps) {
  const at = useTable();
  const last = scenes.at(-1);
  const scene = at.staged.length > 0 && last ? last : sceneNow(view, last);
  if (!scene?.party) return <section class="adventure is-waiting">{at.texts.say("board-adventure-waits")}</section>;
  return (
    <section class={`adventure adventure-${scene.party.party.slice(6)}`} aria-label={at.texts.say("board-adventure")}>
      <header>
        <h3>
          {over ? at.texts.say("board-adventure") : at.texts.say("board-adventure-of", { party: scene.party.party })}
        </h3>
        {over && (
          <button type="button" class="quiet" onClick={leave}>
            {at.texts.say("board-back-to-city")}
          </button>
        )}
        {!over && <Steps now={scene.step} />}
      </header>
      {over ? <Summary scenes={scenes} view={view} /> : <Stage scene={scene} view={view} />}
      <Log scenes={along(scenes, over ? null : scene.party.party)} />
    </section>
  );
}
