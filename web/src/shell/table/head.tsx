/** The head of the table: which game, which phase, how the line is, and the ways to log, rules, chat and settings. */

import type { ComponentChildren } from "preact";
import type { AtTable } from "../../games/board";
import type { LiveTable } from "../../net/live";
import { what } from "../../pieces/face";
import { Icon, type IconName } from "../../pieces/icon";
import { t } from "../../text/load";
import { LangSwitch } from "../chrome";
import { emblem } from "../games";
import type { DockTab } from "./dock";
import type { Sheet } from "./room";

const TABS: { tab: DockTab; icon: IconName }[] = [
  { tab: "log", icon: "gi:scroll-unfurled" },
  { tab: "rules", icon: "gi:rule-book" },
  { tab: "chat", icon: "gi:talk" },
  { tab: "table", icon: "gi:table" },
];

/** A longer track shows only the names of this round and this phase where the head is narrow, dots for the rest. */
const MANY_PHASES = 6;

/** What the game on the table is called. */
export function titleOf({ game, texts }: Pick<AtTable, "game" | "texts">): string {
  return texts.has("game-title") ? texts.say("game-title") : t(`game-${game.slug}`);
}

/** How the line is, where it is not as it should be. */
export function LineState({ live }: { live: LiveTable }) {
  const line = live.line.value === "open" && live.stalled.value ? "stalled" : live.line.value;
  if (line === "open") return null;
  return (
    <span class={`line line-${line}`} role="status">
      {t(`line-${line}`)}
    </span>
  );
}

/** How many lines of the chat are unread. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="unread">
      {count}
      <span class="sr"> {t("unread", { count })}</span>
    </span>
  );
}

export function Head(props: {
  live: LiveTable;
  at: AtTable;
  view: unknown;
  tab: DockTab | null;
  /** Lines of the chat nobody here has read. */
  unread: number;
  onTab: (tab: DockTab) => void;
  onSheet: (sheet: Sheet) => void;
  /** What is asked of whoever has just come. */
  children?: ComponentChildren;
}) {
  const { live, at } = props;
  const phases = at.game.phases?.(props.view, at.texts) ?? [];
  return (
    <header class="head">
      <h1 class="sr">{titleOf(at)}</h1>
      <a class="brand" href="/" title={t("to-lobby")}>
        <Icon name={emblem(at.game.slug)} />
        <span class="head-title">{titleOf(at)}</span>
      </a>
      {at.table.name && <span class="head-table">{at.table.name}</span>}
      <ol class={`phases ${phases.length > MANY_PHASES ? "is-many" : ""}`} aria-label={t("phases")}>
        {phases.map((phase) => (
          <li key={phase.id} aria-current={phase.now ? "step" : undefined} data-phase={phase.id}>
            <span {...what(at, phase.of ?? `phase:${phase.id}`, phase.label)}>{phase.label}</span>
          </li>
        ))}
      </ol>
      <LineState live={live} />
      {props.children}
      <nav class="head-nav" aria-label={t("table-menu")}>
        {TABS.map(({ tab, icon }) => (
          <button
            type="button"
            key={tab}
            class="quiet"
            aria-pressed={props.tab === tab}
            onClick={() => props.onTab(tab)}
            title={t(`dock-${tab}`)}
          >
            <Icon name={icon} />
            <span class="sr">{t(`dock-${tab}`)}</span>
            {tab === "chat" && <Unread count={props.unread} />}
          </button>
        ))}
        <LangSwitch />
        <button type="button" class="quiet" onClick={() => props.onSheet("settings")} title={t("settings")}>
          <Icon name="gi:cog" />
          <span class="sr">{t("settings")}</span>
        </button>
        <button type="button" class="quiet keys-button" onClick={() => props.onSheet("keys")} title={t("help-title")}>
          <span aria-hidden="true">?</span>
          <span class="sr">{t("help-title")}</span>
        </button>
      </nav>
    </header>
  );
}
