/** Taking something out of a list: asked back where the cross was, with the keyboard on "no". */

import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../text/load";

export function Forget({ label, onForget }: { label: string; onForget: () => void }) {
  const [sure, ask] = useState<boolean | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sure !== null) next.current?.focus();
  }, [sure]);
  if (!sure)
    return (
      <button type="button" class="quiet" ref={next} onClick={() => ask(true)} aria-label={label}>
        ✕
      </button>
    );
  return (
    <span
      class="table-sure"
      role="group"
      onKeyDown={(event) => {
        if (event.key === "Escape") ask(false);
      }}
    >
      {t("table-forget-sure")}
      <button type="button" onClick={onForget}>
        {t("yes")}
      </button>
      <button type="button" class="quiet" ref={next} onClick={() => ask(false)}>
        {t("no")}
      </button>
    </span>
  );
}
