/** Hero sheets: life, fatigue, defence, conditions, what they carry, their cards and their feat. */

import "./heroes.css";
import { useEffect, useRef } from "preact/hooks";
import { Choice } from "../../pieces/choice";
import { Count } from "../../pieces/count";
import { saying, what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { SeatMark, seatColour } from "../../pieces/seats";
import { useTable } from "../board";
import { CardToken } from "./cards/cards";
import { Attributes } from "./cards/printed";
import { Pool } from "./dice";
import { CONDITIONS, figureIcon, THINGS } from "./icons";
import { askedAbout, current, type DescentView, type HeroView, hasActed, heroMark, idOf } from "./view";

/** Beside the name of whoever the question is about. */
export function AskedMark() {
  const at = useTable();
  return (
    <span class="asked-mark" {...saying(at.texts.say("board-asked-about"), false)}>
      <span aria-hidden="true">?</span>
      <span class="sr"> {at.texts.say("board-asked-about")}</span>
    </span>
  );
}

/** A row of boxes, the used ones marked. */
function Track({ used, all, word, kind }: { used: number; all: number; word: string; kind: "damage" | "fatigue" }) {
  const at = useTable();
  const label = at.texts.say(word, { used, all, left: all - used });
  return (
    <span class={`track track-${kind}`} {...what(at, kind === "damage" ? "stat:health" : "stat:stamina", label)}>
      <Icon name={kind === "damage" ? THINGS.health : THINGS.fatigue} />
      <span class="track-number">
        <Count value={all - used} />/{all}
      </span>
      <span class="track-boxes">
        {Array.from({ length: all }, (_, index) => (
          <i key={index} class={index < all - used ? "is-left" : "is-used"} />
        ))}
      </span>
    </span>
  );
}

/** Scroll to a sheet, and again when what is laid out above takes its room. What is to be chosen elsewhere comes first. */
function keepInSight(sheet: HTMLElement | null): (() => void) | undefined {
  const side = sheet?.closest(".descent-side");
  if (!sheet || !side) return undefined;
  const scroll = () => {
    const [around, own] = [side.getBoundingClientRect(), sheet.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom) side.scrollTop += own.top - around.top;
  };
  scroll();
  if (typeof ResizeObserver !== "function") return undefined;
  const watcher = new ResizeObserver(() => {
    const chosen = [...side.querySelectorAll(".is-option")];
    if (chosen.every((one) => sheet.contains(one))) scroll();
  });
  watcher.observe(side);
  return () => watcher.disconnect();
}

function HeroSheet({ hero, view }: { hero: HeroView; view: DescentView }) {
  const at = useTable();
  const { figure } = hero;
  const mark = heroMark(view, hero.ref);
  const id = idOf(hero.ref);
  const now = view.turn === hero.ref;
  // Who is asked what to do may do it: then the mark is the answer itself.
  const acting = at.asks.some((ask) => ask.kind === "act" && ask.args.figure === hero.ref);
  const acted = hasActed(view, hero);
  const asked = askedAbout(at) === hero.ref;
  const sheet = useRef<HTMLLIElement>(null);
  // The overlord, who attacks, wants to see his cards.
  const attacked = at.seat !== view.overlord.seat && view.attack?.targets.includes(hero.ref) === true;
  useEffect(() => (now || attacked || asked ? keepInSight(sheet.current) : undefined), [now, attacked, asked]);
  const classes = [
    "hero-sheet",
    now && "is-active",
    asked && "is-asked",
    acted && "is-done",
    hero.knocked_out && "is-down",
  ];
  return (
    <li
      ref={sheet}
      data-owner={hero.ref}
      class={classes.filter(Boolean).join(" ")}
      style={{ "--hero": seatColour(mark) }}
    >
      <Choice of={current(at, [hero.ref, `trade:${id}`, `revive:${id}`])} as="div" face class="hero-name">
        <Icon name={figureIcon(figure.kind)} class="hero-face" />
        <span>
          <b>
            <SeatMark seat={mark} size={14} /> {at.texts.name(hero.ref)}
            {asked && <AskedMark />}
          </b>
          <small>
            {idOf(hero.hero_class) && `${at.texts.name(hero.hero_class)} · `}
            {at.texts.name(`seat:${hero.seat}`)}
          </small>
        </span>
      </Choice>
      <Choice
        of={acting ? "feat" : `feat:${id}`}
        as="div"
        face={`feat:${id}`}
        class={`feat ${hero.feat_used ? "is-used" : ""}`}
      >
        <Icon name={THINGS.feat} /> <span aria-hidden="true">{hero.feat_used ? "✕" : "✓"}</span>
        <span class="sr">{at.texts.say(hero.feat_used ? "board-feat-used" : "board-feat-ready")}</span>
      </Choice>
      <div class="hero-numbers">
        <Track used={figure.damage} all={figure.health} word="board-damage-track" kind="damage" />
        <Track used={hero.fatigue} all={hero.stamina} word="board-fatigue-track" kind="fatigue" />
      </div>
      <div class="hero-small">
        <span {...what(at, "stat:speed", `${at.texts.say("board-speed")}: ${figure.speed}`)}>
          <Icon name={THINGS.speed} /> {figure.speed}
          {(now || view.outlook?.figure === hero.ref) && figure.points > 0 && (
            <b class="points" {...saying(at.texts.say("board-points", { count: figure.points }), false)}>
              {" "}
              +{figure.points}
              <span class="sr"> {at.texts.say("board-points", { count: figure.points })}</span>
            </b>
          )}
        </span>
        <span {...what(at, "stat:defense")}>
          <Pool colours={figure.defense} />
        </span>
        <Attributes of={hero.ref} />
      </div>
      {(figure.conditions.length > 0 || hero.knocked_out || acted || figure.carries.length > 0) && (
        <p class="hero-states">
          {hero.knocked_out && (
            <span class="state is-down">
              <Icon name={THINGS.knocked} /> {at.texts.say("board-knocked-out")}
            </span>
          )}
          {figure.conditions.map((name) => (
            <Choice key={name} of={`condition:${name}`} face class="state">
              <Icon name={CONDITIONS[name] ?? THINGS.other} /> {at.texts.name(`condition:${name}`)}
            </Choice>
          ))}
          {figure.carries.map((token) => (
            <span key={token} class="state">
              {at.texts.say("board-carries", { token })}
            </span>
          ))}
          {acted && <span class="state is-quiet">{at.texts.say("board-acted")}</span>}
        </p>
      )}
      <div class="hero-cards">
        {hero.cards.map((card) => (
          <CardToken key={card.ref} card={card} />
        ))}
      </div>
    </li>
  );
}

export function Heroes({ view }: { view: DescentView }) {
  const at = useTable();
  if (view.heroes.length === 0) return <p class="nothing">{at.texts.say("board-no-heroes")}</p>;
  return (
    <ul class="hero-sheets" aria-label={at.texts.say("board-tab-heroes")}>
      {view.heroes.map((hero) => (
        <HeroSheet key={hero.ref} hero={hero} view={view} />
      ))}
    </ul>
  );
}
