/** Sentences from Fluent messages, names from components.
 *
 * The engine sends keys and numbers only. `say` turns a message id and its arguments into a sentence; arguments that
 * are refs (`monster:goblin.2`, `seat:0`) are replaced by their names first. In a sentence somebody with a long name is
 * called by the short one, and figures of one kind are told apart by their number as soon as more than one of them has
 * been met (`copy-<kind>`).
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Args, Component, Refusal } from "../net/protocol";
import type { Lang } from "../settings";
import { FUNCTIONS } from "./cases";

/** What somebody may want to know about a thing. `match`: how its word is recognised in a text. */
export interface About {
  words: string;
  rule: string | undefined;
  match: string | undefined;
}

export type Components = Record<string, Component>;

export function bundle(lang: Lang, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  for (const source of sources)
    for (const problem of made.addResource(new FluentResource(source))) console.error(problem);
  return made;
}

/** `hire.too_dear` -> `hire-too-dear`, `1,3` -> `1-3`: how words of the engine become message ids. */
export function slugOf(word: string): string {
  return word.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** The ref of the kind of thing, without the copy number: `monster:goblin.2` -> `monster:goblin`. */
export function kindRef(ref: string): string {
  return ref.replace(/\.\d+$/, "");
}

/** A sentence begins with a capital, also where it begins with a name such as `das Grüne Einhorn`. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const COPY = /\.\d+$/;
const DICE = /^\d+d\d+$/;
const REF = /^[a-z_]+:[^\s]+$/;

/** What a message about a ref may use: its id; of one that covers several spaces also from where on, and how many. */
function partsOf(id: string): Record<string, string | number> {
  const [x, y, ...extent] = id.split(",");
  const named = /^\d+$/.test(id) ? Number(id) : id;
  return extent.length === 2 ? { id: named, place: `${x},${y}`, size: extent.join(" × ") } : { id: named };
}

const made = new Map<Lang, Intl.ListFormat>();

/** How things are listed in a language. Made once and early: it costs as much as a whole step that is shown. */
function listsOf(lang: Lang): Intl.ListFormat {
  const found =
    made.get(lang) ?? new Intl.ListFormat(lang === "en" ? "en-GB" : lang, { style: "long", type: "conjunction" });
  made.set(lang, found);
  return found;
}

export class Texts {
  constructor(
    readonly lang: Lang,
    private readonly bundles: FluentBundle[],
    private readonly components: Components = {},
    private readonly seatName: (seat: number) => string = (seat) => String(seat + 1),
  ) {
    listsOf(lang);
  }

  private readonly met = new Map<string, string>();
  private readonly crowds = new Set<string>();
  /** How many of these there are: whoever has told a name reads it anew when another crowd has been met. */
  private readonly crowded = signal(0);

  /** Learn what is in play from refs among these: of which kinds there is more than one. */
  meet(things: Iterable<unknown>): void {
    for (const ref of things) {
      if (typeof ref !== "string" || !COPY.test(ref)) continue;
      const kind = kindRef(ref);
      const known = this.met.get(kind);
      if (known === undefined) this.met.set(kind, ref);
      else if (known !== ref) this.crowds.add(kind);
    }
    this.crowded.value = this.crowds.size;
  }

  has(id: string): boolean {
    return this.bundles.some((one) => one.getMessage(id)?.value != null);
  }

  say(id: string, args: Args = {}): string {
    for (const one of this.bundles) {
      const message = one.getMessage(id);
      if (!message?.value) continue;
      const problems: Error[] = [];
      const sentence = one.formatPattern(message.value, this.named(args), problems);
      for (const problem of problems) console.warn(id, problem.message);
      return sentence.replace(/(?<=^|[\s(])-(?=\d)/g, "\u2212");
    }
    return id;
  }

  /** The first of these messages that exists. */
  first(ids: string[], args: Args = {}): string {
    const found = ids.find((id) => this.has(id));
    return found ? this.say(found, args) : (ids.at(-1) ?? "");
  }

  /** Every component whose name is known. */
  get all(): Components {
    return this.components;
  }

  component(ref: string): Component | undefined {
    return this.components[ref] ?? this.components[kindRef(ref)];
  }

  /** How a game has ended, if there is anything to be said of it. */
  ending(reason: string): string | undefined {
    const message = `ending-${slugOf(reason)}`;
    return this.has(message) ? this.say(message) : this.component(`ending:${reason}`)?.name;
  }

  /** All components of a kind, in their order. */
  refs(kind: string): string[] {
    return Object.keys(this.components).filter((ref) => ref.startsWith(`${kind}:`));
  }

  /** The name of the thing a ref points to, in the language chosen for names. */
  name(ref: string): string {
    const [kind = "", id = ""] = kindRef(ref).split(/:(.*)/s);
    if (kind === "seat" && /^\d+$/.test(id)) return this.seatName(Number(id));
    const component = this.component(ref);
    if (component) return component.name;
    const own = `name-${slugOf(`${kind}:${id}`)}`;
    if (this.has(own)) return this.say(own);
    const general = `ref-${slugOf(kind)}`;
    const tail = ref.slice(kind.length + 1);
    if (this.has(general)) return this.say(general, partsOf(tail));
    return (id || kind).replaceAll("_", " ");
  }

  /** What a thing is, where no text is printed on it, and the rule that says so: `what-<ref>`, or `what-<kind>` for all of them. */
  about(ref: string): About | undefined {
    const thing = kindRef(ref);
    // Asked by everything on a board whenever it is drawn.
    if (!this.abouts.has(thing)) this.abouts.set(thing, this.explained(thing));
    return this.abouts.get(thing);
  }

  private readonly abouts = new Map<string, About | undefined>();

  private explained(thing: string): About | undefined {
    const id = [thing, thing.split(":")[0] ?? ""].map((word) => `what-${slugOf(word)}`).find((one) => this.has(one));
    if (!id) return undefined;
    return { words: this.say(id), rule: this.attribute(id, "rule"), match: this.attribute(id, "match") };
  }

  private attribute(id: string, name: string): string | undefined {
    for (const one of this.bundles) {
      const pattern = one.getMessage(id)?.attributes[name];
      if (pattern) return one.formatPattern(pattern);
    }
    return undefined;
  }

  /** What a sentence calls the thing a ref points to. */
  called(ref: string): string {
    return this.toldApart(ref, this.component(ref)?.called || this.name(ref));
  }

  /** A name with the number of the copy, if there are several of them and they differ. */
  toldApart(ref: string, name: string): string {
    const message = `copy-${slugOf(ref.split(":")[0] ?? "")}`;
    const copy = COPY.exec(ref)?.[0].slice(1);
    return copy && this.crowded.value > 0 && this.crowds.has(kindRef(ref)) && this.has(message)
      ? this.say(message, { name, copy })
      : name;
  }

  /** What an option is called on a button or in a list. */
  option(kind: string, key: string, args: Args = {}): string {
    const word = slugOf(key);
    for (const id of [`option-${slugOf(kind)}-${word}`, `option-${word}`]) if (this.has(id)) return this.say(id, args);
    if (!key.includes(":")) return this.component(`${kind}:${key}`)?.text || key.replaceAll("_", " ");
    const [type = ""] = key.split(":");
    const typed = `option-${slugOf(kind)}-${slugOf(type)}`;
    const id = kindRef(key).slice(type.length + 1);
    if (this.has(typed))
      return capital(
        // What a question says under the key of an answer is about that answer alone.
        this.say(typed, { ...args, ref: key, id, cost: `cost:${id}`, label: this.name(key), what: args[key] ?? "" }),
      );
    return capital(this.toldApart(key, this.name(key)));
  }

  ask(kind: string, args: Args = {}): string {
    // What is printed on the card that asks is told to whoever sees no board; here the card lies beside the question.
    const asked = capital(this.say(`ask-${slugOf(kind)}`, { ...args, told: "" }).trimEnd());
    return args.cause === undefined ? asked : capital(this.say("asked-by", { cause: args.cause, asked }));
  }

  refusal(why: Refusal): string {
    const id = slugOf(why.code);
    const told = this.component(String(why.args.card ?? ""))?.text ?? "";
    return capital(this.first([`error-${id}`, id], { told, ...why.args })).trimEnd();
  }

  event(event: string, args: Args): string {
    return capital(this.say(`event-${slugOf(event)}`, args));
  }

  /** The same for whoever sees the board: what can be shown there need not be said (`chronicle-<event>`). */
  told(event: string, args: Args): string {
    return capital(this.first([`chronicle-${slugOf(event)}`, `event-${slugOf(event)}`], args));
  }

  private named(args: Args): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) out[key] = this.value(value, args.n);
    return out;
  }

  /** A ref by its name; beside a number `n` in the form for that number, where the game has one (`count-…`). */
  private value(value: string | number, n: string | number | undefined): string | number {
    if (typeof value !== "string") return value;
    if (this.lang === "de" && DICE.test(value)) return value.replace("d", "W");
    if (!REF.test(value)) return value;
    const counted = `count-${slugOf(value)}`;
    return typeof n === "number" && this.has(counted) ? this.say(counted, { n }) : this.called(value);
  }

  list(items: string[]): string {
    return listsOf(this.lang).format(items);
  }
}
