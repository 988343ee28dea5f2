/** Coming together: a chair for everybody who is still missing, each with its link, its code to scan, and a bot to sit there instead. */

import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../../../net/api";
import type { LiveTable } from "../../../net/live";
import type { Seat, SeatInfo } from "../../../net/protocol";
import { type Held, held, hold, linkPath, linkTo, release } from "../../../net/tokens";
import { qr, qrPath } from "../../../pieces/qr";
import { SeatMark } from "../../../pieces/seats";
import { go } from "../../../route";
import { t } from "../../../text/load";
import { errorText } from "../../asked";
import { Dialog } from "../../dialog";
import { Decision } from "./decision";

export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qr(text);
  if (!code) return null;
  const size = code.length + 8;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(code)} fill="#000" />
    </svg>
  );
}

/** Copies what stands in a field; a page without https has no clipboard of its own, but what is marked can be copied. */
async function copyFrom(field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field?.value ?? "");
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand("copy");
  }
}

/** A link with everything one can do with it: copy, share, show as a code, from the start (`code`) or when it is `asked`. */
export function Link({ label, url, code = false }: { label: string; url: string; code?: boolean | "asked" }) {
  const [copied, tell] = useState<boolean | null>(null);
  const [coded, show] = useState(code === true);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const done = await copyFrom(field.current);
    tell(done);
    if (done) setTimeout(() => tell(null), 2000);
  };
  return (
    <div class="link-row">
      <label>
        <span>{label}</span>
        <input ref={field} type="text" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={() => void copy()}>
        {copied ? t("copied") : t("copy")}
      </button>
      {typeof navigator.share === "function" && (
        <button type="button" onClick={() => void navigator.share({ title: "Gruft", url }).catch(() => undefined)}>
          {t("share")}
        </button>
      )}
      {code === "asked" && (
        <button type="button" aria-expanded={coded} onClick={() => show(!coded)}>
          {t("qr-show")}
        </button>
      )}
      {copied === false && (
        <p class="help" role="status">
          {t("copy-by-hand")}
        </p>
      )}
      {coded && <QrCode text={url} label={t("qr-of", { name: label })} />}
    </div>
  );
}

/** Friends' seats at which nobody has sat down yet, if this browser holds their links. */
export function missing(live: LiveTable): { seat: SeatInfo; token: string }[] {
  return emptyChairs(
    held().find((one) => one.token === live.token),
    live.table.value?.seats ?? [],
  );
}

/** Chairs that wait for somebody, with their links: friends', and those that were handed over. */
export function emptyChairs(mine: Held | undefined, seats: SeatInfo[]): { seat: SeatInfo; token: string }[] {
  const handed = mine?.handed ?? [];
  const friends = (mine?.links ?? []).filter(
    (link) => link.kind === "friend" && handed.every((one) => one.seat !== link.seat),
  );
  return [...friends, ...handed].flatMap((link) => {
    const seat = seats.find((one) => one.seat === link.seat);
    return seat && !seat.online && !seat.level ? [{ seat, token: link.token }] : [];
  });
}

/** Whom the table really waits for: a bot that is asked first lets friends come who have never been here. */
export function awaited(live: LiveTable, waiting: Seat[] = live.waiting.value): Seat[] {
  const seats = live.table.value?.seats ?? [];
  const begun = live.parts.value.some((part) => part.acted);
  if (begun || !waiting.every((seat) => seats[seat]?.level)) return waiting;
  const come = new Set(live.chance.value?.steps.map((step) => step.seat));
  const friends = seats.filter((one) => one.kind === "friend" && !one.level && !one.online && !come.has(one.seat));
  return friends.length > 0 && waiting.length > 0 ? friends.map((one) => one.seat) : waiting;
}

const INVITED = "gruft.invited";

function invited(): string[] {
  try {
    return JSON.parse(localStorage.getItem(INVITED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Whether this browser has opened a table with empty chairs: then the links come first, once for each table.
 *
 * How long the table has been going on says nothing: it may be laid out anew while the page is still loading.
 */
export function comesToInvite(live: LiveTable): boolean {
  const before = invited();
  if (live.over.value || before.includes(live.id) || missing(live).length === 0) return false;
  try {
    localStorage.setItem(INVITED, JSON.stringify([...before, live.id].slice(-50)));
  } catch {
    // Without storage the links come again with the next visit.
  }
  return true;
}

/** The way to the television, if this browser has a link for those who watch, and to one's own hand on a phone. */
function LivingRoom({ live }: { live: LiveTable }) {
  const watching = held()
    .find((one) => one.token === live.token)
    ?.links?.find((link) => link.kind === "spectator");
  return (
    <details class="living">
      <summary>{t("living-room")}</summary>
      <p>{t("living-help")}</p>
      {watching && (
        <>
          <a class="button" href={linkPath(live.id, watching.token, "tv")} target="_blank" rel="noopener">
            {t("living-open-tv")}
          </a>
          <Link label={t("living-tv")} url={linkTo(live.id, watching.token, "tv")} />
        </>
      )}
      <Link label={t("living-hand")} url={linkTo(live.id, live.token, "hand")} code />
    </details>
  );
}

/** A page of this computer alone: nobody else can open its links, and better they learn it here than from a friend. */
const ONLY_HERE = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** A chair that waits for somebody: its link, or a bot instead. */
function Chair(props: { live: LiveTable; seat: SeatInfo; token: string; phones: boolean }) {
  const { live, seat } = props;
  const [problem, tell] = useState("");
  const host = held().find((one) => one.token === live.token)?.links !== undefined;
  const toBot = () =>
    void api
      .changeSeat(live.id, live.token, seat.seat, { bot: "greedy" })
      .catch((error: unknown) => tell(errorText(error)));
  return (
    <li class="chair">
      <h3>
        <SeatMark seat={seat.seat} size={20} /> {seat.name}
      </h3>
      <Link
        label={t("invite-link", { name: seat.name })}
        url={linkTo(live.id, props.token, props.phones ? "hand" : "table")}
        code
      />
      {host && (
        <button type="button" onClick={toBot}>
          {t("give-to-bot")}
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </li>
  );
}

export function InviteDialog({ live, onClose }: { live: LiveTable; onClose: () => void }) {
  const chairs = missing(live);
  const [phones, only] = useState(false);
  const waited = useRef(chairs.length > 0);
  useEffect(() => {
    // Whoever is just reading the code for the television goes on reading.
    if (waited.current && chairs.length === 0 && !document.querySelector(".invite details[open]")) onClose();
  }, [chairs.length]);
  return (
    <Dialog title={t("invite-title")} onClose={onClose} class="invite">
      <p>{t("invite-help")}</p>
      {ONLY_HERE.test(location.hostname) && <p class="help">{t("invite-only-here")}</p>}
      <LivingRoom live={live} />
      {chairs.length > 0 && (
        <label class="invite-phones">
          <input type="checkbox" checked={phones} onChange={(event) => only(event.currentTarget.checked)} />{" "}
          {t("invite-phones")}
        </label>
      )}
      {chairs.length === 0 && <p class="invite-all">{t("invite-all-here")}</p>}
      <ul class="chairs">
        {chairs.map(({ seat, token }) => (
          <Chair key={seat.seat} live={live} seat={seat} token={token} phones={phones} />
        ))}
      </ul>
      <div class="dialog-buttons">
        <button type="button" class="main" onClick={onClose}>
          {t("invite-begin")}
        </button>
      </div>
    </Dialog>
  );
}

/** For whom a link is, as they are called now. */
function nameOf({ kind, seat }: NonNullable<Held["links"]>[number], seats: SeatInfo[]): string {
  const name = seats[seat ?? -1]?.name ?? "";
  return kind === "friend" ? name : t(`link-${kind}`, { name });
}

/** The own link for another device, and those for spectators and coaches. */
export function LinksDialog({ live, onClose }: { live: LiveTable; onClose: () => void }) {
  const mine: Held | undefined = held().find((one) => one.token === live.token);
  const [problem, tell] = useState("");
  const [sure, ask] = useState(false);
  const seats = live.table.value?.seats ?? [];
  const stillToCome = (seat: Seat | null) => seat !== null && !seats[seat]?.online && !seats[seat]?.level;
  const renew = async (old: NonNullable<Held["links"]>[number]) => {
    const role = old.kind === "friend" ? "player" : old.kind;
    const fresh = await api.renewLink(live.id, live.token, { role, seat: old.seat });
    hold({
      id: live.id,
      token: live.token,
      links: mine?.links?.map((one) => (one === old ? { ...one, token: fresh.token } : one)),
    });
    tell("");
  };
  const remove = async () => {
    await api.removeTable(live.id, live.token);
    release(live.token);
    go("/");
  };
  const failed = (error: unknown) => tell(errorText(error));
  return (
    <Dialog title={t("links")} onClose={onClose}>
      <p>{t("links-help")}</p>
      <LivingRoom live={live} />
      <ul class="links">
        <li>
          <Link label={t("link-own")} url={linkTo(live.id, live.token)} code="asked" />
        </li>
        {(mine?.handed ?? []).map(({ seat, token }) => (
          <li key={token}>
            <Link label={seats[seat]?.name ?? ""} url={linkTo(live.id, token)} code="asked" />
          </li>
        ))}
        {(mine?.links ?? []).map((link) => (
          <li key={link.token}>
            <Link
              key={link.token}
              label={nameOf(link, seats)}
              url={linkTo(live.id, link.token)}
              code={link.kind === "friend" && stillToCome(link.seat) ? true : "asked"}
            />
            <button
              type="button"
              class="quiet"
              title={t("link-renew-help")}
              onClick={() => void renew(link).catch(failed)}
            >
              {t("link-renew")}
            </button>
          </li>
        ))}
      </ul>
      {mine?.links && (
        <Decision
          words={t("table-delete")}
          yes={t("table-delete-yes")}
          open={sure}
          onOpen={ask}
          onYes={() => void remove().catch(failed)}
          quiet
        >
          <p>{t("table-delete-sure")}</p>
        </Decision>
      )}
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
