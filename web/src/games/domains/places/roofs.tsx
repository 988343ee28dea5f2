/** The seventeen houses of Harrows: roofs and silhouettes only, the walls are the rows of the place. Below, sky and skyline. */

import type { VNode } from "preact";

const WALL = "var(--house)";
const ROOF = "var(--roof)";
const LIT = "var(--window)";

const gable = (x: number, width: number, top: number, base = 40) => (
  <>
    <path d={`M${x} ${base}V${top + 14}h${width}V${base}Z`} fill={WALL} />
    <path d={`M${x - 5} ${top + 15} ${x + width / 2} ${top}l${width / 2 + 5} 15Z`} fill={ROOF} />
  </>
);
const tower = (x: number, width: number, top: number, base = 40) => (
  <>
    <path d={`M${x} ${base}V${top + 12}h${width}V${base}Z`} fill={WALL} />
    <path d={`M${x - 3} ${top + 13} ${x + width / 2} ${top - 6}l${width / 2 + 3} 19Z`} fill={ROOF} />
  </>
);
const light = (x: number, y: number, w = 6, h = 8) => <path d={`M${x} ${y}h${w}v${h}h${-w}Z`} fill={LIT} />;

/** Each in a box 120 wide and 40 high, standing on its lower edge. */
/** Drawn anew each time: an element kept here would keep every board it was ever part of. */
const ROOFS: Record<string, () => VNode> = {
  seer: () => (
    <>
      {tower(50, 20, 8)}
      <circle cx="60" cy="8" r="6" fill={LIT} />
      <path d="M56 2a7 7 0 0 0 8 10" stroke={ROOF} stroke-width="1.6" fill="none" />
      {gable(22, 28, 20)}
      {light(57, 26)}
    </>
  ),
  business_district: () => (
    <>
      {gable(6, 30, 10)}
      {gable(40, 36, 4)}
      {gable(80, 32, 12)}
      {light(16, 30)} {light(50, 26)} {light(62, 26)} {light(92, 31)}
    </>
  ),
  temple_black_kult: () => (
    <>
      <path d="M18 40V22h84v18Z" fill={WALL} />
      <path d="M12 24 60 4l48 20Z" fill={ROOF} />
      <path d="M28 24v16M44 24v16M76 24v16M92 24v16" stroke={ROOF} stroke-width="5" />
      <path d="M60 9l3 8 7 0-6 5 2 8-6-5-6 5 2-8-6-5h7Z" fill={LIT} />
    </>
  ),
  assassin: () => (
    <>
      {gable(34, 26, 14)}
      {tower(64, 16, 12)}
      {light(69, 26, 5, 7)}
      <path d="M84 40V26h12v14Z" fill={WALL} />
      <path d="M82 27h16l-3-6H85Z" fill={ROOF} />
    </>
  ),
  street_thug: () => (
    <>
      <path d="M30 40V18l26 4v18Z" fill={WALL} />
      <path d="M26 19 54 8l6 14Z" fill={ROOF} />
      <path d="M62 40V24h28v16Z" fill={WALL} />
      <path d="M58 26 76 14l18 12Z" fill={ROOF} />
      {light(40, 27)} {light(74, 29, 5, 6)}
    </>
  ),
  architects_guild: () => (
    <>
      <path d="M8 40V22h104v18Z" fill={WALL} />
      <path d="M4 24 18 12h84l14 12Z" fill={ROOF} />
      <path d="M46 20V6h28v14Z" fill={WALL} />
      <path d="M42 8 60-4l18 12Z" fill={ROOF} />
      <path d="M54 18v-7h12v7" fill={LIT} />
      {light(20, 28)} {light(34, 28)} {light(80, 28)} {light(94, 28)}
      <path d="M56 40V30a4 4 0 0 1 8 0v10Z" fill={ROOF} />
    </>
  ),
  inn: () => (
    <>
      {gable(24, 56, 8)}
      <path d="M84 40V16h4v24Z" fill={ROOF} />
      <path d="M86 16h16v3H86Zm5 5h10v9H91Z" fill={LIT} />
      {light(34, 28)} {light(48, 28)} {light(62, 28)}
      <path d="M66 14V4h7v14Z" fill={ROOF} />
    </>
  ),
  builders_guild: () => (
    <>
      <path d="M14 40V24h60v16Z" fill={WALL} />
      <path d="M10 25 22 14h44l12 11Z" fill={ROOF} />
      <path d="M88 40V2h4v38ZM70 4h38v4H70Zm2 0 18-6M102 8v12" stroke={ROOF} stroke-width="2.5" fill={ROOF} />
      <path d="M98 20h8v7h-8Z" fill={LIT} />
      {light(26, 29)} {light(52, 29)}
    </>
  ),
  towers: () => (
    <>
      {tower(12, 14, 6)} {tower(40, 14, 0)} {tower(68, 14, 4)} {tower(96, 14, 2)}
      <path d="M8 40V32h104v8Z" fill={WALL} />
      {light(16, 22, 5, 6)} {light(44, 18, 5, 6)} {light(72, 22, 5, 6)} {light(100, 20, 5, 6)}
    </>
  ),
  library: () => (
    <>
      <path d="M16 40V20h88v20Z" fill={WALL} />
      <path d="M30 20a30 20 0 0 1 60 0Z" fill={ROOF} />
      <path d="M58 2h4v-6h-4Z" fill={ROOF} />
      <path d="M12 22h96v-4H12Z" fill={ROOF} />
      {light(26, 26, 5, 10)} {light(40, 26, 5, 10)} {light(75, 26, 5, 10)} {light(89, 26, 5, 10)}
    </>
  ),
  green_unicorn: () => (
    <>
      {gable(20, 80, 4)}
      <path d="M80 12V0h8v18Z" fill={ROOF} />
      {light(32, 27)} {light(48, 27)} {light(66, 27)} {light(82, 27)}
      <path d="M104 40V14h3v26Zm3-24h10v10h-10Z" fill={LIT} />
    </>
  ),
  yellow_swan: () => (
    <>
      {gable(14, 40, 12)} {gable(58, 48, 6)}
      {light(24, 30)} {light(38, 30)} {light(70, 27)} {light(86, 27)}
      <path d="M6 40V14h3v26Zm-4-24h-1v10h5V16Z" fill={LIT} />
    </>
  ),
  docks: () => (
    <>
      <path d="M0 40c20-6 30 4 50 0s40-6 70 0Z" fill="var(--water)" />
      <path d="M34 34h52l-8 6H42Z" fill={ROOF} />
      <path d="M60 34V2M60 4 84 28H60ZM60 8 42 28h18Z" fill={WALL} stroke={ROOF} stroke-width="2" />
    </>
  ),
  far_lands: () => (
    <>
      <path d="M0 40 26 16l16 14L66 6l22 22 10-8 22 20Z" fill={ROOF} />
      <path d="m66 6 10 10-6-1-4 4-5-4-5 1Z" fill={LIT} />
      <path d="M10 40V30l10-7 10 7v10Z" fill={WALL} />
    </>
  ),
  niktmarg: () => (
    <>
      <path d="M4 40V24h112v16Z" fill={WALL} />
      <path d="M4 25V10l8 6 8-12 8 12 8-8 8 8 8-12 8 12 8-8 8 8 8-12 8 12 8-8 8 8v9Z" fill={ROOF} />
      <path d="M50 40V30a10 9 0 0 1 20 0v10Z" fill="#0008" />
      <path d="M54 30v10M60 27v13M66 30v10" stroke={LIT} stroke-width="1.8" />
    </>
  ),
  town_council: () => (
    <>
      <path d="M20 40V22h80v18Z" fill={WALL} />
      <path d="M16 24 30 14h60l14 10Z" fill={ROOF} />
      {tower(52, 16, 4)}
      <circle cx="60" cy="22" r="5" fill={LIT} />
      {light(32, 28)} {light(82, 28)}
    </>
  ),
  royal_court: () => (
    <>
      <path d="M22 40V20h76v20Z" fill={WALL} />
      <path d="M22 21v-7h8v4h8v-4h8v4h28v-4h8v4h8v-4h8v7Z" fill={ROOF} />
      {tower(12, 14, 8)} {tower(94, 14, 8)}
      <path d="M52 40V30a8 8 0 0 1 16 0v10Z" fill={LIT} />
    </>
  ),
};

export function Roof({ place }: { place: string }) {
  return (
    <svg class="roof" viewBox="0 -8 120 48" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {ROOFS[place]?.()}
    </svg>
  );
}

/** Sun and moon on their way over the roofs; `hour` runs from 0 (dawn) to 1 (midnight). */
export function Sky({ hour }: { hour: number }) {
  const x = 60 + hour * 880;
  const y = 62 - Math.sin(Math.PI * Math.min(1, hour * 1.15)) * 44;
  const night = hour > 0.62;
  return (
    <svg class="sky" viewBox="0 0 1000 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g class="stars" opacity={Math.max(0, (hour - 0.45) * 1.9)}>
        {[40, 130, 215, 300, 385, 470, 540, 620, 705, 790, 860, 945].map((at, n) => (
          <circle key={at} cx={at} cy={12 + ((n * 37) % 52)} r={n % 3 === 0 ? 1.8 : 1.1} fill="#fff" />
        ))}
      </g>
      <g class="luminary" transform={`translate(${x} ${y})`}>
        <circle r="30" fill={night ? "var(--moon)" : "var(--sun)"} opacity=".18" />
        <circle r="17" fill={night ? "var(--moon)" : "var(--sun)"} />
        {night && <circle cx="7" cy="-4" r="14" fill="var(--sky-now)" />}
      </g>
      <path
        d="M0 120V84l40-14 30 10 60-30 50 26 46-12 70 18 60-28 40 20 56-34 60 36 50-14 70 20 44-26 60 24 54-16 70 22 60-30 40 22 40-10v42Z"
        fill="var(--hill-far)"
      />
      <path
        d="M0 120V98l30-4V82l12-8 12 8v10l40 2V76l9-12 9 12v20l60 2V84h10v-8l14-9 14 9v8h10v14l70 1V72l8-16 8 16v26l50 1V88l20-12 20 12v11l70-1V80h8V62l10-16 10 16v18h8v18l80 2V86l16-10 16 10v12l50-2V74l8-12 8 12v24l60 1V84l22-14 22 14v14l70 2V90l14-8 14 8v9l118 1v20Z"
        fill="var(--hill-near)"
      />
    </svg>
  );
}
