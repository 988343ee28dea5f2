/** The table's own affairs: who sits where, links, bots for absent players, replay, journal. */

import { useState } from "preact/hooks";
import type { AtTable } from "../../games/board";
import { api } from "../../net/api";
import type { LiveTable } from "../../net/live";
import { held } from "../../net/tokens";
import { SeatMark } from "../../pieces/seats";
import { t } from "../../text/load";
import { ChanceDialog } from "./chance";

async function download(live: LiveTable): Promise<void> {
  const text = await api.journal(live.id, live.token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = `gruft-${live.table.value?.game}-${live.id}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
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
  onScore: () => void;
}) {
  const { live, at } = props;
  const [asking, ask] = useState(false);
  const player = live.role.value === "player";
  const creator = held().find((one) => one.token === live.token)?.links !== undefined;
  const mine = (seat: number) => creator || live.you.value.includes(seat);
  return (
    <div class="affairs">
      <ul class="affairs-seats">
        {at.table.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatMark seat={seat.seat} size={20} />
            <span>
              <strong>{seat.name}</strong>
              <small>
                {seat.level
                  ? `${t("seat-is-bot")} · ${t(`level-${seat.level}`)}`
                  : seat.online
                    ? t("seat-online")
                    : t("seat-away")}
                {live.you.value.includes(seat.seat) ? ` · ${t("seat-yours")}` : ""}
              </small>
            </span>
            {player && !live.over.value && !seat.level && mine(seat.seat) && (
              <button
                type="button"
                class="quiet"
                onClick={() => void api.changeSeat(live.id, live.token, seat.seat, { bot: "greedy" })}
              >
                {t("give-to-bot")}
              </button>
            )}
            {player && !live.over.value && seat.level && seat.kind !== "bot" && mine(seat.seat) && (
              <button type="button" class="quiet" onClick={() => void takeBack(live, seat.seat)}>
                {t("take-back")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="affairs-buttons">
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
        <a class="button" href="/">
          {t("to-lobby")}
        </a>
      </div>
      {asking && <ChanceDialog live={live} at={at} onClose={() => ask(false)} />}
    </div>
  );
}
