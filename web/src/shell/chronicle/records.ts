/** What a group's games add up to: who has played and won how often, and the records of each game. */

import type { Play } from "../../net/protocol";

export interface Person {
  name: string;
  bot: boolean;
  games: number;
  wins: number;
  /** How well the dice fell for this person, on average; null: none did. */
  luck: number | null;
  dice: number;
}

/** A bot is called by its strength: its name is another at every table. */
export function nameAt(play: Play, seat: number): { name: string; bot: boolean } {
  const one = play.seats[seat];
  return one?.kind === "bot" && one.level ? { name: one.level, bot: true } : { name: one?.name ?? "", bot: false };
}

/** An exercise: there was nobody to win against, and its points are the tiles that were lost. */
export function isAlone({ seats }: { seats: unknown[] }): boolean {
  return seats.length === 1;
}

export function hasWon(play: Play, seat: number): boolean {
  return !isAlone(play) && play.result.winners.includes(seat);
}

export function people(plays: Play[]): Person[] {
  const found = new Map<string, Person & { height: number }>();
  for (const play of plays)
    play.seats.forEach((_, seat) => {
      const { name, bot } = nameAt(play, seat);
      const id = `${bot} ${name}`;
      const person = found.get(id) ?? { name, bot, games: 0, wins: 0, luck: null, dice: 0, height: 0 };
      const luck = play.luck[seat];
      person.games += 1;
      person.wins += hasWon(play, seat) ? 1 : 0;
      person.dice += luck?.dice ?? 0;
      person.height += (luck?.dice ?? 0) * (luck?.height ?? 0);
      found.set(id, person);
    });
  return [...found.values()]
    .map(({ height, ...person }) => ({ ...person, luck: person.dice > 0 ? Math.round(height / person.dice) : null }))
    .sort((a, b) => Number(a.bot) - Number(b.bot) || b.wins - a.wins || b.games - a.games);
}

export interface GameRecord {
  game: string;
  plays: number;
  /** The most points anybody had, and who that was. */
  best: { points: number; seats: number[]; play: Play } | null;
  /** The smallest lead a game was won by. */
  closest: { by: number; play: Play } | null;
}

/** Points tell something only where they are counted: one side against another wins with one. */
export function counts(play: Play): boolean {
  return !isAlone(play) && play.result.points.some((points) => points > 1 || points < 0);
}

export function records(plays: Play[]): GameRecord[] {
  const games = [...new Set(plays.map((play) => play.game))];
  return games.map((game) => {
    const own = plays.filter((play) => play.game === game);
    let best: GameRecord["best"] = null;
    let closest: GameRecord["closest"] = null;
    for (const play of own.filter(counts)) {
      const { points } = play.result;
      const most = Math.max(...points);
      const seats = points.flatMap((one, seat) => (one === most ? [seat] : []));
      if (!best || most > best.points) best = { points: most, seats, play };
      const [first = 0, second] = [...points].sort((a, b) => b - a);
      if (second !== undefined && (!closest || first - second < closest.by)) closest = { by: first - second, play };
    }
    return { game, plays: own.length, best, closest };
  });
}

export function minutes(play: Play): number {
  return Math.max(0, Math.round((Date.parse(play.ended) - Date.parse(play.began)) / 60_000));
}
