/** A minion card on the table: cost, name, aspect, what it does, and its two values. */

import "./cards.css";
import type { VNode } from "preact";
import type { Component } from "../../net/protocol";
import { Choice } from "../../pieces/choice";
import { Fit } from "../../pieces/fit";
import { Icon } from "../../pieces/icon";
import { SeatMark } from "../../pieces/seats";
import { soft } from "../../pieces/soft";
import { type AtTable, dataOf, useTable } from "../board";
import { ASPECTS, DECKS, THINGS } from "./icons";
import {
  type CardData,
  COLORS,
  cardData,
  designOf,
  ownerOf,
  type SiteView,
  seatOf,
  siteData,
  type TyrantsView,
} from "./view";

/** Where the rule book says what a card is for, and what can be done with it. */
const RULES: Record<string, string> = { card: "TU-CARD-01", play: "TU-CARD-02", recruit: "TU-RECR-02" };

export function ruleOf(ref: string): string | undefined {
  const [kind = "", card = ""] = ref.split(":");
  return kind in RULES && designOf(card) === "insane_outcast" ? "TU-CARD-13" : RULES[kind];
}

/** The two values of a card: in the deck, and in the inner circle. `spelled`: in words for everybody. */
export function Values({ data, at, spelled = false }: { data: CardData | undefined; at: AtTable; spelled?: boolean }) {
  if (!data) return null;
  return (
    <span class="card-values">
      <span>
        <Icon name={THINGS.deck} />
        <span class={spelled ? undefined : "sr"}>{at.texts.say("board-deck-vp")}: </span>
        {data.deck_vp}
      </span>
      <span>
        <Icon name={THINGS.circle} />
        <span class={spelled ? undefined : "sr"}>{at.texts.say("board-circle-vp")}: </span>
        {data.inner_circle_vp ?? "–"}
      </span>
    </span>
  );
}

/** The text of a card, one line per instruction. */
export function Lines({ text }: { text: string }) {
  return (
    <Fit class="card-text" when={text}>
      {text.split("\n").map((line, index) => (
        <span key={index} class={line.startsWith("•") ? "card-option" : "card-line"}>
          {line}
        </span>
      ))}
    </Fit>
  );
}

/** A card with more letters than this needs the lines of its numbers for its words. */
const WORDY = 110;

/** `of` is the ref that can be answered; `card` the id of the card, as the view has it. */
export function MinionCard({ card, of, extra }: { card: string; of: string; extra?: string }) {
  const at = useTable();
  const data = cardData(at, card);
  const component = at.texts.component(`card:${card}`);
  const text = component?.text ?? "";
  const classes = ["minion", `aspect-${data?.aspect ?? "none"}`, text.length > WORDY && "is-wordy", extra];
  return (
    <Choice
      of={of}
      as="div"
      face
      inFull
      class={classes.filter(Boolean).join(" ")}
      style={{ "--letters": text.length }}
      data-piece={`card:${card}`}
    >
      <span class="card-head">
        <span class="card-cost">
          <span class="sr">{at.texts.say("board-cost")} </span>
          {data?.cost ?? "–"}
        </span>
        <b>
          <Fit when={at.texts.name(`card:${card}`)}>{soft(at.texts.name(`card:${card}`))}</Fit>
        </b>
      </span>
      <Lines text={text} />
      {data && (
        <span class="card-foot">
          <span class="card-kinds">
            {data.aspect && (
              <Icon
                name={ASPECTS[data.aspect] ?? THINGS.deck}
                class="card-aspect"
                title={at.texts.name(`aspect:${data.aspect}`)}
              />
            )}
            <Icon name={DECKS[data.deck] ?? THINGS.deck} class="card-deck" />
          </span>
          <Values data={data} at={at} />
        </span>
      )}
    </Choice>
  );
}

/** What a site is worth and to whom. */
export function holding({ vp, control, total }: SiteView, at: AtTable): string {
  const owner = control ? seatOf(control) : null;
  const held = owner === null ? "board-site" : total ? "board-site-total" : "board-site-held";
  return at.texts.say(held, { vp, who: `seat:${owner}` });
}

/** Who holds a site now, and what its marker brings to whom. */
function SiteFacts({ id, at }: { id: string; at: AtTable }) {
  const site = (at.view as TyrantsView | undefined)?.sites.find((one) => one.id === id);
  if (!site) return null;
  const holder = site.marker ? seatOf(site.marker) : null;
  const held = holder === null ? at.texts.say("board-marker-free") : at.texts.name(`seat:${holder}`);
  return (
    <p class="card-facts">
      <span>{holding(site, at)}</span>
      {site.marker && <span>{at.texts.say("board-marker", { vp: siteData(at, id)?.marker_vp ?? 0, held })}</span>}
    </p>
  );
}

/** What stands on the face of a thing beside its text: what is printed on a card, whose a piece is, how a site stands. */
export function facts(ref: string, component: Component | undefined, at: AtTable): VNode | null {
  const [kind, id = ""] = ref.split(":");
  if (kind === "site") return <SiteFacts id={id} at={at} />;
  const owner = ownerOf(ref);
  if (owner !== null)
    return (
      <p class="card-facts">
        <span>
          <SeatMark seat={owner} size={14} />{" "}
          {at.texts.name(kind === "seat" ? `colour:${COLORS[owner]}` : `seat:${owner}`)}
        </span>
      </p>
    );
  const data = dataOf<CardData>(component);
  if (!data || data.deck_vp === undefined) return null;
  const aspect = data.aspect ? at.texts.name(`aspect:${data.aspect}`) : at.texts.say("board-no-aspect");
  return (
    <p class="card-facts">
      <span>
        {at.texts.say("board-cost")} {data.cost ?? "–"}
      </span>
      <span>
        {data.aspect && <Icon name={ASPECTS[data.aspect] ?? THINGS.deck} />} {aspect}
      </span>
      <span>{at.texts.name(`type:${data.type}`)}</span>
      <Values data={data} at={at} spelled />
    </p>
  );
}
