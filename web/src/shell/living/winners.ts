/** Who won, in one sentence. */

import type { Result } from "../../net/protocol";
import { t } from "../../text/load";
import type { Texts } from "../../text/texts";

export function winnersOf(result: Pick<Result, "winners">, texts: Texts): string {
  const winners = texts.list(result.winners.map((seat) => texts.name(`seat:${seat}`)));
  return t("score-winner", { winners, count: result.winners.length });
}
