/** The shop as shelves: what is laid out, what it costs and whom it fits; below, what the heroes have and what it brings. */

import "./shop.css";
import { isOneOf } from "../../../net/protocol";
import { Choice } from "../../../pieces/choice";
import { Icon } from "../../../pieces/icon";
import type { Asks, CampaignView, OwnedView, ShelfView } from "../../../wire/descent";
import { type AtTable, useTable } from "../../board";
import { cardIcon } from "../cards/cards";
import { itemFacts } from "../cards/printed";
import { idOf } from "../view";
import { isPacking } from "./where";

/** Questions about an article that is being bought. */
const BUYING: (keyof Asks)[] = ["buy_for", "agree_to_buy"];

/** Whom an article fits, of so many heroes. */
function fits({ fits: heroes }: ShelfView, all: number, { texts }: AtTable): string {
  if (heroes.length === 0) return texts.say("hub-fits-nobody");
  if (heroes.length === all && all > 1) return texts.say("hub-fits-all");
  return texts.say("hub-fits", { heroes: texts.list(heroes.map((hero) => texts.name(hero))) });
}

function Ware({ shelf, heroes }: { shelf: ShelfView; heroes: number }) {
  const at = useTable();
  const component = at.texts.component(shelf.card);
  const bought = at.asks.some((ask) => isOneOf(ask, BUYING) && idOf(String(ask.args.card)) === idOf(shelf.card));
  return (
    <li class={bought ? "is-bought" : ""} aria-current={bought || undefined}>
      <Choice of={shelf.key} as="div" class={`ware ${shelf.affordable ? "" : "is-dear"}`} whole>
        <Icon name={cardIcon(at, shelf.card)} class="ware-icon" />
        <b>{at.texts.name(shelf.card)}</b>
        <span class="price">
          <Icon name="gi:two-coins" /> {shelf.price}
          {!shelf.affordable && <small>{at.texts.say("hub-too-dear")}</small>}
        </span>
        {itemFacts(shelf.card, at)}
        {component?.text && <span class="ware-text">{component.text}</span>}
        <small class="ware-fits">{fits(shelf, heroes, at)}</small>
      </Choice>
    </li>
  );
}

/** In the shop things are sold and passed on; before the heroes set out they are passed on alone. */
type Deal = "shop" | "pack";

/** What can be done with things at this step, whoever is asked what at the moment: so nothing moves while one deals. */
function dealNow(campaign: CampaignView): Deal | undefined {
  if (campaign.step === "shopping") return "shop";
  return isPacking(campaign) ? "pack" : undefined;
}

/** Something a hero has: it can be sold or passed on. */
function Thing({ owned, open }: { owned: OwnedView; open: Deal | undefined }) {
  const at = useTable();
  const tail = owned.card.slice(owned.card.indexOf(":") + 1);
  return (
    <li class="thing">
      <Choice of={owned.card} face as="div" class="thing-name">
        <Icon name={cardIcon(at, owned.card)} /> {at.texts.name(owned.card)}
      </Choice>
      {open && (
        <>
          {open === "shop" && (
            <Choice of={`sell:${tail}`} as="div" class="thing-deal">
              {owned.price > 0 ? at.texts.say("hub-sell", { gold: owned.price }) : at.texts.say("hub-no-sale")}
            </Choice>
          )}
          <Choice of={`give:${tail}`} as="div" class="thing-deal">
            {at.texts.say("hub-give")}
          </Choice>
        </>
      )}
    </li>
  );
}

export function Shop({ campaign }: { campaign: CampaignView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const open = dealNow(campaign);
  const heroes = [...new Set(campaign.owned.map((one) => one.hero))];
  return (
    <div class="shop">
      {campaign.clearance && campaign.step === "shopping" && <p class="purse">{say("hub-clearance")}</p>}
      {campaign.shelves.length > 0 ? (
        <ul class="shelves" aria-label={say("hub-shelves")}>
          {campaign.shelves.map((shelf) => (
            <Ware key={shelf.card} shelf={shelf} heroes={campaign.trees.length} />
          ))}
        </ul>
      ) : (
        <p class="shop-shut">{say(isPacking(campaign) ? "hub-shop-over" : "hub-shop-shut")}</p>
      )}
      <div class="belongings">
        {heroes.map((hero) => (
          <section key={hero} aria-label={at.texts.name(hero)}>
            <h3>{at.texts.name(hero)}</h3>
            <ul>
              {campaign.owned
                .filter((one) => one.hero === hero && idOf(one.card) !== "")
                .map((one) => (
                  <Thing key={one.card} owned={one} open={open} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
