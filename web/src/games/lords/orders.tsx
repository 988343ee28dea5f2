/** The order cards: three fields on the board, the hand below. Chosen by drag, by click or by keys. */

import type { Ask } from "../../net/protocol";
import { isOneOf } from "../../net/protocol";
import type { Asks } from "../../wire/lords";
import "./orders.css";
import { draggable } from "../../pieces/drag";
import { what } from "../../pieces/face";
import { Fit } from "../../pieces/fit";
import { Icon } from "../../pieces/icon";
import { type AtTable, useTable } from "../board";
import { iconOf } from "./icons";
import { Minion, OrderCard, shortName, wordByWord } from "./tokens";
import { inCombat, type LordsView, type LordView, PLACES, type Ref } from "./view";

const CHOOSING: (keyof Asks)[] = ["choose_order", "keep_order", "retrieve", "choose_non_player_order"];
const NUMBERS = ["first", "second", "third"] as const;

/** The question about order cards that is open: then the whole hand lies on the table. */
function choosing(at: AtTable): Ask | undefined {
  return at.asks.find((one) => isOneOf(one, CHOOSING));
}

/** The orders this seat has chosen so far, as the open ask tells them. */
export function chosenSoFar(args: Record<string, unknown>): Ref[] {
  return NUMBERS.map((name) => args[name]).filter((order): order is Ref => typeof order === "string");
}

export function OrdersPlayed({ lord }: { lord: LordView }) {
  const at = useTable();
  if (lord.orders.length === 0) return null;
  return (
    <ol class="orders-played" aria-label={at.texts.say("board-orders")}>
      {lord.orders.map((played, index) => {
        const icon = iconOf(played.order);
        const label = `${index + 1}. ${shortName(at.texts.name(played.order))}`;
        return (
          <li key={played.order} class={`minion-${played.minion}`}>
            <span {...what(at, played.order, label)}>{icon && <Icon name={icon} />}</span>
            {played.minion === "card" && (
              <Minion seat={lord.seat} id={`minion:${lord.seat}:${played.order}`} size={12} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Orders({ lord, view }: { lord: LordView; view: LordsView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const ask = choosing(at);
  const chosen = ask?.kind === "choose_order" ? chosenSoFar(ask.args) : lord.chosen;
  const revealed = lord.orders;
  const fields: (Ref | null)[] = [0, 1, 2].map(
    (index) => [...revealed.map((played) => played.order), ...chosen][index] ?? null,
  );
  const drop = (order: Ref) =>
    draggable((place) => {
      if (place?.startsWith("order-field")) at.choose(order);
    });
  if (inCombat(view)) return null;
  const cards = ask?.kind === "keep_order" ? lord.drawn : PLACES.map((place) => `order:${place}`);
  return (
    <section class={`orders ${ask ? "is-choosing" : ""}`} aria-label={say("board-orders")}>
      <ol class="order-fields">
        {fields.map((order, index) => {
          const played = revealed[index];
          const icon = order ? iconOf(order) : undefined;
          const next = ask?.kind === "choose_order" && index === chosen.length;
          return (
            <li
              key={index}
              data-drop={`order-field-${index + 1}`}
              class={`order-field ${order ? "is-laid" : ""} ${next ? "is-next" : ""} ${played ? `minion-${played.minion}` : ""}`}
            >
              <b>{index + 1}</b>
              {order && (
                <span class="field-order" {...what(at, order)}>
                  {icon && <Icon name={icon} />}
                  <Fit class="field-name" when={wordByWord(at.texts.name(order))}>
                    {wordByWord(at.texts.name(order))}
                  </Fit>
                </span>
              )}
              {played?.minion === "card" && (
                <Minion seat={lord.seat} id={`minion:${lord.seat}:${played.order}`} size={22} />
              )}
              {played?.minion === "card" && <span class="sr">{say("board-order-not-done")}</span>}
            </li>
          );
        })}
      </ol>
      {ask && (
        <div class="hand">
          {cards.map((order) => (
            <OrderCard
              key={order}
              order={order}
              onPointerDown={at.stands(order).state === "option" ? drop(order) : undefined}
            />
          ))}
        </div>
      )}
      {!ask && lord.inaccessible.length > 0 && (
        <p class="inaccessible">
          {say("board-inaccessible")}{" "}
          {lord.inaccessible.map((order) => (
            <span key={order} class="inaccessible-order" {...what(at, order)}>
              {iconOf(order) && <Icon name={iconOf(order) as "gi:imp"} />} {shortName(at.texts.name(order))}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
