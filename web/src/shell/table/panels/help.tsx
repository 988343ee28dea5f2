/** Help for this moment: what is asked, what can be done about it, the aid of the game; then the keys. */

import type { AtTable } from "../../../games/board";
import type { Key } from "../../../net/protocol";
import { RuleLink } from "../../../pieces/rule";
import { t } from "../../../text/load";
import { Aid } from "../../aid";
import { Dialog } from "../../dialog";
import { digitsOf } from "../answers";
import { KEYS } from "../keys";

function Now({ at }: { at: AtTable }) {
  const ask = at.asks[0];
  if (!ask) return <p>{t("help-waiting")}</p>;
  const possible = (key: Key) => at.stands(key).state === "option";
  const digits = [...digitsOf(ask, at.game)].filter(([, key]) => possible(key));
  const rules = [...new Set(ask.refused.map((one) => one.rule).filter(Boolean))].slice(0, 3);
  return (
    <>
      <p class="help-question">{at.texts.ask(ask.kind, ask.args)}</p>
      <p>{t("help-options")}</p>
      <ul class="help-answers">
        {digits.map(([digit, key]) => (
          <li key={digit}>
            <kbd>{digit}</kbd> {at.option(ask, key)}
          </li>
        ))}
      </ul>
      {rules.length > 0 && (
        <p>
          {t("help-rules")}{" "}
          {rules.map((id) => (
            <RuleLink key={id} id={id} />
          ))}
        </p>
      )}
    </>
  );
}

export function HelpDialog({ at, onClose }: { at: AtTable; onClose: () => void }) {
  return (
    <Dialog title={t("help-title")} onClose={onClose} class="help-dialog">
      <section>
        <h3>{t("help-now")}</h3>
        <Now at={at} />
      </section>
      <details>
        <summary>{t("aid")}</summary>
        <Aid slug={at.game.slug} />
      </details>
      <h3>{t("keys")}</h3>
      <dl class="keys">
        {KEYS.map(([keys, text]) => (
          <div key={text}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
