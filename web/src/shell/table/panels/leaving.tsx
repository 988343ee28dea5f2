/** Leaving an own seat for good: somebody else plays on by a link, or one gives up and a bot plays to the end. */

import { useState } from "preact/hooks";
import { api } from "../../../net/api";
import type { LiveTable } from "../../../net/live";
import type { Seat } from "../../../net/protocol";
import { held, hold } from "../../../net/tokens";
import { t } from "../../../text/load";
import type { Texts } from "../../../text/texts";
import { errorText } from "../../asked";
import { Decision } from "./decision";
import { MOTION } from "./motions";

export type Way = "hand-over" | "give-up";

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

export function Leaving(props: {
  live: LiveTable;
  texts: Texts;
  /** Which way is being asked about; of everything that is asked back at this table one at a time. */
  way: Way | null;
  onWay: (way: Way | null) => void;
  onHandedOver: () => void;
}) {
  const { live, texts, way, onWay } = props;
  const seats = live.table.value?.seats ?? [];
  const own = live.you.value.filter((seat) => !seats[seat]?.gave_up);
  const [chosen, choose] = useState<Seat | null>(null);
  const [problem, tell] = useState("");
  const seat = chosen !== null && own.includes(chosen) ? chosen : own[0];
  if (seat === undefined) return null;
  const leave = async (by: Way) => {
    onWay(null);
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
        <Decision
          key={one}
          words={t(one)}
          yes={t(`${one}-yes`)}
          open={way === one}
          onOpen={(open) => onWay(open ? one : null)}
          onYes={() => void leave(one)}
        >
          {own.length > 1 && (
            <label>
              {t("leave-which")}{" "}
              <select value={seat} onChange={(event) => choose(Number(event.currentTarget.value))}>
                {own.map((mine) => (
                  <option key={mine} value={mine}>
                    {texts.name(`seat:${mine}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p>{t(`${one}-sure`)}</p>
        </Decision>
      ))}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
