/** Who sits where at a new table, and what each seat plays. */

import type { SeatPlan } from "../games/board";
import type { GameInfo, OptionValue, SeatKind } from "../net/protocol";
import { SeatMark } from "../pieces/seats";
import { levelName, t } from "../text/load";
import type { Texts } from "../text/texts";
import type { Again } from "./opening";

const KINDS: SeatKind[] = ["me", "hotseat", "friend", "bot"];
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

/** The seats after one of them has changed. There is one of me: in another seat I change places with who is there. */
export function seated(seats: SeatPlan[], seat: number, plan: SeatPlan): SeatPlan[] {
  const before = seats[seat];
  const mine = seats.findIndex((one) => one.kind === "me");
  const [me] = seats.slice(mine, mine + 1);
  if (plan.kind !== "me" || mine < 0 || mine === seat || !me || !before)
    return seats.map((one, index) => (index === seat ? plan : one));
  return seats.map((one, index) => (index === seat ? me : index === mine ? before : one));
}

/** The seats of a table of so many: whoever sat farther back comes along to the last of them. */
export function counted(seats: SeatPlan[], count: number): SeatPlan[] {
  const mine = seats.findIndex((one) => one.kind === "me");
  const last = seats[count - 1];
  return mine < count || !last ? seats : seated(seats, count - 1, { ...last, kind: "me" });
}

/** The people of the last game in their seats. */
export function againSeats(again: Again | null, plans: SeatPlan[]): SeatPlan[] {
  return plans.map((plan, index) => {
    const seat = again?.seats[index];
    if (!seat) return again ? { ...plan, kind: "bot" } : plan;
    return { kind: seat.kind, name: seat.kind === "bot" ? "" : (seat.name ?? ""), level: seat.level ?? plan.level };
  });
}

/** What a seat plays, where seats differ: a role, or a house by its colour. */
export function partOf(
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

export function SeatRow(props: {
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
                {levelName(level)}
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
