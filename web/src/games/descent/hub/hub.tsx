/** The campaign between its quests: a road map by candlelight, the shop, the skills, the overlord's desk, the chronicle. */

import "./hub.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { saying } from "../../../pieces/face";
import { Icon, type IconName } from "../../../pieces/icon";
import type { CampaignView } from "../../../wire/descent";
import { useTable } from "../../board";
import { showChoice } from "../insight";
import type { DescentView } from "../view";
import { Chronicle } from "./chronicle";
import { Desk } from "./desk";
import { HeroPick } from "./pick";
import { RoadMap } from "./roads";
import { Shop } from "./shop";
import { Skills } from "./skills";
import { type HubRoom, isPacking, ROOMS, roomOf } from "./where";

const ICONS: Record<HubRoom, IconName> = {
  road: "gi:treasure-map",
  shop: "gi:shop",
  skills: "gi:upgrade",
  desk: "gi:crowned-skull",
  chronicle: "gi:quill-ink",
};

/** The eight steps of the phase: the present one and the next by name, the others as marks on the way. */
function Steps({ campaign }: { campaign: CampaignView }) {
  const at = useTable();
  const now = `phase:${campaign.step}`;
  const here = campaign.steps.indexOf(now);
  const called = (step: string) =>
    step === now && isPacking(campaign) ? at.texts.say("hub-packing") : at.texts.name(step);
  return (
    <ol class="hub-steps" aria-label={at.texts.say("hub-steps")}>
      {campaign.steps.map((step, index) => (
        <li
          key={step}
          class={index < here ? "is-past" : index === here + 1 ? "is-next" : ""}
          aria-current={step === now ? "step" : undefined}
          {...saying(called(step))}
        >
          <span class={index === here || index === here + 1 ? "" : "sr"}>{called(step)}</span>
        </li>
      ))}
    </ol>
  );
}

function Room({ room, view, campaign }: { room: HubRoom; view: DescentView; campaign: CampaignView }) {
  switch (room) {
    case "road":
      return <RoadMap view={view} campaign={campaign} />;
    case "shop":
      return <Shop campaign={campaign} />;
    case "skills":
      return <Skills view={view} campaign={campaign} />;
    case "desk":
      return <Desk view={view} campaign={campaign} />;
    case "chronicle":
      return <Chronicle view={view} campaign={campaign} />;
  }
}

/** How many quests a side has won. */
function Won({ side, icon, campaign }: { side: string; icon: IconName; campaign: CampaignView }) {
  const { texts } = useTable();
  const count = campaign.played.filter((one) => one.winner === side).length;
  const said = texts.say(`hub-score-${side}`, { count });
  return (
    <span {...saying(said)} class={`hub-won is-${side}`}>
      <Icon name={icon} /> <b aria-hidden="true">{count}</b>
      <span class="sr">{said}</span>
    </span>
  );
}

/** What one decides for oneself, with cards nobody else has to read just now: it lies in the hand beside a television. */
const OWN: HubRoom[] = ["skills", "desk"];

export function Hub({ view, campaign, leave }: { view: DescentView; campaign: CampaignView; leave: () => void }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const [ask] = at.asks;
  const wanted = roomOf(view, ask) ?? "road";
  const [room, show] = useState<HubRoom>(wanted);
  useEffect(() => show(wanted), [wanted, ask?.id]);
  const within = useRef<HTMLDivElement>(null);
  // A room is shown from its beginning, unless what can be chosen there lies further down.
  useLayoutEffect(() => {
    if (within.current) within.current.scrollTop = 0;
  }, [room]);
  useLayoutEffect(() => {
    if (within.current) showChoice(within.current);
  }, [room, ask?.id]);
  return (
    <section class="hub" aria-label={at.texts.name(campaign.name)}>
      <header class="hub-head">
        <h2>{at.texts.name(campaign.name)}</h2>
        <p class="hub-state">
          <span>{say("board-act", { act: campaign.act })}</span>
          <span {...saying(say("hub-gold", { gold: campaign.gold }))} class="hub-gold">
            <Icon name="gi:two-coins" /> <b aria-hidden="true">{campaign.gold}</b>
            <span class="sr">{say("hub-gold", { gold: campaign.gold })}</span>
          </span>
          <Won side="heroes" icon="gi:torch" campaign={campaign} />
          <Won side="overlord" icon="gi:crowned-skull" campaign={campaign} />
        </p>
        <button type="button" class="hub-switch" aria-label={say("hub-close")} onClick={leave}>
          <Icon name="gi:dungeon-gate" /> <span>{say("hub-close")}</span>
        </button>
      </header>
      {campaign.step && <Steps campaign={campaign} />}
      <div class="hub-rooms" role="group" aria-label={say("hub-rooms")}>
        {ROOMS.map((one) => (
          <button type="button" key={one} aria-pressed={room === one} onClick={() => show(one)}>
            <Icon name={ICONS[one]} /> <span>{say(`hub-room-${one}`)}</span>
          </button>
        ))}
      </div>
      <div
        ref={within}
        class="hub-room"
        tabIndex={0}
        role="region"
        aria-label={say(`hub-room-${room}`)}
        data-own={ask && OWN.includes(room) ? true : undefined}
      >
        <Room room={room} view={view} campaign={campaign} />
        <HeroPick view={view} />
      </div>
    </section>
  );
}
