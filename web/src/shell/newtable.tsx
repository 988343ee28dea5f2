/** Setting a table: options explained, every seat filled, then start. */

import { useEffect, useState } from "preact/hooks";
import { boardOf } from "../games/registry";
import { api } from "../net/api";
import type { GameInfo, Late, NewTable, OptionValue, Pace, SeatKind, Setting } from "../net/protocol";
import { Icon } from "../pieces/icon";
import { SeatMark } from "../pieces/seats";
import { go } from "../route";
import { lang, set, settings } from "../settings";
import { gameBundles, t } from "../text/load";
import { slugOf, Texts } from "../text/texts";
import { errorText, useAsked } from "./asked";
import { Frame } from "./chrome";
import { emblem } from "./games";
import { type Again, openTable, takeAgain } from "./opening";

interface SeatPlan {
  kind: SeatKind;
  name: string;
  level: string;
}

const KINDS: SeatKind[] = ["me", "hotseat", "friend", "bot"];
const PACES: Pace[] = ["live", "day", "three_days"];
const LATE: Late[] = ["wait", "bot", "pass"];

/** One of a few words, as buttons that stay pressed. */
function Words<W extends string>(props: { title: string; words: W[]; value: W; onChange: (word: W) => void }) {
  return (
    <fieldset class="setting">
      <legend>{t(props.title)}</legend>
      <div class="segments">
        {props.words.map((word) => (
          <button type="button" key={word} aria-pressed={word === props.value} onClick={() => props.onChange(word)}>
            {t(`${props.title}-${slugOf(word)}`)}
          </button>
        ))}
      </div>
      <p class="help">{t(`${props.title}-${slugOf(props.value)}-help`)}</p>
    </fieldset>
  );
}

/** What a newcomer is set before, where it is not the first value of the game itself. */
const NEWCOMER: Record<string, Record<string, OptionValue>> = {
  lords: { rules: "first" },
  domains: { open_totals: true },
};

/** Where a newcomer sits: in Descent among the heroes, the bot is the overlord. */
const FIRST_SEAT: Record<string, number> = { descent: 1 };

export function firstCount(game: GameInfo): number {
  return game.players.includes(4) ? 4 : (game.players.at(-1) ?? 2);
}

export function firstSeats(game: Pick<GameInfo, "slug" | "levels">, me: string): SeatPlan[] {
  const level = game.levels.includes("greedy") ? "greedy" : (game.levels[0] ?? "random");
  const mine = FIRST_SEAT[game.slug] ?? 0;
  return Array.from({ length: 5 }, (_, seat) => ({
    kind: seat === mine ? "me" : "bot",
    name: seat === mine ? me : "",
    level,
  }));
}

export function firstOptions(game: GameInfo, played: string[]): Record<string, OptionValue> {
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.values[0] ?? true]));
  return played.includes(game.slug) ? usual : { ...usual, ...NEWCOMER[game.slug] };
}

/** The people of the last game in their seats. */
function againSeats(again: Again | null, plans: SeatPlan[]): SeatPlan[] {
  return plans.map((plan, index) => {
    const seat = again?.seats[index];
    if (!seat) return again ? { ...plan, kind: "bot" } : plan;
    return { kind: seat.kind, name: seat.kind === "bot" ? "" : (seat.name ?? ""), level: seat.level ?? plan.level };
  });
}

/** Truth values are written as the engine writes them: `setting-gifts-True`. */
function valueSlug(value: OptionValue): string {
  if (typeof value === "boolean") return value ? "True" : "False";
  return slugOf(String(value));
}

function OptionRow(props: {
  option: Setting;
  value: OptionValue;
  texts: Texts;
  onChange: (value: OptionValue) => void;
}) {
  const { option, texts } = props;
  const id = `setting-${slugOf(option.id)}`;
  const said = (message: string, fallback: string) => (texts.has(message) ? texts.say(message) : fallback);
  const label = (value: OptionValue) => {
    const own = `${id}-${valueSlug(value)}`;
    if (texts.has(own)) return texts.say(own);
    return typeof value === "boolean" ? t(value ? "yes" : "no") : String(value).replaceAll("_", " ");
  };
  const help = [`${id}-${valueSlug(props.value)}-help`, `${id}-help`].find((message) => texts.has(message));
  return (
    <fieldset class="setting">
      <legend>{said(id, option.id.replaceAll("_", " "))}</legend>
      <div class="segments">
        {option.values.map((value) => (
          <button
            type="button"
            key={String(value)}
            aria-pressed={value === props.value}
            onClick={() => props.onChange(value)}
          >
            {label(value)}
          </button>
        ))}
      </div>
      {help && <p class="help">{texts.say(help)}</p>}
    </fieldset>
  );
}

/** What a seat plays, where seats differ: a role, or a house by its colour. */
function partOf(
  game: GameInfo,
  seat: number,
  count: number,
  options: Record<string, OptionValue>,
  texts: Texts,
): string {
  if (game.slug === "descent") {
    if (options.overlord === "random") return "";
    const overlord = options.overlord === "last" ? count - 1 : 0;
    return t(seat === overlord ? "seat-role-overlord" : "seat-role-hero");
  }
  const colour = `name-colour-${game.seat_names[seat]}`;
  return texts.has(colour) ? texts.say(colour) : "";
}

function SeatRow(props: {
  seat: number;
  plan: SeatPlan;
  part: string;
  levels: string[];
  onChange: (plan: SeatPlan) => void;
}) {
  const { plan, seat } = props;
  return (
    <li class="seat-row">
      <span class="seat-part">
        <SeatMark seat={seat} size={26} /> {props.part}
      </span>
      <div class="segments" role="group" aria-label={t("seat-of", { number: seat + 1 })}>
        {KINDS.map((kind) => (
          <button
            type="button"
            key={kind}
            aria-pressed={plan.kind === kind}
            onClick={() => props.onChange({ ...plan, kind })}
          >
            {t(`seat-${kind}`)}
          </button>
        ))}
      </div>
      {plan.kind === "bot" ? (
        <label>
          <span class="sr">{t("level")}</span>
          <select
            value={plan.level}
            onChange={(event) => props.onChange({ ...plan, level: event.currentTarget.value })}
          >
            {props.levels.map((level) => (
              <option key={level} value={level}>
                {t(`level-${level}`)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <label>
          <span class="sr">{t("name")}</span>
          <input
            type="text"
            maxLength={30}
            value={plan.name}
            placeholder={t("seat-name", { number: seat + 1 })}
            onInput={(event) => props.onChange({ ...plan, name: event.currentTarget.value })}
          />
        </label>
      )}
    </li>
  );
}

function Form({ game }: { game: GameInfo }) {
  const [texts, setTexts] = useState<Texts | null>(null);
  const [again] = useState(() => takeAgain(game.slug));
  const [count, setCount] = useState(again?.seats.length ?? firstCount(game));
  const [seats, setSeats] = useState(() => againSeats(again, firstSeats(game, settings.value.player)));
  const [options, setOptions] = useState<Record<string, OptionValue>>(() => ({
    ...firstOptions(game, settings.value.played),
    ...again?.options,
  }));
  const [name, setName] = useState("");
  const [pace, setPace] = useState<Pace>("live");
  const [late, setLate] = useState<Late>("wait");
  const [problem, tell] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const language = lang.value;
  useEffect(() => {
    void gameBundles(game.slug, language).then((bundles) => setTexts(new Texts(language, bundles)));
    // The houses have their colours from the board of the game.
    void boardOf(game.slug);
  }, [game.slug, language]);

  const friends = seats.slice(0, count).some((seat) => seat.kind === "friend");
  const fits = (option: Setting) => !option.players || option.players.includes(count);
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
            ? t("bot-name", { level: t(`level-${seat.level}`), number: index + 1 })
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
      <section aria-labelledby="seats">
        <h2 id="seats">{t("who-plays")}</h2>
        <div class="segments" role="group" aria-label={t("how-many")}>
          {game.players.map((players) => (
            <button type="button" key={players} aria-pressed={players === count} onClick={() => setCount(players)}>
              {t("players-count", { count: players })}
            </button>
          ))}
        </div>
        <ul class="seat-rows">
          {seats.slice(0, count).map((plan, seat) => (
            <SeatRow
              key={seat}
              seat={seat}
              plan={plan}
              part={texts ? partOf(game, seat, count, options, texts) : ""}
              levels={game.levels}
              onChange={(changed) => setSeats(seats.map((one, index) => (index === seat ? changed : one)))}
            />
          ))}
        </ul>
        <p class="help">{t("seats-help")}</p>
        {texts?.has("seats-note") && <p class="help">{texts.say("seats-note")}</p>}
      </section>
      {friends && (
        <section aria-labelledby="pace">
          <h2 id="pace">{t("pace-title")}</h2>
          <Words title="pace" words={PACES} value={pace} onChange={setPace} />
          {pace !== "live" && <Words title="late" words={LATE} value={late} onChange={setLate} />}
        </section>
      )}
      {texts && game.options.length > 0 && (
        <section aria-labelledby="options">
          <h2 id="options">{t("options")}</h2>
          {game.options.filter(fits).map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              value={options[option.id] ?? true}
              texts={texts}
              onChange={(value) => setOptions({ ...options, [option.id]: value })}
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
