/** My seat while a bot plays it: that it does, or whom it waits for, and the way back. */

import { useState } from "preact/hooks";
import type { AtTable } from "../../../games/board";
import type { LiveTable } from "../../../net/live";
import type { Seat } from "../../../net/protocol";
import { t } from "../../../text/load";
import { errorText } from "../../asked";
import { takeBack } from "./affairs";
import { awaited, missing } from "./links";

export function StandIn(props: { live: LiveTable; at: AtTable; seat: Seat; onInvite: () => void }) {
  const { live, at } = props;
  const [problem, tell] = useState("");
  // As long as somebody who was invited has never come and nobody has begun, no bot plays.
  const whom = awaited(live).filter((seat) => !at.table.seats[seat]?.level && !live.waiting.value.includes(seat));
  const names = at.texts.list(whom.map((seat) => at.texts.name(`seat:${seat}`)));
  return (
    <p class="prompt-words waiting">
      <span>{whom.length > 0 ? t("bot-waits-for-you", { names, count: whom.length }) : t("bot-plays-for-you")}</span>
      {missing(live).some(({ seat }) => whom.includes(seat.seat)) && (
        <button type="button" class="main" onClick={props.onInvite}>
          {t("invite-or-bot")}
        </button>
      )}
      <button
        type="button"
        class={whom.length > 0 ? "" : "main"}
        onClick={() => void takeBack(live, props.seat).catch((error: unknown) => tell(errorText(error)))}
      >
        {t("take-back")}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </p>
  );
}
