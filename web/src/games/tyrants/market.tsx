/** The market: six open cards, the two paid stacks, the piles by their size. */

import "./market.css";
import { Choice } from "../../pieces/choice";
import { what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { soft } from "../../pieces/soft";
import { useTable } from "../board";
import { MinionCard } from "./cards";
import { Pile } from "./houses";
import { THINGS } from "./icons";
import { cardData, marketRef, stackRef, type TyrantsView } from "./view";

/** The stacks beside the market, and what the view calls their size. */
const STACKS = [
  { design: "priestess_of_lolth", of: "priestesses" },
  { design: "house_guard", of: "guards" },
  { design: "insane_outcast", of: "outcasts" },
] as const;

/** The stacks that are there with these decks. */
export function stacksOf(view: TyrantsView) {
  return STACKS.filter(({ of }) => of !== "outcasts" || view.decks.includes("demons")).map(({ design, of }) => ({
    design,
    left: view.market[of],
  }));
}

function Stack({ design, left, of }: { design: string; left: number; of: string }) {
  const at = useTable();
  const data = cardData(at, design);
  return (
    <Choice of={of} as="div" face class={`stack ${left === 0 ? "is-empty" : ""}`}>
      <span class="card-cost">{data?.cost ?? "–"}</span>
      <b>{soft(at.texts.name(`card:${design}`))}</b>
      <span class="stack-left">×{left}</span>
    </Choice>
  );
}

export function Market({ view }: { view: TyrantsView }) {
  const at = useTable();
  const { market } = view;
  const ghost = market.ghost ? market.devoured.at(-1) : undefined;
  return (
    <section class="market" aria-label={at.texts.say("board-market")}>
      <header>
        <h3>{at.texts.say("board-market")}</h3>
        <span class="market-decks">{view.decks.map((deck) => at.texts.name(`deck:${deck}`)).join(" · ")}</span>
        <span class="number" {...what(at, "thing:market_deck", `${at.texts.say("board-market-deck")}: ${market.deck}`)}>
          <Icon name={THINGS.deck} /> {market.deck}
        </span>
        <Pile of="thing:devoured" icon={THINGS.devoured} word="board-devoured" cards={[...market.devoured].reverse()} />
      </header>
      <div class="market-row">
        {market.row.map((card, index) =>
          card ? (
            <MinionCard key={card} card={card} of={marketRef(at, card)} />
          ) : (
            <div key={index} class="minion is-gap">
              {at.texts.say("board-empty-space")}
            </div>
          ),
        )}
        {ghost && <MinionCard card={ghost} of={marketRef(at, ghost)} extra="is-ghost" />}
      </div>
      <div class="stacks">
        {stacksOf(view).map(({ design, left }) => (
          <Stack key={design} design={design} left={left} of={stackRef(at, view, design)} />
        ))}
      </div>
    </section>
  );
}
