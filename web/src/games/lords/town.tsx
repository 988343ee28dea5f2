/** The town above the dungeons: seasons in the sky, eight houses with three spaces each, tavern, builder's yard, tent. */

import "./town.css";
import { Choice } from "../../pieces/choice";
import { Face, saying, what } from "../../pieces/face";
import { Icon } from "../../pieces/icon";
import { rove, roved } from "../../pieces/rove";
import { RuleLink } from "../../pieces/rule";
import { soft } from "../../pieces/soft";
import { Still } from "../../pieces/still";
import { tipProps } from "../../pieces/tip";
import { type AtTable, type BoardProps, TableContext, useTable } from "../board";
import { Roof, Sky } from "./houses";
import { iconOf } from "./icons";
import { ruleOf, SpaceEffect, secondYear, spacesOf, spaceWords } from "./printed";
import { HeroToken, Minion, MonsterTile, RoomTile, shortName } from "./tokens";
import { type HeroView, inTraining, type LordsView, PLACES, SEASONS, seasonOf } from "./view";

/** The space being carried out: the one the open ask is about. */
function activeSpace(at: AtTable): string | null {
  const space = at.asks[0]?.args.space;
  return typeof space === "string" ? space : null;
}

/** A minion keeps its identity from the space to the order card, so that it is seen walking. */
function minionId(view: LordsView, space: string, who: number | "non_player"): string {
  if (who === "non_player") return `minion:${space}`;
  const order = view.lords[who]?.orders.find((played) => played.space === space)?.order;
  return `minion:${who}:${order ?? space}`;
}

/** From one space of a house to the next; the house itself is one stop of the keyboard. */
const walk = rove(".space > b", ["ArrowUp", "ArrowDown"]);

interface SpaceProps {
  place: string;
  number: number;
  /** Who stands there, and which of their minions it is. */
  who: number | "non_player" | null;
  minion: string | undefined;
  active: boolean;
}

/** Of the whole table it gets only what it shows: its words are long, and it rarely changes. */
function Space({ place, number, who, minion, active }: SpaceProps) {
  const at = useTable();
  const order = `order:${place}`;
  const ref = `space:${place}.${number}`;
  const reversed = place === "hire_monster" || place === "build_room";
  const space = spacesOf(at.texts.component(order))[number - 1];
  const later = secondYear(at.texts.component(order), at);
  const numeral = ["I", "II", "III"][number - 1];
  const title = `${shortName(at.texts.name(order))} ${numeral}`;
  const tip = tipProps(
    () =>
      space && (
        <>
          <h4>{title}</h4>
          <p>
            {spaceWords(space, order, at)} <RuleLink id={ruleOf(ref)} />
          </p>
          {reversed && <p>{at.texts.say("board-last-first")}</p>}
          {later && <p>{later}</p>}
        </>
      ),
  );
  return (
    <li
      data-ref={ref}
      data-what={ref}
      class={`space ${active ? "is-active" : ""} ${who !== null ? "is-taken" : ""}`}
      {...(space ? { ...tip, onFocus: undefined, onBlur: undefined } : {})}
    >
      <b
        {...(space && {
          role: "note" as const,
          tabIndex: roved(number - 1),
          "aria-label": `${title}: ${spaceWords(space, order, at)}`,
          onFocus: tip.onFocus,
          onBlur: tip.onBlur,
        })}
      >
        {numeral}
      </b>
      {space ? <SpaceEffect space={space} order={order} at={at} /> : <span class="effect" />}
      <span class="spot">
        {who !== null && <Minion seat={who} id={minion} size={23} />}
        {who !== null && (
          <span class="sr">
            {who === "non_player" ? at.texts.say("board-non-player") : at.texts.name(`seat:${who}`)}
          </span>
        )}
      </span>
    </li>
  );
}

function Place({ place, view }: { place: string; view: LordsView }) {
  const at = useTable();
  const order = `order:${place}`;
  const active = activeSpace(at);
  const icon = iconOf(order);
  const face = tipProps(
    () => (
      <TableContext.Provider value={at}>
        <Face of={order} />
      </TableContext.Provider>
    ),
    { wide: true, delay: 320 },
  );
  return (
    <section class="place" aria-label={shortName(at.texts.name(order))}>
      <Still of={[place]}>
        <Roof place={place} />
      </Still>
      <h4 {...face}>
        {icon && <Icon name={icon} />}
        <span class={shortName(at.texts.name(order)).length > 18 ? "is-long" : ""}>
          {shortName(at.texts.name(order))}
        </span>
      </h4>
      <ol onKeyDown={walk}>
        {[1, 2, 3].map((number) => {
          const ref = `space:${place}.${number}`;
          const taken = view.spaces.find((space) => space.space === ref);
          const who = taken ? (taken.seat ?? "non_player") : null;
          return (
            <Space
              key={ref}
              place={place}
              number={number}
              who={who}
              minion={who === null ? undefined : minionId(view, ref, who)}
              active={active === ref}
            />
          );
        })}
      </ol>
    </section>
  );
}

function Arrivals({ heroes }: { heroes: HeroView[] }) {
  return (
    <span class="arrivals">
      {heroes.map((hero) => (
        <HeroToken key={hero.hero} hero={hero} size="tiny" />
      ))}
    </span>
  );
}

const SEASON_ICONS = {
  winter: "gi:snowflake-2",
  spring: "gi:flower-twirl",
  summer: "gi:sun",
  autumn: "gi:oak-leaf",
} as const;

/** The four seasons as banners: what has been, what is, what comes. */
function Seasons({ view }: { view: LordsView }) {
  const at = useTable();
  const now = seasonOf(view);
  return (
    <ol class="seasons" aria-label={at.texts.say("board-seasons")}>
      {SEASONS.map((season, index) => {
        const event = index > 0 ? view.events[index - 1] : undefined;
        const icon = event ? iconOf(event) : undefined;
        const special = event === "event:special_event" ? view.special : null;
        const heroes = index === now ? view.heroes_now : index === now + 1 ? view.heroes_next : [];
        return (
          <li
            key={season}
            class={`season season-${season} ${index === now ? "is-now" : ""} ${index < now ? "is-past" : ""}`}
            aria-current={index === now ? "step" : undefined}
          >
            <span class="season-name" {...what(at, `season:${season}`)}>
              <Icon name={SEASON_ICONS[season]} /> {at.texts.name(`season:${season}`)}
            </span>
            {index > 0 &&
              (event ? (
                <Choice of={special ?? event} as="span" face class="event">
                  {icon && <Icon name={icon} />} <span class="event-name">{at.texts.name(special ?? event)}</span>
                </Choice>
              ) : (
                <span class="event is-hidden" {...what(at, "event:hidden", at.texts.say("board-event-hidden"))}>
                  ?
                </span>
              ))}
            {heroes.length > 0 && <Arrivals heroes={heroes} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The year's four combat cards, face down in the town; a spied or shown one is readable. */
export function CombatCards({ view }: { view: LordsView }) {
  const at = useTable();
  return (
    <div class="combat-cards" role="group" aria-label={at.texts.say("board-combat-cards")}>
      {view.town.map((card) => {
        const now = view.combat_round === card.position;
        const title = at.texts.say("board-combat-card", { round: card.position });
        return (
          <Choice
            key={card.position}
            of={`town:${card.position}`}
            as="div"
            class={`combat-card ${card.spell ? "is-known" : ""} ${now ? "is-now" : ""}`}
          >
            <b>{["", "I", "II", "III", "IV"][card.position]}</b>
            <span class="sr">{title}</span>
            {card.spell ? (
              <Choice of={card.spell} as="span" face class="spell-name">
                {soft(at.texts.name(card.spell))}
              </Choice>
            ) : (
              <Icon name="gi:bolt-spell-cast" />
            )}
            {card.fatigue !== null && (
              <span class="fatigue" {...saying(at.texts.say("board-fatigue", { points: card.fatigue }), false)}>
                <Icon name="gi:tired-eye" title={at.texts.say("board-fatigue", { points: card.fatigue })} />
                {card.fatigue}
              </span>
            )}
          </Choice>
        );
      })}
    </div>
  );
}

/** Where the paladin of the year waits until somebody is wicked enough. */
function Tent({ view }: { view: LordsView }) {
  const at = useTable();
  const paladin = `hero:paladin_y${view.year}`;
  const home = view.paladin === "tent";
  return (
    <Choice of={paladin} as="div" face class={`tent ${home ? "" : "is-empty"}`}>
      <svg viewBox="0 -6 60 50" aria-hidden="true">
        <path d="M30 2 56 42H4Z" fill="var(--paper)" />
        <path d="M30 2 56 42H44Z" fill="#0000002e" />
        <path d="M30 8 40 42H20Z" fill="#0b0908" />
        <path d="M30 2V-6l10 3-10 4" fill="var(--danger)" />
      </svg>
      {home && <Icon name="gi:crested-helmet" class="tent-paladin" />}
      <span class="sr">{at.texts.say(home ? "board-tent" : "board-tent-empty")}</span>
    </Choice>
  );
}

function Tavern({ view }: { view: LordsView }) {
  const at = useTable();
  return (
    <section class="offer tavern" aria-label={at.texts.say("board-tavern")}>
      <h3>{at.texts.say("board-tavern")}</h3>
      <div class="tiles">
        {view.monsters.map((tile) => (
          <MonsterTile key={tile} tile={tile} />
        ))}
        {view.monsters.length === 0 && <p class="empty">{at.texts.say("board-tavern-empty")}</p>}
      </div>
      <Tent view={view} />
    </section>
  );
}

function Yard({ view }: { view: LordsView }) {
  const at = useTable();
  return (
    <section class="offer yard" aria-label={at.texts.say("board-yard")}>
      <h3>{at.texts.say("board-yard")}</h3>
      <div class="tiles">
        {view.rooms.map((room) => (
          <RoomTile key={room} room={room} />
        ))}
        {view.rooms.length === 0 && <p class="empty">{at.texts.say("board-yard-empty")}</p>}
      </div>
      <CombatCards view={view} />
    </section>
  );
}

export function Town({ view }: BoardProps<LordsView>) {
  const at = useTable();
  if (inTraining(view)) return null;
  return (
    <section class="town" aria-label={at.texts.say("board-town")}>
      <Still of={[]}>
        <Sky />
      </Still>
      <Seasons view={view} />
      <div class="streets">
        <Tavern view={view} />
        <div class="places">
          {PLACES.map((place) => (
            <Place key={place} place={place} view={view} />
          ))}
        </div>
        <Yard view={view} />
      </div>
    </section>
  );
}
