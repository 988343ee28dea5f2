/** A dialog over everything: focus begins at its title and stays inside, Escape closes, focus returns where it was. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { focusQuietly } from "../pieces/tip";
import { t } from "../text/load";

export function Dialog(props: { title: string; onClose?: () => void; children: ComponentChildren; class?: string }) {
  const box = useRef<HTMLDialogElement>(null);
  /** Where the mouse was pressed: whoever drags out of a text they mark does not want to leave. */
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const here = box.current;
    const before = document.activeElement;
    if (here && !here.open) {
      if (typeof here.showModal === "function") here.showModal();
      else here.setAttribute("open", "");
      here.querySelector<HTMLElement>("h2")?.focus();
    }
    return () => {
      here?.close?.();
      // The browser gives the focus back only while the dialog is still in the page.
      const lost = document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) focusQuietly(before);
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog ${props.class ?? ""}`}
      aria-label={props.title}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose?.();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        if (event.target === box.current && pressed.current === box.current) props.onClose?.();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2 tabIndex={-1}>{props.title}</h2>
        {props.onClose && (
          <button type="button" class="quiet" onClick={props.onClose} aria-label={t("close")}>
            ✕
          </button>
        )}
      </header>
      <div class="dialog-body">{props.children}</div>
    </dialog>
  );
}
