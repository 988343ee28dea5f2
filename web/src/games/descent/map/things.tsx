/** What lies on the map: the objects of a quest as pieces that stand there, and chests. */

import "./things.css";
import { IconAt, type IconName } from "../../../pieces/icon";
import { THINGS, TOKENS } from "../icons";
import { idOf, placeOf, UNIT } from "../view";

/** Of what an object is made, which gives it its colour; most are of bone or parchment. */
const MADE_OF: Record<string, string> = {
  crop: "straw",
  objective: "gold",
  beacon: "fire",
  brazier: "fire",
  fire_shrine: "fire",
  sunbeam: "gold",
  dawnblade: "gold",
  idol_of_the_sun: "gold",
  grave: "stone",
  grave_altar: "stone",
  altar: "stone",
  boulder: "stone",
  stairs: "stone",
  earth_shrine: "stone",
  shrine: "stone",
  whisper_stone: "stone",
  shadow_rune: "magic",
  glyph: "magic",
  seal: "magic",
  seal_strong: "magic",
  seal_safe: "magic",
  secret: "magic",
  water_shrine: "water",
  air_shrine: "water",
  blue_key: "water",
  red_key: "blood",
  blood: "blood",
  dragonheart: "blood",
  green_key: "leaf",
  egg: "leaf",
};

/** A picture with a dark rim, so that it stands out from any ground. Our own pictures are drawn on a smaller sheet. */
function Rimmed({ icon, x, y, size }: { icon: IconName; x: number; y: number; size: number }) {
  const rim = `object-rim ${icon.startsWith("own:") ? "is-own" : ""}`;
  return (
    <>
      <IconAt name={icon} x={x} y={y} size={size} class={rim} />
      <IconAt name={icon} x={x} y={y} size={size} class="object-body" />
    </>
  );
}

/** An object of the quest on its space: it stands there and throws a shadow. */
export function ObjectPicture({ token, space }: { token: string; space: string }) {
  const [x, y] = placeOf(space);
  const cx = (x + 0.5) * UNIT;
  const cy = (y + 0.5) * UNIT;
  const id = idOf(token);
  return (
    <g class={`object is-of-${MADE_OF[id] ?? "bone"}`}>
      <ellipse cx={cx} cy={cy + 21} rx="23" ry="7" class="object-shadow" />
      <Rimmed icon={TOKENS[id] ?? THINGS.carried} x={cx} y={cy - 2} size={46} />
    </g>
  );
}

/** A chest nobody has opened yet, in the corner of its space. */
export function ChestPicture({ space }: { space: string }) {
  const [x, y] = placeOf(space);
  const cx = (x + 1) * UNIT - 17;
  const cy = y * UNIT + 17;
  return (
    <g class="object is-of-gold">
      <ellipse cx={cx} cy={cy + 11} rx="14" ry="4" class="object-shadow" />
      <Rimmed icon={THINGS.search} x={cx} y={cy} size={29} />
    </g>
  );
}
