/** A group's chronicle: who played what with whom, how it ended, records, and how the dice fell. */

import "./chronicle.css";
import { useState } from "preact/hooks";
import { api } from "../../net/api";
import type { Play } from "../../net/protocol";
import { Icon } from "../../pieces/icon";
import { SeatMark } from "../../pieces/seats";
import { lang } from "../../settings";
import { figure } from "../../text/figures";
import { levelName, t } from "../../text/load";
import { useAsked } from "../asked";
import { Frame } from "../chrome";
import { Forget } from "../forget";
import { emblem } from "../games";
import { asBgStats, asCsv } from "./exports";
import { allPlays, forget } from "./plays";
import { counts, hasWon, isAlone, minutes, nameAt, people, records } from "./records";

/** Whoever plays over days does not count minutes; how long it took before it was brought in a file, nobody knows. */
const LONG = 12 * 60;

function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function day(iso: string): string {
  return new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(new Date(iso));
}

/** A bot is called by what it can do. */
function called(play: Play, seat: number): string {
  const { name, bot } = nameAt(play, seat);
  return bot ? `${t("seat-is-bot")} · ${levelName(name)}` : name;
}

function People({ plays }: { plays: Play[] }) {
  return (
    <table class="chronicle-people">
      <thead>
        <tr>
          {["who", "games", "wins", "luck"].map((head) => (
            <th scope="col" key={head}>
              {t(`chronicle-${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people(plays).map((one) => (
          <tr key={`${one.bot} ${one.name}`} class={one.bot ? "is-bot" : ""}>
            <th scope="row">{one.bot ? `${t("seat-is-bot")} · ${levelName(one.name)}` : one.name}</th>
            <td>{one.games}</td>
            <td>{one.wins}</td>
            <td>{one.luck === null ? "–" : t("chronicle-luck-of", { height: one.luck, dice: one.dice })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Records({ plays, titles }: { plays: Play[]; titles: Record<string, string> }) {
  return (
    <ul class="chronicle-records">
      {records(plays).map(({ game, plays: count, best, closest }) => (
        <li key={game}>
          <Icon name={emblem(game)} />
          <div>
            <h3>{titles[game] ?? t(`game-${game}`)}</h3>
            <p>{t("chronicle-played", { count })}</p>
            {best && (
              <p>
                {t("chronicle-best", {
                  points: figure(best.points),
                  names: best.seats.map((seat) => called(best.play, seat)).join(", "),
                  when: day(best.play.ended),
                })}
              </p>
            )}
            {closest && count > 1 && <p>{t("chronicle-closest", { by: closest.by, when: day(closest.play.ended) })}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function PlayRow({ play, titles, onForget }: { play: Play; titles: Record<string, string>; onForget: () => void }) {
  const { points } = play.result;
  const order = play.seats.map((_, seat) => seat);
  order.sort((a, b) => (play.result.places[a] ?? 9) - (play.result.places[b] ?? 9));
  return (
    <li class={`chronicle-play game-${play.game}`}>
      <Icon name={emblem(play.game)} />
      <div>
        <strong>{titles[play.game] ?? t(`game-${play.game}`)}</strong>{" "}
        <small>
          {day(play.ended)}
          {minutes(play) > 0 && minutes(play) < LONG ? ` · ${t("minutes", { minutes: minutes(play) })}` : ""}
          {play.name ? ` · ${play.name}` : ""}
        </small>
        <ol>
          {order.map((seat) => (
            <li key={seat} class={hasWon(play, seat) ? "is-winner" : ""}>
              <SeatMark seat={seat} size={14} /> {called(play, seat)}
              {counts(play) && `: ${figure(points[seat] ?? 0)}`}
              {isAlone(play) && `: ${t("tiles-lost", { lost: -(points[seat] ?? 0) })}`}{" "}
              {hasWon(play, seat) && <Icon name="gi:laurel-crown" title={t("chronicle-won")} />}
            </li>
          ))}
        </ol>
      </div>
      <Forget label={t("chronicle-forget", { when: day(play.ended) })} onForget={onForget} />
    </li>
  );
}

export function ChroniclePage() {
  const games = useAsked(() => api.games(), []);
  const [tick, again] = useState(0);
  const plays = useAsked(() => allPlays(), [tick]);
  const titles: Record<string, string> = {};
  if (games.state === "here") for (const game of games.value) titles[game.slug] = game.name[lang.value];
  const all = plays.state === "here" ? plays.value : [];
  return (
    <Frame class="chronicle">
      <h1>{t("chronicle")}</h1>
      <p>{t("chronicle-help")}</p>
      {plays.state === "waiting" && <p class="patience">{t("loading")}</p>}
      {plays.state === "here" && all.length === 0 && (
        <section class="empty">
          <p>{t("chronicle-empty")}</p>
          <a class="button main" href="/">
            {t("chronicle-to-games")}
          </a>
        </section>
      )}
      {all.length > 0 && (
        <>
          <section>
            <h2>{t("chronicle-people")}</h2>
            <People plays={all} />
            <p class="help">{t("chronicle-luck-help")}</p>
          </section>
          <section>
            <h2>{t("chronicle-records")}</h2>
            <Records plays={all} titles={titles} />
          </section>
          <section>
            <h2>{t("chronicle-plays")}</h2>
            <ul class="chronicle-plays">
              {all.map((play) => (
                <PlayRow
                  key={play.id}
                  play={play}
                  titles={titles}
                  onForget={() => {
                    forget(play.id);
                    again(tick + 1);
                  }}
                />
              ))}
            </ul>
          </section>
          <div class="dialog-buttons">
            <button type="button" onClick={() => save("gruft.bgsplay", "application/json", asBgStats(all, titles))}>
              {t("chronicle-bgstats")}
            </button>
            <button type="button" onClick={() => save("gruft.csv", "text/csv", asCsv(all, titles))}>
              {t("chronicle-csv")}
            </button>
          </div>
        </>
      )}
    </Frame>
  );
}
