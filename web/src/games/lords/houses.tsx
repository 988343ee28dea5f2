/** The eight places of the town as houses: only roofs and silhouettes, the walls are the rows of the place. */

import type { VNode } from "preact";

const STONE = "var(--house)";
const DARK = "var(--house-dark)";
const LIT = "var(--house-light)";

/** Drawn anew each time: an element kept here would keep every board it was ever part of. */
const ROOFS: Record<string, () => VNode> = {
  get_food: () => (
    <>
      <path d="M14 60C20 26 52 18 100 18s80 8 86 42Z" fill={STONE} />
      <path
        d="M30 60C36 34 62 28 100 28s64 6 70 32M60 60c2-18 14-26 40-26s38 8 40 26"
        stroke={DARK}
        stroke-width="3"
        fill="none"
      />
      <path d="M150 60V14h22v46Z" fill={STONE} />
      <path d="M147 15a14 14 0 0 1 28 0Z" fill={DARK} />
      <circle cx="48" cy="50" r="5" fill={LIT} />
    </>
  ),
  improve_reputation: () => (
    <>
      <path d="M16 60V34h168v26Z" fill={STONE} />
      <path d="M10 36 40 20h120l30 16Z" fill={DARK} />
      <path d="M82 34V12h36v22Z" fill={STONE} />
      <path d="M78 13 100 0l22 13Z" fill={DARK} />
      <circle cx="100" cy="24" r="7.5" fill={LIT} />
      <path d="M100 19v5l4 2" stroke="#2a1c0c" stroke-width="2" fill="none" />
      <path d="M30 60V46h10v14M160 60V46h10v14" fill={LIT} />
    </>
  ),
  dig_tunnels: () => (
    <>
      <path d="M4 60C30 20 60 34 84 16s56-6 76 14 26 22 36 30Z" fill={DARK} />
      <path d="M66 60V40a34 24 0 0 1 68 0v20Z" fill="#0c0907" />
      <path d="M60 60V36h10v24M130 60V36h10v24M56 30h88v9H56Z" fill={STONE} />
      <circle cx="100" cy="48" r="5" fill={LIT} />
    </>
  ),
  mine_gold: () => (
    <>
      <path d="M8 60c16-24 40-30 70-28s70-8 114 28Z" fill={DARK} />
      <path d="M70 60 92 8h8L78 60M130 60 108 8h-8l22 52M78 42h44" stroke={STONE} stroke-width="5" fill="none" />
      <circle cx="100" cy="12" r="10" fill="none" stroke={STONE} stroke-width="4" />
      <path d="M100 3v18M91 12h18" stroke={STONE} stroke-width="2" />
      <path d="M150 58h30l-5-12h-20Z" fill={STONE} />
      <path d="M157 46c4-7 14-7 18 0Z" fill="var(--gold)" />
    </>
  ),
  recruit_imps: () => (
    <>
      <path d="M28 60C10 22 66 2 100 6s92 12 72 54Z" fill={STONE} />
      <path d="M28 60c30-9 114-9 144 0-12 5-132 5-144 0Z" fill={DARK} />
      <circle cx="70" cy="30" r="8" fill={DARK} />
      <circle cx="118" cy="22" r="6" fill={DARK} />
      <circle cx="142" cy="40" r="7" fill={DARK} />
      <circle cx="96" cy="42" r="5" fill={LIT} />
    </>
  ),
  buy_traps: () => (
    <>
      <path d="M12 60 100 14l88 46Z" fill={STONE} />
      <path d="M12 60 100 14l88 46-12 0L100 22 24 60Z" fill={DARK} />
      <path d="M142 38V8h20v40Z" fill={DARK} />
      <path d="M152 6c-8-4 6-6 0-12" stroke="var(--faint)" stroke-width="3" fill="none" opacity=".7" />
      <path d="M88 60V44h24v16Z" fill="#e0763c" />
    </>
  ),
  hire_monster: () => (
    <>
      <path d="M10 60 34 22h132l24 38Z" fill={STONE} />
      <path d="M10 60 34 22h132l24 38h-8L162 29H38L18 60Z" fill={DARK} />
      <path d="M60 22V6h14v16M130 22V8h14v14" fill={DARK} />
      <path d="M70 58V42h18v16M112 58V42h18v16" fill={LIT} />
      <path d="M186 30h-20M182 30v8" stroke={DARK} stroke-width="3" />
      <circle cx="182" cy="46" r="9" fill={LIT} stroke={DARK} stroke-width="3" />
    </>
  ),
  build_room: () => (
    <>
      <path d="M20 60V24h96v36Z" fill={STONE} />
      <path d="M20 40h96M52 24v36M84 24v36" stroke={DARK} stroke-width="3" />
      <path d="M150 60V6M118 10h64l-32-8ZM176 10v18" stroke={DARK} stroke-width="5" fill={DARK} />
      <path d="M168 28h16v12h-16Z" fill={STONE} />
      <path d="M138 60h24" stroke={DARK} stroke-width="6" />
    </>
  ),
};

export function Roof({ place }: { place: string }) {
  return (
    <svg class="roof" viewBox="0 -8 200 68" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {ROOFS[place]?.()}
    </svg>
  );
}

/** Night sky over hills, behind the whole town. */
export function Sky() {
  return (
    <svg class="sky" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="lords-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--sky-1)" />
          <stop offset=".55" stop-color="var(--sky-2)" />
          <stop offset="1" stop-color="var(--sky-3)" />
        </linearGradient>
      </defs>
      <rect width="1200" height="420" fill="url(#lords-sky)" />
      <circle cx="1076" cy="232" r="30" fill="var(--moon)" opacity=".9" />
      <circle cx="1064" cy="224" r="27" fill="var(--sky-2)" opacity=".7" />
      <g class="stars">
        {[
          [60, 40],
          [160, 90],
          [240, 30],
          [390, 66],
          [520, 26],
          [640, 80],
          [760, 34],
          [880, 92],
          [960, 28],
          [1140, 120],
        ].map(([x, y]) => (
          <circle key={`${x}`} cx={x} cy={y} r="1.6" fill="var(--moon)" opacity=".8" />
        ))}
      </g>
      <path d="M0 190c120-70 220-20 330-60s210-40 330 10 220-50 320-20 160 60 220 20v280H0Z" fill="var(--hill-1)" />
      <path d="M0 260c150-60 260 10 400-30s260 20 400-10 240 30 400-20v220H0Z" fill="var(--hill-2)" />
      <path d="M0 350c200-30 380 14 600-8s420 24 600-6v90H0Z" fill="var(--hill-3)" />
    </svg>
  );
}

/** The gate of a dungeon, seen from the grass where the party stands. */
export function Gate() {
  return (
    <svg class="gate" viewBox="0 0 90 110" aria-hidden="true">
      <path d="M2 110V48a43 43 0 0 1 86 0v62Z" fill="var(--house-dark)" />
      <path d="M14 110V50a31 31 0 0 1 62 0v60Z" fill="#0b0807" />
      <path
        d="M25 110V30m13 80V22m14 88V22m13 88V30M14 62h62M14 88h62"
        stroke="var(--gilt)"
        stroke-width="3"
        opacity=".6"
      />
      <path
        d="M2 60h12M2 80h12M2 100h12M76 60h12M76 80h12M76 100h12M20 20l8 10M70 20l-8 10M45 5v14"
        stroke="#0006"
        stroke-width="2.5"
      />
    </svg>
  );
}
