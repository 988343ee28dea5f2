/** The table as it stands now, for all pieces on it.
 *
 * Every fact is a signal: a piece is drawn again when something that it has read is different now, not with every step
 * of the game. Of the open questions a piece reads how its own keys stand, and most keys stay as they are.
 *
 * Facts are laid down while the room is drawn, before any piece reads them; so no piece sees some facts of this moment
 * and others of the last.
 */

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Ask, Key, Refusal } from "../net/protocol";
import { share } from "../net/share";
import { type AtTable, type Standing, standing } from "./board";

/** What is so at a moment. */
export type Facts = Pick<
  AtTable,
  "table" | "seat" | "asks" | "texts" | "game" | "log" | "staged" | "fresh" | "watching"
> & { view: unknown };

/** What can be done at a table, at any time. */
export type Doings = Pick<AtTable, "showRule" | "replay" | "save"> & {
  choose(key: Key, at: Present, on?: boolean): void;
  whyNot(key: Key, at: Present): Promise<Refusal | null>;
};

/** A question is another one with every state: what is refused, and why, may have changed with the table. */
function sameAsks(before: Ask[], now: Ask[]): boolean {
  return before.length === now.length && before.every((ask, index) => ask === now[index]);
}

/** `now`, or what was before if it comes to the same. */
function steady(before: Standing, now: Standing): Standing {
  if (before.state === "option" && now.state === "option") return before.ask === now.ask ? before : now;
  if (before.state === "refused" && now.state === "refused")
    return share(before.why, now.why) === before.why ? before : now;
  return now;
}

export class Present implements AtTable {
  private readonly facts: { readonly [Fact in keyof Facts]: Signal<Facts[Fact]> };
  private readonly standings = new Map<Key, ReadonlySignal<Standing>>();

  constructor(
    first: Facts,
    private readonly doings: Doings,
  ) {
    this.facts = {
      table: signal(first.table),
      seat: signal(first.seat),
      asks: signal(first.asks),
      texts: signal(first.texts),
      game: signal(first.game),
      log: signal(first.log),
      staged: signal(first.staged),
      fresh: signal(first.fresh),
      watching: signal(first.watching),
      view: signal(first.view),
    };
  }

  lay(now: Facts): void {
    const { facts } = this;
    batch(() => {
      facts.table.value = now.table;
      facts.seat.value = now.seat;
      if (!sameAsks(facts.asks.peek(), now.asks)) facts.asks.value = now.asks;
      facts.texts.value = now.texts;
      facts.game.value = now.game;
      facts.log.value = now.log;
      facts.staged.value = now.staged;
      facts.fresh.value = now.fresh;
      facts.watching.value = now.watching;
      facts.view.value = now.view;
    });
  }

  get table() {
    return this.facts.table.value;
  }

  get seat() {
    return this.facts.seat.value;
  }

  get asks() {
    return this.facts.asks.value;
  }

  get texts() {
    return this.facts.texts.value;
  }

  get game() {
    return this.facts.game.value;
  }

  get log() {
    return this.facts.log.value;
  }

  get staged() {
    return this.facts.staged.value;
  }

  get fresh() {
    return this.facts.fresh.value;
  }

  get watching() {
    return this.facts.watching.value;
  }

  get view() {
    return this.facts.view.value;
  }

  stands = (key: Key): Standing => {
    let found = this.standings.get(key);
    if (!found) {
      let last: Standing = { state: "idle" };
      found = computed(() => {
        last = steady(last, standing(this.asks, key));
        return last;
      });
      this.standings.set(key, found);
    }
    return found.value;
  };

  owner: AtTable["owner"] = (ref) => this.game.owner?.(this.view, ref) ?? null;
  led: AtTable["led"] = (ask) => this.game.led?.(this.view, ask) ?? null;
  option: AtTable["option"] = (ask, key) =>
    this.game.label?.(key, this.view, this) ?? this.texts.option(ask.kind, key, ask.args);
  choose: AtTable["choose"] = (key, on) => this.doings.choose(key, this, on);
  whyNot: AtTable["whyNot"] = (key) => this.doings.whyNot(key, this);
  showRule: AtTable["showRule"] = (id) => this.doings.showRule(id);
  replay: AtTable["replay"] = (from, to) => this.doings.replay?.(from, to);
  save: AtTable["save"] = () => this.doings.save?.();
}
