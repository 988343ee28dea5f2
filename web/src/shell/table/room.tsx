/** The table itself: head, board, dock with log and rules, and the prompt bar that is always in reach. */

import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type AtTable, type GameBoard, standing, TableContext } from "../../games/board";
import { api } from "../../net/api";
import type { LiveTable } from "../../net/live";
import type { Ask, Key, Moment, Part, Refusal } from "../../net/protocol";
import { RuleLink } from "../../pieces/rule";
import { showTip } from "../../pieces/tip";
import { Travel } from "../../pieces/travel";
import { set, settings } from "../../settings";
import { t } from "../../text/load";
import type { Texts } from "../../text/texts";
import { SettingsDialog } from "../settings";
import { Cover, useHotseat } from "./cover";
import { Dock, type DockTab } from "./dock";
import { Head } from "./head";
import { KeysDialog, useKeys } from "./keys";
import { LinksDialog } from "./links";
import { useNotice } from "./notice";
import { Prompt } from "./prompt";
import { Replay } from "./replay";
import { Score } from "./score";

export type Sheet = "none" | "keys" | "settings" | "links" | "score";

function useFresh(live: LiveTable, part: Part): [number, () => void] {
  const log = live.logs.value.get(part.seat) ?? [];
  const last = log.at(-1)?.n ?? 0;
  const [from, start] = useState(last + 1);
  return [from, () => start(last + 1)];
}

/** On a small screen the options may lie below the fold: show the first one, unless one is in sight already. */
function bringIntoSight(stage: HTMLElement | null): void {
  const frame = stage?.getBoundingClientRect();
  const options = [...(stage?.querySelectorAll<HTMLElement>(".is-option") ?? [])].filter(
    (one) => one.getClientRects().length > 0,
  );
  const seen = options.some((one) => {
    const box = one.getBoundingClientRect();
    return frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom;
  });
  if (!seen) options[0]?.scrollIntoView?.({ block: "center" });
}

export function Room({ live, texts, board }: { live: LiveTable; texts: Texts; board: GameBoard }) {
  const table = live.table.value;
  const hotseat = useHotseat(live);
  const part = hotseat.part;
  const [tab, setTab] = useState<DockTab | null>(window.innerWidth >= 1280 ? "log" : null);
  const [sheet, setSheet] = useState<Sheet>("none");
  const [rule, setRule] = useState<string | null>(null);
  const [confirming, confirm] = useState<{ ask: Ask; key: Key } | null>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [replaying, setReplaying] = useState(false);
  const [whyMode, setWhyMode] = useState(false);
  const [fresh, restartFresh] = useFresh(live, part);
  const stage = useRef<HTMLDivElement>(null);
  const watching = live.role.value !== "player" || moment !== null;
  const asks = useMemo(() => (watching ? [] : part.asks), [watching, part]);
  const log = live.logs.value.get(part.seat) ?? [];

  useNotice(live, texts);
  useEffect(() => {
    if (live.over.value && live.result.value) setSheet("score");
  }, [live.over.value, live.result.value]);

  const askId = asks[0]?.id;
  useEffect(() => {
    if (askId) bringIntoSight(stage.current);
  }, [askId]);

  const answer = useCallback(
    (ask: Ask, key: Key) => {
      confirm(null);
      restartFresh();
      void live.answer(ask, key);
    },
    [live, restartFresh],
  );

  const at: AtTable = {
    table: table as NonNullable<typeof table>,
    seat: part.seat,
    asks,
    texts,
    game: board,
    log,
    fresh,
    watching,
    stands: (key) => standing(asks, key),
    choose: (key) => {
      const found = standing(asks, key);
      if (found.state !== "option") return;
      if (board.confirms?.(found.ask, key)) confirm({ ask: found.ask, key });
      else answer(found.ask, key);
    },
    whyNot: (key) => (part.seat === null ? Promise.resolve(null) : live.whyNot(part.seat, key)),
    showRule: (id) => {
      setRule(id);
      setTab("rules");
    },
  };

  const undo = () => {
    if (part.seat !== null && part.can_undo && !watching) void live.undo(part.seat);
  };
  useKeys({
    asks,
    stage,
    choose: at.choose,
    undo,
    toggle: (name) => setTab(tab === name ? null : name),
    open: (name) => setSheet(name),
    why: () => setWhyMode(!whyMode),
    text: () => set({ textView: !settings.value.textView }),
    escape: () => {
      setWhyMode(false);
      confirm(null);
    },
    blocked: sheet !== "none" || hotseat.covered !== null,
  });

  const explain = async (event: MouseEvent) => {
    if (!whyMode) return;
    const thing = (event.target as Element).closest<HTMLElement>("[data-ref]");
    if (!thing) return;
    event.preventDefault();
    event.stopPropagation();
    setWhyMode(false);
    const key = thing.dataset.ref ?? "";
    const known = standing(asks, key);
    let why: Refusal | null = known.state === "refused" ? known.why : null;
    if (known.state === "idle") why = await at.whyNot(key);
    showTip(thing, () => (
      <TableContext.Provider value={at}>
        <p class="why-not">
          {why ? texts.refusal(why) : t("why-possible", { name: texts.name(key) })} <RuleLink id={why?.rule} />
        </p>
      </TableContext.Provider>
    ));
  };

  const loadMoment = async (number: number | null) => {
    if (number === null || number >= live.length.value) setMoment(null);
    else setMoment(await api.moment(live.id, live.token, number, part.seat));
  };

  const view = moment ? moment.view : part.view;
  const Board = settings.value.textView ? board.Text : board.Board;
  return (
    <TableContext.Provider value={at}>
      <div class={`room game-${board.slug} ${tab ? "has-dock" : ""} ${whyMode ? "why-mode" : ""}`}>
        <Head
          live={live}
          at={at}
          view={view}
          tab={tab}
          onTab={(name) => setTab(tab === name ? null : name)}
          onSheet={setSheet}
        />
        <main ref={stage} class="stage" onClickCapture={explain}>
          {hotseat.covered === null && (
            <Travel when={`${live.version.value}/${moment?.number ?? ""}/${part.seat}`} class="stage-inner">
              <Board view={view} at={at} />
            </Travel>
          )}
        </main>
        {tab && (
          <Dock
            live={live}
            at={at}
            tab={tab}
            rule={rule}
            onTab={setTab}
            onClose={() => setTab(null)}
            onReplay={() => {
              setReplaying(!replaying);
              setMoment(null);
            }}
            onLinks={() => setSheet("links")}
            onScore={() => setSheet("score")}
          />
        )}
        <div class="foot">
          {replaying && (
            <Replay
              length={live.length.value}
              now={moment?.number ?? live.length.value}
              onMove={(number) => void loadMoment(number)}
              onClose={() => {
                setReplaying(false);
                setMoment(null);
              }}
            />
          )}
          <Prompt
            live={live}
            at={at}
            part={part}
            confirming={confirming}
            whyMode={whyMode}
            onConfirm={answer}
            onCancel={() => confirm(null)}
            onUndo={undo}
            onWhy={() => setWhyMode(!whyMode)}
            onScore={() => setSheet("score")}
          />
        </div>
        {hotseat.covered !== null && (
          <Cover name={texts.name(`seat:${hotseat.covered}`)} seat={hotseat.covered} onReady={hotseat.uncover} />
        )}
        {sheet === "keys" && <KeysDialog onClose={() => setSheet("none")} />}
        {sheet === "settings" && <SettingsDialog onClose={() => setSheet("none")} />}
        {sheet === "links" && <LinksDialog live={live} onClose={() => setSheet("none")} />}
        {sheet === "score" && live.result.value && (
          <Score result={live.result.value} live={live} at={at} onClose={() => setSheet("none")} />
        )}
      </div>
    </TableContext.Provider>
  );
}
