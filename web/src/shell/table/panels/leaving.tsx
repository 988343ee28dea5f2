/** Leaving an own seat for good: somebody else plays on by a link, or one gives up and a bot plays to the end. */

import { useState } from "preact/hooks";
import { api } from "../../../net/api";
import type { LiveTable } from "../../../net/live";
import type { Seat } from "../../../net/protocol";
import { held, hold } from "../../../net/tokens";
import { t } from "../../../text/load";
import type { Texts } from "../../../text/texts";
import { errorText } from "../../asked";
import { MOTION } from "./motions";

type Way = "hand-over" | "give-up";

async function handOver(live: LiveTable, seat: Seat): Promise<void> {
  const fresh = await api.handOver(live.id, live.token, seat);
  const before = held().find((one) => one.token === live.token)?.handed ?? [];
  const handed = [...before.filter((one) => one.seat !== seat), { seat, token: fresh.token }];
  hold({ id: live.id, token: live.token, handed });
}

/** Whoever has given up still sits at the table and talks: so everybody reads it. */
async function giveUp(live: LiveTable, seat: Seat): Promise<void> {
  await api.changeSeat(live.id, live.token, seat, { gives_up: true });
  await live.point(`${MOTION}gave-up`);
}

export function Leaving(props: { live: LiveTable; texts: Texts; onHandedOver: () => void }) {
  const { live, texts } = props;
  const seats = live.table.value?.seats ?? [];
  const own = live.you.value.filter((seat) => !seats[seat]?.gave_up);
  const [way, take] = useState<Way | null>(null);
  const [chosen, choose] = useState<Seat | null>(null);
  const [problem, tell] = useState("");
  const seat = chosen !== null && own.includes(chosen) ? chosen : own[0];
  if (seat === undefined) return null;
  const leave = async (by: Way) => {
    take(null);
    tell("");
    try {
      if (by === "give-up") await giveUp(live, seat);
      else {
        await handOver(live, seat);
        props.onHandedOver();
      }
    } catch (error) {
      tell(errorText(error));
    }
  };
  return (
    <>
      {(["hand-over", "give-up"] as const).map((one) => (
        <button type="button" key={one} aria-expanded={way === one} onClick={() => take(way === one ? null : one)}>
          {t(one)}
        </button>
      ))}
      {way && (
        <div class="affairs-sure">
          {own.length > 1 && (
            <label>
              {t("leave-which")}{" "}
              <select value={seat} onChange={(event) => choose(Number(event.currentTarget.value))}>
                {own.map((one) => (
                  <option key={one} value={one}>
                    {texts.name(`seat:${one}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p>{t(`${way}-sure`)}</p>
          <button type="button" class="main" onClick={() => void leave(way)}>
            {t("yes-do-it")}
          </button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
