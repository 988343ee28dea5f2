/** An exercise: its goal while it is played; after it what became of it, the best so far, and the way to the next one. */

import { useState } from "preact/hooks";
import type { Result } from "../../net/protocol";
import { go } from "../../route";
import { openTable } from "../../shell/opening";
import type { AtTable } from "../board";

const KEPT = "gruft.training.";

/** The fewest tiles lost in this exercise on this device, this time included. */
export function bestOf(exercise: string, lost: number): number {
  try {
    const best = Math.min(lost, Number(localStorage.getItem(KEPT + exercise) ?? lost));
    localStorage.setItem(KEPT + exercise, String(best));
    return best;
  } catch {
    return lost;
  }
}

/** Which exercise it is, and what is to be reached. */
export function Goal({ at }: { at: AtTable }) {
  const scenario = at.texts.component(`scenario:${at.table.options.training}`);
  if (!scenario) return null;
  const goal = at.texts.say("board-training-goal", { best: Number(scenario.data?.best ?? 0) });
  return (
    <p class="training-goal">
      <b>{scenario.name}.</b> {goal}
    </p>
  );
}

export function Training({ at, result }: { at: AtTable; result: Result }) {
  const exercise = `scenario:${at.table.options.training}`;
  const scenario = at.texts.component(exercise);
  const lost = -(result.points[0] ?? 0);
  const [best] = useState(() => (scenario && at.table.seats.length === 1 ? bestOf(exercise, lost) : lost));
  if (!scenario || at.table.seats.length > 1) return null;
  const say = at.texts.say.bind(at.texts);
  const possible = Number(scenario.data?.best ?? 0);
  const all = at.texts.refs("scenario");
  const next = all[all.indexOf(exercise) + 1];
  const begin = (ref: string) => {
    const [seat] = at.table.seats;
    const options = { ...at.table.options, training: ref.slice("scenario:".length) };
    const table = {
      game: "lords",
      name: at.table.name,
      options,
      seats: [{ kind: "me" as const, name: seat?.name ?? "" }],
    };
    void openTable(table).then(go, () => undefined);
  };
  return (
    <section class="training-end">
      <h3>{scenario.name}</h3>
      <p>{say("board-training-goal", { best: possible })}</p>
      <p>
        <b>{say("board-training-lost", { lost })}</b>{" "}
        {say(lost <= possible ? "board-training-perfect" : "board-training-best", { best })}
      </p>
      {next && (
        <button type="button" onClick={() => begin(next)}>
          {say("board-training-next", { next })}
        </button>
      )}
    </section>
  );
}
