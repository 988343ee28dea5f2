/** The maps of a game, to be looked at before a table is opened. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameBoard } from "../games/board";
import { boardOf } from "../games/registry";
import { api } from "../net/api";
import type { MapTitle } from "../net/protocol";
import { Zoom } from "../pieces/zoom";
import { lang } from "../settings";
import { t } from "../text/load";
import { errorText, useAsked } from "./asked";
import { Frame } from "./chrome";
import { useWords } from "./words";

function MapList({ slug, maps, shown }: { slug: string; maps: Record<string, MapTitle>; shown: string }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = list.current;
    const here = nav?.querySelector<HTMLElement>("[aria-current]");
    if (nav && here) nav.scrollTop = here.offsetTop - nav.offsetTop - (nav.clientHeight - here.offsetHeight) / 2;
  }, [shown]);
  return (
    <nav class="map-list" ref={list} aria-label={t("maps")}>
      {Object.entries(maps).map(([map, { title }]) => (
        <a key={map} href={`/maps/${slug}/${map}`} aria-current={map === shown ? "page" : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

interface Shown {
  slug: string;
  map: string;
  title: string;
}

function OneMap({ slug, map, title }: Shown) {
  const language = lang.value;
  const texts = useWords(slug);
  const found = useAsked(() => api.map(slug, map, language), [slug, map, language]);
  const [board, setBoard] = useState<GameBoard | null>(null);
  useEffect(() => {
    void boardOf(slug).then((one) => setBoard(() => one));
  }, [slug]);
  if (found.state === "failed") return <p role="alert">{errorText(found.error)}</p>;
  const Sheet = board?.Sheet;
  if (found.state === "waiting" || !texts || !Sheet) return <p class="patience">{t("loading")}</p>;
  return (
    <Zoom label={title}>
      <Sheet map={found.value} texts={texts} />
    </Zoom>
  );
}

export function MapsPage({ slug, map }: { slug: string; map: string | null }) {
  const language = lang.value;
  const maps = useAsked(() => api.maps(slug, language), [slug, language]);
  const titles: Record<string, MapTitle> = maps.state === "here" ? maps.value : {};
  const shown = map ?? Object.keys(titles)[0];
  return (
    <Frame class="maps-page">
      <h1>{(shown && titles[shown]?.title) ?? t("maps")}</h1>
      {maps.state === "failed" && <p role="alert">{errorText(maps.error)}</p>}
      {maps.state === "here" && !shown && <p class="empty">{t("no-maps")}</p>}
      {maps.state === "here" && shown && (
        <div class="maps">
          <MapList slug={slug} maps={titles} shown={shown} />
          <div class="map-shown">
            <OneMap key={shown} slug={slug} map={shown} title={titles[shown]?.title ?? ""} />
          </div>
        </div>
      )}
    </Frame>
  );
}
