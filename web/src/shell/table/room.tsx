/** The table itself: head, board, dock with log and rules, and the prompt bar that is always in reach. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Doubt, type GameBoard, standing, TableContext } from "../../games/board";
import { Present } from "../../games/present";
import type { LiveTable } from "../../net/live";
import type { Ask, Key, Part, Told } from "../../net/protocol";
import { note } from "../../pieces/choice";
import { hideTip, renewTip, showTip } from "../../pieces/tip";
import { Travel } from "../../pieces/travel";
import { mattering } from "../../pieces/why";
import { set, settings } from "../../settings";
import { t } from "../../text/load";
import type { Texts } from "../../text/texts";
import { errorText } from "../asked";
import { remember } from "../chronicle/plays";
import { isFirst, putAway, sitDown } from "../firsts";
import { FaceDown, HandHead, useFaceDown } from "../living/hand";
import { SettingsDialog } from "../settings";
import { Cover, useHotseat } from "./cover";
import { Dock, type DockTab } from "./dock";
import { asksWhetherFinal, doubtAbout, lastDoubt } from "./doubt";
import { useKeptFocus } from "./focus";
import { Head } from "./head";
import { useKeys } from "./keys";
import { Notice } from "./notice";
import { download } from "./panels/affairs";
import { TableNotice } from "./panels/chance";
import { useUnread } from "./panels/chat";
import { HelpDialog } from "./panels/help";
import { Joining } from "./panels/joining";
import { comesToInvite, InviteDialog, LinksDialog } from "./panels/links";
import { AskingBack, canAskBack, Motions } from "./panels/motions";
import { Passing } from "./panels/passing";
import { Score } from "./panels/score";
import { OrderActs, OrdersDialog } from "./panels/standing";
import { changeSpeed, Spoken, useCourse } from "./playing";
import { Pointed, refsUnder, refUnder } from "./pointing";
import { type Mode, Prompt } from "./prompt";
import { useReviewing } from "./reviewing";
import { Rings } from "./rings";
import { bringIntoSight, follow } from "./sight";
import { useUndoing } from "./undoing";

const NOTHING: Told[] = [];
const NONE: Ask[] = [];

export type Sheet = "none" | "keys" | "settings" | "links" | "invite" | "score" | "orders";

/** Where there is room beside the board: the player aid in somebody's first game, else the chronicle. */
function firstTab(live: LiveTable, slug: string, hand: boolean): DockTab | null {
  if (live.role.peek() === "player" && !live.over.peek()) sitDown(slug, live.id);
  if (window.innerWidth < 1280 || hand) return null;
  return live.role.peek() === "player" && !live.over.peek() && isFirst(slug, live.id) ? "rules" : "log";
}

/** From which entry on the log is new. Whoever answers begins anew, and sees it with what comes of the answer. */
function useFresh(live: LiveTable, part: Part): [number, () => void] {
  const next = () => (live.logs.peek().get(part.seat)?.at(-1)?.n ?? 0) + 1;
  const from = useRef<number | null>(null);
  from.current ??= next();
  const latest = useRef(next);
  latest.current = next;
  const restart = useCallback(() => {
    from.current = latest.current();
  }, []);
  return [from.current, restart];
}

/** Figures of one name are told apart as soon as a second one has been shown, not when it has only come. */
export function useMet(texts: Texts, log: Told[]): void {
  const read = useRef<{ texts: Texts | null; length: number }>({ texts: null, length: 0 });
  useMemo(() => {
    const known = read.current.texts === texts ? Math.min(read.current.length, log.length) : 0;
    read.current = { texts, length: log.length };
    texts.meet(log.slice(known).flatMap((entry) => Object.values(entry.args)));
  }, [texts, log]);
}

/** With `hand` it is a phone beside a television: only what is one's own, and every answer in words. */
export function Room(props: { live: LiveTable; texts: Texts; board: GameBoard; hand?: boolean }) {
  const { live, texts, board, hand = false } = props;
  const table = live.table.value;
  const course = useCourse(live, board);
  const shown = course.shown.value;
  const hotseat = useHotseat(live, shown.frame.parts, board);
  const part = hotseat.part;
  const past = useReviewing(live, board, part.seat);
  const back = past.review?.shown.value ?? null;
  const [tab, turnTo] = useState<DockTab | null>(() => firstTab(live, board.slug, hand));
  const [byKey, setByKey] = useState(false);
  const setTab = useCallback(
    (next: DockTab | null, key = false) => {
      if (next !== "rules") putAway(board.slug, live.id);
      turnTo(next);
      setByKey(key);
    },
    [board.slug, live.id],
  );
  const [sheet, setSheet] = useState<Sheet>("none");
  const [rule, setRule] = useState<string | null>(null);
  const [confirming, confirm] = useState<{ ask: Ask; key: Key; doubt: Doubt } | null>(null);
  const [mode, setMode] = useState<Mode>("answer");
  const [faceDown, turn] = useFaceDown(hand);
  const [askingBack, askBack] = useState(false);
  const [problem, tell] = useState("");
  const [fresh, restartFresh] = useFresh(live, part);
  const { gave, undo: takeBack } = useUndoing(live, part);
  const room = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const watching = live.role.value !== "player" || past.review !== null;
  // Whoever looks back misses nothing: what happens meanwhile is shown when they return.
  useEffect(() => course.hold(past.review !== null), [course, past.review]);
  // Right after the table has changed hands the course still shows it to whoever had it before.
  const now =
    part.seat === shown.frame.seat ? shown : { ...part, length: Number.POSITIVE_INFINITY, told: [], running: false };
  const { view, length, told, running } = back ?? now;
  const asks = useMemo(() => (watching ? [] : now.asks), [watching, now.asks]);
  // What has come and is not yet shown is no reason to draw the room again.
  const all = live.logs.peek().get(part.seat);
  const log = useMemo(() => (all ?? []).slice(0, length), [all, length]);
  useMet(texts, log);
  useMemo(() => texts.meet(now.asks.flatMap((ask) => ask.options.map((option) => option.key))), [texts, now.asks]);
  const seen = shown.waiting === 0;
  const over = shown.frame.over && seen && !shown.telling;
  const asked = useMemo(() => (seen ? shown.frame.parts.flatMap((one) => one.asks) : NONE), [seen, shown.frame.parts]);

  useEffect(() => course.look(part.seat), [course, part.seat]);
  useEffect(() => {
    if (!over) return;
    setSheet("score");
    if (live.result.peek()) void remember(live);
  }, [over, live]);
  useEffect(() => {
    if (comesToInvite(live)) setSheet("invite");
  }, [live]);
  const unread = useUnread(live, tab === "chat");

  const askId = asks[0]?.id;
  // Not a frame later: somebody may already point at what is new.
  useLayoutEffect(renewTip, [askId]);
  useEffect(() => {
    if (askId) bringIntoSight(stage.current);
  }, [askId, tab === null]);
  useEffect(() => {
    if (running) follow(stage.current, told, (ref) => board.owner?.(view, ref) ?? null);
  }, [running, told]);
  useKeptFocus(room);

  const answer = useCallback(
    (ask: Ask, key: Key, on = false) => {
      confirm(null);
      askBack(false);
      hideTip();
      restartFresh();
      course.end();
      gave(on);
      void live.answer(ask, key);
    },
    [live, course, restartFresh, gave],
  );

  // The board is drawn again when the table has changed, not when something beside it was opened or said.
  const staged = running ? told : NOTHING;
  const stretch = useRef(past.stretch);
  stretch.current = past.stretch;
  const facts = {
    table: table as NonNullable<typeof table>,
    seat: part.seat,
    asks,
    texts,
    game: board,
    log,
    staged,
    fresh,
    watching,
    view,
  };
  const at = useMemo(
    () =>
      new Present(facts, {
        choose: (key, here, on) => {
          const found = standing(here.asks, key);
          if (found.state !== "option") return;
          const { ask } = found;
          const go = (doubt: Doubt | null) => (doubt ? confirm({ ask, key, doubt }) : answer(ask, key, on));
          const doubt = doubtAbout(board, ask, key, here.view, settings.value.confirm);
          if (doubt || !asksWhetherFinal(ask, settings.value.confirm)) go(doubt);
          else void live.isFinal(ask.seat, key).then((final) => go(lastDoubt(ask, key, final)));
        },
        whyNot: (key, { seat }) => (seat === null ? Promise.resolve(null) : live.whyNot(seat, key)),
        showRule: (id) => {
          setRule(id);
          setTab("rules");
        },
        replay: (from, to) => stretch.current(from, to),
        save: () =>
          void download(live).then(
            () => tell(""),
            (error: unknown) => tell(errorText(error)),
          ),
      }),
    [board, live, answer, setTab],
  );
  at.lay(facts);

  const undo = () => {
    if (part.seat === null || watching) return;
    if (part.can_undo) takeBack();
    else if (canAskBack(live, part)) askBack(true);
  };
  const since = () => (past.review ? past.leave() : past.since(part.turn));
  const switchMode = (wanted: Mode) => setMode(mode === wanted ? "answer" : wanted);
  useKeys({
    asking: asks.length > 0,
    stage,
    undo,
    toggle: (name) => setTab(tab === name ? null : name, true),
    open: (name) => setSheet(name),
    why: () => switchMode("why"),
    point: () => switchMode("point"),
    text: () => set({ textView: !settings.value.textView }),
    course,
    review: past.review,
    since,
    speed: changeSpeed,
    escape: () => {
      setMode("answer");
      confirm(null);
      askBack(false);
      live.hasRead();
      past.leave();
    },
    blocked: sheet !== "none" || hotseat.covered !== null || faceDown,
  });

  /** While a question or a finger is raised, the next thing touched is what it is about. */
  const touch = (event: MouseEvent | KeyboardEvent) => {
    if (mode === "answer" || (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ")) return;
    const under = refsUnder(event.target);
    const ref = refUnder(event.target);
    if (mode === "why" ? !under : !ref) return;
    event.preventDefault();
    event.stopPropagation();
    setMode("answer");
    if (mode === "why" && under) {
      const { thing, refs } = under;
      const face = thing.dataset.face ?? null;
      showTip(thing, () => note(at, mattering(at, refs), face, true), { wide: face !== null, pinned: true });
    } else if (ref) void live.point(ref);
  };

  const Board = settings.value.textView && !hand ? board.Text : board.Board;
  const drawn = useMemo(() => <Board view={view} at={at} />, [Board, view, at]);
  return (
    <TableContext.Provider value={at}>
      <div ref={room} class={`room game-${board.slug} ${tab ? "has-dock" : ""} ${hand ? "is-hand" : ""} ${mode}-mode`}>
        {hand ? (
          <HandHead live={live} at={at} down={faceDown} unread={unread} onTurn={turn}>
            <Joining live={live} />
          </HandHead>
        ) : (
          <Head
            live={live}
            at={at}
            view={view}
            tab={tab}
            unread={unread}
            onTab={(name) => setTab(tab === name ? null : name)}
            onSheet={setSheet}
          >
            <Joining live={live} />
          </Head>
        )}
        <main ref={stage} class="stage" onClickCapture={touch} onKeyDownCapture={touch}>
          {faceDown && <FaceDown onTurn={() => turn(false)} />}
          {hotseat.covered === null && !faceDown && (
            <Travel when={back ?? now} class="stage-inner">
              {drawn}
            </Travel>
          )}
        </main>
        {tab && (
          <Dock
            live={live}
            at={at}
            stage={stage}
            tab={tab}
            byKey={byKey}
            rule={rule}
            onTab={(name) => setTab(name)}
            onClose={() => setTab(null)}
            onReplay={() => (past.review ? past.leave() : past.whole())}
            onLinks={() => setSheet("links")}
            onInvite={() => setSheet("invite")}
            onOrders={() => setSheet("orders")}
            onScore={over ? () => setSheet("score") : null}
          />
        )}
        <div class="foot">
          {problem && (
            <p class="motion" role="alert">
              <span>{problem}</span>
              <button type="button" class="quiet" onClick={() => tell("")}>
                {t("understood")}
              </button>
            </p>
          )}
          <Motions live={live} texts={texts} />
          <TableNotice live={live} moment={back} at={at} />
          {!watching && (
            <OrderActs
              key={part.seat}
              live={live}
              at={at}
              shown={shown.waiting === 0}
              onOpen={() => setSheet("orders")}
            />
          )}
          {tab === null && asks.length > 0 && !part.acted && isFirst(board.slug, live.id) && (
            <Passing class="aid-offer">
              {t("aid-offer")}{" "}
              <button type="button" onClick={() => setTab("rules")}>
                {t("aid-offer-open")}
              </button>
              <button type="button" class="quiet" onClick={() => setTab(null)}>
                {t("aid-first-close")}
              </button>
            </Passing>
          )}
          {askingBack ? (
            <AskingBack live={live} onDone={() => askBack(false)} />
          ) : (
            <Prompt
              live={live}
              at={at}
              part={part}
              listed={hand}
              course={course}
              past={past}
              over={over}
              confirming={confirming && asks.some((ask) => ask.id === confirming.ask.id) ? confirming : null}
              mode={mode}
              onConfirm={answer}
              onCancel={() => confirm(null)}
              onUndo={undo}
              onMode={switchMode}
              onScore={() => setSheet("score")}
              onSince={since}
              onInvite={() => setSheet("invite")}
              onOrders={() => setSheet("orders")}
            />
          )}
        </div>
        <Notice live={live} texts={texts} asks={asked} over={over} />
        <Spoken at={at} />
        <Rings />
        {hotseat.covered === null && <Pointed live={live} stage={stage} at={at} />}
        {hotseat.covered !== null && (
          <Cover name={texts.name(`seat:${hotseat.covered}`)} seat={hotseat.covered} onReady={hotseat.uncover} />
        )}
        {sheet === "keys" && <HelpDialog at={at} onClose={() => setSheet("none")} />}
        {sheet === "orders" && <OrdersDialog live={live} at={at} part={part} onClose={() => setSheet("none")} />}
        {sheet === "invite" && <InviteDialog live={live} onClose={() => setSheet("none")} />}
        {sheet === "settings" && <SettingsDialog onClose={() => setSheet("none")} />}
        {sheet === "links" && <LinksDialog live={live} onClose={() => setSheet("none")} />}
        {sheet === "score" && live.result.value && (
          <Score result={live.result.value} view={now.view} live={live} at={at} onClose={() => setSheet("none")} />
        )}
      </div>
    </TableContext.Provider>
  );
}
