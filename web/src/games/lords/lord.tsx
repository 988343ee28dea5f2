/** A lord's realm: the own one large with dungeon, stores, lair and orders; the others small beside it. */

import "./lord.css";
import { Choice } from "../../pieces/choice";
import { Count } from "../../pieces/count";
import { Face, what } from "../../pieces/face";
import { Fit } from "../../pieces/fit";
import { Icon, type IconName } from "../../pieces/icon";
import { RuleLink } from "../../pieces/rule";
import { SeatMark } from "../../pieces/seats";
import { tipProps } from "../../pieces/tip";
import { Zoom } from "../../pieces/zoom";
import { type AtTable, TableContext, useTable } from "../board";
import { Dungeon } from "./dungeon";
import { iconOf, RESOURCES } from "./icons";
import { Orders, OrdersPlayed } from "./orders";
import { Titles } from "./titles";
import { First, HeroToken, Minion, MonsterTile, shortName, TrapCard } from "./tokens";
import { inCombat, type LordsView, type LordView, lairOf, paladinSeat } from "./view";

interface StoreProps {
  icon: IconName;
  value: number;
  label: string;
  of: string;
  /** What it is, where the same colour stands for two things. */
  thing?: string;
}

export function Store({ icon, value, label, of, thing = of }: StoreProps) {
  const at = useTable();
  return (
    <span class={`store res-${of}`} {...what(at, `resource:${thing}`, `${label}: ${value}`)}>
      <Icon name={icon} />
      <Count value={value} />
    </span>
  );
}

export function Stores({ lord }: { lord: LordView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const free = say("board-imps-free", { free: lord.workers, imps: lord.imps });
  const imps = tipProps(
    () => (
      <TableContext.Provider value={at}>
        <Face of="resource:imp" />
        <p>{free}</p>
      </TableContext.Provider>
    ),
    { wide: true, delay: 320 },
  );
  return (
    <div class="stores">
      <Store of="gold" icon={RESOURCES.gold} value={lord.gold} label={say("board-gold")} />
      <Store of="food" icon={RESOURCES.food} value={lord.food} label={say("board-food")} />
      <span class="store res-imp" {...what(at, "resource:imp", free)} {...imps}>
        <Icon name={RESOURCES.imp} />
        <Count value={lord.imps} />
        {lord.workers < lord.imps + lord.troll_tokens && <small>({lord.workers})</small>}
      </span>
      {lord.troll_tokens > 0 && (
        <Store of="imp" thing="troll" icon="gi:troll" value={lord.troll_tokens} label={say("board-troll-tokens")} />
      )}
      <Store of="trap" icon={RESOURCES.trap} value={lord.trap_count} label={say("board-trap")} />
      {lord.seals > 0 && (
        <Store of="evil" thing="seal" icon="gi:wax-seal" value={lord.seals} label={say("board-seals")} />
      )}
    </div>
  );
}

interface RealmProps {
  lord: LordView;
  view: LordsView;
  /** The battle on the stage is this lord's: whoever was sent stands there. */
  fights: boolean;
}

/** Every monster and ghost of a lord that is not on the stage: at home, sent to a battle still to come, knocked out. Each
 * keeps its place among the others, whatever becomes of it. */
function figuresOf(lord: LordView, fights: boolean): { tile: string; down?: boolean; away?: boolean }[] {
  const away = fights ? [] : lord.sent.map((tile) => ({ tile, away: true }));
  return [...away, ...lairOf(lord)].sort((one, other) => (one.tile < other.tile ? -1 : 1));
}

function Party({ lord, size, fights = false }: { lord: LordView; size: "normal" | "tiny"; fights?: boolean }) {
  const at = useTable();
  if (lord.party.length === 0) return null;
  // The first stands at the right everywhere; small ones are set like words, from left to right.
  const line = size === "tiny" ? [...lord.party].reverse() : lord.party;
  return (
    <div class={`party party-${size}`} role="group" aria-label={at.texts.say("board-party")}>
      {line.map((hero, place) => (
        <div key={hero.hero} class="fighter">
          {fights && place === 0 && <First />}
          <HeroToken hero={hero} size={size} />
        </div>
      ))}
    </div>
  );
}

function Prison({ lord }: { lord: LordView }) {
  const at = useTable();
  if (lord.prison.length === 0) return null;
  return (
    <section class="chamber prison" aria-label={at.texts.say("board-prison")}>
      <h3>{at.texts.say("board-prison")}</h3>
      <div class="tiles">
        {lord.prison.map((hero) => (
          <Choice key={hero} of={hero} as="div" face class="prisoner" data-piece={hero}>
            <Icon name={iconOf(hero) ?? "gi:prisoner"} title={at.texts.name(hero)} />
          </Choice>
        ))}
      </div>
    </section>
  );
}

/** Gifts that can be given, in the variant with gifts. */
function Gifts({ lord, view }: { lord: LordView; view: LordsView }) {
  const at = useTable();
  if (view.rules.gifts === "none" || lord.tokens.length === 0) return null;
  return (
    <section class="chamber gifts" aria-label={at.texts.say("board-gifts")}>
      <h3>{at.texts.say("board-gifts")}</h3>
      <div class="tiles">
        {lord.tokens.map((gift) => (
          <Choice key={gift} of={gift} as="div" face class="prisoner">
            <Icon name={iconOf(gift) ?? "gi:clover"} title={at.texts.name(gift)} />
          </Choice>
        ))}
      </div>
    </section>
  );
}

function Lair({ lord, view, fights }: RealmProps) {
  const at = useTable();
  const tiles = figuresOf(lord, fights);
  const empty = lord.sent.length > 0 ? "fighting" : inCombat(view) ? "none" : "empty";
  return (
    <section class="chamber lair" aria-label={at.texts.say("board-lair")}>
      <h3>{at.texts.say("board-lair")}</h3>
      <div class="tiles">
        {tiles.map((one) => (
          <MonsterTile key={one.tile} {...one} />
        ))}
        {tiles.length === 0 && <p class="empty">{at.texts.say(`board-lair-${empty}`)}</p>}
      </div>
    </section>
  );
}

function Traps({ lord }: { lord: LordView }) {
  const at = useTable();
  if (!lord.traps || lord.traps.length === 0) return null;
  return (
    <section class="chamber traps" aria-label={at.texts.say("board-traps")}>
      <h3>{at.texts.say("board-traps")}</h3>
      <div class="tiles">
        {lord.traps.map((trap) => (
          <TrapCard key={trap} trap={trap} />
        ))}
      </div>
    </section>
  );
}

/** For what is no component: on hover and focus it says these lines, with the rule behind them. */
function said(at: AtTable, rule: string, [title, ...lines]: string[]) {
  const words = () => (
    <TableContext.Provider value={at}>
      <h4>{title}</h4>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <RuleLink id={rule} />
    </TableContext.Provider>
  );
  return { ...tipProps(words), tabIndex: 0, role: "note" as const, "aria-label": [title, ...lines].join(", ") };
}

function Name({ lord, view }: { lord: LordView; view: LordsView }) {
  const at = useTable();
  const name = at.texts.name(`seat:${lord.seat}`);
  const starts = view.start === lord.seat;
  const knight = paladinSeat(view) === lord.seat;
  const roles = [starts && at.texts.say("board-start-player"), knight && at.texts.say("board-has-paladin")].filter(
    (role) => role !== false,
  );
  return (
    <h3 class="lord-name">
      <span class="lord-who" {...said(at, "DL-GEN-02", [name, ...roles])}>
        <SeatMark seat={lord.seat} size={18} />
        <Fit class="lord-called" when={name}>
          <bdi>{name}</bdi>
        </Fit>
        {starts && <Icon name="gi:crown" class="start" />}
        {knight && <Icon name="gi:crested-helmet" class="start" />}
      </span>
      <span class="lord-evil" {...what(at, "resource:evil", at.texts.say("board-evil-field", { field: lord.evil }))}>
        <Icon name={RESOURCES.evil} />
        <Count value={lord.evil} />
      </span>
    </h3>
  );
}

/** The own realm. */
export function Mine({ lord, view, fights }: RealmProps) {
  const at = useTable();
  return (
    <div class="mine" style={{ "--seat": `var(--seat-${lord.seat})` }}>
      <div class="mine-dungeon">
        <div class="surface">
          <Name lord={lord} view={view} />
          <Party lord={lord} size="normal" fights={inCombat(view)} />
        </div>
        <Zoom label={at.texts.say("board-tab-mine")} class="dungeon-window">
          <Dungeon lord={lord} />
        </Zoom>
      </div>
      <div class="mine-rooms">
        <Stores lord={lord} />
        <Orders lord={lord} view={view} />
        <div class="chambers" tabIndex={0} role="region" aria-label={at.texts.say("board-lair")}>
          {/* What is used up comes last: a trap that is laid moves nothing under a resting pointer. */}
          <Prison lord={lord} />
          <Lair lord={lord} view={view} fights={fights} />
          <Traps lord={lord} />
          <Gifts lord={lord} view={view} />
          <Titles view={view} />
        </div>
      </div>
    </div>
  );
}

/** Another lord's realm, small but complete. */
export function Neighbour({ lord, view, fights }: RealmProps) {
  const at = useTable();
  const tiles = figuresOf(lord, fights);
  return (
    <section class="neighbour" data-owner={`seat:${lord.seat}`} style={{ "--seat": `var(--seat-${lord.seat})` }}>
      <Name lord={lord} view={view} />
      <Stores lord={lord} />
      <div class="neighbour-body">
        <Dungeon lord={lord} small />
        <div class="neighbour-side">
          <OrdersPlayed lord={lord} />
          {lord.prison.length > 0 && (
            <span
              class="store"
              {...said(at, "DL-SCORE-03", [
                at.texts.say("board-prison"),
                ...lord.prison.map((hero) => at.texts.name(hero)),
              ])}
            >
              <Icon name="gi:prisoner" />
              {lord.prison.length}
            </span>
          )}
          <Party lord={lord} size="tiny" />
          {tiles.length > 0 && (
            <div class="tiles">
              {tiles.map((one) => (
                <MonsterTile key={one.tile} {...one} small />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** The boards nobody plays: which orders they show now, and which they cannot show next. */
export function NonPlayers({ view }: { view: LordsView }) {
  const at = useTable();
  if (view.non_players.length === 0) return null;
  const cards = (orders: string[]) =>
    orders.map((order) => (
      <span key={order} {...what(at, order, shortName(at.texts.name(order)))}>
        <Icon name={iconOf(order) ?? "gi:tied-scroll"} />
      </span>
    ));
  return (
    <section class="neighbour non-players" data-owner="nobody" aria-label={at.texts.say("board-non-player")}>
      <h3 class="lord-name">
        <span class="lord-who" {...what(at, "board:non_player")}>
          <Minion seat="non_player" size={18} /> {at.texts.say("board-non-player")}
        </span>
      </h3>
      {view.non_players.map((board) => (
        <p key={board.stack.join()} class="non-player">
          {board.shown.length > 0 && <span>{cards(board.shown)}</span>}
          <span class="is-refused">{cards(board.inaccessible)}</span>
        </p>
      ))}
    </section>
  );
}
