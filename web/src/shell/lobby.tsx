/** The first page: which games there are, which tables are mine, and the way back to any of them. */

import { useEffect, useRef, useState } from "preact/hooks";
import { account, shareTables, unshare } from "../net/account";
import { api, ServerError } from "../net/api";
import type { GameInfo, TableSummary } from "../net/protocol";
import { type Held, held, hold, release } from "../net/tokens";
import { Icon } from "../pieces/icon";
import { SeatMark } from "../pieces/seats";
import { go } from "../route";
import { lang, settings } from "../settings";
import { t } from "../text/load";
import { errorText, useAsked } from "./asked";
import { Frame } from "./chrome";
import { remember } from "./chronicle/plays";
import { isAlone } from "./chronicle/records";
import { Dialog } from "./dialog";
import { Forget } from "./forget";
import { emblem } from "./games";
import { seatsOf } from "./opening";
import { followTables } from "./people";

function GameCard({ game }: { game: GameInfo }) {
  const low = game.players[0] ?? 2;
  const high = game.players.at(-1) ?? 4;
  return (
    <li class={`game-card game-${game.slug}`}>
      <a href={`/new/${game.slug}`}>
        <span class="game-art" aria-hidden="true">
          <Icon name={emblem(game.slug)} />
        </span>
        <h3>{game.name[lang.value]}</h3>
        <p>{game.tagline[lang.value]}</p>
        <p class="game-facts">
          {t("players-range", { low, high })}
          {game.minutes ? ` · ${t("minutes", { minutes: game.minutes })}` : ""}
        </p>
      </a>
      <a class="game-rules" href={`/rules/${game.slug}`}>
        {t("rules")}
      </a>
    </li>
  );
}

function when(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** Where I am asked comes first, and there what is due soonest; the order is otherwise as it was. */
export function dueFirst(tables: TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => (table.over ? 2 : table.your_turn ? 0 : 1);
  const due = (table: TableSummary) => (table.due ? Date.parse(table.due) : Number.MAX_SAFE_INTEGER);
  return [...tables].sort((a, b) => rank(a) - rank(b) || due(a) - due(b));
}

/** A table that was taken out of the list, and how it comes back. */
interface Gone {
  name: string;
  token: string;
  held: Held | undefined;
}

/** Every table that was taken out can be put back, the last one first; the keyboard goes on there. */
function Forgotten({ gone, onRestore }: { gone: Gone[]; onRestore: (one: Gone) => void }) {
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef(gone.length);
  useEffect(() => {
    if (gone.length > 0 && gone.length !== before.current) first.current?.focus();
    else if (gone.length < before.current) document.getElementById("my-tables")?.focus();
    before.current = gone.length;
  }, [gone.length]);
  return (
    <div role="status">
      {gone.map((one, index) => (
        <p key={one.token} class="table-gone">
          {t("table-forgotten", { name: one.name })}{" "}
          <button type="button" ref={index === 0 ? first : undefined} onClick={() => onRestore(one)}>
            {t("table-restore")}
          </button>
        </p>
      ))}
    </div>
  );
}

export function TableRow({ table, games, onForget }: { table: TableSummary; games: GameInfo[]; onForget: () => void }) {
  const game = games.find((one) => one.slug === table.game);
  const won = table.result?.winners ?? [];
  const winners = won.map((seat) => table.seats[seat]?.name ?? "");
  const mine = table.role === "player" && table.you.length === 1 && won.length === 1 && won[0] === table.you[0];
  const wonBy = () =>
    t(mine ? "table-won-you" : "table-won-by", {
      names: new Intl.ListFormat(lang.value, { type: "conjunction" }).format(winners),
      count: winners.length,
    });
  const replaced =
    table.role === "player" && table.you.length > 0 && table.you.every((seat) => table.seats[seat]?.level);
  const state = table.over
    ? table.result && isAlone(table)
      ? t("table-finished-alone", { lost: -(table.result.points[0] ?? 0) })
      : winners.length > 0
        ? wonBy()
        : t(table.result ? "table-finished" : "table-over-early")
    : table.your_turn
      ? `${t("your-turn")}${table.due ? ` ${t("turn-until", { when: when(table.due) })}` : ""}`
      : replaced
        ? t("bot-plays-for-you")
        : t("waiting-for-names", { names: table.waiting.map((seat) => table.seats[seat]?.name ?? "").join(", ") });
  return (
    <li class={`table-row ${table.your_turn && !table.over ? "is-mine" : ""}`}>
      <a href={`/table/${table.id}#${table.token}`}>
        <Icon name={emblem(table.game)} />
        <span class="table-name">
          <strong>{table.name || game?.name[lang.value]}</strong>
          <small>
            {table.name ? `${game?.name[lang.value]} · ` : ""}
            {when(table.updated)}
            {table.expires && <em> · {t("table-expires-soon", { when: when(table.expires) })}</em>}
          </small>
        </span>
        <span class={`table-seats game-${table.game}`}>
          {table.seats.map((seat, index) => (
            <span key={`${index}-${seat.name}`} title={seat.name}>
              <SeatMark seat={index} size={14} /> {seat.name}
            </span>
          ))}
        </span>
        <span class="table-state">{state}</span>
      </a>
      <Forget label={t("forget-table", { name: table.name || (game?.name[lang.value] ?? "") })} onForget={onForget} />
    </li>
  );
}

export function ImportJournal() {
  const [problem, tell] = useState<string | null>(null);
  /** A game that began with other components: what is different, and what going on would mean. */
  const [other, ask] = useState<{ said: string; goOn: () => void } | null>(null);
  const bring = async (journal: string, agreed = "") => {
    tell(null);
    ask(null);
    try {
      const opened = await api.import(journal, seatsOf(journal, settings.value.player), agreed);
      hold({ id: opened.id, token: opened.token, links: [] });
      go(`/table/${opened.id}#${opened.token}`);
    } catch (error) {
      if (error instanceof ServerError && error.code === "journal.other_components") {
        const today = String(error.args.digest);
        ask({ said: errorText(error), goOn: () => bring(journal, today) });
      } else tell(errorText(error));
    }
  };
  const take = async (file: File | undefined) => {
    if (file) await bring(await file.text().catch(() => ""));
  };
  return (
    <div class="import">
      <label class="button">
        {t("import-journal")}
        <input
          type="file"
          accept=".json,.jsonl,.txt,.gruft"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // The same file again, perhaps mended meanwhile, is another wish.
            event.currentTarget.value = "";
          }}
        />
      </label>
      <p>{t("import-help")}</p>
      {problem && <p role="alert">{problem}</p>}
      {other && (
        <Dialog title={t("import-other-title")} onClose={() => ask(null)}>
          <p>{other.said}</p>
          <div class="dialog-buttons">
            <button type="button" class="main" onClick={other.goOn}>
              {t("import-other-go-on")}
            </button>
            <button type="button" onClick={() => ask(null)}>
              {t("import-other-leave")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

export function Lobby() {
  const games = useAsked(() => api.games(), []);
  const [tick, again] = useState(0);
  const [gone, setGone] = useState<Gone[]>([]);
  // Whoever comes back to this page wants to know where it is their turn now.
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && again((before) => before + 1);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const signedIn = account.value?.name;
  const tables = useAsked(async () => {
    await shareTables().catch(() => undefined);
    followTables();
    const tokens = held().map((one) => one.token);
    return tokens.length > 0 ? api.mine(tokens) : [];
  }, [tick, signedIn]);
  const choosing = (
    <section key="games" aria-labelledby="choose-game">
      <h2 id="choose-game">{t("choose-game")}</h2>
      {games.state === "waiting" && <p class="patience">{t("loading")}</p>}
      {games.state === "failed" && <p role="alert">{errorText(games.error)}</p>}
      {games.state === "here" && (
        <ul class="game-cards">
          {games.value.map((game) => (
            <GameCard key={game.slug} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
  const mine = (
    <section key="mine" aria-labelledby="my-tables">
      <h2 id="my-tables" tabIndex={-1}>
        {t("my-tables")}
      </h2>
      <p class="my-chronicle">
        <a href="/chronicle">{t("chronicle")}</a>
      </p>
      <Forgotten
        gone={gone}
        onRestore={(one) => {
          if (one.held) hold(one.held);
          setGone(gone.filter((other) => other !== one));
          again(tick + 1);
        }}
      />
      {tables.state === "here" && tables.value.length === 0 && <p class="empty">{t("no-tables")}</p>}
      {tables.state === "failed" && games.state !== "failed" && <p role="alert">{errorText(tables.error)}</p>}
      {tables.state === "here" && games.state === "here" && (
        <ul class="table-rows">
          {dueFirst(tables.value).map((table) => (
            <TableRow
              key={table.token}
              table={table}
              games={games.value}
              onForget={() => {
                const one = {
                  name: table.name || (games.value.find((one) => one.slug === table.game)?.name[lang.value] ?? ""),
                  token: table.token,
                  held: held().find((one) => one.token === table.token),
                };
                setGone([one, ...gone]);
                // Its game stays in the chronicle, also where nobody has opened that yet.
                if (table.result) void remember(table);
                release(table.token);
                unshare(table.id);
                again(tick + 1);
              }}
            />
          ))}
        </ul>
      )}
      <ImportJournal />
    </section>
  );
  // Whoever has a table to go back to has come for that; as long as they are here everything keeps its place.
  const [playing, settle] = useState<boolean | null>(null);
  useEffect(() => {
    if (tables.state === "here") settle((before) => before ?? tables.value.some((table) => !table.over));
  }, [tables.state]);
  const mineFirst = playing ?? held().length > 0;
  return (
    <Frame class="lobby">
      <section class="welcome">
        <h1>Gruft</h1>
        <p>{t("welcome")}</p>
      </section>
      {mineFirst ? [mine, choosing] : [choosing, mine]}
    </Frame>
  );
}
