/** What is asked back before it is done: right under its own button, in sight, and gone again with Escape. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

export function Decision(props: {
  /** What the button says that asks first, and the one that does it. */
  words: string;
  yes: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onYes: () => void;
  /** What it means. */
  children: ComponentChildren;
  quiet?: boolean;
}) {
  const { open, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) box.current?.scrollIntoView?.({ block: "nearest" });
  }, [open]);
  return (
    <div
      class="decision"
      role="group"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.preventDefault(); // a dialog around it stays open
        event.stopPropagation();
        onOpen(false);
        button.current?.focus();
      }}
    >
      <button
        type="button"
        ref={button}
        class={props.quiet ? "quiet" : undefined}
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {props.words}
      </button>
      {open && (
        <div class="affairs-sure">
          {props.children}
          <button type="button" class="main" onClick={props.onYes}>
            {props.yes}
          </button>
        </div>
      )}
    </div>
  );
}
