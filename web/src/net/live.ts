/** A table as this browser knows it: the newest state, the log, and what was said but not yet heard.
 *
 * Every request has an id and is sent again after a reconnect until the server has replied; the server answers a
 * repeated id again without applying it again; if it cannot store anything just now, it is asked again a little later. A state that does not follow the last one seen asks for a full one.
 */

import { batch, computed, signal } from "@preact/signals";
import { type Acting, actingOrders, asked, idleAsks } from "./asked";
import { type Contributes, Contributor } from "./contributor";
import type {
  Ask,
  Chance,
  ChatLine,
  FromServer,
  Key,
  Order,
  Part,
  Refusal,
  Reply,
  Request,
  Result,
  Role,
  Seat,
  SeatInfo,
  State,
  TableInfo,
  Told,
} from "./protocol";
import { share } from "./share";
import type { Connect, Line, LineState } from "./transport";

type Unsent<R> = R extends { id: string } ? Omit<R, "id"> : never;

export interface Shown {
  refusal: Refusal;
  key: Key;
}

/** How long to wait before a request is sent again that the server could not store. */
const LATER_MS = 1000;

const ENDS = new Set(["table.ended_early", "table.moved"]);

/** After so long one has seen how the table was laid out. */
const LOOKED_MS = 3000;

export class LiveTable {
  readonly line = signal<LineState>("connecting");
  readonly closing = signal<string | null>(null);
  /** Why nothing can be decided here any more. */
  readonly closed = signal<Refusal | null>(null);
  /** By agreement, before the game was over. */
  readonly ended = computed(() => (ENDS.has(this.closed.value?.code ?? "") ? this.closed.value : null));
  readonly table = signal<TableInfo | null>(null);
  readonly role = signal<Role>("player");
  readonly you = signal<Seat[]>([]);
  /** The checksum of the secret seed, published before the game. */
  readonly commitment = signal("");
  /** Somebody else brought the beginning of this game along. */
  readonly imported = signal(false);
  /** What to know about this table beside its state. */
  readonly notice = signal<Refusal | null>(null);
  /** How its chance came about; `rewritten`: the server told it otherwise before. */
  readonly chance = signal<Chance | null>(null);
  readonly rewritten = signal(false);
  /** Somebody who came has had a part in the shuffling, and what was on the table before is no more. */
  readonly dealtAnew = signal(false);
  readonly version = signal<number | null>(null);
  readonly length = signal(0);
  readonly over = signal(false);
  readonly waiting = signal<Seat[]>([]);
  readonly result = signal<Result | null>(null);
  /** What each seat of this link sees, with the questions that are left to people. */
  readonly parts = signal<Part[]>([]);
  /** What one's standing orders answer just now. */
  readonly acting = signal<Acting[]>([]);
  /** What is answered by itself just now, because there is nothing to decide. */
  readonly idle = signal<Ask[]>([]);
  readonly logs = signal<Map<Seat | null, Told[]>>(new Map());
  /** Entries before this number were seen in an earlier visit; null when this is the first. */
  readonly seen = signal<number | null>(null);
  readonly chat = signal<ChatLine[]>([]);
  /** What was pointed at since this browser came to the table. */
  readonly pointed = signal<ChatLine[]>([]);
  readonly busy = signal(false);
  /** The question whose answer is on its way. */
  readonly answering = signal<{ ask: string; reply: Promise<Reply> } | null>(null);
  /** The server cannot store anything just now; what was asked for is sent again until it can. */
  readonly stalled = signal(false);
  /** The seat whose answer the newest state is the outcome of; null: it is somebody else's. */
  answered: Seat | null = null;
  readonly refused = signal<Shown | null>(null);
  /** All asks open to the seats of this link. */
  readonly asks = computed<Ask[]>(() => this.parts.value.flatMap((part) => part.asks));

  private readonly pending = new Map<string, { message: Request; done: (reply: Reply) => void }>();
  private readonly contributor: Contributor;
  private readonly to: Line;
  private count = 0;
  private sent: Part[] = [];
  private accepted: Seat | null = null;
  /** How often others had laid out what is looked at here; null: nothing is yet. */
  private laidOut: number | null = null;
  /** When it was first to be seen. */
  private since = 0;
  /** The first chat after a greeting is what was said before. */
  private greeted = false;
  /** How far this device's clock is ahead of the server's, as far as the chat has told. */
  private ahead = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly id: string,
    readonly token: string,
    connect: Connect,
  ) {
    this.contributor = new Contributor(id, (seat, what) => this.contribute(seat, what));
    this.to = connect({
      state: (now) => {
        this.line.value = now;
        if (now === "open") this.hello();
      },
      message: (message) => batch(() => this.hear(message)),
    });
  }

  close(): void {
    this.contributor.close();
    this.to.close();
  }

  /** The time at the server: whoever's clock is wrong sees what is new as new all the same. */
  now(): number {
    return Date.now() - this.ahead;
  }

  /** A refusal has been read; that of a table that is closed stays. */
  hasRead(): void {
    if (!this.closed.peek()) this.refused.value = null;
  }

  /** Each question once: the second half of a double click is no answer of its own. */
  answer(ask: Ask, key: Key): Promise<Reply> {
    const before = this.answering.peek();
    if (before?.ask === ask.id) return before.reply;
    this.refused.value = null;
    const reply = this.request({ type: "answer", seat: ask.seat, ask: ask.id, key });
    this.answering.value = { ask: ask.id, reply };
    void reply.then(() => {
      this.answering.value = null;
    });
    return reply;
  }

  undo(seat: Seat): Promise<Reply> {
    return this.request({ type: "undo", seat });
  }

  async whyNot(seat: Seat, key: Key): Promise<Refusal | null> {
    return (await this.request({ type: "why_not", seat, key })).refusal ?? null;
  }

  /** Whether this answer could not be taken back once it is given. */
  async isFinal(seat: Seat, key: Key): Promise<boolean> {
    return Boolean((await this.request({ type: "final", seat, key })).refusal);
  }

  standing(seat: Seat, orders: Record<string, Order | Key | null>): Promise<Reply> {
    return this.request({ type: "standing", seat, orders });
  }

  say(text: string): Promise<Reply> {
    return this.request({ type: "chat", text });
  }

  /** Ask for what was said before the oldest line that is here. */
  earlier(): void {
    const first = this.chat.value[0]?.n ?? 1;
    if (first > 1) this.to.send({ type: "earlier", before: first });
  }

  point(ref: string): Promise<Reply> {
    return this.request({ type: "chat", ref });
  }

  /** Goes on beside what people do: nobody waits for it, and a no is nothing to tell. */
  private contribute(seat: Seat, what: Contributes): Promise<Reply> {
    const none = { pledge: "", mix: "" };
    return this.request({ type: "contribution", seat, ...none, ...what });
  }

  private seeChance(): void {
    const [chance, table] = [this.chance.value, this.table.value];
    if (!chance || !table) return;
    const now = { chance, role: this.role.value, you: this.you.value, seats: table.seats, over: this.over.value };
    this.rewritten.value = !this.contributor.see(now);
  }

  private hello(): void {
    this.to.send({ type: "hello", token: this.token, contributes: true });
    for (const { message } of this.pending.values()) this.to.send(message);
  }

  private request(message: Unsent<Request>): Promise<Reply> {
    const id = `${this.session}-${++this.count}`;
    const whole = { ...message, id } as Request;
    return new Promise((done) => {
      this.pending.set(id, { message: whole, done });
      if (whole.type !== "contribution") this.busy.value = true;
      if (this.line.value === "open") this.to.send(whole);
    });
  }

  private again(id: string): void {
    const waiting = this.pending.get(id);
    if (waiting && this.line.value === "open") this.to.send(waiting.message);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.table.value = message.table;
        this.role.value = message.role;
        this.you.value = message.you;
        this.commitment.value = message.commitment;
        this.imported.value = message.imported;
        this.notice.value = message.notice;
        this.greeted = true;
        this.shut(message.closed);
        break;
      case "state":
        this.take(message);
        break;
      case "reply": {
        const waiting = this.pending.get(message.id);
        this.stalled.value = message.status === "later";
        if (message.status === "later") {
          setTimeout(() => this.again(message.id), LATER_MS);
          break;
        }
        this.pending.delete(message.id);
        this.busy.value = [...this.pending.values()].some((one) => one.message.type !== "contribution");
        if (!waiting) break;
        if (waiting.message.type === "contribution") {
          waiting.done(message);
          break;
        }
        if ((message.status === "refused" || message.status === "stale") && message.refusal) {
          const key = waiting.message.type === "answer" ? waiting.message.key : "";
          this.refused.value = { refusal: message.refusal, key };
        }
        if (message.status === "accepted" && waiting.message.type === "answer") this.accepted = waiting.message.seat;
        waiting.done(message);
        break;
      }
      case "chat": {
        const known = new Set(this.chat.value.map((line) => line.n));
        const lines = message.entries.filter((line) => !known.has(line.n));
        this.chat.value = [...this.chat.value, ...lines].sort((one, other) => one.n - other.n);
        const old = this.greeted || (lines.at(-1)?.n ?? 0) < (this.chat.value.at(-1)?.n ?? 0);
        const last = lines.at(-1);
        if (!old && last) this.ahead = Date.now() - Date.parse(last.at);
        const pointing = old ? [] : lines.filter((line) => line.ref && !line.ref.startsWith("motion:"));
        if (pointing.length > 0) this.pointed.value = [...this.pointed.value, ...pointing].slice(-5);
        this.greeted = false;
        break;
      }
      case "chance":
        this.chance.value = message;
        if (this.hasLooked() && this.laidByOthers() > (this.laidOut ?? 0)) this.dealtAnew.value = true;
        this.seeChance();
        break;
      case "presence":
        this.presence(message.seats);
        this.seeChance();
        break;
      case "closed":
        this.shut(message.why);
        break;
      case "closing":
        this.closing.value = message.code;
        break;
    }
  }

  private take(state: State): void {
    const now = this.version.value;
    if (state.since !== null && state.since !== now) {
      if (now === null || state.version > now) this.to.send({ type: "sync" });
      return;
    }
    this.answered = this.accepted;
    this.accepted = null;
    const logs = new Map(this.logs.value);
    for (const part of state.parts) {
      const have = logs.get(part.seat) ?? [];
      logs.set(part.seat, [...have.filter((entry) => entry.n < part.log_from), ...part.log]);
      if (now === null) this.seen.value = part.seen;
    }
    this.logs.value = logs;
    this.version.value = state.version;
    this.length.value = state.length;
    this.over.value = state.over;
    this.waiting.value = state.waiting;
    this.result.value = state.result;
    const before = new Map(this.sent.map((part) => [part.seat, part.view]));
    this.sent = state.parts.map((part) => ({ ...part, view: share(before.get(part.seat), part.view) }));
    this.ask();
    if (this.laidOut === null) this.since = Date.now();
    this.laidOut = this.laidByOthers();
    if (state.parts.some((part) => part.acted)) this.dealtAnew.value = false;
  }

  /** Whether anybody here knows the table as it lies: who has just come takes no notice of what was there a moment ago. */
  private hasLooked(): boolean {
    const asked = this.sent.some((part) => part.asks.length > 0);
    return this.laidOut !== null && (asked || Date.now() - this.since > LOOKED_MS);
  }

  /** How often the table was laid out anew because of somebody else. */
  private laidByOthers(): number {
    const { steps } = this.chance.value ?? { steps: [] };
    return steps.filter(({ laid, seat }) => laid && seat !== null && !this.you.value.includes(seat)).length;
  }

  private shut(why: Refusal | null): void {
    this.closed.value = why;
    if (!why) return;
    this.refused.value = { refusal: why, key: "" };
    this.ask();
  }

  /** Show what was sent, with the questions that are left to people. */
  private ask(): void {
    const seats = this.table.value?.seats ?? [];
    const parts = asked(this.sent, seats);
    this.acting.value = this.ended.value ? [] : actingOrders(this.sent, seats);
    this.idle.value = this.ended.value ? [] : idleAsks(this.sent, seats);
    this.parts.value = this.ended.value ? parts.map((part) => ({ ...part, asks: [] })) : parts;
  }

  private presence(seats: SeatInfo[]): void {
    const table = this.table.value;
    if (!table) return;
    const now = new Map(seats.map((info) => [info.seat, info]));
    const before = table.seats;
    const after = share(
      before,
      before.map((info) => ({ ...info, ...now.get(info.seat) })),
    );
    if (after !== before) this.table.value = { ...table, seats: after };
    if (after.some((info, seat) => info.level !== before[seat]?.level)) this.ask();
  }
}
