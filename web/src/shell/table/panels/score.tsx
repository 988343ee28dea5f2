/** The end of the game: places, points and where they come from, who led when, and what decided it. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { AtTable, GameBoard } from "../../../games/board";
import { api } from "../../../net/api";
import type { LiveTable } from "../../../net/live";
import type { Result, Told } from "../../../net/protocol";
import { Icon } from "../../../pieces/icon";
import { SeatMark, seatColour } from "../../../pieces/seats";
import { go } from "../../../route";
import { figure } from "../../../text/figures";
import { t } from "../../../text/load";
import { capital, slugOf } from "../../../text/texts";
import { errorText, useAsked } from "../../asked";
import { Dialog } from "../../dialog";
import { winnersOf } from "../../living/winners";
import { keepForAgain, playOn, rematch } from "../../opening";

interface Decisive {
  id: string;
  by: number;
  /** The runner-up: others may have more of it. */
  over: number;
}

/** The line of the score sheet that separates the winner most from the runner-up; none of it decides between equal sums. */
export function decisive(result: Result): Decisive | null {
  const first = result.winners[0];
  const second = result.places.findIndex(
    (_, seat) => seat !== first && !result.winners.includes(seat) && isRunnerUp(result, seat),
  );
  if (first === undefined || second < 0 || result.points[first] === result.points[second]) return null;
  const mine = result.breakdown[first] ?? {};
  const theirs = result.breakdown[second] ?? {};
  let best: Decisive | null = null;
  for (const id of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const by = (mine[id] ?? 0) - (theirs[id] ?? 0);
    if (by > (best?.by ?? 0)) best = { id, by, over: second };
  }
  return best;
}

function isRunnerUp(result: Result, seat: number): boolean {
  const losers = result.points.filter((_, other) => !result.winners.includes(other));
  return result.points[seat] === Math.max(...losers);
}

const STORY_POINTS = 12;

/** The course of scores nobody was told before the end, from what was earned and lost in everybody's sight. */
export function earnedStory(log: Told[], earns: NonNullable<GameBoard["earns"]>, points: number[]): number[][] {
  const changes = log.map(earns);
  const now = points.map((end, seat) => {
    const earned = changes.flat().filter(([who]) => who === seat);
    return end - earned.reduce((sum, [, by]) => sum + by, 0);
  });
  const story = [[...now]];
  changes.forEach((change, index) => {
    for (const [seat, by] of change) now[seat] = (now[seat] ?? 0) + by;
    if (Math.floor(((index + 1) * STORY_POINTS) / changes.length) >= story.length) story.push([...now]);
  });
  return story;
}

/** The scores at a dozen moments of the game, as everybody could see them; none of them while they are on their way. */
function useStory(live: LiveTable, at: AtTable): number[][] | null {
  const points = at.game.earns ? undefined : at.game.points;
  const length = live.length.value;
  const asked = useAsked(
    async (left) => {
      if (!points || length < STORY_POINTS) return null;
      const numbers = Array.from({ length: STORY_POINTS + 1 }, (_, step) => Math.round((step * length) / STORY_POINTS));
      // One after another: everybody at the table looks at the same time, perhaps through one door.
      const story: number[][] = [];
      for (const number of numbers)
        story.push(points((await api.moment(live.id, live.token, number, null, left)).view));
      return story;
    },
    [live.id, length],
  );
  if (asked.state === "waiting") return points && length >= STORY_POINTS ? [] : null;
  return asked.state === "here" ? asked.value : null;
}

/** A line that is level until the last moment tells no story: the points were secret. */
export function tells(story: number[][]): boolean {
  return story.slice(1, -1).some((now) => new Set(now).size > 1);
}

function Story({ story, at }: { story: number[][]; at: AtTable }) {
  const most = Math.max(1, ...story.flat());
  const least = Math.min(0, ...story.flat());
  const x = (step: number) => 20 + (step * 560) / Math.max(1, story.length - 1);
  const y = (points: number) => 150 - ((points - least) * 130) / (most - least);
  return (
    <figure class="story">
      <svg viewBox="0 0 600 165" preserveAspectRatio="none" role="img" aria-label={t("score-story")}>
        <line x1="20" x2="580" y1={y(0)} y2={y(0)} class="story-zero" />
        {at.table.seats.map(({ seat }) => (
          <polyline
            key={seat}
            points={story.map((points, step) => `${x(step)},${y(points[seat] ?? 0)}`).join(" ")}
            fill="none"
            stroke={seatColour(seat)}
            stroke-width="3"
            vector-effect="non-scaling-stroke"
            stroke-dasharray={["none", "10 4", "3 4", "14 4 3 4", "6 6"][seat]}
          />
        ))}
      </svg>
      <figcaption>{t(story.length > 0 ? "score-story" : "loading")}</figcaption>
    </figure>
  );
}

/** What a line of the score sheet is called. */
function label(at: AtTable, id: string): string {
  const name = at.texts.first([
    `points-${slugOf(id)}`,
    `name-${slugOf(id.replace(":", "-"))}`,
    id.replaceAll("_", " "),
  ]);
  return capital(name);
}

/** The total stands above what it is made of: on a phone that is a page long. */
function Sheet({ result, at }: { result: Result; at: AtTable }) {
  const seats = at.table.seats.map((one) => one.seat).sort((a, b) => (result.places[a] ?? 9) - (result.places[b] ?? 9));
  const lines = [...new Set(result.breakdown.flatMap((part) => Object.keys(part)))];
  return (
    <div class="score-sheet" tabIndex={0} role="region" aria-label={t("score-title")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("score-line")}</th>
            {seats.map((seat) => (
              <th scope="col" key={seat} class={result.winners.includes(seat) ? "is-winner" : ""}>
                <SeatMark seat={seat} /> {at.texts.name(`seat:${seat}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="score-total">
            <th scope="row">{t("score-total")}</th>
            {seats.map((seat) => (
              <td key={seat}>{figure(result.points[seat] ?? 0)}</td>
            ))}
          </tr>
          {lines.map((id) => (
            <tr key={id}>
              <th scope="row">{label(at, id)}</th>
              {seats.map((seat) => (
                <td key={seat}>{figure(result.breakdown[seat]?.[id] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whose seat a bot has played to the end. */
function GaveUp({ at }: { at: AtTable }) {
  const gone = at.table.seats.filter((seat) => seat.gave_up).map((seat) => at.texts.name(`seat:${seat.seat}`));
  if (gone.length === 0) return null;
  return <p class="score-gave-up">{t("score-gave-up", { names: at.texts.list(gone), count: gone.length })}</p>;
}

const LOOK_AGAIN_MS = 5000;

/** Who of the people at this table has opened their next game; looked for as long as somebody can see it. */
function useNext(live: LiveTable, company: boolean): string | null {
  const [by, tell] = useState<string | null>(null);
  useEffect(() => {
    if (!company || by !== null) return;
    const gone = new AbortController();
    const look = () => {
      if (document.visibilityState !== "visible") return;
      api.next(live.id, live.token, gone.signal).then(
        (next) => tell(next.by),
        () => undefined, // it is looked for again
      );
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [live, company, by]);
  return by;
}

/** The next game: once more with the same people, at once or with other options; who only watched opens one of their own. */
export function Again({ live, at }: { live: LiveTable; at: AtTable }) {
  const opening = useRef(false);
  const [busy, wait] = useState(false);
  const [problem, tell] = useState("");
  const again = live.role.value === "player" ? rematch(live) : null;
  const next = useNext(live, again?.table.seats.some((seat) => seat.kind === "friend") ?? false);
  const others = () => go(`/new/${at.game.slug}`);
  if (!again)
    return (
      <button type="button" class="main" onClick={others}>
        {t("score-again")}
      </button>
    );
  const begin = async () => {
    if (opening.current) return; // the second click of a double one comes before anything is drawn
    opening.current = true;
    wait(true);
    tell("");
    try {
      go(await playOn(live, again));
    } catch (error) {
      tell(errorText(error));
    }
    opening.current = false;
    wait(false);
  };
  return (
    <>
      <button
        type="button"
        disabled={busy}
        onClick={() => {
          keepForAgain(again.table);
          others();
        }}
      >
        {t("score-other")}
      </button>
      <button type="button" class="main" disabled={busy} onClick={() => void begin()}>
        {next !== null
          ? t("score-next", { name: next })
          : t(at.table.seats.length === 1 ? "score-retry" : "score-rematch")}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}

/** Whether points were counted, or only won and lost. */
function isCounted(result: Result): boolean {
  return result.points.some((points) => points > 1 || points < 0);
}

interface Reckoned {
  result: Result;
  view: unknown;
  live: LiveTable;
  at: AtTable;
}

/** Who has won, by what, and how it came to that. */
export function Reckoning({ result, view, live, at }: Reckoned) {
  const { Epilogue } = at.game;
  const seen = useStory(live, at);
  const story = at.game.earns ? earnedStory(at.log, at.game.earns, result.points) : seen;
  const ending = at.texts.ending(result.reason);
  const counted = isCounted(result);
  const reason = decisive(result);
  const own = live.you.value;
  const alone = at.table.seats.length === 1;
  return (
    <>
      {!alone && (
        <p class="score-winner">
          <Icon name="gi:laurel-crown" />
          {winnersOf(result, at.texts, own.length === 1 ? own[0] : null)}
        </p>
      )}
      {ending && <p>{ending}</p>}
      <GaveUp at={at} />
      {Epilogue && <Epilogue view={view} at={at} result={result} />}
      {counted && reason && result.winners.length === 1 && (
        <p>
          {t("score-decided", {
            line: label(at, reason.id),
            by: reason.by,
            over: at.texts.name(`seat:${reason.over}`),
          })}
        </p>
      )}
      {story && (story.length === 0 || tells(story)) && <Story story={story} at={at} />}
      {counted && !alone && <Sheet result={result} at={at} />}
    </>
  );
}

export function Score(props: Reckoned & { onClose: () => void }) {
  const { result, at, onClose } = props;
  return (
    <Dialog title={t(isCounted(result) ? "score-title" : "score-end")} onClose={onClose} class="score">
      <Reckoning {...props} />
      {result.seed && (
        <p class="help">
          {t("score-seed")} <code>{result.seed}</code>
        </p>
      )}
      <div class="dialog-buttons">
        <button type="button" onClick={onClose}>
          {t("score-board")}
        </button>
        <Again live={props.live} at={at} />
      </div>
    </Dialog>
  );
}
