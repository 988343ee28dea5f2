/** The seven titles: who would hold each one if the game ended now; and at the end, who gets a licence.
 *
 * Titles are called by what they are given for, so that all of them are in sight beside a full lair.
 */

import "./titles.css";
import type { Result } from "../../net/protocol";
import { Face } from "../../pieces/face";
import { rove, roved } from "../../pieces/rove";
import { RuleLink } from "../../pieces/rule";
import { SeatMark } from "../../pieces/seats";
import { tipProps } from "../../pieces/tip";
import { slugOf } from "../../text/texts";
import { type BoardProps, TableContext, useTable } from "../board";
import { Training } from "./training";
import { inTraining, type LordsView } from "./view";

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

/** What becomes of the players besides winning (DL-END-02). */
export function Epilogue({ view, at, result }: BoardProps<LordsView> & { result: Result }) {
  if (inTraining(view)) return <Training at={at} result={result} />;
  const licensed = result.points.flatMap((points, seat) => (points > 0 ? [at.texts.name(`seat:${seat}`)] : []));
  const said = { count: licensed.length, who: at.texts.list(licensed) };
  return (
    <p>
      {at.texts.say(licensed.length > 0 ? "board-licences" : "board-licence-nobody", said)} <RuleLink id="DL-END-02" />
    </p>
  );
}
