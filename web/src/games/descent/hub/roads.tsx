/** The road map of the region on parchment: the way travelled in ink, what is open as lamps, what is lost as cold ash. */

import "./roads.css";
import { Choice } from "../../../pieces/choice";
import { Icon, IconAt, type IconName } from "../../../pieces/icon";
import type { CampaignQuestView, CampaignView, PlaceView, RoadView } from "../../../wire/descent";
import { useTable } from "../../board";
import { QuestBriefing } from "../story/preview";
import { type Box, type DescentView, idOf, SILENT } from "../view";
import { type Label, overlap } from "./labels";
import {
  bend,
  drawnOn,
  endsOf,
  LARGE,
  labelsOf,
  type Point,
  pointOf,
  questAt,
  questTold,
  type Sheet,
  sheetNow,
  signsOf,
  stretches,
  travelled,
} from "./region";
import { RoadTests } from "./roadtests";

const SYMBOLS: Record<string, IconName> = {
  road: "gi:trail",
  plain: "gi:high-grass",
  forest: "gi:forest",
  mountain: "gi:mountains",
  water: "gi:river",
};

function Road(props: { road: RoadView; campaign: CampaignView; sheet: Sheet; state: string }) {
  const { road, campaign, sheet, state } = props;
  const ends = endsOf(road, campaign, sheet);
  if (!ends) return null;
  const signs = signsOf(road, campaign, sheet);
  const [from, to] = ends;
  const [cx, cy] = bend(from, to);
  return (
    <g class={`road ${state}`}>
      <path d={`M${from[0]} ${from[1]}Q${cx} ${cy} ${to[0]} ${to[1]}`} class="road-bed" />
      <path d={`M${from[0]} ${from[1]}Q${cx} ${cy} ${to[0]} ${to[1]}`} class="road-ink" />
      {road.symbols.map((symbol, index) => {
        const [x, y] = signs[index] as Point;
        return (
          <g key={index} class="road-symbol">
            <circle cx={x} cy={y} r="13" />
            <IconAt name={SYMBOLS[idOf(symbol)] ?? "gi:trail"} x={x} y={y} size={19} />
          </g>
        );
      })}
    </g>
  );
}

function Mark({ quest }: { quest: CampaignQuestView | undefined }) {
  const word = quest?.state === "played" ? `won-${quest.winner}` : (quest?.state ?? "quiet");
  return (
    <>
      {(word === "open" || word === "now") && <circle r="30" class="lamp-light" />}
      <circle r="15" class={`place-mark is-${word}`} />
      {word === "won-heroes" && <IconAt name="gi:torch" x={0} y={0} size={20} class="place-icon" />}
      {word === "won-overlord" && <IconAt name="gi:crowned-skull" x={0} y={0} size={20} class="place-icon" />}
      {word === "open" && <IconAt name="gi:candle-flame" x={0} y={0} size={20} class="place-icon" />}
      {word === "now" && <IconAt name="gi:crossed-swords" x={0} y={0} size={20} class="place-icon" />}
      {word === "closed" && <IconAt name="gi:padlock" x={0} y={0} size={16} class="place-icon" />}
    </>
  );
}

/** A name in lines; whoever listens hears a space between them. */
function Name({ label, line }: { label: Label | undefined; line: number }) {
  if (!label) return null;
  return (
    <>
      {label.lines.map(({ text, quest }, index) => (
        <text
          key={text}
          x={label.x}
          y={label.y + index * line}
          text-anchor={label.anchor}
          class={quest ? "place-quest" : "place-name"}
        >
          {`${text} `}
        </text>
      ))}
    </>
  );
}

function Place(props: { place: PlaceView; campaign: CampaignView; sheet: Sheet; label: Label | undefined }) {
  const { place, campaign, sheet, label } = props;
  const at = useTable();
  const [x, y] = pointOf(place, sheet);
  const quest = questAt(place.ref, campaign.quests);
  const words = [at.texts.name(place.ref), questTold(at.texts, place, campaign.quests)];
  const state = quest ? at.texts.say(`hub-quest-${quest.state}${quest.winner ? `-${quest.winner}` : ""}`) : "";
  const where = `translate(${x} ${y})`;
  if (place.kind === "junction") return <circle cx={x} cy={y} r="5" class="junction" {...SILENT} />;
  if (place.kind === "city") {
    return (
      <g class="city">
        <g transform={where}>
          <circle r="21" class="place-mark" />
          <IconAt name="gi:village" x={0} y={0} size={29} class="place-icon" />
        </g>
        <Name label={label} line={sheet.line} />
      </g>
    );
  }
  return (
    <Choice
      of={quest?.ref ?? place.ref}
      as="g"
      class={`place is-${quest?.state ?? "quiet"}`}
      label={[...words, state].filter(Boolean).join(": ")}
    >
      <g transform={where}>
        <Mark quest={quest} />
        <circle r="24" class="option-outline" fill="none" />
      </g>
      <Name label={label} line={sheet.line} />
    </Choice>
  );
}

/** What a mapmaker draws where nothing is known: woods, hills, and a rose that shows the north. */
const LANDSCAPE: [icon: IconName, x: number, y: number, size: number][] = [
  ["gi:mountains", 92, 92, 62],
  ["gi:peaks", 150, 62, 44],
  ["gi:mountains", 60, 330, 50],
  ["gi:forest", 455, 92, 48],
  ["gi:forest", 505, 70, 40],
  ["gi:high-grass", 560, 250, 34],
  ["gi:high-grass", 700, 215, 30],
  ["gi:forest", 790, 300, 54],
  ["gi:forest", 836, 262, 40],
  ["gi:peaks", 108, 500, 52],
  ["gi:mountains", 70, 540, 44],
  ["gi:forest", 520, 480, 40],
  ["gi:river", 300, 330, 40],
  ["gi:compass", 818, 96, 78],
];

/** Where nothing else is drawn or written; the places of the large sheet are those of every other. */
function Landscape({ taken, sheet }: { taken: Box[]; sheet: Sheet }) {
  const drawn = LANDSCAPE.map(([icon, x, y, size]) => {
    const [cx, cy] = [(x / LARGE.wide) * sheet.wide, (y / LARGE.tall) * sheet.tall];
    return { icon, x: cx, y: cy, size, box: { x: cx - size / 2, y: cy - size / 2, w: size, h: size } };
  });
  return (
    <g class="landscape" {...SILENT}>
      {drawn
        .filter(({ box }) => taken.every((one) => overlap(box, one) === 0))
        .map(({ icon, x, y, size }) => (
          <IconAt key={`${x},${y}`} name={icon} x={x} y={y} size={size} />
        ))}
    </g>
  );
}

/** The journey symbol by symbol, and what came of each. */
function Journey({ view, campaign }: { view: DescentView; campaign: CampaignView }) {
  const at = useTable();
  const { journey } = campaign;
  const [ask] = at.asks;
  if (!journey) return null;
  const roads = ask?.options.map((option) => option.key).filter((key) => key.startsWith("road:")) ?? [];
  const last = journey.symbols.filter((one) => one.passed).at(-1);
  return (
    <div class="journey">
      <h3>{at.texts.say("hub-journey", { place: journey.place })}</h3>
      <ol>
        {journey.symbols.map((one, index) => (
          <li key={index} class={one.passed ? (one === last ? "is-last" : "is-past") : ""}>
            <Icon name={SYMBOLS[idOf(one.symbol)] ?? "gi:trail"} />
            <span>
              {at.texts.name(one.symbol)}
              {one.passed && `: ${one.event ? at.texts.name(one.event) : at.texts.say("hub-quiet")}`}
            </span>
          </li>
        ))}
      </ol>
      {last?.event && <p class="journey-event">{at.texts.component(last.event)?.text}</p>}
      {last?.event && <RoadTests view={view} />}
      {roads.length > 0 && (
        <div class="journey-ways">
          {roads.map((key) => (
            <Choice key={key} of={key} as="div" class="hub-hero">
              <b>{at.texts.option(ask?.kind ?? "", key, ask?.args)}</b>
            </Choice>
          ))}
        </div>
      )}
    </div>
  );
}

/** Quests that may be chosen next, or the one that is: their stories, and how each will be won. */
function Next({ view, campaign }: { view: DescentView; campaign: CampaignView }) {
  const at = useTable();
  const now = campaign.quests.filter((quest) => quest.state === "now").map((quest) => quest.ref);
  const quests = [...now, ...campaign.next];
  const heading = now.length > 0 ? "now" : campaign.chooser || "fixed";
  if (quests.length === 0) return null;
  return (
    <div class="next-quests">
      <h3>{at.texts.say(`hub-next-${heading}`)}</h3>
      <ul>
        {quests.map((quest) => (
          <li key={quest}>
            <Choice of={quest} as="div" class="next-quest">
              <b>{at.texts.name(quest)}</b>
              <span class="next-road" {...SILENT}>
                {campaign.quests
                  .find((one) => one.ref === quest)
                  ?.symbols.map((symbol, index) => (
                    <Icon key={index} name={SYMBOLS[idOf(symbol)] ?? "gi:trail"} />
                  ))}
              </span>
              <span>{at.texts.component(quest)?.text}</span>
            </Choice>
            <QuestBriefing quest={quest} heroes={view.heroes.length} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function RoadMap({ view, campaign }: { view: DescentView; campaign: CampaignView }) {
  const at = useTable();
  const ink = travelled(campaign);
  const ahead = stretches(campaign.journey?.way ?? [], campaign.roads);
  const state = (road: RoadView) =>
    [ink.has(road) && "is-ink", ahead.has(road) && "is-ahead"].filter(Boolean).join(" ");
  const sheet = sheetNow();
  const { wide, tall } = sheet;
  const labels = labelsOf(at.texts, campaign, sheet);
  const taken = [...drawnOn(campaign, sheet), ...[...labels.values()].map(({ box }) => box)];
  return (
    <div class="road-room">
      <Journey view={view} campaign={campaign} />
      <svg
        class="region"
        viewBox={`0 0 ${wide} ${tall}`}
        style={{ "--line": `${sheet.line}px` }}
        role="group"
        aria-label={at.texts.say("hub-region")}
      >
        <rect width={wide} height={tall} rx="14" class="region-sheet" />
        <path d={`M26 26H${wide - 26}V${tall - 26}H26Z`} class="region-frame" />
        <Landscape taken={taken} sheet={sheet} />
        <text x={wide - 50} y={tall - 46} class="region-name">
          {at.texts.say("hub-region-name")}
        </text>
        {campaign.roads.map((road) => (
          <Road key={`${road.start}${road.end}`} road={road} campaign={campaign} sheet={sheet} state={state(road)} />
        ))}
        {campaign.places.map((place) => (
          <Place key={place.ref} place={place} campaign={campaign} sheet={sheet} label={labels.get(place.ref)} />
        ))}
      </svg>
      <Next view={view} campaign={campaign} />
    </div>
  );
}
