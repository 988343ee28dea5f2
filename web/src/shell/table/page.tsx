/** A table: it opens the line, loads the board of the game and its words, and puts everything in its place. */

import type { FluentBundle } from "@fluent/bundle";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameBoard } from "../../games/board";
import { seatName } from "../../games/board";
import { boardOf } from "../../games/registry";
import { api } from "../../net/api";
import { LiveTable } from "../../net/live";
import { paced } from "../../net/paced";
import { held, hold, type Showing } from "../../net/tokens";
import { type Connect, webSocketLine } from "../../net/transport";
import { lang, namesLang } from "../../settings";
import { gameBundles, t } from "../../text/load";
import { type Components, Texts } from "../../text/texts";
import { codeText } from "../asked";
import { Frame } from "../chrome";
import { Television } from "../living/tv";
import { followTables } from "../people";
import { Room } from "./room";

/** Recorded tables for developing boards without a server: `/table/mock-lords`. */
async function lineTo(id: string): Promise<Connect> {
  if (import.meta.env.DEV && id.startsWith("mock-")) return (await import("../../mock/line")).mockLine(id);
  return paced(webSocketLine(id));
}

function useTexts(live: LiveTable | null): { texts: Texts; board: GameBoard } | null {
  const table = live?.table.value ?? null;
  const slug = table?.game;
  const [bundles, setBundles] = useState<FluentBundle[] | null>(null);
  const [names, setNames] = useState<Components | null>(null);
  const [board, setBoard] = useState<GameBoard | null>(null);
  const language = lang.value;
  const naming = namesLang.value;
  useEffect(() => {
    if (slug) void gameBundles(slug, language).then(setBundles);
  }, [slug, language]);
  useEffect(() => {
    if (slug) void api.names(slug, naming).then(setNames, () => setNames({}));
  }, [slug, naming]);
  useEffect(() => {
    if (slug) void boardOf(slug).then((found) => setBoard(() => found));
  }, [slug]);
  const seats = table?.seats;
  const options = table?.options;
  return useMemo(() => {
    if (!bundles || !board || !names) return null;
    const played = board.inForce?.(names, options ?? {}) ?? names;
    const called = (seat: number) => seats?.[seat]?.name || seatName(null, seat);
    return { texts: new Texts(language, bundles, played, called), board };
  }, [bundles, names, board, seats, options, language]);
}

export function TablePage({ id, token: given, as = "table" }: { id: string; token: string; as?: Showing }) {
  // A notice leads here without a secret: this browser knows its own.
  const token = given || (held().find((one) => one.id === id)?.token ?? "");
  const [live, setLive] = useState<LiveTable | null>(null);
  useEffect(() => {
    let made: LiveTable | null = null;
    let gone = false;
    void lineTo(id).then((connect) => {
      if (gone) return;
      made = new LiveTable(id, token, connect);
      setLive(made);
    });
    return () => {
      gone = true;
      made?.close();
    };
  }, [id, token]);
  const known = live?.table.value != null;
  useEffect(() => {
    if (known && token && as !== "tv") {
      hold({ id, token });
      followTables();
    }
  }, [known, id, token, as]);
  const words = useTexts(live);
  const closing = live?.closing.value;
  if (closing && !live?.table.value) {
    return (
      <Frame>
        <div class="apology">
          <h1>{t("table-closed")}</h1>
          <p role="alert">{codeText(closing)}</p>
          <a class="button" href="/">
            {t("to-lobby")}
          </a>
        </div>
      </Frame>
    );
  }
  if (!live?.table.value || !words || live.parts.value.length === 0) {
    return (
      <div class="opening" role="status">
        <div class="opening-gate" aria-hidden="true" />
        <p>{live?.line.value === "lost" ? t("line-lost") : t("opening-table")}</p>
        {live?.line.value === "lost" && (
          <a class="button" href="/">
            {t("to-lobby")}
          </a>
        )}
      </div>
    );
  }
  if (as === "tv") return <Television live={live} texts={words.texts} board={words.board} />;
  return <Room live={live} texts={words.texts} board={words.board} hand={as === "hand"} />;
}
