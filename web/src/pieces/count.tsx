/** A number that counts up or down to its new value and says for a moment how much it changed. */

import { useEffect, useRef, useState } from "preact/hooks";
import { moves } from "../settings";

export function Count({ value }: { value: number }) {
  const [shown, show] = useState(value);
  const [change, tell] = useState(0);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (from === value) return;
    if (!moves()) {
      show(value);
      return;
    }
    tell((told) => told + value - from);
    const steps = Math.min(8, Math.abs(value - from));
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      show(Math.round(from + ((value - from) * step) / steps));
      if (step >= steps) clearInterval(timer);
    }, 60);
    const quiet = setTimeout(() => tell(0), 1600);
    return () => {
      clearInterval(timer);
      clearTimeout(quiet);
      show(value);
    };
  }, [value]);
  return (
    <span class="count">
      {shown}
      {change !== 0 && (
        <span class={`count-change ${change > 0 ? "up" : "down"}`} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}
