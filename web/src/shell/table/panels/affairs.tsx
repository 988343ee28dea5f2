/** The table's own affairs: who sits where, links, bots for absent players, replay, journal. */

import { useState } from "preact/hooks";
import type { AtTable } from "../../../games/board";
import { api } from "../../../net/api";
import type { LiveTable } from "../../../net/live";
import { held } from "../../../net/tokens";
import { SeatMark } from "../../../pieces/seats";
import { levelName, t } from "../../../text/load";
import { useAsked } from "../../asked";
import { hasCompany } from "../pointing";
import { ChanceDialog } from "./chance";
import { rename } from "./joining";
import { Leaving } from "./leaving";
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
  return (
    <form
      class="affairs-name"
      onSubmit={(event) => {
        event.preventDefault();
        void rename(live, seat, name);
      }}
    >
      <label>
        {t("your-name")}
        <input type="text" maxLength={30} value={name} onInput={(event) => write(event.currentTarget.value)} />
      </label>
      <button type="submit" disabled={!name.trim() || name.trim() === now}>
        {t("rename")}
      </button>
    </form>
  );
}

/** How good a bot is: whoever opened the table, or brought it from a file, may change it at any time. */
function BotLevel({ live, seat, level }: { live: LiveTable; seat: number; level: string }) {
  const games = useAsked(() => api.games(), []);
  const known = games.state === "here" ? games.value.find((one) => one.slug === live.table.value?.game)?.levels : null;
  return (
    <label class="affairs-level">
      <span class="sr">{t("level")}</span>
      <select
        value={level}
        onChange={(event) => void api.changeSeat(live.id, live.token, seat, { bot: event.currentTarget.value })}
      >
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

export function TableAffairs(props: {
  live: LiveTable;
  at: AtTable;
  onReplay: () => void;
  onLinks: () => void;
  /** To the empty chairs and their links. */
  onInvite: () => void;
  onScore: () => void;
  /** The others have been asked something: what they say is shown above the question. */
  onProposed?: () => void;
}) {
  const { live, at } = props;
  const [asking, ask] = useState(false);
  const [ending, end] = useState<"end" | "move" | null>(null);
  const player = live.role.value === "player";
  const creator = held().find((one) => one.token === live.token)?.links !== undefined;
  const mine = (seat: number) => creator || live.you.value.includes(seat);
  const propose = (what: What) => {
    void live.point(MOTION + what);
    props.onProposed?.();
  };
  return (
    <div class="affairs">
      <ul class="affairs-seats">
        {at.table.seats.map((seat) => (
          <li key={seat.seat}>
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
                {live.you.value.includes(seat.seat) ? ` · ${t("seat-yours")}` : ""}
              </small>
            </span>
            {player && !live.over.value && !live.closed.value && !seat.level && mine(seat.seat) && (
              <button
                type="button"
                class="quiet"
                onClick={() => void api.changeSeat(live.id, live.token, seat.seat, { bot: "greedy" })}
              >
                {t("give-to-bot")}
              </button>
            )}
            {player && creator && !live.over.value && !live.closed.value && seat.level && seat.kind === "bot" && (
              <BotLevel live={live} seat={seat.seat} level={seat.level} />
            )}
            {player && !live.over.value && seat.level && seat.kind !== "bot" && !seat.gave_up && mine(seat.seat) && (
              <button type="button" class="quiet" onClick={() => void takeBack(live, seat.seat)}>
                {t("take-back")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {player && live.you.value[0] !== undefined && !live.over.value && <Rename live={live} seat={live.you.value[0]} />}
      <div class="affairs-buttons">
        {player && hasCompany(live) && !live.over.value && !live.closed.value && (
          <button type="button" onClick={() => propose("ready")}>
            {t("ask-ready")}
          </button>
        )}
        {player && (
          <button type="button" onClick={props.onLinks}>
            {t("links")}
          </button>
        )}
        <button type="button" onClick={props.onReplay}>
          {t("replay")}
        </button>
        <button type="button" onClick={() => void download(live)}>
          {t("export-journal")}
        </button>
        {live.chance.value && (
          <button type="button" onClick={() => ask(true)}>
            {t("chance-title")}
          </button>
        )}
        {live.result.value && (
          <button type="button" onClick={props.onScore}>
            {t("show-score")}
          </button>
        )}
      </div>
      <div class="affairs-buttons">
        {player && !live.over.value && !live.closed.value && (
          <Leaving live={live} texts={at.texts} onHandedOver={props.onInvite} />
        )}
        {player && !live.over.value && !live.closed.value && (
          <button type="button" aria-expanded={ending === "end"} onClick={() => end(ending === "end" ? null : "end")}>
            {t("end-early")}
          </button>
        )}
        {player && hasCompany(live) && !live.over.value && !live.closed.value && (
          <button
            type="button"
            aria-expanded={ending === "move"}
            onClick={() => end(ending === "move" ? null : "move")}
          >
            {t("take-along")}
          </button>
        )}
        {ending && !live.closed.value && (
          <p class="affairs-sure">
            {t(ending === "end" ? "end-early-sure" : "take-along-sure")}{" "}
            <button
              type="button"
              class="main"
              onClick={() => {
                end(null);
                propose(ending);
              }}
            >
              {t("yes-do-it")}
            </button>
          </p>
        )}
        <a class="button" href="/">
          {t("to-lobby")}
        </a>
      </div>
      {asking && <ChanceDialog live={live} at={at} onClose={() => ask(false)} />}
    </div>
  );
}
