/** The seven titles: who would hold each one if the game ended now.
 *
 * Called by what they are given for, so that all of them are in sight beside a full lair.
 */

import "./titles.css";
import { Face } from "../../pieces/face";
import { SeatMark } from "../../pieces/seats";
import { tipProps } from "../../pieces/tip";
import { slugOf } from "../../text/texts";
import { TableContext, useTable } from "../board";
import { rove, roved } from "./rove";
import type { LordsView } from "./view";

/** The seats that are best in a measure. */
export function holders(measures: Record<string, number>[], title: string): number[] {
  const best = Math.max(...measures.map((row) => row[title] ?? 0));
  return measures.flatMap((row, seat) => ((row[title] ?? 0) === best ? [seat] : []));
}

const walk = rove("li");

export function Titles({ view }: { view: LordsView }) {
  const at = useTable();
  const titles = Object.keys(view.measures[0] ?? {});
  if (titles.length === 0) return null;
  return (
    <section class="chamber titles" aria-label={at.texts.say("board-titles")}>
      <h3>{at.texts.say("board-titles")}</h3>
      <ul onKeyDown={walk}>
        {titles.map((title, index) => {
          const best = holders(view.measures, title);
          const numbers = view.measures
            .map((row, seat) => `${at.texts.name(`seat:${seat}`)}:\u00a0${Math.abs(row[title] ?? 0)}`)
            .join(" · ");
          return (
            <li
              key={title}
              tabIndex={roved(index)}
              {...tipProps(() => (
                <TableContext.Provider value={at}>
                  <Face of={`title:${title}`} />
                  <p>{at.texts.say("board-title-worth", { players: view.lords.length })}</p>
                  <p>{numbers}</p>
                </TableContext.Provider>
              ))}
            >
              <span aria-hidden="true">{at.texts.say(`board-title-${slugOf(title)}`)}</span>
              <span class="sr">{at.texts.name(`title:${title}`)}</span>
              <span class="holders">
                {best.length === view.lords.length
                  ? at.texts.say("board-titles-level")
                  : best.map((seat) => <SeatMark key={seat} seat={seat} size={13} />)}
              </span>
              <span class="sr">{numbers}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
