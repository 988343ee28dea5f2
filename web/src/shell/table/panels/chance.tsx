/** How this table's chance came about, in plain words, for everybody at it; after the end, the check itself. */

import { useEffect, useState } from "preact/hooks";
import type { AtTable } from "../../../games/board";
import { api } from "../../../net/api";
import { checkJournal, type Verdict } from "../../../net/chance";
import { witness } from "../../../net/contributor";
import type { LiveTable } from "../../../net/live";
import type { Chance, ChanceStep, Moment } from "../../../net/protocol";
import { t } from "../../../text/load";
import { errorText } from "../../asked";
import { Dialog } from "../../dialog";
import { Passing } from "./passing";

function Step({ step, at }: { step: ChanceStep; at: AtTable }) {
  const name = step.seat === null ? "" : at.texts.name(`seat:${step.seat}`);
  return (
    <li>
      {t(`chance-step-${step.kind}`, { name })} {step.laid && t("chance-laid")} <code>{step.value}</code>
    </li>
  );
}

function verdictText(verdict: Verdict): string {
  if (verdict.honest) return t("chance-honest", { draws: verdict.draws, mixes: verdict.mixes });
  return t(`chance-wrong-${verdict.why}`, { number: verdict.number });
}

/** Checks the whole game in this browser. */
function Check({ live, chance }: { live: LiveTable; chance: Chance }) {
  const [verdict, tell] = useState<Verdict | null>(null);
  const [problem, stumble] = useState("");
  const check = async () => {
    stumble("");
    try {
      tell(checkJournal(await api.journal(live.id, live.token), witness(live.id, chance, live.length.value)));
    } catch (error) {
      stumble(errorText(error));
    }
  };
  return (
    <div class="chance-check">
      <button type="button" class="main" onClick={() => void check()}>
        {t("chance-check")}
      </button>
      <p role="status">{verdict && verdictText(verdict)}</p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

export function ChanceDialog({ live, at, onClose }: { live: LiveTable; at: AtTable; onClose: () => void }) {
  const chance = live.chance.value;
  if (!chance) return null;
  const steps = chance.steps.filter((step) => step.kind !== "pledge");
  return (
    <Dialog title={t("chance-title")} onClose={onClose} class="chance">
      {live.rewritten.value && <p role="alert">{t("chance-rewritten")}</p>}
      {live.imported.value && <p>{t(chance.several ? "chance-imported" : "chance-imported-alone")}</p>}
      {chance.position && <p>{t("chance-position")}</p>}
      <p>
        {t("chance-secret")} <code>{chance.commitment}</code>
      </p>
      <p>{t(chance.several ? "chance-several" : "chance-alone")}</p>
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <Step key={`${step.kind}${step.value}`} step={step} at={at} />
          ))}
        </ol>
      )}
      {live.over.value && !chance.position ? <Check live={live} chance={chance} /> : <p>{t("chance-later")}</p>}
    </Dialog>
  );
}

/** What is said when all was dealt anew: for a while, over the board, which stays where it is. */
const DEALT = "dealt-anew";
const READ_MS = 12_000;

/** One sentence about what is shown, where it is not the game as it was played. */
export function TableNotice({
  live,
  moment,
  at,
}: {
  live: LiveTable;
  moment: Pick<Moment, "notice"> | null;
  at: AtTable;
}) {
  const [read, hide] = useState("");
  const notice = moment ? moment.notice : live.notice.value;
  const dealt = !notice && !moment && live.dealtAnew.value;
  const about = notice?.code ?? (dealt ? DEALT : "");
  useEffect(() => {
    if (!dealt) return;
    const read = setTimeout(() => hide(DEALT), READ_MS);
    return () => clearTimeout(read);
  }, [dealt]);
  if (live.rewritten.value) {
    return (
      <p class="table-notice" role="alert">
        {t("chance-rewritten")}
      </p>
    );
  }
  if (!about || about === read) return null;
  const words = (
    <>
      {notice ? at.texts.refusal(notice) : t("chance-dealt-anew")}{" "}
      <button type="button" class="quiet" onClick={() => hide(about)}>
        {t("understood")}
      </button>
    </>
  );
  if (dealt) return <Passing role="status">{words}</Passing>;
  return (
    <p class="table-notice" role="status">
      {words}
    </p>
  );
}
