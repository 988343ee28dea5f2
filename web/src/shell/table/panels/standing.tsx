/** Standing orders: made where a question is asked, listed in one place, taken back at any time. */

import { useEffect, useState } from "preact/hooks";
import type { AtTable } from "../../../games/board";
import { type Acting, ASK, asksAlways, NOTHING } from "../../../net/asked";
import type { LiveTable } from "../../../net/live";
import type { Ask, Order, Part } from "../../../net/protocol";
import { t } from "../../../text/load";
import { slugOf } from "../../../text/texts";
import { Dialog } from "../../dialog";
import { Passing } from "./passing";

export type Until = NonNullable<Order["until"]>;
export const UNTIL: Until[] = ["turn", "round", "game"];

/** The names of the orders one may give about a question: what sets it off first, then all of its kind. */
export function ordersFor(ask: Ask, trigger: string | undefined): string[] {
  return trigger ? [`${ask.kind} ${trigger}`, ask.kind] : [ask.kind];
}

/** When an order acts, in words. */
export function whenOf(at: AtTable, name: string): string {
  const [kind = "", about] = name.split(" ");
  if (about) return at.texts.first([`board-order-${slugOf(kind)}-about`, "order-about"], { about });
  return at.texts.first([`board-order-${slugOf(kind)}`, "order-any"], { kind });
}

export function untilOf(at: AtTable, until: Until): string {
  return at.texts.first([`board-until-${until}`, `order-until-${until}`]);
}

/** The orders that act, without the one about being asked always. */
export function given(part: Part): [name: string, order: Order][] {
  return Object.entries(part.standing).filter(([name]) => name !== NOTHING);
}

function List({ live, at, part }: { live: LiveTable; at: AtTable; part: Part }) {
  const orders = given(part);
  const seat = part.seat ?? 0;
  if (orders.length === 0) return <p class="soft">{t("orders-none")}</p>;
  return (
    <ul class="orders">
      {orders.map(([name, order]) => (
        <li key={name}>
          <span>
            <strong>{whenOf(at, name)}</strong> → {at.texts.option(name.split(" ")[0] ?? "", order.key)}
            <small>{untilOf(at, order.until ?? "game")}</small>
          </span>
          <button type="button" onClick={() => void live.standing(seat, { [name]: null })}>
            {t("order-end")}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Make({ live, at, ask, onDone }: { live: LiveTable; at: AtTable; ask: Ask; onDone: () => void }) {
  const give = (name: string, until: Until) => {
    void live.standing(ask.seat, { [name]: { key: "pass", until } });
    onDone();
  };
  return (
    <section class="orders-make">
      <h3>{t("orders-make")}</h3>
      {ordersFor(ask, at.game.trigger?.(ask)).map((name) => (
        <fieldset key={name} class="setting">
          <legend>{whenOf(at, name)}</legend>
          <div class="segments">
            {UNTIL.map((until) => (
              <button type="button" key={until} data-order={`${name} ${until}`} onClick={() => give(name, until)}>
                {untilOf(at, until)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

export function OrdersDialog(props: { live: LiveTable; at: AtTable; part: Part; onClose: () => void }) {
  const { live, at, part } = props;
  const ask = at.asks.find((one) => mayOrder(at, one));
  const always = asksAlways(part);
  return (
    <Dialog title={t("orders")} onClose={props.onClose} class="orders-dialog">
      <p>{t("orders-what")}</p>
      <List live={live} at={at} part={part} />
      {ask && <Make live={live} at={at} ask={ask} onDone={props.onClose} />}
      <fieldset class="setting">
        <legend>{t("orders-nothing")}</legend>
        <div class="segments">
          {[false, true].map((wanted) => (
            <button
              type="button"
              key={String(wanted)}
              aria-pressed={always === wanted}
              onClick={() => void live.standing(part.seat ?? 0, { [NOTHING]: wanted ? ASK : null })}
            >
              {t(wanted ? "orders-nothing-ask" : "orders-nothing-pass")}
            </button>
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}

/** Whether one may settle such a question beforehand. */
export function mayOrder(at: AtTable, ask: Ask): boolean {
  return ask.optional && (ask.reaction || Boolean(at.game.reaction?.(ask)));
}

/** When an order acts and what it answers, in words. */
function actingWords(at: AtTable, { ask, order, key }: Acting): string {
  return t("order-acts", { when: whenOf(at, order), answer: at.texts.option(ask.kind, key) });
}

/** How long it is said that an order has acted. */
const SAID_MS = 8000;

/** Said over the board whenever an order acts, once all that led there has been shown. */
export function OrderActs(props: { live: LiveTable; at: AtTable; shown: boolean; onOpen: () => void }) {
  const { live, at, shown } = props;
  const acting = live.acting.value.find(({ ask }) => ask.seat === at.seat);
  const [said, say] = useState<{ ask: string; words: string } | null>(null);
  const told = said !== null && shown;
  useEffect(() => {
    if (acting) say({ ask: acting.ask.id, words: actingWords(at, acting) });
  }, [acting?.ask.id]);
  useEffect(() => {
    if (!told) return;
    const read = setTimeout(() => say(null), SAID_MS);
    return () => clearTimeout(read);
  }, [told, said?.ask]);
  if (!told) return null;
  return (
    <Passing role="status">
      {said.words}{" "}
      <button type="button" class="quiet" onClick={props.onOpen}>
        {t("orders")}
      </button>
    </Passing>
  );
}

/** The one place that says orders act, and how many. */
export function OrdersButton({ at, part, onOpen }: { at: AtTable; part: Part; onOpen: () => void }) {
  const count = given(part).length;
  const may = at.asks.some((ask) => mayOrder(at, ask));
  if (part.seat === null || (!may && count === 0 && !asksAlways(part))) return null;
  return (
    <button type="button" class={`quiet orders-button ${count > 0 ? "is-on" : ""}`} onClick={onOpen}>
      {count > 0 ? t("orders-count", { count }) : t(may ? "orders-dont-ask" : "orders")}
    </button>
  );
}
