/** The links of a table: one for each friend, one to watch, one to coach, and the own one for another device. */

import { useState } from "preact/hooks";
import type { LiveTable } from "../../net/live";
import { held, linkTo } from "../../net/tokens";
import { t } from "../../text/load";
import { Dialog } from "../dialog";

function Link({ label, url }: { label: string; url: string }) {
  const [copied, tell] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      tell(true);
      setTimeout(() => tell(false), 2000);
    } catch {
      tell(false);
    }
  };
  return (
    <li class="link-row">
      <label>
        <span>{label}</span>
        <input type="text" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={() => void copy()}>
        {copied ? t("copied") : t("copy")}
      </button>
    </li>
  );
}

export function LinksDialog({ live, onClose }: { live: LiveTable; onClose: () => void }) {
  const mine = held().find((one) => one.token === live.token);
  return (
    <Dialog title={t("links")} onClose={onClose}>
      <p>{t("links-help")}</p>
      <ul class="links">
        <Link label={t("link-own")} url={linkTo(live.id, live.token)} />
        {(mine?.links ?? []).map((link) => (
          <Link key={link.token} label={link.label} url={linkTo(live.id, link.token)} />
        ))}
      </ul>
    </Dialog>
  );
}
