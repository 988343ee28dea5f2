/** The table's own affairs: who sits where, links, bots for absent players, replay, journal. */

import { useState } from "preact/hooks";
import type { AtTable } from "../../../games/board";
import { api } from "../../../net/api";
import type { LiveTable } from "../../../net/live";
import type { SeatChange, SeatInfo } from "../../../net/protocol";
import { held } from "../../../net/tokens";
import { SeatMark } from "../../../pieces/seats";
import { levelName, t } from "../../../text/load";
import { errorText, useAsked } from "../../asked";
import { hasCompany } from "../pointing";
import { ChanceDialog } from "./chance";
import { Decision } from "./decision";
import { rename } from "./joining";
import { Leaving, type Way } from "./leaving";
import { missing } from "./links";
import { MOTION, type What } from "./motions";

/** Keep the journal as a file. */
export async function download(live: LiveTable): Promise<void> {
  const text = await api.journal(live.id, live.token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = `gruft-${live.table.value?.game}-${live.id}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The name at one's own seat, as all others read it. */
function Rename({ live, seat }: { live: LiveTable; seat: number }) {
  const now = live.table.value?.seats[seat]?.name ?? "";
  const [name, write] = useState(now);
  const [problem, tell] = useState("");
  return (
    <form
      class="affairs-name"
      onSubmit={(event) => {
        event.preventDefault();
        void rename(live, seat, name).then(tell);
      }}
    >
      <label>
        <span>
          <SeatMark seat={seat} /> {t("your-name")}
        </span>
        <input type="text" maxLength={30} value={name} onInput={(event) => write(event.currentTarget.value)} />
      </label>
      <button type="submit" disabled={!name.trim() || name.trim() === now}>
        {t("rename")}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

/** How good a bot is: whoever opened the table, or brought it from a file, may change it at any time. */
function BotLevel(props: { live: LiveTable; level: string; onLevel: (level: string) => void }) {
  const { live, level } = props;
  const games = useAsked(() => api.games(), []);
  const known = games.state === "here" ? games.value.find((one) => one.slug === live.table.value?.game)?.levels : null;
  return (
    <label class="affairs-level">
      <span class="sr">{t("level")}</span>
      <select value={level} onChange={(event) => props.onLevel(event.currentTarget.value)}>
        {(known ?? [level]).map((one) => (
          <option key={one} value={one}>
            {levelName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Play a seat oneself again. */
export async function takeBack(live: LiveTable, seat: number): Promise<void> {
  await api.changeSeat(live.id, live.token, seat, { bot: null });
}

/** A seat: who plays it, and what may be changed about that. */
function SeatAffairs({ live, seat, host }: { live: LiveTable; seat: SeatInfo; host: boolean }) {
  const [problem, tell] = useState("");
  const own = live.you.value.includes(seat.seat);
  const open = live.role.value === "player" && !live.over.value && !live.closed.value;
  const change = (to: SeatChange) =>
    void api.changeSeat(live.id, live.token, seat.seat, to).then(
      () => tell(""),
      (error: unknown) => tell(errorText(error)),
    );
  const sitsThere = seat.kind === "friend" && seat.online && !own;
  return (
    <li>
      <SeatMark seat={seat.seat} size={20} />
      <span>
        <strong>{seat.name}</strong>
        <small>
          {seat.gave_up
            ? t("seat-gave-up")
            : seat.level
              ? `${t("seat-is-bot")} · ${levelName(seat.level)}`
              : seat.online
                ? t("seat-online")
                : t("seat-away")}
          {own ? ` · ${t("seat-yours")}` : ""}
        </small>
      </span>
      {open && !seat.level && (own || host) && !sitsThere && (
        <button type="button" class="quiet" onClick={() => change({ bot: "greedy" })}>
          {t("give-to-bot")}
        </button>
      )}
      {open && host && seat.level && seat.kind === "bot" && (
        <BotLevel live={live} level={seat.level} onLevel={(level) => change({ bot: level })} />
      )}
      {open && seat.level && seat.kind !== "bot" && !seat.gave_up && (own || host) && (
        <button type="button" class="quiet" onClick={() => change({ bot: null })}>
          {own ? t("take-back") : t("give-back", { name: seat.name })}
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </li>
  );
}

export function TableAffairs(props: {
  live: LiveTable;
  at: AtTable;
  onReplay: () => void;
  onLinks: () => void;
  /** To the empty chairs and their links. */
  onInvite: () => void;
  onOrders: () => void;
  /** Null as long as the end of the game has not been seen. */
  onScore: (() => void) | null;
  /** The others have been asked something: what they say is shown above the question. */
  onProposed?: () => void;
}) {
  const { live, at } = props;
  const [asking, ask] = useState(false);
  const [deciding, decide] = useState<Way | "end" | "move" | null>(null);
  const player = live.role.value === "player";
  const host = held().find((one) => one.token === live.token)?.links !== undefined;
  /** Who has given up every seat has no say any more. */
  const plays = player && live.you.value.some((seat) => !at.table.seats[seat]?.gave_up);
  const own = at.seat !== null && live.you.value.includes(at.seat) ? at.seat : live.you.value[0];
  const propose = (what: What) => {
    decide(null);
    void live.point(MOTION + what);
    props.onProposed?.();
  };
  return (
    <div class="affairs">
      <ul class="affairs-seats">
        {at.table.seats.map((seat) => (
          <SeatAffairs key={seat.seat} live={live} seat={seat} host={host} />
        ))}
      </ul>
      {player && own !== undefined && !live.over.value && <Rename key={own} live={live} seat={own} />}
      <div class="affairs-buttons">
        {plays && hasCompany(live) && !live.over.value && !live.closed.value && (
          <button type="button" onClick={() => propose("ready")}>
            {t("ask-ready")}
          </button>
        )}
        {(player || missing(live).length > 0) && (
          <button type="button" onClick={player ? props.onLinks : props.onInvite}>
            {t("links")}
          </button>
        )}
        {plays && at.game.trigger && !live.over.value && !live.closed.value && (
          <button type="button" onClick={props.onOrders}>
            {t("orders")}
          </button>
        )}
        <button type="button" onClick={props.onReplay}>
          {t("replay")}
        </button>
        <button type="button" onClick={at.save}>
          {t("export-journal")}
        </button>
        {live.chance.value && (
          <button type="button" onClick={() => ask(true)}>
            {t("chance-title")}
          </button>
        )}
        {live.result.value && props.onScore && (
          <button type="button" onClick={props.onScore}>
            {t("show-score")}
          </button>
        )}
      </div>
      <div class="affairs-buttons">
        {plays && !live.over.value && !live.closed.value && (
          <>
            <Leaving
              live={live}
              texts={at.texts}
              way={deciding === "hand-over" || deciding === "give-up" ? deciding : null}
              onWay={decide}
              onHandedOver={props.onInvite}
            />
            <Decision
              words={t("end-early")}
              yes={t("end-early-yes")}
              open={deciding === "end"}
              onOpen={(open) => decide(open ? "end" : null)}
              onYes={() => propose("end")}
            >
              <p>{t("end-early-sure")}</p>
            </Decision>
          </>
        )}
        {plays && hasCompany(live) && !live.over.value && !live.closed.value && (
          <Decision
            words={t("take-along")}
            yes={t("take-along-yes")}
            open={deciding === "move"}
            onOpen={(open) => decide(open ? "move" : null)}
            onYes={() => propose("move")}
          >
            <p>{t("take-along-sure")}</p>
          </Decision>
        )}
        <a class="button" href="/">
          {t("to-lobby")}
        </a>
      </div>
      {asking && <ChanceDialog live={live} at={at} onClose={() => ask(false)} />}
    </div>
  );
}
