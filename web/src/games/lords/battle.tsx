/** The battlefield: the party at the gate, the six steps, what was sent against it, and why each marker fell. */

import "./battle.css";
import { useEffect, useRef } from "preact/hooks";
import { what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { SeatMark } from "../../pieces/seats";
import { type AtTable, type BoardProps, useTable } from "../board";
import { type Frame, framesOf, isTold, STEPS, type Step } from "./film";
import { Gate, Sky } from "./houses";
import { iconOf } from "./icons";
import { printed } from "./printed";
import { First, HeroToken, MonsterTile, TrapCard } from "./tokens";
import { CombatCards } from "./town";
import { Goal } from "./training";
import { inTraining, type LordsView, type LordView } from "./view";

function Cause({ frame }: { frame: Frame }) {
  const at = useTable();
  if (!frame.cause || frame.entry.event !== "hero_hurt") return null;
  const known = frame.cause === "fatigue" || frame.cause === "poison";
  const icon = known ? (frame.cause === "poison" ? "gi:poison-bottle" : "gi:tired-eye") : iconOf(frame.cause);
  return (
    <span class="cause">
      {icon && <Icon name={icon} />}
      {known ? at.texts.say(`board-cause-${frame.cause}`) : at.texts.name(frame.cause)}
    </span>
  );
}

function Steps({ now }: { now: string | null }) {
  const at = useTable();
  return (
    <ol class="steps" aria-label={at.texts.say("board-steps")}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === now ? "step" : undefined}>
          <span {...what(at, `step:${step}`)}>{at.texts.name(`step:${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Card({ view, frame }: { view: LordsView; frame: Frame | undefined }) {
  const at = useTable();
  const shown = view.town.find((one) => one.position === view.combat_round && one.shown);
  const now = shown?.spell ? { spell: shown.spell, round: shown.position, fatigue: shown.fatigue ?? 0 } : null;
  const card = frame ? frame.card : now;
  if (!card) return <CombatCards view={view} />;
  const data = printed(at.texts.component(card.spell));
  return (
    <section class="spell-card">
      <h4>
        <span {...what(at, card.spell)}>{at.texts.name(card.spell)}</span>
      </h4>
      <p>{at.texts.component(card.spell)?.text}</p>
      <p class="spell-facts">
        {at.texts.say(`board-speed-${data.speed ?? "fast"}`)} ·{" "}
        <span class="spell-need">{at.texts.say("board-needs-magic", { need: card.round })}</span>
        <br />
        <strong {...what(at, "word:fatigue", at.texts.say("board-fatigue", { points: card.fatigue }))}>
          {at.texts.say("board-fatigue", { points: card.fatigue })}
        </strong>
      </p>
    </section>
  );
}

/** What stands behind the gate: the trap that is just sprung, those still laid, and who was sent. Whoever has acted is home. */
function Defence({ lord, actor, quiet }: { lord: LordView; actor: string | null; quiet: boolean }) {
  const at = useTable();
  const hidden = lord.laid === null ? lord.laid_count : 0;
  const sprung = actor?.startsWith("trap:") ? actor : null;
  const nobody = lord.sent.length === 0 && lord.laid_count === 0 && !sprung;
  return (
    <div class="defence" role="group" aria-label={at.texts.say("board-defence")}>
      {sprung && <TrapCard trap={sprung} acts />}
      {lord.laid?.map((trap) => (
        <TrapCard key={trap} trap={trap} />
      ))}
      {Array.from({ length: hidden }, (_, index) => (
        <div
          key={index}
          class="tile trap-card is-hidden"
          {...what(at, "resource:trap", at.texts.say("board-trap-hidden"))}
        >
          <Icon name="gi:wolf-trap" class="tile-icon" />
        </div>
      ))}
      {lord.sent.map((tile) => (
        <MonsterTile key={tile} tile={tile} acts={tile === actor} />
      ))}
      {nobody && !quiet && <p class="empty">{at.texts.say("board-nobody-sent")}</p>}
    </div>
  );
}

const STEP_OF: Record<string, Step> = {
  trap_order: "trap",
  aim: "trap",
  word_of_peace: "fast_spell",
  suggestion: "fast_spell",
  suggestion_tile: "fast_spell",
  act_next: "monsters",
  attack: "monsters",
  target: "monsters",
  vampire_home: "monsters",
};

/** The step on the stage: as the film tells it, or as the open ask shows. */
function stepNow(view: LordsView, at: AtTable, last: Frame | undefined, running: boolean): Step | null {
  if (running) return last?.step ?? null;
  if (!view.battle) return null;
  return STEP_OF[at.asks[0]?.kind ?? ""] ?? last?.step ?? "trap";
}

/** Whose battle the stage shows: the one in the film, the one being fought, or the own one being planned. */
function stageSeat(view: LordsView, frame: Frame | undefined, running: boolean, own: number | null): number {
  if (running && frame?.seat != null) return frame.seat;
  return view.battle?.seat ?? own ?? frame?.seat ?? view.turn_order[0] ?? 0;
}

/** What the battlefield shows now. */
export interface Scene {
  frames: Frame[];
  /** The film is running: `last` is what it shows. */
  running: boolean;
  last: Frame | undefined;
  seat: number;
}

export function sceneOf(view: LordsView, at: AtTable): Scene {
  const frames = framesOf(at.log, view, (spell) => printed(at.texts.component(spell)).speed === "slow");
  const running = at.staged.some(isTold);
  const last = frames.at(-1);
  return { frames, running, last, seat: stageSeat(view, last, running, at.seat) };
}

/** The trap that is aimed has been sprung already. */
function aimed(at: AtTable): string | null {
  const trap = at.asks.find((ask) => ask.kind === "aim")?.args.trap;
  return typeof trap === "string" ? trap : null;
}

/** The list begins with the first line from which on all of them fit: the last one is in sight, and none is cut. */
export function showLast(list: HTMLElement | null): void {
  const lines = [...(list?.children ?? [])] as HTMLElement[];
  const last = lines.at(-1);
  if (!list || !last) return;
  const end = last.offsetTop + last.offsetHeight;
  const first = lines.find((line) => end - line.offsetTop <= list.clientHeight) ?? last;
  list.style.paddingBottom = `${Math.max(0, list.clientHeight - end + first.offsetTop)}px`;
  list.scrollTo?.({ top: first.offsetTop });
}

export function Battlefield({ view, at, scene, inSight }: BoardProps<LordsView> & { scene: Scene; inSight: boolean }) {
  const { frames, running, last, seat } = scene;
  const list = useRef<HTMLOListElement>(null);
  const lord = view.lords[seat] as LordView;
  const party = lord.party;
  const ours = frames.filter((frame) => frame.seat === seat).slice(-8);
  // A list that is not in sight cannot be scrolled.
  useEffect(() => showLast(list.current), [frames.length, seat, inSight]);
  return (
    <section class="battlefield" aria-label={at.texts.say("board-battlefield")}>
      <Sky />
      <header>
        <h3>
          {inTraining(view)
            ? at.texts.say("board-training")
            : at.texts.say("board-combat-round", { round: (running && last?.card?.round) || view.combat_round })}
        </h3>
        <Steps now={stepNow(view, at, last, running)} />
      </header>
      {inTraining(view) && <Goal at={at} />}
      <div class="battle-stage">
        {!inTraining(view) && <Card view={view} frame={running ? last : undefined} />}
        <div class="battle-scene">
          <p class="battle-who">
            <SeatMark seat={seat} /> {at.texts.say("board-party-at", { seat: `seat:${seat}` })}
          </p>
          <div class="battle-line">
            <div class="party party-large">
              {party.map((hero, place) => (
                <div key={hero.hero} class={`fighter ${running && last?.hurt === hero.hero ? "is-hurt" : ""}`}>
                  {running && last?.hurt === hero.hero && (
                    <span class="blow" key={last.entry.n}>
                      −{Number(last.entry.args.damage ?? 0)} <Cause frame={last} />
                    </span>
                  )}
                  {place === 0 && <First />}
                  <HeroToken hero={hero} size="large" />
                </div>
              ))}
              {party.length === 0 && <p class="empty">{at.texts.say("board-party-gone")}</p>}
            </div>
            <Gate />
            <Defence lord={lord} actor={running ? (last?.actor ?? null) : aimed(at)} quiet={running} />
          </div>
          <ol class="battle-log" tabIndex={0} ref={list} aria-label={at.texts.say("board-battle-log")}>
            {ours.map((frame) => (
              <li key={frame.entry.n} class={`told-${frame.entry.event.replaceAll("_", "-")}`}>
                {at.texts.event(frame.entry.event, frame.entry.args)}
              </li>
            ))}
            {ours.length === 0 && <li class="empty">{at.texts.say("board-battle-quiet")}</li>}
          </ol>
        </div>
      </div>
    </section>
  );
}
