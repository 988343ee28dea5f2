/** Small things the pages about people share. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Link } from "../shell/table/panels/links";
import { say, whyNot } from "./words";

/** Something that is asked of the server: whether it is under way, and what became of it. */
interface Doing {
  busy: boolean;
  problem: string;
  done: string;
  run: (what: () => Promise<string | undefined>) => void;
}

export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState("");
  const run = (what: () => Promise<string | undefined>) => {
    setBusy(true);
    setProblem("");
    setDone("");
    what()
      .then((told) => setDone(told ?? ""))
      .catch((error: unknown) => setProblem(whyNot(error)))
      .finally(() => setBusy(false));
  };
  return { busy, problem, done, run };
}

export function Outcome({ doing }: { doing: { problem: string; done: string } }) {
  return (
    <>
      {doing.problem && <p role="alert">{doing.problem}</p>}
      {doing.done && <p role="status">{doing.done}</p>}
    </>
  );
}

export function Section({ id, children }: { id: string; children: ComponentChildren }) {
  return (
    <section aria-labelledby={id} class="people-part">
      <h2 id={id}>{say(id)}</h2>
      {children}
    </section>
  );
}

/** A button that asks back before something that cannot be undone. */
export function Sure(props: { label: string; question: string; onSure: () => void; disabled?: boolean }) {
  const [asking, ask] = useState(false);
  if (!asking)
    return (
      <button type="button" class="quiet" disabled={props.disabled} onClick={() => ask(true)}>
        {props.label}
      </button>
    );
  return (
    <span class="people-sure">
      {props.question}{" "}
      <button
        type="button"
        class="danger"
        onClick={() => {
          ask(false);
          props.onSure();
        }}
      >
        {say("yes-do-it")}
      </button>
      <button type="button" class="quiet" onClick={() => ask(false)}>
        {say("no")}
      </button>
    </span>
  );
}

/** An invitation to make an account: made when asked for, then shown as a link. */
export function Invite({ doing, made }: { doing: Doing; made: () => Promise<{ token: string }> }) {
  const [token, keep] = useState("");
  if (token) return <Link label={say("account-invite")} url={`${window.location.origin}/account#${token}`} />;
  const make = async () => {
    keep((await made()).token);
    return undefined;
  };
  return (
    <button type="button" onClick={() => doing.run(make)}>
      {say("account-invite-make")}
    </button>
  );
}
