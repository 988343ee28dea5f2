/** Setting a table: options explained, every seat filled, then start. */

import { useEffect, useState } from "preact/hooks";
import type { GameBoard, TablePlan } from "../games/board";
import { plainBoard } from "../games/plain";
import { boardOf } from "../games/registry";
import { api } from "../net/api";
import type { GameInfo, Late, NewTable, Pace, Setting } from "../net/protocol";
import { Icon } from "../pieces/icon";
import { go } from "../route";
import { lang, set, settings } from "../settings";
import { t } from "../text/load";
import type { Texts } from "../text/texts";
import { errorText, useAsked } from "./asked";
import { ForOne, firstOptions, OptionRow, Words } from "./choices";
import { Frame } from "./chrome";
import { emblem } from "./games";
import { openTable, takeAgain } from "./opening";
import { againSeats, counted, firstCount, firstSeats, partOf, SeatRow, seated } from "./seating";
import { useWords } from "./words";

const PACES: Pace[] = ["live", "day", "three_days"];
const LATE: Late[] = ["wait", "bot", "pass"];

/** What a game has to say of its seats, as these options have it. */
export function noted(texts: Texts, options: TablePlan["options"]): string {
  return texts.say("seats-note", Object.fromEntries(Object.entries(options).map(([id, value]) => [id, String(value)])));
}

function Form({ game }: { game: GameInfo }) {
  const texts = useWords(game.slug);
  const [again] = useState(() => takeAgain(game.slug));
  const [plan, setPlan] = useState<TablePlan>(() => ({
    count: again?.seats.length ?? firstCount(game),
    seats: againSeats(again, firstSeats(game, settings.value.player)),
    options: { ...firstOptions(game, settings.value.played), ...again?.options },
  }));
  const { count, seats, options } = plan;
  const change = (part: Partial<TablePlan>) => setPlan((before) => ({ ...before, ...part }));
  const [name, setName] = useState(again?.name ?? "");
  const [pace, setPace] = useState<Pace>("live");
  const [late, setLate] = useState<Late>("wait");
  const [problem, tell] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [board, setBoard] = useState<GameBoard | null>(null);
  const language = lang.value;
  useEffect(() => {
    const shown = (one: GameBoard) => setBoard(() => one);
    boardOf(game.slug).then(shown, () => shown(plainBoard(game.slug)));
  }, [game.slug]);

  const friends = seats.slice(0, count).some((seat) => seat.kind === "friend");
  const fits = (option: Setting) => !option.players || option.players.includes(count);
  const Setup = board?.Setup;
  const listed = game.options.filter((option) => fits(option) && !board?.settled?.includes(option.id));
  const start = async () => {
    setBusy(true);
    tell(null);
    const mine = seats.find((seat) => seat.kind === "me")?.name.trim();
    if (mine) set({ player: mine });
    const table: NewTable = {
      game: game.slug,
      name: name.trim(),
      ...(friends ? { pace, late } : {}),
      options: Object.fromEntries(game.options.filter(fits).map((option) => [option.id, options[option.id] ?? true])),
      seats: seats.slice(0, count).map((seat, index) => ({
        kind: seat.kind,
        name:
          seat.kind === "bot"
            ? t("bot-name", { number: index + 1 })
            : seat.name.trim() || t("seat-name", { number: index + 1 }),
        ...(seat.kind === "bot" ? { level: seat.level } : {}),
      })),
    };
    try {
      go(await openTable(table));
    } catch (error) {
      setBusy(false);
      tell(errorText(error));
    }
  };

  return (
    <form
      class={`new-table game-${game.slug}`}
      aria-busy={!board || !texts}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <header class="new-head">
        <span class="game-art" aria-hidden="true">
          <Icon name={emblem(game.slug)} />
        </span>
        <div>
          <h1>{game.name[language]}</h1>
          <p>{game.tagline[language]}</p>
        </div>
      </header>
      {Setup && texts && <Setup game={game} texts={texts} plan={plan} change={change} />}
      <section aria-labelledby="seats">
        <h2 id="seats">{t("who-plays")}</h2>
        <div class="segments" role="group" aria-label={t("how-many")}>
          {game.players.map((players) => (
            <button
              type="button"
              key={players}
              aria-pressed={players === count}
              onClick={() => change({ count: players, seats: counted(seats, players) })}
            >
              {t("players-count", { count: players })}
            </button>
          ))}
        </div>
        {texts && (
          <ForOne
            game={game}
            count={count}
            texts={texts}
            alone={() => change({ count: 1, seats: counted(seats, 1) })}
          />
        )}
        <ul class="seat-rows">
          {seats.slice(0, count).map((own, seat) => (
            <SeatRow
              key={seat}
              seat={seat}
              plan={own}
              part={texts ? partOf(game, seat, count, options, texts) : ""}
              levels={game.levels}
              onChange={(changed) => change({ seats: seated(seats, seat, changed) })}
            />
          ))}
        </ul>
        <p class="help">{t("seats-help")}</p>
        {texts?.has("seats-note") && <p class="help">{noted(texts, options)}</p>}
      </section>
      {friends && (
        <section aria-labelledby="pace">
          <h2 id="pace">{t("pace-title")}</h2>
          <Words title="pace" words={PACES} value={pace} onChange={setPace} />
          {pace !== "live" && <Words title="late" words={LATE} value={late} onChange={setLate} />}
        </section>
      )}
      {texts && listed.length > 0 && (
        <section aria-labelledby="options">
          <h2 id="options">{t("options")}</h2>
          {listed.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              value={options[option.id] ?? true}
              texts={texts}
              unfit={board?.unfit && ((value) => board.unfit?.(option.id, value, options) ?? null)}
              onChange={(value) => change({ options: { ...options, [option.id]: value } })}
            />
          ))}
        </section>
      )}
      <section class="new-foot">
        <label>
          <span>{t("table-name")}</span>
          <input
            type="text"
            maxLength={60}
            value={name}
            placeholder={t("table-name-example")}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="main" disabled={busy}>
          {t("start-game")}
        </button>
        {problem && <p role="alert">{problem}</p>}
      </section>
    </form>
  );
}

export function NewTablePage({ slug }: { slug: string }) {
  const games = useAsked(() => api.games(), []);
  const game = games.state === "here" ? games.value.find((one) => one.slug === slug) : undefined;
  return (
    <Frame>
      {games.state === "waiting" && <p class="patience">{t("loading")}</p>}
      {games.state === "failed" && <p role="alert">{errorText(games.error)}</p>}
      {games.state === "here" && !game && <p role="alert">{t("error-game-unknown")}</p>}
      {game && <Form key={game.slug} game={game} />}
    </Frame>
  );
}
