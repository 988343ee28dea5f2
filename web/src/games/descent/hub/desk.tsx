/** The overlord's desk: cards he may add to his deck, with price and condition, and, for himself alone, the deck itself. */

import "./desk.css";
import { Choice } from "../../../pieces/choice";
import { Icon } from "../../../pieces/icon";
import { slugOf } from "../../../text/texts";
import type { CampaignView, DeckCardView, RelicView, SchemeView } from "../../../wire/descent";
import { type AtTable, useTable } from "../../board";
import { branches } from "../cards/skill";
import type { DescentView } from "../view";
import { Branch } from "./skills";

function Scheme({ scheme, left }: { scheme: SchemeView; left: number }) {
  const at = useTable();
  const asked = at.asks.some((ask) => ask.kind === "scheme");
  const why = scheme.owned >= scheme.copies ? "" : scheme.open ? "" : scheme.why;
  const state = scheme.owned > 0 ? "is-learned" : scheme.open ? "is-open" : "is-shut";
  const inner = (
    <>
      <b>{at.texts.name(scheme.card)}</b>
      <span class="skill-text">{at.texts.component(scheme.card)?.text}</span>
      <small>
        {scheme.owned > 0 && at.texts.say("hub-owned", { owned: scheme.owned, copies: scheme.copies })}
        {scheme.owned > 0 && why && " · "}
        {why && at.texts.first([slugOf(why)], { need: scheme.xp, left })}
      </small>
    </>
  );
  return (
    <li class={`skill ${state}`}>
      {asked ? (
        <Choice of={scheme.key} as="div" class="skill-card">
          {inner}
        </Choice>
      ) : (
        <div class="skill-card">{inner}</div>
      )}
    </li>
  );
}

/** Cards of the same name, as one entry with all its copies. */
function copies(at: AtTable, deck: DeckCardView[]): DeckCardView[][] {
  const names = [...new Set(deck.map((one) => `${at.texts.name(one.card)} ${one.aside}`))];
  return names.map((name) => deck.filter((one) => `${at.texts.name(one.card)} ${one.aside}` === name));
}

function Deck({ view, campaign }: { view: DescentView; campaign: CampaignView }) {
  const at = useTable();
  if (at.seat !== view.overlord.seat) return <p class="face-down">{at.texts.say("hub-desk-secret")}</p>;
  const aside = campaign.deck.filter((one) => one.aside).length;
  // Who chooses single cards needs to see each of them.
  const apart = at.asks.some((ask) => ask.options.some((option) => option.key.startsWith("card:")));
  const entries = apart ? campaign.deck.map((one) => [one]) : copies(at, campaign.deck);
  return (
    <section class="own-deck" aria-label={at.texts.say("hub-deck")}>
      <h3>
        {at.texts.say("hub-deck")} <small>{at.texts.say("hub-deck-size", { all: campaign.deck.length, aside })}</small>
      </h3>
      <ul>
        {entries.map(([one, ...more]) =>
          one ? (
            <li key={one.card} class={one.aside ? "is-aside" : ""}>
              <Choice of={one.card} face as="div" class="deck-card">
                {!one.basic && <Icon name="gi:quill-ink" />} {at.texts.name(one.card)}
                {more.length > 0 && <b class="deck-copies"> ×{more.length + 1}</b>}
                {one.aside && <small>{at.texts.say("hub-aside")}</small>}
              </Choice>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

/** Relics of either side, and relics just being entrusted. */
export function Relics({ relics }: { relics: RelicView[] }) {
  const at = useTable();
  if (relics.length === 0) return <p>{at.texts.say("hub-no-relics")}</p>;
  return (
    <ul class="relics">
      {relics.map((relic) => (
        <li key={relic.ref} class={`is-${relic.side}`}>
          <Choice of={relic.ref} face as="div">
            <Icon name="gi:relic-blade" /> <b>{at.texts.name(relic.ref)}</b>{" "}
            <small>
              {at.texts.say(`hub-side-${relic.side}`)}
              {relic.bearer && `, ${at.texts.name(relic.bearer)}`}
            </small>
          </Choice>
        </li>
      ))}
    </ul>
  );
}

/** Relics one of which the overlord gives to a lieutenant now. */
function Entrust() {
  const at = useTable();
  const ask = at.asks.find((one) => one.kind === "entrust");
  const keys = ask?.options.map((option) => option.key).filter((key) => key.startsWith("relic:")) ?? [];
  if (keys.length === 0) return null;
  return (
    <ul class="entrusted">
      {keys.map((key) => (
        <li key={key} class="skill is-open">
          <Choice of={key} as="div" class="skill-card">
            <b>{at.texts.name(key)}</b>
            <span class="skill-text">{at.texts.component(key)?.text}</span>
          </Choice>
        </li>
      ))}
    </ul>
  );
}

export function Desk({ view, campaign }: { view: DescentView; campaign: CampaignView }) {
  const at = useTable();
  const decks = [...new Set(campaign.schemes.map((scheme) => scheme.deck))];
  const buying = at.asks.some((ask) => ask.kind === "scheme");
  const deck = <Deck view={view} campaign={campaign} />;
  return (
    <div class="desk">
      <p class="purse">{at.texts.say("hub-overlord-xp", { xp: campaign.overlord_xp })}</p>
      <Entrust />
      {!buying && deck}
      {decks.map((name) => (
        <section key={name} class="skill-tree">
          <h3>{at.texts.say(`hub-deck-${name}`)}</h3>
          {branches(campaign.schemes.filter((scheme) => scheme.deck === name)).map((schemes) => (
            <Branch key={schemes[0]?.xp} xp={schemes[0]?.xp ?? 0} grown={schemes.some((scheme) => scheme.owned > 0)}>
              {schemes.map((scheme) => (
                <Scheme key={scheme.key} scheme={scheme} left={campaign.overlord_xp} />
              ))}
            </Branch>
          ))}
        </section>
      ))}
      {buying && deck}
    </div>
  );
}
