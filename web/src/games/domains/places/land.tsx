/** A domain: four areas of four spaces, each a piece of landscape, with buildings by day and by night. */

import "./land.css";
import { Choice, Within } from "../../../pieces/choice";
import { what } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import { useTable } from "../../board";
import { SYMBOLS } from "../icons";
import { Building, Minion, Monster } from "../tokens";
import { AREAS, dieWord, type ForecastView, type LandView, landOf, type PlayerView, plainName } from "../view";

const SCENES = {
  forest: "M8 40 16 20l8 20ZM22 40 32 14l10 26ZM40 40l8-18 8 18ZM58 40l9-24 9 24ZM74 40l8-16 8 16Z",
  town: "M6 40V26l9-8 9 8v14ZM28 40V18l4-8 4 8v22ZM40 40V28l10-9 10 9v12ZM64 40V24l8-7 8 7v16ZM84 40V16l4-9 4 9v24Z",
  plains: "M0 40c14-10 26-12 40-6s30-8 60-2v8ZM12 34l2-12 2 12M30 32l2-13 2 13M66 32l2-12 2 12M84 32l2-10 2 10",
  mountain: "M0 40 20 14l12 12L52 4l18 22 10-10 20 24ZM46 11l6-7 6 8-4-1-2 3-2-3Z",
} as const;

/** What the space is, for whoever does not see it. */
function useWords(land: LandView): string {
  const at = useTable();
  const parts = [
    land.building ? plainName(at, land.building, land.dark) : at.texts.say("board-empty-space"),
    land.building ? at.texts.say(land.dark ? "board-dark" : "board-light") : "",
    ...land.monsters.map((monster) => plainName(at, monster.monster)),
  ];
  return `${at.texts.name(land.land)}: ${parts.filter(Boolean).join(", ")}`;
}

/** `forecast`: whoever would come here now stands at it. */
export function Space({ land, small, forecast }: { land: LandView; small: boolean; forecast: ForecastView[] }) {
  const at = useTable();
  const aimed = forecast.filter((told) => told.target === land.land).map((told) => told.party);
  const words = useWords(land);
  const there = [land.land, land.building, ...land.monsters.map((one) => one.monster)];
  const chosen = !at.watching && there.some((key) => key !== null && at.stands(key).state === "option");
  const classes = [
    "space",
    land.building && (land.dark ? "has-dark" : "has-light"),
    land.monsters.length > 0 && "has-monster",
    (land.building || land.monsters.length > 1) && "is-crowded",
    aimed.length > 0 && "is-aimed",
    aimed.length > 1 && "is-aimed-twice",
    chosen && "has-option",
  ];
  return (
    <div class={classes.filter(Boolean).join(" ")}>
      <Choice of={land.land} as="div" class="ground" label={words}>
        <span class="space-number">{landOf(land.land).number}</span>
      </Choice>
      <Within of={[land.land]}>{land.building && <Building land={land} />}</Within>
      {(land.sanctified || land.desecrated) && (
        <span class="space-tokens">
          <Within of={[land.land, land.building ?? ""]}>
            {land.sanctified && (
              <Choice of="token:sanctify" as="span" face many>
                <Icon name="gi:holy-symbol" title={at.texts.name("token:sanctify")} class="holy" />
              </Choice>
            )}
            {land.desecrated && (
              <Choice of="token:desecration" as="span" face many class="cursed">
                <Icon name="gi:death-skull" title={at.texts.name("token:desecration")} />
                {!small && `2${dieWord(at, 6)}`}
              </Choice>
            )}
          </Within>
        </span>
      )}
      {land.monsters.length > 0 && (
        <span class="space-monsters">
          <Within of={[land.land, land.building ?? ""]}>
            {land.monsters.map((monster) => (
              <Monster key={monster.monster} monster={monster} size={small ? "tiny" : "small"} />
            ))}
          </Within>
        </span>
      )}
      {land.minion && (
        <span class="space-minion">
          <Minion
            minion={land.minion}
            id={`minion:${land.minion.colour}:${land.minion.owner}:domain`}
            size={small ? 18 : 26}
          />
        </span>
      )}
      {aimed.map((party) => (
        <Within key={party} of={[land.land, land.building ?? ""]}>
          <Choice
            of="thing:aimed"
            as="span"
            face={party}
            many
            class={`aimed aimed-${party.slice(6)}`}
            label={at.texts.say("board-aimed", { party })}
          >
            <Icon name={party === "party:green" ? "gi:unicorn" : "gi:swan"} />
          </Choice>
        </Within>
      ))}
    </div>
  );
}

/** `small` for the neighbours: pictograms only, faces on demand. */
export function Domain(props: { player: PlayerView; forecast: ForecastView[]; small?: boolean }) {
  const { player, forecast, small = false } = props;
  const at = useTable();
  return (
    <div
      class={`domain ${small ? "is-small" : "is-large"}`}
      role="group"
      aria-label={at.texts.say("board-domain-of", { who: `seat:${player.seat}` })}
    >
      {AREAS.map((area) => (
        <div key={area} class={`area area-${area}`} role="group" aria-label={at.texts.name(`area:${area}`)}>
          <svg class="scene" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
            <path d={SCENES[area]} />
          </svg>
          <span class="area-name" {...what(at, `area:${area}`)} tabIndex={-1}>
            <Icon name={SYMBOLS[area] ?? "gi:forest"} /> {!small && at.texts.name(`symbol:${area}`)}
          </span>
          <div class="area-spaces">
            {player.domain
              .filter((land) => land.area === `area:${area}`)
              .map((land) => (
                <Space key={land.land} land={land} small={small} forecast={forecast} />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}
