/** Who won, in one sentence. */

import type { Result, Seat } from "../../net/protocol";
import { t } from "../../text/load";
import type { Texts } from "../../text/texts";

/** `own`: the seat of whoever reads it, if it is only one. */
export function winnersOf(result: Pick<Result, "winners">, texts: Texts, own: Seat | null = null): string {
  if (own !== null && result.winners.length === 1 && result.winners[0] === own) return t("score-winner-you");
  const winners = texts.list(result.winners.map((seat) => texts.name(`seat:${seat}`)));
  return t("score-winner", { winners, count: result.winners.length });
}
