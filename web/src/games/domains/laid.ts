/** What events lay on the table of Dark Domains, move about on it, and take away.
 *
 * An event names a thing by its ref. What is known of it besides is read where it lies, else on the table the events led
 * to (`now`); a thing that is nowhere to be seen is not laid.
 */

import {
  type AdventurerView,
  type DomainsView,
  type LandView,
  landOf,
  type MinionView,
  type MonsterView,
  type PartyView,
  type PlayerView,
  type SpaceView,
} from "./view";

const GUILD = "space:builders_guild";
const MERCENARY = "monster:foreign_mercenary";
const NONE: LandView[] = [];

export function withPlayer(
  view: DomainsView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): DomainsView {
  const players = view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

export function onLand(view: DomainsView, ref: string, change: (land: LandView) => Partial<LandView>): DomainsView {
  return withPlayer(view, landOf(ref).seat, ({ domain }) => ({
    domain: domain.map((land) => (land.land === ref ? { ...land, ...change(land) } : land)),
  }));
}

/** A card is laid on its space, light side up. */
export function built(view: DomainsView, seat: number, building: string, land: string): DomainsView {
  const laid = onLand(view, land, () => ({ building, dark: false }));
  return withPlayer(laid, seat, ({ plans }) => ({ plans: plans.filter((plan) => plan !== building) }));
}

// -- cards that lie to be taken ------------------------------------------------------

/** A card or monster is not at any space of the city any more. */
export function withoutOffer(view: DomainsView, ref: string): DomainsView {
  const gone = (there: string | null) => (there === ref ? null : there);
  return {
    ...view,
    architects: view.architects.map(gone),
    inn: view.inn.map(gone),
    market: view.market.map((there) => (there?.monster === ref ? null : there)),
  };
}

/** A card comes face up to its space. */
export function laidOut(view: DomainsView, space: string, what: string, now?: DomainsView): DomainsView {
  const [place, number] = space.replace("space:", "").split(".");
  const put = <T>(row: T[], thing: T) => row.map((there, index) => (index + 1 === Number(number) ? thing : there));
  if (place === "architects_guild") return { ...view, architects: put(view.architects, what) };
  if (place === "inn") return { ...view, inn: put(view.inn, what) };
  const monster = monsterIn(now, what);
  return monster ? { ...view, market: put(view.market, { ...monster, imbued: 0, armed: 0 }) } : view;
}

/** Somebody takes a building card or a henchman from wherever they lie. */
export function taken(view: DomainsView, seat: number, what: { plan?: string; henchman?: string }): DomainsView {
  const { plan, henchman } = what;
  const left = withoutHenchman(withoutOffer(view, plan ?? ""), henchman ?? "");
  return withPlayer(left, seat, ({ plans, henchmen }) => ({
    ...(plan && { plans: [...plans, plan] }),
    ...(henchman && { henchmen: [...henchmen, { henchman, uses: 0 }] }),
  }));
}

/** The face-down henchman of a space in the Far Lands goes with whoever acts there. */
export function withoutHidden(view: DomainsView, space: string): DomainsView {
  const number = /^space:far_lands\.(\d+)$/.exec(space)?.[1];
  if (number === undefined) return view;
  return { ...view, far_lands: view.far_lands.map((there, index) => there && index + 1 !== Number(number)) };
}

export function withoutHenchman(view: DomainsView, ref: string): DomainsView {
  const { players } = view;
  const left = players.map((one) =>
    one.henchmen.some(({ henchman }) => henchman === ref)
      ? { ...one, henchmen: one.henchmen.filter(({ henchman }) => henchman !== ref) }
      : one,
  );
  return { ...withoutOffer(view, ref), players: left };
}

// -- monsters ------------------------------------------------------------------

export function monsterIn(view: DomainsView | undefined, ref: string): MonsterView | undefined {
  const standing = (view?.players ?? []).flatMap(({ domain }) => domain.flatMap((land) => land.monsters));
  return [...(view?.market ?? []), ...standing].find((one) => one?.monster === ref) ?? undefined;
}

export function withoutMonster(view: DomainsView, monster: string): DomainsView {
  return {
    ...view,
    market: view.market.map((there) => (there?.monster === monster ? null : there)),
    players: view.players.map((player) => ({
      ...player,
      domain: player.domain.map((land) => ({
        ...land,
        monsters: land.monsters.filter((one) => one.monster !== monster),
      })),
    })),
  };
}

/** The Foreign Mercenary leaves for the Docks, where the next one may take them. */
export function mercenaryHome(view: DomainsView): DomainsView {
  return { ...withoutMonster(view, MERCENARY), mercenary_at_docks: true };
}

/** A monster is put on a space: one that was bought or moved brings its tokens, one that was drawn has none yet. */
export function withMonster(view: DomainsView, ref: string, land: string, now?: DomainsView): DomainsView {
  const drawn = monsterIn(now, ref);
  const monster = monsterIn(view, ref) ?? (drawn && { ...drawn, imbued: 0, armed: 0 });
  if (!monster) return view;
  return onLand(withoutMonster(view, ref), land, ({ monsters }) => ({ monsters: [...monsters, monster] }));
}

// -- adventurers ------------------------------------------------------------------

function inParty(view: DomainsView, ref: string, change: (there: AdventurerView[]) => AdventurerView[]): DomainsView {
  const changed = (party: PartyView) => ({ ...party, adventurers: change(party.adventurers) });
  return { ...view, parties: view.parties.map((one) => (one.party === ref ? changed(one) : one)) };
}

export function withoutAdventurer(view: DomainsView, ref: string, party: string): DomainsView {
  return inParty(view, party, (there) => there.filter((one) => one.adventurer !== ref));
}

/** Whoever joins a party stands at its right end, without a token. */
export function withAdventurer(view: DomainsView, ref: string, party: string, now?: DomainsView): DomainsView {
  const card = now?.parties.flatMap((one) => one.adventurers).find((one) => one.adventurer === ref);
  if (!card) return view;
  return inParty(view, party, (there) => [
    ...there.filter((one) => one.adventurer !== ref),
    { ...card, imbued: 0, resting: false },
  ]);
}

/** The leader steps back to the right end. */
export function rotated(view: DomainsView, leader: string, party: string): DomainsView {
  return inParty(view, party, (there) => [
    ...there.filter((one) => one.adventurer !== leader),
    ...there.filter((one) => one.adventurer === leader),
  ]);
}

// -- minions ------------------------------------------------------------------

function guestsOf(view: DomainsView | undefined): MinionView[] {
  return view?.places.find((one) => one.place === "place:builders_guild")?.guests ?? [];
}

function withGuests(view: DomainsView, guests: MinionView[]): DomainsView {
  const places = view.places.map((one) => (one.place === "place:builders_guild" ? { ...one, guests } : one));
  return { ...view, places };
}

function onSpaces(view: DomainsView, change: (space: SpaceView) => SpaceView): DomainsView {
  return { ...view, places: view.places.map((place) => ({ ...place, spaces: place.spaces.map(change) })) };
}

/** The minion of a player at a place; of several at the Builders' Guild the one that came at this place in the line. */
function minionAt(view: DomainsView | undefined, seat: number, ref: string, place?: number): MinionView | undefined {
  if (ref === GUILD) {
    const guests = guestsOf(view);
    const guest = place === undefined ? guests.find((one) => one.owner === seat) : guests[place];
    return guest?.owner === seat ? guest : undefined;
  }
  const lands = ref.startsWith("land:") ? (view?.players.flatMap((player) => player.domain) ?? NONE) : NONE;
  const spaces = view?.places.flatMap((one) => one.spaces) ?? [];
  const there = lands.find((one) => one.land === ref)?.minion ?? spaces.find((one) => one.space === ref)?.minion;
  return there?.owner === seat ? there : undefined;
}

function setDown(view: DomainsView, minion: MinionView, ref: string): DomainsView {
  if (ref === GUILD) return withGuests(view, [...guestsOf(view), minion]);
  if (ref.startsWith("land:")) return onLand(view, ref, () => ({ minion }));
  return onSpaces(view, (one) => (one.space === ref ? { ...one, minion } : one));
}

export function withoutMinion(view: DomainsView, seat: number, ref: string): DomainsView {
  if (ref === GUILD) {
    const gone = minionAt(view, seat, ref);
    return gone
      ? withGuests(
          view,
          guestsOf(view).filter((one) => one !== gone),
        )
      : view;
  }
  return onSpaces(view, (one) => (one.space === ref ? { ...one, minion: null } : one));
}

/** One of the minions at hand is placed, or one that was knocked off is saved; which colour it is shows where it stands. */
export function withMinion(view: DomainsView, seat: number, ref: string, now?: DomainsView): DomainsView {
  const left = view.phase === "phase:minions" ? (view.players.find((one) => one.seat === seat)?.minions ?? []) : [];
  const [only, ...others] = new Set(left);
  const colour = minionAt(now, seat, ref, guestsOf(view).length)?.colour ?? (others.length === 0 ? only : undefined);
  if (colour === undefined) return view;
  const taken = left.indexOf(colour);
  const laid = setDown(view, { colour, owner: seat }, ref);
  return taken < 0 ? laid : withPlayer(laid, seat, () => ({ minions: left.filter((_, index) => index !== taken) }));
}

export function movedMinion(view: DomainsView, seat: number, origin: string, space: string): DomainsView {
  const minion = minionAt(view, seat, origin);
  return minion ? setDown(withoutMinion(view, seat, origin), minion, space) : view;
}

/** Which of the visitors has changed places: the one that stands no longer where it stood. */
function changedGuest(view: DomainsView, now: DomainsView | undefined): number {
  const after = guestsOf(now);
  const changed = guestsOf(view).findIndex(
    ({ colour, owner }, index) => colour !== after[index]?.colour || owner !== after[index]?.owner,
  );
  return Math.max(0, changed);
}

/** Two minions on the City Board change places. */
export function swappedMinions(view: DomainsView, one: string, other: string, now?: DomainsView): DomainsView {
  if (one === GUILD && other === GUILD)
    return guestsOf(now).length === guestsOf(view).length ? withGuests(view, guestsOf(now)) : view;
  const guest = changedGuest(view, now);
  const spaces = view.places.flatMap((place) => place.spaces);
  const at = (ref: string) =>
    ref === GUILD ? guestsOf(view)[guest] : (spaces.find((space) => space.space === ref)?.minion ?? undefined);
  const [first, second] = [at(one), at(other)];
  if (!first || !second) return view;
  const put = (laid: DomainsView, ref: string, minion: MinionView) =>
    ref === GUILD
      ? withGuests(
          laid,
          guestsOf(laid).map((there, index) => (index === guest ? minion : there)),
        )
      : setDown(laid, minion, ref);
  return put(put(view, one, second), other, first);
}
