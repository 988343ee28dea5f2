/** The frame of every page but the table: title, language, settings, credits. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { account, learnOnce } from "../net/account";
import { Icon } from "../pieces/icon";
import { set, settings } from "../settings";
import { t } from "../text/load";
import { SettingsDialog } from "./settings";

export function LangSwitch() {
  const other = settings.value.lang === "de" ? "en" : "de";
  return (
    <button type="button" class="quiet" lang={other} onClick={() => set({ lang: other })}>
      {other === "de" ? "Deutsch" : "English"}
    </button>
  );
}

export function Frame({ children, class: extra }: { children: ComponentChildren; class?: string }) {
  const [open, show] = useState(false);
  useEffect(() => void learnOnce(), []);
  return (
    <div class={`frame ${extra ?? ""}`}>
      <header class="frame-head">
        <a class="brand" href="/">
          <Icon name="gi:dungeon-gate" />
          <span>Gruft</span>
        </a>
        <nav>
          {account.value && account.value.accounts !== "off" && (
            <a class="quiet account-way" href="/account">
              {account.value.name ?? t("sign-in")}
            </a>
          )}
          <a class="quiet" href="/about">
            {t("about")}
          </a>
          <LangSwitch />
          <button type="button" class="quiet" onClick={() => show(true)}>
            {t("settings")}
          </button>
        </nav>
      </header>
      <main>{children}</main>
      {open && <SettingsDialog onClose={() => show(false)} />}
    </div>
  );
}
