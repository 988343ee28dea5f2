/** The sky over Harrows: sun or moon by the phase, the Fortune cards of the round (two, seldom three), and what is left of the deck. */

import "./heavens.css";
import type { ComponentChildren } from "preact";
import { Choice } from "../../../pieces/choice";
import { what } from "../../../pieces/face";
import { Fit } from "../../../pieces/fit";
import { Icon } from "../../../pieces/icon";
import { soft } from "../../../pieces/soft";
import type { LoreView } from "../../../wire/domains";
import { useTable } from "../../board";
import { SUITS } from "../icons";
import { type DomainsView, PHASES, phaseOf, printed } from "../view";
import { Sky } from "./roofs";

/** From 0 at dawn to 1 at midnight. */
export function hourOf(view: DomainsView): number {
  const phase = PHASES.indexOf(phaseOf(view) as (typeof PHASES)[number]);
  if (phase === 3) {
    const now = view.places.find((place) => place.place === view.resolving)?.number ?? 1;
    return (3 + now / 18) / 7;
  }
  return Math.max(0, phase) / 7;
}

/** The text that counts: line one is the upper, line two the lower one. */
export function fortuneText(text: string | undefined, side: string): string {
  const lines = (text ?? "").split("\n");
  return (side === "other" ? lines[1] : lines[0]) ?? lines[0] ?? "";
}

/** So many letters want the room of the picture; more of them that of a line for the name, sooner where cards lie close. */
const WORDY = 80;
const VERBOSE = { wide: 120, close: 70 };
const LONGEST = 140;

/** A card that was just turned says nothing yet: which of its texts counts is told next. */
function FortuneCard({ card, side, close }: { card: string; side: string; close: boolean }) {
  const at = useTable();
  const text = fortuneText(at.texts.component(card)?.text, side);
  const name = soft(at.texts.name(card));
  const words = side && soft(text || at.texts.name(`side:${side}`));
  const verbose = side !== "" && text.length > (close ? VERBOSE.close : VERBOSE.wide);
  const classes = [
    "fortune",
    side && `is-read fortune-${side}`,
    side && text.length > WORDY && "is-wordy",
    verbose && "is-verbose",
    verbose && text.length > LONGEST && "is-longest",
  ];
  return (
    <Choice of={card} as="div" face class={classes.filter(Boolean).join(" ")} data-piece={card}>
      <Icon name={SUITS[printed(at, card).suit ?? ""] ?? "gi:card-pick"} />
      <span class="fortune-words">
        {!verbose && <b>{name}</b>}
        <Fit when={name + words}>
          {verbose && <b>{name}: </b>}
          {words}
        </Fit>
      </span>
    </Choice>
  );
}

/** Where in the deck a card lies, as far as one knows. */
function Known({ lore: { card, first, last } }: { lore: LoreView }) {
  const at = useTable();
  return (
    <>
      {first === last ? first : `${first}–${last}`}. {at.texts.name(card)}
    </>
  );
}

export function Heavens({ view, children }: { view: DomainsView; children: ComponentChildren }) {
  const at = useTable();
  const hour = hourOf(view);
  const crowded = view.fortune.length + Math.min(1, view.lore.length) > 2;
  const laidOut = at.asks[0]?.kind === "seer_order";
  const lore = { ...what(at, "thing:lore"), role: "list" as const };
  return (
    <div class={`heavens ${hour > 0.62 ? "is-night" : hour > 0.42 ? "is-dusk" : "is-day"}`}>
      <Sky hour={hour} />
      <div class={`heavens-row ${crowded ? "is-crowded" : ""} ${view.last_round ? "is-last" : ""}`}>
        <span
          class="fortune-deck"
          {...what(at, "deck:fortune", at.texts.say("board-fortune-left", { n: view.fortune_left }))}
        >
          <Icon name="gi:card-pick" />
          {view.fortune_left}
        </span>
        {view.fortune.map((one) => (
          <FortuneCard key={one.card} card={one.card} side={one.side} close={crowded} />
        ))}
        {view.fortune.length === 0 && !view.last_round && (
          <span class="no-fortune">{at.texts.say("board-no-fortune")}</span>
        )}
        {view.lore.length > 0 && (
          <ul class="lore" {...lore}>
            {view.lore.map((one) => (
              <li key={one.card}>
                {laidOut ? (
                  <Known lore={one} />
                ) : (
                  <Choice of={one.card} face as="span">
                    <Known lore={one} />
                  </Choice>
                )}
              </li>
            ))}
          </ul>
        )}
        <span class="heavens-side">
          {view.last_round && <b class="last-round">{at.texts.say("board-last-round")}</b>}
          {children}
        </span>
      </div>
    </div>
  );
}
