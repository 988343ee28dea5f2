/** The shell: who is shown at a shared screen, what the keys do, what the end screen says, what a choice tells. */

import { readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type AtTable, TableContext } from "../src/games/board";
import descent from "../src/games/descent";
import domains from "../src/games/domains";
import lords from "../src/games/lords";
import { plainBoard } from "../src/games/plain";
import tyrants from "../src/games/tyrants";
import { api } from "../src/net/api";
import { LiveTable } from "../src/net/live";
import type { Ask, Part, Result, RuleText, TableSummary } from "../src/net/protocol";
import { Choice } from "../src/pieces/choice";
import { placeFor } from "../src/pieces/place";
import { soft } from "../src/pieces/soft";
import { renewTip, TipLayer } from "../src/pieces/tip";
import { beyond, clamp, closeness, together } from "../src/pieces/zoom";
import { read } from "../src/route";
import { Dialog } from "../src/shell/dialog";
import { dueFirst, TableRow } from "../src/shell/lobby";
import { forReading, matching, RuleBook } from "../src/shell/rulebook";
import { firstSeats } from "../src/shell/seating";
import { Answers, copies, digitsOf, inOrder } from "../src/shell/table/answers";
import { mayFollow, partInTurn } from "../src/shell/table/cover";
import { asksWhetherFinal, doubtAbout, lastDoubt } from "../src/shell/table/doubt";
import { nearest } from "../src/shell/table/keys";
import { decisive, tells } from "../src/shell/table/panels/score";
import { hasCompany, refUnder } from "../src/shell/table/pointing";
import { Prompt } from "../src/shell/table/prompt";
import { unparted } from "../src/text/figures";
import { bundle, Texts } from "../src/text/texts";
import { Course } from "../src/timeline/course";
import { seatOf } from "../src/timeline/steps";
import { atTable, partOf, Recording } from "./scenes";

const ask: Ask = {
  id: "1",
  seat: 0,
  kind: "hire",
  args: {},
  options: [{ key: "monster:goblin.1" }, { key: "pass" }],
  refused: [{ key: "monster:troll.1", code: "price.food", rule: "DL-GEN-10", args: { need: 2 } }],
  optional: true,
  reaction: false,
};

const texts = new Texts(
  "en",
  [bundle("en", "ask-hire = Hire somebody.\noption-pass = Pass\nprice-food = That costs { $need } food.\n")],
  { "monster:goblin": { name: "Goblin" }, "monster:troll": { name: "Troll" } },
);

function seated(more: Partial<AtTable> = {}): AtTable {
  return atTable(plainBoard("lords"), "en", more.asks ?? [ask], { texts, ...more });
}

function part(seat: number, asks: Ask[]): Part {
  return partOf(asks, { seat });
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("the words of a question", () => {
  it("keep a figure with what it counts, also where a name is set apart", () => {
    expect(unparted("Pay 2 gold? You have 3.")).toBe("Pay 2\u00a0gold? You have\u00a03.");
    expect(unparted("From Yathchol, space 1, with 2 troops")).toBe("From Yathchol, space\u00a01, with 2\u00a0troops");
    expect(unparted("Syndrael −3 ♥, stunned")).toBe("Syndrael −3\u00a0♥, stunned");
    expect(unparted("Zahle \u20682\u2069 \u2068Gold\u2069")).toBe("Zahle \u20682\u2069\u00a0\u2068Gold\u2069");
  });
});

describe("a shared screen", () => {
  it("shows whoever is asked, and stays with the same person while they are", () => {
    const both = [part(0, [ask]), part(2, [{ ...ask, seat: 2 }])];

    expect(partInTurn(both, 2).seat).toBe(2);
    expect(partInTurn(both, null).seat).toBe(0);
    expect(partInTurn([part(0, []), part(2, [ask])], 0).seat).toBe(2);
    expect(partInTurn([part(0, []), part(2, [])], 2).seat).toBe(2);
  });

  it("is covered when the table changes hands, except between allies", () => {
    const parts = [part(0, []), part(1, [ask]), part(2, [])];
    const [overlord, first, second] = parts as [Part, Part, Part];
    const heroes = (_: unknown, one: number, other: number) => one !== 0 && other !== 0;

    expect(mayFollow(parts, 2, first, undefined)).toBe(false);
    expect(mayFollow(parts, 1, first, undefined)).toBe(true);
    expect(mayFollow(parts, 2, first, heroes)).toBe(true);
    expect(mayFollow(parts, 0, first, heroes)).toBe(false);
    expect(mayFollow(parts, null, first, heroes)).toBe(false);
    expect(mayFollow([first, second], null, first, heroes)).toBe(true);
    expect(mayFollow([overlord], null, overlord, undefined)).toBe(true);
  });
});

describe("addresses", () => {
  it("keep the secret of a seat in the fragment", () => {
    expect(read("/table/abc", "#secret")).toEqual({ page: "table", id: "abc", token: "secret", as: "table" });
    expect(read("/hand/abc", "#secret")).toEqual({ page: "table", id: "abc", token: "secret", as: "hand" });
    expect(read("/rules/lords", "#DL-GEN-01")).toEqual({ page: "rules", slug: "lords", rule: "DL-GEN-01" });
    expect(read("/nothing/here", "")).toEqual({ page: "lobby" });
  });
});

describe("keys", () => {
  const at = (x: number, y: number) => new DOMRect(x, y, 10, 10);

  const bare = plainBoard("lords");
  const acting: Ask = {
    ...ask,
    kind: "act",
    options: ["fatigue", "fists", "move", "end", "card:sword"].map((key) => ({ key })),
    refused: [{ key: "attack", code: "attack.no_target", rule: "", args: {} }],
  };
  const slots = { ...bare, slots: { act: ["attack", "move", "fatigue"] }, last: new Set(["fists"]) };

  it("list what ends something last and give it 0, so that 1 never ends a turn", () => {
    expect(inOrder(ask, bare)).toEqual(["monster:goblin.1", "pass"]);
    expect([...digitsOf(ask, bare)]).toEqual([
      ["1", "monster:goblin.1"],
      ["0", "pass"],
    ]);
    expect(digitsOf({ ...ask, options: [{ key: "pass" }] }, bare).get("1")).toBe("pass");
  });

  it("are the amounts where an amount is asked for", () => {
    const taxes = { ...ask, options: [2, 3, 10].map((n) => ({ key: `gold:${n}` })), refused: [] };

    expect([...digitsOf(taxes, bare)]).toEqual([
      ["2", "gold:2"],
      ["3", "gold:3"],
    ]);
  });

  it("mean the same every time, possible or not, and bare fists come last", () => {
    const armed = { ...acting, refused: [], options: [...acting.options, { key: "attack" }] };
    expect(inOrder(acting, slots)).toEqual(["attack", "move", "fatigue", "card:sword", "fists", "end"]);
    expect(digitsOf(acting, slots).get("2")).toBe("move");
    expect(digitsOf(armed, slots).get("2")).toBe("move");
  });

  it("end with 0 in every recorded question of every game, and by no number else while more can be done", () => {
    const recorded = [lords, tyrants, domains, descent].flatMap((game) =>
      new Recording(game).scenes.flatMap(({ parts }) =>
        parts.flatMap(({ asks }) => asks.map((one) => ({ game, one }))),
      ),
    );
    const last = ["end", "done", "pass", "stop"];
    const ending = recorded.filter(({ one }) => one.options.some(({ key }) => last.includes(key)));

    expect(ending.length).toBeGreaterThan(20);
    for (const { game, one } of ending) {
      const digits = digitsOf(one, game);
      const ends = [...digits].filter(([, key]) => last.includes(key)).map(([digit]) => digit);
      expect(one.options.map(({ key }) => key)).toContain(digits.get("0"));
      expect(ends).toEqual(one.options.length > 1 ? ["0"] : expect.arrayContaining(["0"]));
    }
  });

  it("never let another exit stand between 0 and the end of a turn", () => {
    for (const other of ["dismiss", "halt", "withdraw", "pass", "stop", "done"])
      for (const keys of [
        [other, "end"],
        ["card:sword", other, "end"],
      ])
        expect(digitsOf({ ...ask, options: keys.map((key) => ({ key })), refused: [] }, bare).get("0")).toBe("end");
  });

  it("count copies nobody can tell apart, and leave places alone", () => {
    const keys = ["play:noble.1", "play:noble.2", "play:soldier.1", "land:0_forest.1", "land:0_forest.2", "end"];
    const same = (key: string) => key.replace(/\.\d$/, "");
    expect([...copies(keys, same)]).toEqual([
      ["play:noble.1", 2],
      ["play:soldier.1", 1],
      ["land:0_forest.1", 1],
      ["land:0_forest.2", 1],
      ["end", 1],
    ]);
    expect([...copies(["monster:goblin.1", "monster:goblin.2"], (key) => key).values()]).toEqual([1, 1]);
  });

  it("say how many lie on the board, each copy of the same counted", () => {
    const at = atTable(lords, "en", []);
    const twins: Ask = { ...ask, kind: "discard_trap", refused: [] };
    twins.options = ["trap:pendulum.1", "trap:pendulum.2"].map((key) => ({ key }));
    const root = document.createElement("div");
    render(<Answers ask={twins} at={at} />, root);

    expect(root.textContent).toBe("2 options ▾");
  });

  it("ask back when it matters, always or never", () => {
    const game = { ...bare, confirms: (_: Ask, key: string) => (key === "pass" ? { id: "sure" } : null) };
    expect(doubtAbout(game, ask, "pass", null, "matters")).toEqual({ id: "sure" });
    expect(doubtAbout(game, ask, "pass", null, "never")).toBeNull();
    expect(doubtAbout(bare, ask, "pass", null, "matters")).toBeNull();
    expect(doubtAbout(game, { ...ask, options: [{ key: "pass" }] }, "pass", null, "always")).toBeNull();
  });

  it("ask the table what could not be taken back for who always wants to be asked", () => {
    expect(asksWhetherFinal(ask, "always")).toBe(true);
    expect(asksWhetherFinal(ask, "matters")).toBe(false);
    expect(asksWhetherFinal({ ...ask, options: [{ key: "pass" }] }, "always")).toBe(false);
    expect(lastDoubt(ask, "monster:goblin.1", true)).toEqual({ id: "confirm-final" });
    expect(lastDoubt(ask, "monster:goblin.1", false)).toBeNull();
    expect(lastDoubt(ask, "pass", false)).toEqual({ id: "confirm-exit" });
    expect(lastDoubt({ ...ask, reaction: true }, "pass", false)).toBeNull();
  });

  it("go to the nearest option in the direction of the arrow", () => {
    const boxes = [at(0, 0), at(100, 5), at(40, 90), at(30, 0)];

    expect(nearest(boxes, 0, "ArrowRight")).toBe(3);
    expect(nearest(boxes, 0, "ArrowDown")).toBe(2);
    expect(nearest(boxes, 0, "ArrowLeft")).toBe(0);
  });
});

describe("zoom", () => {
  it("never shows less than the drawing and never leaves it", () => {
    const window = { width: 100, height: 100 };
    expect(clamp({ x: 50, y: -5, scale: 0.5 }, window)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(clamp({ x: -500, y: 20, scale: 2 }, window)).toEqual({ x: -100, y: 0, scale: 2 });
  });

  it("keeps the edges of a drawing out of a window that is wider than it", () => {
    const [window, drawn] = [
      { width: 200, height: 100 },
      { width: 100, height: 100 },
    ];
    const x = (scale: number, at: number) => clamp({ x: at, y: 0, scale }, window, drawn).x;

    expect([x(1, 30), x(1.5, 30), x(1.5, -90)]).toEqual([0, -50, -50]);
    expect([x(3, 0), x(3, -170), x(3, -999)]).toEqual([-150, -170, -250]);
  });
});

describe("the place of a note", () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const room = { width: 800, height: 600 };
  const size = { width: 200, height: 100 };

  it("is above what it explains, or wherever beside it nothing is covered", () => {
    expect(placeFor(box(300, 300, 50, 50), size, room, [])).toMatchObject({ left: 225, top: 190 });
    expect(placeFor(box(300, 300, 50, 50), size, room, [box(250, 200, 50, 50)])).toMatchObject({ left: 225, top: 360 });
  });

  it("may be far away rather than over an answer", () => {
    const crowd = [box(0, 150, 700, 450)];
    const place = placeFor(box(300, 300, 50, 50), size, room, crowd);

    expect(place.top + size.height <= 150 || place.left >= 700).toBe(true);
  });

  it("is over the question rather than over an answer", () => {
    const options = [box(0, 0, 800, 450)];
    const place = placeFor(box(300, 300, 50, 50), size, room, options, [box(0, 450, 800, 150)]);

    expect(place.top).toBeGreaterThanOrEqual(450);
  });
});

describe("the lens", () => {
  const ring = (x: number, y: number) => new DOMRect(x, y, 10, 10);

  it("comes close enough for a finger when the options lie together", () => {
    expect(closeness([ring(0, 0), ring(40, 20)], 30, 360, 500)).toBe(3);
  });

  it("stays so far away that every option is in sight", () => {
    expect(closeness([ring(0, 0), ring(300, 20)], 30, 360, 500)).toBeCloseTo(0.9987, 3);
  });

  it("looks at as many options as can be read at once, and tells on which sides there are more", () => {
    const [far, one, other] = [ring(0, 0), ring(300, 300), ring(350, 320)];
    const rings = [far, one, other, ring(330, 900)];

    expect(together(rings, 200, 200)).toEqual([one, other]);
    expect(together(rings, 5, 5)).toEqual([far]);
    expect(beyond(rings, new DOMRect(290, 290, 100, 100))).toEqual(["left", "up", "down"]);
  });
});

describe("the end screen", () => {
  const result: Result = {
    winners: [1],
    places: [2, 1, 3],
    points: [10, 14, 3],
    breakdown: [
      { rooms: 6, titles: 4 },
      { rooms: 5, titles: 9 },
      { rooms: 3, titles: 0 },
    ],
    reason: "",
    seed: "",
    fresh: [],
  };

  it("names the line that separated the winner from the runner-up", () => {
    expect(decisive(result)).toEqual({ id: "titles", by: 5, over: 0 });
  });

  it("draws no story of points that were secret until the end", () => {
    expect(
      tells([
        [0, 0],
        [0, 0],
        [0, 0],
        [7, 4],
      ]),
    ).toBe(false);
    expect(
      tells([
        [0, 0],
        [3, 1],
        [7, 4],
      ]),
    ).toBe(true);
  });

  it("names nothing when everybody shares the victory", () => {
    expect(decisive({ ...result, winners: [0, 1, 2] })).toBeNull();
    expect(decisive({ ...result, points: [14, 14, 3] })).toBeNull();
  });
});

describe("a choice", () => {
  function draw(at: AtTable): HTMLElement {
    const root = document.createElement("div");
    document.body.append(root);
    act(() =>
      render(
        <TableContext.Provider value={at}>
          <Choice of="monster:goblin.1">Goblin</Choice>
          <Choice of="monster:troll.1">Troll</Choice>
          <Choice of="monster:slime.1">Slime</Choice>
          <TipLayer />
        </TableContext.Provider>,
        root,
      ),
    );
    return root;
  }

  it("answers when it is an option, by click and by Enter", () => {
    const choose = vi.fn();
    const root = draw(seated({ choose }));
    const goblin = root.querySelector<HTMLElement>('[data-ref="monster:goblin.1"]');

    goblin?.click();
    goblin?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));

    expect(goblin?.classList.contains("is-option")).toBe(true);
    expect(choose.mock.calls).toEqual([["monster:goblin.1"], ["monster:goblin.1"]]);
  });

  it("says why it is refused, with the rule, and does not answer", async () => {
    const choose = vi.fn();
    const showRule = vi.fn();
    const root = draw(seated({ choose, showRule }));
    const troll = root.querySelector<HTMLElement>('[data-ref="monster:troll.1"]');

    await act(async () => {
      troll?.click();
      await new Promise((done) => setTimeout(done, 10));
    });

    expect(troll?.getAttribute("aria-disabled")).toBe("true");
    expect(root.querySelector(".tip")?.textContent).toContain("That costs 2 food. DL-GEN-10");
    root.querySelector<HTMLElement>(".tip .rule-link")?.click();
    expect(showRule).toHaveBeenCalledWith("DL-GEN-10");
    expect(choose).not.toHaveBeenCalled();
  });

  it("explains itself anew under the moving mouse when the question has changed, and not under a resting one", () => {
    vi.useFakeTimers();
    const root = draw(seated());
    const troll = root.querySelector<HTMLElement>('[data-ref="monster:troll.1"]');
    const mouse = (type: string, x: number) =>
      act(() => {
        troll?.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", clientX: x, clientY: 5, bubbles: true }));
        vi.runAllTimers();
      });
    const told = () => root.querySelector(".tip .why-not") !== null;

    mouse("pointerenter", 5);
    mouse("pointermove", 5);
    const met = told();
    act(renewTip);
    const changed = told();
    mouse("pointermove", 5);
    const resting = told();
    mouse("pointermove", 6);
    const moved = told();
    mouse("pointerleave", 7);
    vi.useRealTimers();

    expect([met, changed, resting, moved, told()]).toEqual([true, false, false, true, false]);
  });

  it("is just a thing on the board when nobody asks for it, and for people who only watch", () => {
    expect(draw(seated()).querySelector('[data-ref="monster:slime.1"]')?.getAttribute("role")).toBeNull();
    expect(draw(seated({ watching: true })).querySelector(".is-option")).toBeNull();
  });
});

describe("the prompt bar", () => {
  const asking = (at: AtTable) => {
    const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
    live.parts.value = [part(0, [ask])];
    const root = document.createElement("div");
    const nothing = () => undefined;
    act(() =>
      render(
        <Prompt
          live={live}
          at={at}
          part={part(0, [ask])}
          course={new Course(live, undefined, 0)}
          over={false}
          confirming={null}
          mode="answer"
          onConfirm={nothing}
          onCancel={nothing}
          onUndo={nothing}
          onMode={nothing}
          onScore={nothing}
          onSince={nothing}
          onInvite={nothing}
          onOrders={nothing}
        />,
        root,
      ),
    );
    return root;
  };

  it("asks in one sentence and offers every answer that the board does not show", () => {
    const root = asking(seated());

    expect(root.querySelector(".prompt-words")?.textContent).toBe("Hire somebody.");
    expect([...root.querySelectorAll("[data-answer]")].map((one) => one.textContent)).toEqual(["Goblin1", "Pass0"]);
  });

  it("names the figure it asks, where somebody leads several", () => {
    const root = asking(seated({ led: () => ({ ref: "monster:goblin.1", mark: 3 }) }));

    expect(root.querySelector(".prompt-led b")?.textContent).toBe("Goblin");
    expect(root.querySelector(".prompt-led .seat-mark")).not.toBeNull();
    expect(root.querySelectorAll(".prompt-words .seat-mark")).toHaveLength(1);
  });
});

describe("pointing", () => {
  it("finds what lies under a finger, the nearest thing first", () => {
    const root = document.createElement("div");
    root.innerHTML = '<div data-ref="room:cave"><i data-point="space:3,4"><b></b></i><u></u></div>';

    expect(refUnder(root.querySelector("b"))).toBe("space:3,4");
    expect(refUnder(root.querySelector("u"))).toBe("room:cave");
    expect(refUnder(root)).toBeNull();
  });

  it("is of use only where somebody else can see it", () => {
    const live = new LiveTable("t", "s", () => ({ send: () => undefined, close: () => undefined }));
    const seat = { name: "", level: null, online: true, gave_up: false };
    const seats = (other: "bot" | "friend") => [
      { ...seat, seat: 0, kind: "me" as const },
      { ...seat, seat: 1, kind: other },
    ];
    live.you.value = [0];

    live.table.value = { ...seated().table, seats: seats("bot") };
    expect(hasCompany(live)).toBe(false);
    live.table.value = { ...seated().table, seats: seats("friend") };
    expect(hasCompany(live)).toBe(true);
  });
});

describe("long names", () => {
  it("may be broken between their parts, and read the same", () => {
    expect(soft("Münzprägeanstalt")).toBe("Münz\u00adpräge\u00adanstalt");
    expect(soft("Vergiftetes Essen").replaceAll("\u00ad", "")).toBe("Vergiftetes Essen");
    expect(soft("Workshop")).toBe("Workshop");
  });
});

describe("a dialog", () => {
  it("is read from its title on", () => {
    const root = document.body.appendChild(document.createElement("div"));

    act(() =>
      render(
        <Dialog title="Keys" onClose={() => undefined}>
          <p>…</p>
        </Dialog>,
        root,
      ),
    );

    expect(document.activeElement?.textContent).toBe("Keys");
    root.remove();
  });

  it("is left by a click beside it, not by marking a text out over its edge", () => {
    const root = document.body.appendChild(document.createElement("div"));
    const close = vi.fn();
    act(() => render(<Dialog title="Keys" onClose={close} children={<input />} />, root));
    const [box, field] = [root.querySelector("dialog"), root.querySelector("input")];
    const press = (one: Element | null) => one?.dispatchEvent(new Event("pointerdown", { bubbles: true }));

    press(field);
    box?.click();
    expect(close).not.toHaveBeenCalled();

    press(box);
    box?.click();
    expect(close).toHaveBeenCalledOnce();
    root.remove();
  });
});

describe("small helpers", () => {
  it("find rules by id and by word", () => {
    const rules = [
      { id: "DL-GEN-01", chapter: "GEN", kind: "rule", text: "Two to four players.", source: "" },
      { id: "DL-DIG-01", chapter: "DIG", kind: "rule", text: "Up to two tunnels.", source: "" },
    ];

    expect(matching(rules, "dig").map((rule) => rule.id)).toEqual(["DL-DIG-01"]);
    expect(matching(rules, "players")).toHaveLength(1);
    expect(matching(rules, "")).toHaveLength(2);
  });

  it("begin with what one needs to play, not with the box", () => {
    const rules = ["ERR", "COMP", "SETUP", "COMP", "TURN"].map((chapter, index) => {
      return { id: `DE-${chapter}-0${index}`, chapter, kind: "rule", text: "", source: "" };
    });

    const chapters = forReading(rules).map((rule) => rule.chapter);

    expect(chapters).toEqual(["SETUP", "TURN", "ERR", "COMP", "COMP"]);
  });

  it("lead to every chapter of the rules by its name, in the order of the book", async () => {
    const rules = JSON.parse(readFileSync("tests/fixtures/api/games-lords-rules-en.json", "utf8")) as RuleText[];
    vi.spyOn(api, "rules").mockResolvedValue(rules);
    const root = document.body.appendChild(document.createElement("div"));
    act(() => render(<RuleBook slug="lords" focus={rules[0]?.id ?? ""} />, root));
    const list = () => root.querySelector<HTMLSelectElement>(".rule-chapters select");
    const named = () => [...(list()?.options ?? [])].slice(1).map((one) => one.textContent);
    await vi.waitFor(() => expect(named()[0]).toBe("General terms"), 20_000);
    const heads = [...root.querySelectorAll<HTMLElement>("h3[data-chapter]")];
    const gone: (string | undefined)[] = [];
    for (const head of heads) head.scrollIntoView = () => gone.push(head.dataset.chapter);

    const contents = list() as HTMLSelectElement;
    contents.value = "DIG";
    act(() => void contents.dispatchEvent(new Event("change", { bubbles: true })));

    expect(named()).toEqual(heads.map((head) => head.textContent));
    expect(named().length).toBeGreaterThan(5);
    expect(gone).toEqual(["DIG"]);
    render(null, root);
    root.remove();
    vi.restoreAllMocks();
  });

  it("know whom a log entry is about", () => {
    expect(seatOf({ n: 1, event: "card_played", args: { card: "card:noble", who: "seat:2" }, private: false })).toBe(2);
    expect(seatOf({ n: 1, event: "year_began", args: { year: 1 }, private: false })).toBeNull();
  });

  it("fill a new table with me and bots", () => {
    const plans = firstSeats({ slug: "lords", levels: ["random", "greedy"] }, "Mira").slice(0, 3);
    expect(plans.map((seat) => [seat.kind, seat.name, seat.level])).toEqual([
      ["me", "Mira", "greedy"],
      ["bot", "", "greedy"],
      ["bot", "", "greedy"],
    ]);
  });
});

describe("the list of my tables", () => {
  const table = (name: string, more: Partial<TableSummary>) =>
    ({ name, over: false, your_turn: false, due: null, ...more }) as TableSummary;

  it("begins with where I am asked, what is due soonest first", () => {
    const rows = [
      table("finished", { over: true, your_turn: true }),
      table("theirs", {}),
      table("mine, some day", { your_turn: true }),
      table("mine, in three days", { your_turn: true, due: "2026-11-19T08:00:00.000Z" }),
      table("mine, tomorrow", { your_turn: true, due: "2026-11-17T08:00:00.000Z" }),
    ];

    expect(dueFirst(rows).map((row) => row.name)).toEqual([
      "mine, tomorrow",
      "mine, in three days",
      "mine, some day",
      "theirs",
      "finished",
    ]);
  });

  it("gives the seats of a table the colours of its game, and nothing else", () => {
    const root = document.createElement("div");
    const seats = [{ name: "Mira" }, { name: "Olaf" }];
    const table = { id: "1", token: "t", game: "tyrants", name: "", seats, waiting: [0], updated: "" };

    render(<TableRow table={table as unknown as TableSummary} games={[]} onForget={() => undefined} />, root);

    expect([...root.querySelectorAll(".game-tyrants")]).toEqual([root.querySelector(".table-seats")]);
    expect(root.querySelectorAll(".game-tyrants .seat-mark")).toHaveLength(2);
  });
});
