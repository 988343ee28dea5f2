/** Language, names, theme, motion, sound, notifications: each takes effect at once. */

import { type Settings, set, settings } from "../settings";
import { t } from "../text/load";
import { SPEEDS } from "../timeline/timeline";
import { Dialog } from "./dialog";
import { People } from "./people";

function Row<K extends keyof Settings>(props: { id: K; values: Settings[K][]; labels: string[] }) {
  const now = settings.value[props.id];
  return (
    <fieldset class="setting">
      <legend>{t(`settings-${props.id}`)}</legend>
      <div class="segments">
        {props.values.map((value, index) => (
          <button
            type="button"
            key={String(value)}
            aria-pressed={now === value}
            onClick={() => set({ [props.id]: value } as Partial<Settings>)}
          >
            {props.labels[index]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function SettingsForm() {
  const onOff = [t("on"), t("off")];
  const askToNotify = (want: boolean) => {
    if (want && "Notification" in window && Notification.permission === "default")
      void Notification.requestPermission();
    set({ notify: want });
  };
  return (
    <>
      <Row id="lang" values={["de", "en"]} labels={["Deutsch", "English"]} />
      <Row id="names" values={["same", "de", "en"]} labels={[t("settings-names-same"), "Deutsch", "English"]} />
      <Row
        id="theme"
        values={["dark", "light", "auto"]}
        labels={[t("settings-theme-dark"), t("settings-theme-light"), t("settings-auto")]}
      />
      <Row
        id="motion"
        values={["auto", "full", "none"]}
        labels={[t("settings-auto"), t("settings-motion-full"), t("settings-motion-none")]}
      />
      <Row id="speed" values={SPEEDS} labels={SPEEDS.map((speed) => t(`settings-speed-${speed}`))} />
      <Row
        id="confirm"
        values={["always", "matters", "never"]}
        labels={[t("settings-confirm-always"), t("settings-confirm-matters"), t("settings-confirm-never")]}
      />
      <Row id="aid" values={[true, false]} labels={onOff} />
      <Row id="sound" values={[true, false]} labels={onOff} />
      <Row id="textView" values={[true, false]} labels={onOff} />
      <fieldset class="setting">
        <legend>{t("settings-notify")}</legend>
        <div class="segments">
          {[true, false].map((want, index) => (
            <button
              type="button"
              key={String(want)}
              aria-pressed={settings.value.notify === want}
              onClick={() => askToNotify(want)}
            >
              {onOff[index]}
            </button>
          ))}
        </div>
      </fieldset>
      <People show={(people) => <people.NoticesPart />} />
    </>
  );
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <SettingsForm />
    </Dialog>
  );
}
