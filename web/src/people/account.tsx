/** The account: making one, signing in, keys and codes, and leaving with everything. */

import { useState } from "preact/hooks";
import { account, learn } from "../net/account";
import { call } from "../net/api";
import { set, settings } from "../settings";
import { Frame } from "../shell/chrome";
import type { AccountInfo, Codes, Invitation } from "../wire/server";
import { Invite, Outcome, Section, Sure, useDoing } from "./parts";
import { ceremony } from "./passkey";
import { say, when } from "./words";

const post = <T,>(path: string, body: object = {}) => call<T>(path, { method: "POST", body: JSON.stringify(body) });

/** The codes, for as long as this page is open and never again. */
function CodesShown({ codes }: { codes: string[] }) {
  return (
    <div class="people-codes" role="status">
      <h3>{say("codes-title")}</h3>
      <p>{say("codes-once")}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => void navigator.clipboard?.writeText(codes.join("\n"))}>
        {say("copy")}
      </button>
    </div>
  );
}

function Guest({ info, onCodes }: { info: AccountInfo; onCodes: (codes: string[]) => void }) {
  const invitation = window.location.hash.slice(1);
  const [name, setName] = useState(settings.value.player);
  const [lost, setLost] = useState(false);
  const [code, setCode] = useState("");
  const doing = useDoing();
  const mayJoin = info.accounts === "open" || invitation !== "";
  if (!window.PublicKeyCredential) return <p role="alert">{say("account-no-passkeys")}</p>;
  return (
    <>
      <p class="people-lead">{say("account-lead")}</p>
      <Section id="account-sign-in">
        <p class="help">{say("account-sign-in-help")}</p>
        <button
          type="button"
          class="main"
          disabled={doing.busy}
          onClick={() =>
            doing.run(() =>
              ceremony("/account/sign-in", {})
                .then(() => learn())
                .then(() => undefined),
            )
          }
        >
          {say("account-with-passkey")}
        </button>{" "}
        <button type="button" class="quiet" aria-expanded={lost} onClick={() => setLost(!lost)}>
          {say("account-lost")}
        </button>
        {lost && (
          <form
            class="people-form"
            onSubmit={(event) => {
              event.preventDefault();
              doing.run(() =>
                post("/account/recover", { name, code })
                  .then(() => learn())
                  .then(() => undefined),
              );
            }}
          >
            <label>
              <span>{say("account-name")}</span>
              <input type="text" required maxLength={30} value={name} onInput={(e) => setName(e.currentTarget.value)} />
            </label>
            <label>
              <span>{say("account-code")}</span>
              <input
                type="text"
                required
                maxLength={40}
                autocomplete="off"
                value={code}
                onInput={(e) => setCode(e.currentTarget.value)}
              />
            </label>
            <button type="submit" disabled={doing.busy}>
              {say("account-recover")}
            </button>
          </form>
        )}
      </Section>
      <Section id="account-new">
        {mayJoin ? (
          <form
            class="people-form"
            onSubmit={(event) => {
              event.preventDefault();
              doing.run(async () => {
                const made = await ceremony<Codes>("/account/register", { name, invitation }, { invitation });
                set({ player: name });
                onCodes(made.codes);
                await learn();
                return undefined;
              });
            }}
          >
            <label>
              <span>{say("account-name")}</span>
              <input
                type="text"
                required
                maxLength={30}
                autocomplete="username"
                value={name}
                onInput={(e) => setName(e.currentTarget.value)}
              />
            </label>
            <button type="submit" disabled={doing.busy}>
              {say("account-make")}
            </button>
          </form>
        ) : (
          <p>{say("account-invite-only")}</p>
        )}
        <p class="help">{say("account-what")}</p>
      </Section>
      <Outcome doing={doing} />
    </>
  );
}

function Member({ info, onCodes }: { info: AccountInfo; onCodes: (codes: string[]) => void }) {
  const doing = useDoing();
  const [typed, type] = useState("");
  const leave = (everywhere: boolean) =>
    doing.run(() =>
      post("/account/sign-out", { everywhere })
        .then(() => learn())
        .then(() => undefined),
    );
  return (
    <>
      <p class="people-lead">{say("account-hello", { name: info.name ?? "" })}</p>
      <div class="people-row">
        <button type="button" disabled={doing.busy} onClick={() => leave(false)}>
          {say("account-sign-out")}
        </button>
        <button type="button" class="quiet" disabled={doing.busy} onClick={() => leave(true)}>
          {say("account-sign-out-everywhere")}
        </button>
      </div>
      <Outcome doing={doing} />
      <Section id="account-keys">
        <p class="help">{say("account-keys-help")}</p>
        <ul class="people-list">
          {info.passkeys.map((key) => (
            <li key={key.id}>
              <span>{say("account-key-of", { when: when(key.created) })}</span>
              {info.passkeys.length > 1 && (
                <Sure
                  label={say("remove")}
                  question={say("account-key-sure")}
                  onSure={() =>
                    doing.run(async () => {
                      await call(`/account/passkeys/${key.id}`, { method: "DELETE" });
                      await learn();
                      return undefined;
                    })
                  }
                />
              )}
            </li>
          ))}
        </ul>
        <div class="people-row">
          <button
            type="button"
            disabled={doing.busy}
            onClick={() =>
              doing.run(() =>
                ceremony("/account/passkeys", {})
                  .then(() => learn())
                  .then(() => undefined),
              )
            }
          >
            {say("account-key-add")}
          </button>
        </div>
      </Section>
      <Section id="account-codes">
        <p>{say("account-codes-left", { count: info.codes })}</p>
        <Sure
          label={say("account-codes-new")}
          question={say("account-codes-sure")}
          onSure={() =>
            doing.run(async () => {
              onCodes((await post<Codes>("/account/codes")).codes);
              await learn();
              return undefined;
            })
          }
        />
      </Section>
      {info.accounts === "invite" && (
        <Section id="account-invite">
          <p class="help">{say("account-invite-help")}</p>
          <Invite doing={doing} made={() => post<Invitation>("/account/invitations")} />
        </Section>
      )}
      <Section id="account-delete">
        <p>{say("account-delete-what")}</p>
        <form
          class="people-form"
          onSubmit={(event) => {
            event.preventDefault();
            doing.run(() =>
              post("/account/delete", { name: typed })
                .then(() => learn())
                .then(() => undefined),
            );
          }}
        >
          <label>
            <span>{say("account-delete-type", { name: info.name ?? "" })}</span>
            <input
              type="text"
              required
              maxLength={30}
              autocomplete="off"
              value={typed}
              onInput={(e) => type(e.currentTarget.value)}
            />
          </label>
          <button type="submit" class="danger" disabled={doing.busy || typed.trim() !== info.name}>
            {say("account-delete-do")}
          </button>
        </form>
      </Section>
    </>
  );
}

export function AccountPage() {
  const info = account.value;
  const [codes, show] = useState<string[]>([]);
  return (
    <Frame class="people">
      <h1>{say("account-title")}</h1>
      {codes.length > 0 && <CodesShown codes={codes} />}
      {info === null && <p class="patience">{say("loading")}</p>}
      {info?.accounts === "off" && <p>{say("account-none")}</p>}
      {info && info.accounts !== "off" && info.name === null && <Guest info={info} onCodes={show} />}
      {info?.name && <Member info={info} onCodes={show} />}
    </Frame>
  );
}
