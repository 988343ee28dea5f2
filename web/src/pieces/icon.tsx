/** A pictogram from the sprite. `gi:` names come from game-icons, `own:` names from art/. */

import sprite from "../generated/sprite.svg?url";

export type IconName = `gi:${string}` | `own:${string}`;

export function Icon({ name, title, class: extra }: { name: IconName; title?: string; class?: string }) {
  return (
    <svg
      class={`icon ${extra ?? ""}`}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : "true"}
    >
      <use href={`${sprite}#${name.replace(":", "-")}`} />
    </svg>
  );
}

/** The same inside an SVG drawing, in user units, centred on (x, y). */
export function IconAt(props: { name: IconName; x: number; y: number; size: number; class?: string; fill?: string }) {
  const half = props.size / 2;
  return (
    <use
      href={`${sprite}#${props.name.replace(":", "-")}`}
      x={props.x - half}
      y={props.y - half}
      width={props.size}
      height={props.size}
      class={props.class}
      fill={props.fill}
    />
  );
}
