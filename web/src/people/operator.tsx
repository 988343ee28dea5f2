/** The operator's page: what goes on, and the few things only the operator may do. */

import { useEffect, useState } from "preact/hooks";
import { call } from "../net/api";
import { lang } from "../settings";
import { Frame } from "../shell/chrome";
import { slugOf } from "../text/texts";
import type { Invitation, OperatorTable, Overview } from "../wire/server";
import { Invite, Outcome, Section, Sure, useDoing } from "./parts";
import { say, when, whyNot } from "./words";

const post = <T,>(path: string, body: object = {}) => call<T>(path, { method: "POST", body: JSON.stringify(body) });

/** The link works once: what it brought is in a cookie afterwards, and the secret leaves the address bar. */
async function enter(): Promise<Overview> {
  const token = window.location.hash.slice(1);
  if (token) {
    window.history.replaceState(null, "", "/operator");
    await post("/operator/enter", { token });
  }
  return call<Overview>("/operator");
}

/** Games of other packages have no message of ours. */
function gameName(slug: string): string {
  const said = say(`game-${slug}`);
  return said.startsWith("game-") ? slug : said;
}

function TableLine({ table, act }: { table: OperatorTable; act: (path: string, init: RequestInit) => void }) {
  const path = `/operator/tables/${table.id}`;
  const order = (what: string) => act(path, { method: "POST", body: JSON.stringify({ do: what }) });
  return (
    <li>
      <span>
        <strong>{table.name || gameName(table.game)}</strong>
        <small>
          {gameName(table.game)} · {table.seats.join(", ")} · {when(table.updated)}
          {table.over ? ` · ${say("table-finished")}` : ""}
          {table.closed ? ` · ${say("operator-closed")}` : ""}
          {table.here ? ` · ${say("operator-here", { count: table.here })}` : ""}
        </small>
      </span>
      <button type="button" class="quiet" onClick={() => order(table.closed ? "open" : "close")}>
        {say(table.closed ? "operator-open" : "operator-close")}
      </button>
      <Sure label={say("operator-revoke")} question={say("operator-revoke-sure")} onSure={() => order("revoke")} />
      <Sure
        label={say("delete")}
        question={say("operator-delete-sure")}
        onSure={() => act(path, { method: "DELETE" })}
      />
    </li>
  );
}

/** Figures with the message that says what they are: `desk_waiting` -> `figure-desk-waiting`. */
function named(kind: string, figures: Record<string, number>): [string, number][] {
  return Object.entries(figures).map(([name, value]) => [`${kind}-${slugOf(name)}`, value]);
}

function House({ seen, again }: { seen: Overview; again: () => Promise<void> }) {
  const doing = useDoing();
  const [wanted, want] = useState("");
  const [address, write] = useState("");
  const act = (path: string, init: RequestInit) =>
    doing.run(async () => {
      await call(path, init);
      await again();
      return undefined;
    });
  const ban = (body: object) => act("/operator/bans", { method: "POST", body: JSON.stringify(body) });
  const fits = (table: OperatorTable) =>
    [table.id, table.name, ...table.seats].some((word) => word.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <>
      <div class="people-row">
        <button
          type="button"
          aria-pressed={seen.read_only}
          onClick={() => act("/operator/read-only", { method: "POST", body: JSON.stringify({ on: !seen.read_only }) })}
        >
          {say(seen.read_only ? "operator-play-again" : "operator-read-only")}
        </button>
        <button type="button" class="quiet" onClick={() => doing.run(() => again().then(() => undefined))}>
          {say("operator-again")}
        </button>
        <button type="button" class="quiet" onClick={() => act("/operator/leave", { method: "POST" })}>
          {say("operator-leave")}
        </button>
      </div>
      {seen.read_only && <p role="status">{say("operator-is-read-only")}</p>}
      <Outcome doing={doing} />
      <Section id="operator-tables">
        <label>
          <span>{say("operator-search", { count: seen.tables_total })}</span>
          <input type="search" value={wanted} onInput={(event) => want(event.currentTarget.value)} />
        </label>
        <ul class="people-list">
          {seen.tables.filter(fits).map((table) => (
            <TableLine key={table.id} table={table} act={act} />
          ))}
        </ul>
      </Section>
      {seen.accounts !== "off" && (
        <Section id="operator-people">
          <p class="help">{say("operator-people-count", { count: seen.people_total })}</p>
          <ul class="people-list">
            {seen.people.map((one) => (
              <li key={one.id}>
                <span>
                  <strong>{one.name}</strong>
                  <small>
                    {when(one.created)} · {say("operator-at-tables", { count: one.tables })}
                    {one.banned ? ` · ${say("operator-banned")}` : ""}
                  </small>
                </span>
                <Sure
                  label={say(one.banned ? "operator-lift" : "operator-ban")}
                  question={say(one.banned ? "operator-lift-sure" : "operator-ban-sure")}
                  onSure={() => ban({ account: one.id, lift: one.banned })}
                />
              </li>
            ))}
          </ul>
          <Invite doing={doing} made={() => post<Invitation>("/operator/invitations")} />
        </Section>
      )}
      <Section id="operator-bans">
        <form
          class="people-form"
          onSubmit={(event) => {
            event.preventDefault();
            ban({ address });
            write("");
          }}
        >
          <label>
            <span>{say("operator-ban-address")}</span>
            <input
              type="text"
              required
              maxLength={50}
              placeholder="198.51.100.0/24"
              value={address}
              onInput={(event) => write(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{say("operator-ban")}</button>
        </form>
        <ul class="people-list">
          {seen.bans.map((network) => (
            <li key={network}>
              <code>{network}</code>
              <button type="button" class="quiet" onClick={() => ban({ address: network, lift: true })}>
                {say("operator-lift")}
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="operator-limits">
        <dl class="people-figures">
          {[...named("figure", seen.figures), ...named("limit", seen.limits)].map(([id, value]) => (
            <div key={id}>
              <dt>{say(id)}</dt>
              <dd>{value.toLocaleString(lang.value)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

export function OperatorPage() {
  const [seen, look] = useState<Overview | null>(null);
  const [problem, tell] = useState("");
  const again = () =>
    call<Overview>("/operator").then(look, (error: unknown) => {
      look(null);
      tell(whyNot(error));
    });
  useEffect(() => {
    const come = () => {
      tell("");
      enter().then(look, (error: unknown) => {
        look(null);
        tell(whyNot(error));
      });
    };
    come();
    // Whoever is here already and follows a newer link stays on the same page.
    window.addEventListener("hashchange", come);
    return () => window.removeEventListener("hashchange", come);
  }, []);
  return (
    <Frame class="people">
      <h1>{say("operator-title")}</h1>
      {problem && <p role="alert">{problem}</p>}
      {!seen && !problem && <p class="patience">{say("loading")}</p>}
      {seen && <House seen={seen} again={again} />}
    </Frame>
  );
}
