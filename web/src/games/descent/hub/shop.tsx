/** The shop as shelves: what is laid out, what it costs and whom it fits; below, what the heroes have and what it brings. */

import "./shop.css";
import { Choice } from "../../../pieces/choice";
import { Icon } from "../../../pieces/icon";
import type { CampaignView, OwnedView, ShelfView } from "../../../wire/descent";
import { useTable } from "../../board";
import { cardIcon } from "../cards/cards";
import { itemFacts } from "../cards/printed";
import { idOf } from "../view";

function Ware({ shelf }: { shelf: ShelfView }) {
  const at = useTable();
  const component = at.texts.component(shelf.card);
  return (
    <li>
      <Choice of={shelf.key} as="div" class={`ware ${shelf.affordable ? "" : "is-dear"}`}>
        <Icon name={cardIcon(at, shelf.card)} class="ware-icon" />
        <b>{at.texts.name(shelf.card)}</b>
        <span class="price">
          <Icon name="gi:two-coins" /> {shelf.price}
          {!shelf.affordable && <small>{at.texts.say("hub-too-dear")}</small>}
        </span>
        {itemFacts(component, at)}
        {component?.text && <span class="ware-text">{component.text}</span>}
        <small class="ware-fits">
          {shelf.fits.length > 0
            ? at.texts.say("hub-fits", { heroes: at.texts.list(shelf.fits.map((hero) => at.texts.name(hero))) })
            : at.texts.say("hub-fits-nobody")}
        </small>
      </Choice>
    </li>
  );
}

/** Something a hero has: it can be sold or passed on. */
function Thing({ owned, open }: { owned: OwnedView; open: boolean }) {
  const at = useTable();
  const tail = owned.card.slice(owned.card.indexOf(":") + 1);
  return (
    <li class="thing">
      <Choice of={owned.card} face as="div" class="thing-name">
        <Icon name={cardIcon(at, owned.card)} /> {at.texts.name(owned.card)}
      </Choice>
      {open && (
        <>
          <Choice of={`sell:${tail}`} as="div" class="thing-deal">
            {owned.price > 0 ? at.texts.say("hub-sell", { gold: owned.price }) : at.texts.say("hub-no-sale")}
          </Choice>
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
  const open = at.asks.some((ask) => ask.kind === "shop" || ask.kind === "pack");
  const heroes = [...new Set(campaign.owned.map((one) => one.hero))];
  return (
    <div class="shop">
      {campaign.clearance && campaign.step === "shopping" && <p class="purse">{say("hub-clearance")}</p>}
      {campaign.shelves.length > 0 ? (
        <ul class="shelves" aria-label={say("hub-shelves")}>
          {campaign.shelves.map((shelf) => (
            <Ware key={shelf.card} shelf={shelf} />
          ))}
        </ul>
      ) : (
        <p class="shop-shut">{say("hub-shop-shut")}</p>
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
