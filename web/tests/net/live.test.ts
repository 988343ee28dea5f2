/** A table over an unreliable line: nothing said is lost, nothing shown is out of order. */

import { describe, expect, it, vi } from "vitest";
import { LiveTable } from "../../src/net/live";
import type { Ask, FromClient, FromServer, Part } from "../../src/net/protocol";
import type { Ears } from "../../src/net/transport";
import { partOf } from "../scenes";

const ask: Ask = {
  id: "7",
  seat: 0,
  kind: "dig",
  args: {},
  options: [{ key: "stop" }],
  refused: [],
  optional: false,
  reaction: false,
};

function part(from: number, log: number[], asks: Ask[] = []): Part {
  const entries = log.map((n) => ({ n, event: "tunnel_dug" as const, args: {}, private: false }));
  return partOf(asks, { view: { log }, log_from: from, log: entries });
}

function state(version: number, since: number | null, log: number[]): FromServer {
  return {
    type: "state",
    version,
    since,
    length: version,
    over: false,
    waiting: [0],
    result: null,
    parts: [part(since === null ? 0 : (log[0] ?? 0), log, [ask])],
  };
}

function opened() {
  const sent: FromClient[] = [];
  let ears: Ears | undefined;
  const live = new LiveTable("t", "secret", (given) => {
    ears = given;
    return { send: (message) => sent.push(message), close: () => undefined };
  });
  return {
    live,
    sent,
    hear: (message: FromServer) => ears?.message(message),
    line: (now: "open" | "lost") => ears?.state(now),
  };
}

describe("a live table", () => {
  it("says hello with its secret when the line opens", () => {
    const { sent, line } = opened();

    line("open");

    expect(sent).toEqual([{ type: "hello", token: "secret", contributes: true }]);
  });

  it("repeats an answer after a reconnect until the server replies", async () => {
    const { live, sent, hear, line } = opened();
    line("open");
    hear(state(1, null, [1]));

    const reply = live.answer(ask, "stop");
    line("lost");
    line("open");

    const answers = sent.filter((message) => message.type === "answer");
    expect(answers).toHaveLength(2);
    expect(answers[0]).toEqual(answers[1]);
    hear({ type: "reply", id: (answers[0] as { id: string }).id, status: "accepted" });
    expect((await reply).status).toBe("accepted");
    line("open");
    expect(sent.filter((message) => message.type === "answer")).toHaveLength(2);
  });

  it("asks whether an answer could be taken back, and plays nothing by that", async () => {
    const { live, sent, hear, line } = opened();
    line("open");
    const [first, second] = [live.isFinal(0, "stop"), live.isFinal(0, "stop")];
    const ids = sent.slice(1).map((message) => (message as { id: string }).id);

    hear({ type: "reply", id: ids[0] ?? "", status: "why", refusal: { code: "undo.others", rule: "", args: {} } });
    hear({ type: "reply", id: ids[1] ?? "", status: "why" });

    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(sent.slice(1).map((message) => message.type)).toEqual(["final", "final"]);
    expect(live.refused.value).toBeNull();
  });

  it("asks again under the same id while the server cannot store anything", async () => {
    vi.useFakeTimers();
    const { live, sent, hear, line } = opened();
    line("open");
    const reply = live.answer(ask, "stop");
    const { id } = sent.at(-1) as { id: string };

    hear({ type: "reply", id, status: "later" });
    expect(live.stalled.value).toBe(true);
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();

    expect(sent.filter((message) => message.type === "answer")).toHaveLength(2);
    expect(sent.at(-1)).toMatchObject({ id });
    hear({ type: "reply", id, status: "accepted" });
    expect((await reply).status).toBe("accepted");
    expect(live.stalled.value).toBe(false);
  });

  it("says so when the question has become another one", async () => {
    const { live, sent, hear, line } = opened();
    line("open");
    const reply = live.answer(ask, "stop");
    const { id } = sent.at(-1) as { id: string };

    hear({ type: "reply", id, status: "stale", refusal: { code: "ask.changed", rule: "", args: {} } });

    await reply;
    expect(live.refused.value?.refusal.code).toBe("ask.changed");
  });

  it("answers a question once, however hurried the clicks, and again when it is asked again", async () => {
    const { live, sent, hear, line } = opened();
    line("open");
    hear(state(1, null, [0]));
    const answers = () => sent.filter((message) => message.type === "answer");

    void live.answer(ask, "stop");
    void live.answer(ask, "stop");
    expect(answers()).toHaveLength(1);

    const { id } = answers()[0] as { id: string };
    hear({ type: "reply", id, status: "stale", refusal: { code: "ask.changed", rule: "", args: {} } });
    await Promise.resolve();
    void live.answer(ask, "stop");
    expect(answers()).toHaveLength(2);
  });

  it("says that everything was dealt anew when somebody else's bytes came in, until one has answered", () => {
    const { live, hear } = opened();
    const step = (seat: number) => ({ kind: "mix" as const, seat, value: "", moment: 0, laid: true });
    const mixed = (...seats: number[]) =>
      hear({ type: "chance", commitment: "", several: true, position: false, steps: seats.map(step) });
    const asking = (version: number, since: number | null, acted: boolean) =>
      hear({ ...state(version, since, []), parts: [{ ...part(0, [], [ask]), acted }] } as FromServer);
    live.you.value = [0];

    mixed(0);
    asking(1, null, false);
    const alone = live.dealtAnew.value;
    mixed(0, 0, 1);
    asking(2, 1, false);
    const joined = live.dealtAnew.value;
    asking(3, 2, true);

    expect([alone, joined, live.dealtAnew.value]).toEqual([false, true, false]);
  });

  it("says so to whoever waits for others and has seen the table for a while, not to who has just come", () => {
    vi.useFakeTimers();
    const waited = (ms: number) => {
      const { live, hear } = opened();
      const mixed = (...seats: number[]) => {
        const steps = seats.map((seat) => ({ kind: "mix" as const, seat, value: "", moment: 0, laid: true }));
        hear({ type: "chance", commitment: "", several: true, position: false, steps });
      };
      live.you.value = [0];
      mixed(0);
      hear({ ...state(1, null, []), parts: [part(0, [])] } as FromServer);
      vi.advanceTimersByTime(ms);
      mixed(0, 1);
      return live.dealtAnew.value;
    };

    expect([waited(10), waited(20_000)]).toEqual([false, true]);
    vi.useRealTimers();
  });

  it("takes only what was there at its first look for seen before", () => {
    const { live, hear } = opened();
    const coming = (version: number, since: number | null, seen: number | null) =>
      hear({ ...state(version, since, [0]), parts: [{ ...part(0, [0]), seen }] } as FromServer);

    coming(1, null, null);
    coming(2, null, 1);
    expect(live.seen.value).toBeNull();
  });

  it("tells apart who points now and what was pointed at before", () => {
    const { live, sent, hear, line } = opened();
    const said = (n: number, ref: string) => ({ n, seat: 1, name: "Mira", text: "", at: "", ref });
    const table = {
      id: "t",
      game: "descent",
      name: "",
      options: {},
      seats: [],
      created: "",
      pace: "live" as const,
      late: "wait" as const,
    };
    line("open");
    hear({
      type: "welcome",
      table,
      role: "player",
      you: [0],
      commitment: "",
      imported: false,
      closed: null,
      notice: null,
    });
    hear({ type: "chat", entries: [said(1, "space:1,1")] });

    hear({ type: "chat", entries: [said(2, "space:2,2"), said(3, "")] });

    expect(live.chat.value).toHaveLength(3);
    expect(live.pointed.value.map((one) => one.ref)).toEqual(["space:2,2"]);
    void live.point("space:3,3");
    expect(sent.at(-1)).toMatchObject({ type: "chat", ref: "space:3,3" });
  });

  it("fetches what was said before the oldest line it has", () => {
    const { live, sent, hear, line } = opened();
    const said = (n: number) => ({ n, seat: 1, name: "Mira", text: `${n}`, at: "", ref: "space:1,1" });
    line("open");
    hear({ type: "chat", entries: [said(301), said(302)] });
    const pointed = live.pointed.value.length;

    live.earlier();
    expect(sent.at(-1)).toEqual({ type: "earlier", before: 301 });
    hear({ type: "chat", entries: [said(299), said(300)] });

    expect(live.chat.value.map((one) => one.n)).toEqual([299, 300, 301, 302]);
    expect(live.pointed.value).toHaveLength(pointed);
  });

  it("asks for everything when a version is missing and keeps showing the old one", () => {
    const { live, sent, hear } = opened();
    hear(state(1, null, [1]));

    hear(state(3, 2, [4]));

    expect(live.version.value).toBe(1);
    expect(sent.at(-1)).toEqual({ type: "sync" });
  });

  it("adds new log entries to the old ones, takes back what an undo took, and replaces all after a sync", () => {
    const { live, hear } = opened();
    hear(state(1, null, [0, 1, 2]));
    hear(state(2, 1, [3]));

    expect(live.logs.value.get(0)?.map((entry) => entry.n)).toEqual([0, 1, 2, 3]);

    hear(state(3, 2, [1]));

    expect(live.logs.value.get(0)?.map((entry) => entry.n)).toEqual([0, 1]);

    hear(state(4, null, [1, 2]));

    expect(live.logs.value.get(0)?.map((entry) => entry.n)).toEqual([1, 2]);
  });

  it("shows a refusal with its key", async () => {
    const { live, sent, hear, line } = opened();
    line("open");
    const reply = live.answer(ask, "cell:9,9");
    const id = (sent.at(-1) as { id: string }).id;

    hear({ type: "reply", id, status: "refused", refusal: { code: "dig.taken", rule: "DL-DIG-04", args: {} } });

    await reply;
    expect(live.refused.value).toEqual({
      key: "cell:9,9",
      refusal: { code: "dig.taken", rule: "DL-DIG-04", args: {} },
    });
  });

  it("hands on unchanged parts of a view as they are", () => {
    const { live, hear, line } = opened();
    line("open");
    const seen = (version: number, since: number | null, round: number): FromServer => {
      const sent = state(version, since, [version]) as Extract<FromServer, { type: "state" }>;
      const view = { round, players: [{ seat: 0, coins: 3 }] };
      return { ...sent, parts: sent.parts.map((one) => ({ ...one, view, asks: [{ ...ask }] })) };
    };
    hear(seen(1, null, 1));
    const before = live.parts.value[0] as Part;

    hear(seen(2, 1, 2));

    const now = live.parts.value[0] as Part;
    expect(now.view).toEqual({ round: 2, players: [{ seat: 0, coins: 3 }] });
    expect((now.view as { players: unknown }).players).toBe((before.view as { players: unknown }).players);
    expect(now.asks[0], "what was said about a question goes with the table it was asked at").not.toBe(before.asks[0]);
  });
});
