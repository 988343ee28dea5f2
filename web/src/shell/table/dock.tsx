/** The dock beside the table: chronicle, rules, chat, and the table's own affairs. */

import type { RefObject } from "preact";
import type { AtTable } from "../../games/board";
import type { LiveTable } from "../../net/live";
import { useWayBack } from "../../route";
import { t } from "../../text/load";
import { isFirst } from "../firsts";
import { RuleBook } from "../rulebook";
import { Log } from "./log";
import { TableAffairs } from "./panels/affairs";
import { Chat } from "./panels/chat";

export type DockTab = "log" | "rules" | "chat" | "table";

/** On screens up to this width the dock lies over the table and the question. */
const COVERED = 640;

const TABS: DockTab[] = ["log", "rules", "chat", "table"];

export function Dock(props: {
  live: LiveTable;
  at: AtTable;
  stage: RefObject<HTMLElement | null>;
  tab: DockTab;
  /** Opened by its key. */
  byKey?: boolean;
  rule: string | null;
  onTab: (tab: DockTab) => void;
  onClose: () => void;
  onReplay: () => void;
  onLinks: () => void;
  onInvite: () => void;
  onOrders: () => void;
  /** Null as long as the end of the game has not been seen. */
  onScore: (() => void) | null;
}) {
  const { live, at, tab } = props;
  useWayBack(window.innerWidth <= COVERED, props.onClose);
  return (
    <aside class="dock" aria-label={t(`dock-${tab}`)}>
      <div class="dock-tabs">
        <div role="tablist">
          {TABS.map((name) => (
            <button type="button" role="tab" key={name} aria-selected={name === tab} onClick={() => props.onTab(name)}>
              {t(`dock-${name}`)}
            </button>
          ))}
        </div>
        <button type="button" class="quiet dock-close" onClick={props.onClose} aria-label={t("close")}>
          ✕
        </button>
      </div>
      <div class="dock-body" role="tabpanel" tabIndex={0}>
        {tab === "log" && <Log live={live} at={at} stage={props.stage} />}
        {tab === "rules" && (
          <>
            {isFirst(at.game.slug, live.id) && (
              <p class="aid-first">
                {t("aid-first")}{" "}
                <button type="button" onClick={() => props.onTab("log")}>
                  {t("aid-first-close")}
                </button>
              </p>
            )}
            <RuleBook slug={at.game.slug} focus={props.rule} />
          </>
        )}
        {tab === "chat" && <Chat live={live} texts={at.texts} writing={props.byKey} />}
        {tab === "table" && (
          <TableAffairs
            live={live}
            at={at}
            onReplay={props.onReplay}
            onLinks={props.onLinks}
            onInvite={props.onInvite}
            onOrders={props.onOrders}
            onScore={props.onScore}
            onProposed={() => window.innerWidth <= COVERED && props.onClose()}
          />
        )}
      </div>
    </aside>
  );
}
