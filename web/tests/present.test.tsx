import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { TableContext, useTable } from "../src/games/board";
import { type Facts, Present } from "../src/games/present";
import { Choice, Within } from "../src/pieces/choice";
import { Still } from "../src/pieces/still";
import { Texts } from "../src/text/texts";
import { ask, told } from "./scenes";

const texts = new Texts("en", [], {
  "card:a": { name: "A" },
  "card:b": { name: "B" },
  "card:c": { name: "C" },
} as never);
const quiet: Facts = {
  table: { seats: [] } as unknown as Facts["table"],
  seat: 0,
  asks: [],
  texts,
  game: { slug: "x" } as Facts["game"],
  log: [],
  staged: [],
  fresh: 0,
  watching: false,
  view: {},
};
const facts = (more: Partial<Facts> = {}): Facts => ({ ...quiet, ...more });
const nothing = { choose: () => undefined, whyNot: async () => null, showRule: () => undefined };

let drawn: string[] = [];

/** Notes when it is drawn. */
function Card({ of }: { of: string }) {
  const at = useTable();
  drawn.push(`${of} ${at.stands(of).state}`);
  return <Choice of={of}>{at.texts.name(of)}</Choice>;
}

function Chronicle() {
  drawn.push(`log ${useTable().log.length}`);
  return null;
}

describe("the table as it stands", () => {
  const root = document.createElement("div");
  const asks = [ask("x" as never, ["card:a"], ["card:c"])];
  let at: Present;
  const lay = (more: Partial<Facts>) => act(() => at.lay(facts(more)));
  const lit = () => [...root.querySelectorAll<HTMLElement>(".is-option")].map((one) => one.dataset.ref);

  beforeEach(() => {
    render(null, root);
    at = new Present(facts({ asks }), nothing);
    act(() =>
      render(
        <TableContext.Provider value={at}>
          <Still of={[]}>
            <Card of="card:a" />
            <Card of="card:b" />
            <Card of="card:c" />
            <Chronicle />
          </Still>
        </TableContext.Provider>,
        root,
      ),
    );
    drawn = [];
  });

  it("has only those pieces drawn again whose keys stand otherwise", async () => {
    await lay({ asks: [{ ...ask("y" as never, ["card:b"], ["card:c"]), id: "2" }] });

    expect(drawn).toEqual(["card:a idle", "card:b option"]);
    expect(lit()).toEqual(["card:b"]);
  });

  it("has no piece drawn again for what none of them has read", async () => {
    await lay({ asks: [...asks], view: { round: 2 }, fresh: 7 });

    expect(drawn).toEqual([]);
  });

  it("has the chronicle alone drawn again when only the log has grown", async () => {
    await lay({ asks: [...asks], log: [told("x" as never)] });

    expect(drawn).toEqual(["log 1"]);
  });

  it("dims and lights nothing for whoever only watches", async () => {
    await lay({ asks: [...asks], watching: true });

    expect(lit()).toEqual([]);
  });
});

describe("what lies on something", () => {
  it("is not drawn again with it", () => {
    const root = document.createElement("div");
    const at = new Present(facts(), nothing);
    const Land = ({ round }: { round: number }) => (
      <TableContext.Provider value={at}>
        <b>{round}</b>
        <Within of={["land:1"]}>
          <Card of="card:a" />
        </Within>
      </TableContext.Provider>
    );
    render(<Land round={1} />, root);
    drawn = [];

    render(<Land round={2} />, root);

    expect(drawn).toEqual([]);
    expect(root.textContent).toBe("2A");
    expect(root.querySelector<HTMLElement>("[data-ref]")?.dataset.within).toBe("land:1");
  });
});

describe("names of pieces", () => {
  it("tell figures apart as soon as a second one has been met", async () => {
    const told = new Texts("en", [
      { getMessage: (id: string) => (id === "copy-monster" ? { value: "x" } : undefined) } as never,
    ]);
    told.say = (_, args = {}) => `${args.name} ${args.copy}`;
    const root = document.createElement("div");
    const Name = () => <b>{useTable().texts.called("monster:goblin.1")}</b>;
    const at = new Present(facts({ texts: told }), nothing);
    told.meet(["monster:goblin.1"]);
    render(
      <TableContext.Provider value={at}>
        <Name />
      </TableContext.Provider>,
      root,
    );
    expect(root.textContent).toBe("goblin");

    await act(() => told.meet(["monster:goblin.2"]));

    expect(root.textContent).toBe("goblin 1");
  });
});
