/** Being told "your turn" while no tab is open: by push message, by letter, at a web address. */

import { useState } from "preact/hooks";
import { call } from "../net/api";
import { held } from "../net/tokens";
import { lang } from "../settings";
import { useAsked } from "../shell/asked";
import { Frame } from "../shell/chrome";
import type { NoticesBegun, NoticesChanged, NoticeWays } from "../wire/server";
import { Outcome, useDoing } from "./parts";
import { say } from "./words";

const KEY = "gruft.notices";

/** What this browser has asked for, so that new tables are added to it. */
interface Wish {
  way: "push" | "mail" | "hook";
  target: string;
  known: string;
}

function wishes(): Wish[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Wish[];
  } catch {
    return [];
  }
}

function keep(all: Wish[]): void {
  if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
  else localStorage.removeItem(KEY);
}

const tokens = () => held().map((one) => one.token);

async function begin(way: Wish["way"], target: string, known = ""): Promise<boolean> {
  const body = { tokens: tokens(), way, target, lang: lang.value, known };
  const begun = await call<NoticesBegun>("/notices", { method: "POST", body: JSON.stringify(body) });
  keep([...wishes().filter((one) => one.way !== way), { way, target, known: begun.ids[0] ?? known }]);
  return begun.confirm;
}

async function end(wish: Wish): Promise<void> {
  const body = JSON.stringify({ tokens: tokens(), way: wish.way, target: wish.target });
  await call<NoticesChanged>("/notices/end", { method: "POST", body });
  keep(wishes().filter((one) => one.way !== wish.way));
  if (wish.way === "push") await (await subscription())?.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function subscribe(key: string): Promise<string> {
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return JSON.stringify(made);
}

const SENT = "gruft.notices.sent";

/** Tables that are new here are told about in the same ways as the others; nothing new, nothing sent. */
export async function follow(): Promise<void> {
  const now = tokens().join(" ");
  if (localStorage.getItem(SENT) === now) return;
  localStorage.setItem(SENT, now);
  for (const wish of wishes()) await begin(wish.way, wish.target, wish.known).catch(() => undefined);
}

function Way(props: { way: Wish["way"]; wish: Wish | undefined; onChange: () => void }) {
  const [target, write] = useState("");
  const doing = useDoing();
  const { way, wish } = props;
  return (
    <form
      class="people-form"
      onSubmit={(event) => {
        event.preventDefault();
        doing.run(async () => {
          const asked = await begin(way, target.trim());
          props.onChange();
          return say(asked ? "notices-confirm-sent" : "notices-on");
        });
      }}
    >
      {wish ? (
        <p>
          {say(`notices-${way}-to`, { target: wish.target })}{" "}
          <button
            type="button"
            class="quiet"
            onClick={() =>
              doing.run(() =>
                end(wish)
                  .then(() => props.onChange())
                  .then(() => say("notices-ended")),
              )
            }
          >
            {say("notices-stop")}
          </button>
        </p>
      ) : (
        <>
          <label>
            <span>{say(`notices-${way}`)}</span>
            <input
              type="text"
              inputMode={way === "mail" ? "email" : "url"}
              required
              value={target}
              onInput={(event) => write(event.currentTarget.value)}
            />
          </label>
          <button type="submit" disabled={doing.busy}>
            {say("notices-start")}
          </button>
        </>
      )}
      <Outcome doing={doing} />
    </form>
  );
}

export function NoticesPart() {
  const ways = useAsked(() => call<NoticeWays>("/notices"), []);
  const [, again] = useState(0);
  const doing = useDoing();
  if (ways.state !== "here") return null;
  const of = (way: Wish["way"]) => wishes().find((one) => one.way === way);
  const changed = () => again((count) => count + 1);
  const push = of("push");
  const able = "serviceWorker" in navigator && "PushManager" in window;
  return (
    <fieldset class="setting people">
      <legend>{say("notices-title")}</legend>
      <p class="help">{say("notices-help")}</p>
      {ways.value.push && able && (
        <div class="people-row">
          <button
            type="button"
            aria-pressed={push !== undefined}
            disabled={doing.busy}
            onClick={() =>
              doing.run(async () => {
                if (push) await end(push);
                else await begin("push", await subscribe(ways.value.push ?? ""));
                changed();
                return say(push ? "notices-ended" : "notices-on");
              })
            }
          >
            {say(push ? "notices-push-off" : "notices-push-on")}
          </button>
        </div>
      )}
      <Outcome doing={doing} />
      {ways.value.mail && <Way way="mail" wish={of("mail")} onChange={changed} />}
      {ways.value.hook && <Way way="hook" wish={of("hook")} onChange={changed} />}
    </fieldset>
  );
}

/** Where a letter leads: yes, this is my address (`/notices#…`), or no more of this (`/quiet#…`). */
export function LetterPage({ what }: { what: "notices" | "quiet" }) {
  const [secret] = useState(() => window.location.hash.slice(1));
  const doing = useDoing();
  const answer = () =>
    doing.run(async () => {
      const [path, body] =
        what === "quiet" ? ["/notices/end", { id: secret }] : ["/notices/confirm", { token: secret }];
      await call(path as string, { method: "POST", body: JSON.stringify(body) });
      return say(what === "quiet" ? "notices-ended" : "notices-on");
    });
  return (
    <Frame class="people">
      <h1>{say("notices-title")}</h1>
      <p class="people-lead">{say(`letter-${what}`)}</p>
      {!doing.done && (
        <button type="button" class="main" disabled={doing.busy} onClick={answer}>
          {say(`letter-${what}-do`)}
        </button>
      )}
      <Outcome doing={doing} />
    </Frame>
  );
}
