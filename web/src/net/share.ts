/** What has stayed the same keeps its identity.
 *
 * The server sends whole views. Most of a view is as it was before, but every part of it is a new object; whoever draws
 * can tell what has changed only if everything else is still the very same object.
 */

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `now`, made of parts of `before` wherever they say the same. Neither of them is changed. */
export function share<T>(before: unknown, now: T): T {
  if (before === now) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (shareList(before, now) as T) : now;
  return isPlain(now) && isPlain(before) ? (sharePlain(before, now) as T) : now;
}

function shareList(before: unknown[], now: unknown[]): unknown[] {
  let same = before.length === now.length;
  const shared = now.map((one, index) => {
    const kept = share(before[index], one);
    if (kept !== before[index]) same = false;
    return kept;
  });
  return same ? before : shared;
}

function sharePlain(before: Plain, now: Plain): Plain {
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const shared: Plain = {};
  for (const key of keys) {
    const kept = share(before[key], now[key]);
    if (kept !== before[key] || !(key in before)) same = false;
    shared[key] = kept;
  }
  return same ? before : shared;
}
