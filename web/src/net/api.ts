/** The HTTP side of the server: games, rules, names, tables. */

import type { Lang } from "../settings";
import type { FreshLink, LinkWanted, NextGame, NextTable, PlayOn } from "../wire/server";
import type {
  Component,
  GameInfo,
  MapTitle,
  Moment,
  NewTable,
  OpenedTable,
  Play,
  RuleText,
  SeatChange,
  Seats,
  TableSummary,
} from "./protocol";

/** The server said no, with a code that has a message `error-…` in the shell's texts. */
export class ServerError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export async function call<T>(path: string, init: RequestInit & { token?: string; text?: boolean } = {}): Promise<T> {
  const headers = new Headers(init.headers);
  if (init.token) headers.set("Authorization", `Bearer ${init.token}`);
  if (init.body) headers.set("Content-Type", "application/json");
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new ServerError(navigator.onLine === false ? "offline" : "unreachable");
  }
  if (response.ok) return (init.text ? await response.text() : await response.json()) as T;
  const trouble = (await response.json().catch(() => ({}))) as { code?: string; args?: Record<string, string> };
  throw new ServerError(trouble.code ?? "unexpected", trouble.args);
}

const kept = new Map<string, Promise<unknown>>();

/** Facts that never change while the server runs are asked for once. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = call<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const api = {
  games: () => once<GameInfo[]>("/games"),
  names: (slug: string, lang: Lang) => once<Record<string, Component>>(`/games/${slug}/names?lang=${lang}`),
  rules: (slug: string, lang: Lang) => once<RuleText[]>(`/games/${slug}/rules?lang=${lang}`),
  /** The rule behind each kind of event. */
  events: (slug: string) => once<Record<string, string>>(`/games/${slug}/events`),
  /** The titles of the maps one may look at, and one of them as the game shows it. */
  maps: (slug: string, lang: Lang) => once<Record<string, MapTitle>>(`/games/${slug}/maps?lang=${lang}`),
  map: (slug: string, map: string, lang: Lang) => once<unknown>(`/games/${slug}/maps/${map}?lang=${lang}`),
  aid: (slug: string, lang: Lang) => once<unknown>(`/games/${slug}/aid?lang=${lang}`),
  open: (table: NewTable) => call<OpenedTable>("/tables", { method: "POST", body: JSON.stringify(table) }),
  /** After the end: who has opened the next game of the same people, and a seat there; the first who asks opens it. */
  next: (id: string, token: string, left: AbortSignal) => call<NextGame>(`/tables/${id}/next`, { token, signal: left }),
  playOn: (id: string, token: string, wanted: NextTable) =>
    call<PlayOn>(`/tables/${id}/next`, { method: "POST", token, body: JSON.stringify(wanted) }),
  mine: (tokens: string[]) =>
    call<TableSummary[]>("/tables/mine", { method: "POST", body: JSON.stringify({ tokens }) }),
  /** Finished games behind a few links, to be remembered. */
  plays: (tokens: string[]) => call<Play[]>("/tables/plays", { method: "POST", body: JSON.stringify({ tokens }) }),
  /** `agreed`: the components with which it may go on though it began with others. */
  import: (journal: string, seats: NewTable["seats"], agreed = "") =>
    call<OpenedTable>("/tables/import", { method: "POST", body: JSON.stringify({ journal, seats, agreed }) }),
  journal: (id: string, token: string) => call<string>(`/tables/${id}/journal`, { token, text: true }),
  /** `left`: whoever wanted to see it has gone. */
  moment: (id: string, token: string, number: number, seat: number | null, left: AbortSignal) =>
    call<Moment>(`/tables/${id}/moment/${number}${seat === null ? "" : `?seat=${seat}`}`, { token, signal: left }),
  /** For whoever opened the table: a new link for a place (the old one is void), and the end of it all. */
  renewLink: (id: string, token: string, wanted: LinkWanted) =>
    call<FreshLink>(`/tables/${id}/links`, { method: "POST", token, body: JSON.stringify(wanted) }),
  /** Hand over an own seat: the link for whoever plays on. */
  handOver: (id: string, token: string, seat: number) =>
    call<FreshLink>(`/tables/${id}/seats/${seat}/link`, { method: "POST", token }),
  removeTable: (id: string, token: string) => call<unknown>(`/tables/${id}`, { method: "DELETE", token }),
  /** Let a bot play a seat, give it back, rename it, or give up. */
  changeSeat: (id: string, token: string, seat: number, change: SeatChange) =>
    call<Seats>(`/tables/${id}/seats/${seat}`, { method: "POST", token, body: JSON.stringify(change) }),
};
