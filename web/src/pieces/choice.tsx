/** Anything on a board that can be an answer. Give it the key; it does the rest:
 *
 * an option glows and answers on click, Enter or Space; a refused one is dimmed and says why on hover, focus, click or long
 * press; with `face` the card or tile shows its readable side in the same way. What lies on something that can be chosen
 * stands in `<Within of={[key]}>`: a click on it counts for that.
 */

import { type ComponentChildren, createContext, h } from "preact";
import { useContext, useRef } from "preact/hooks";
import { type AtTable, TableContext, useTable } from "../games/board";
import { share } from "../net/share";
import { explains, Face } from "./face";
import { hideTip, showTip, tipProps } from "./tip";
import { mattering, WhyNot } from "./why";

interface ChoiceProps {
  of: string;
  children?: ComponentChildren;
  /** `g` inside an SVG drawing, `div`, `li`, … elsewhere. */
  as?: string;
  class?: string;
  /** Its readable side; a ref: the side of that, where the key is only a word. */
  face?: boolean | string;
  /** What its note calls it, where the name of its key says nothing to who sees it. */
  named?: string | undefined;
  /** It says everything itself: as long as it can be chosen there is nothing to add beside it. */
  whole?: boolean;
  /** All that is printed on its readable side stands on it: while nothing of that is cut, only a longer rest calls for a
   * note, and only if there is more to say. */
  inFull?: boolean;
  /** What a screen reader hears. Without it, parts of a drawing are called by their ref, everything else by its own text. */
  label?: string;
  /** One of very many: Tab stops here only while it can be chosen. */
  many?: boolean;
  /** Other things one can go to lie on it: for a screen reader it is their group, not a button around buttons. */
  holds?: boolean;
  [attribute: string]: unknown;
}

const Around = createContext<string[]>([]);

/** What lies here belongs to these keys. If exactly one of them can be chosen, a click on anything here chooses it. */
export function Within({ of, children }: { of: string[]; children: ComponentChildren }) {
  // Another list of the same keys would have everything drawn again that lies here.
  const keys = useRef(of);
  keys.current = share(keys.current, of);
  return <Around.Provider value={keys.current}>{children}</Around.Provider>;
}

/** Everything there is to say about a thing right now. `aloud`: somebody asked for it, silence is no answer. */
export function note(at: AtTable, key: string, face: string | null, aloud: boolean, named?: string): ComponentChildren {
  const stand = at.stands(key);
  return (
    <TableContext.Provider value={at}>
      <WhyNot of={key} at={at} aloud={aloud && !face} />
      {stand.state === "option" && (!face || face !== key) && (
        <p class="may-choose">{named ?? at.option(stand.ask, key)}</p>
      )}
      {face && <Face of={face} />}
      {!face && stand.state === "idle" && <h4>{named ?? at.texts.name(key)}</h4>}
    </TableContext.Provider>
  );
}

const PLAIN_MS = 180;
const FACE_MS = 320;
const READ_MS = 900;

/** How long the mouse rests on a thing that shows its words itself before its note opens; null: the note adds nothing. */
function restOn(here: Element, adds: () => boolean): number | null {
  const words = [...here.querySelectorAll(".fit")];
  if (words.some((one) => one.clientHeight === 0 || one.classList.contains("is-cut"))) return FACE_MS;
  const hidden = [...here.children].some((part) => part.clientHeight === 0);
  return hidden || adds() ? READ_MS : null;
}

/** The one thing around it that can be chosen. */
function around(at: AtTable, within: string[]): string | undefined {
  const open = within.filter((key) => at.stands(key).state === "option");
  return open.length === 1 ? open[0] : undefined;
}

export function Choice(props: ChoiceProps) {
  const {
    of,
    children,
    as = "span",
    class: extra,
    face: printed = false,
    whole = false,
    inFull = false,
    many = false,
    holds = false,
    label,
    named,
    ...rest
  } = props;
  const within = useContext(Around);
  const at = useTable();
  const side = typeof printed === "string" ? printed : of;
  const face = printed !== false || at.texts.about(of) !== undefined;
  const stand = at.stands(of);
  const active = stand.state === "option" && !at.watching;
  const refused = stand.state === "refused" && !at.watching;
  const outer = stand.state !== "idle" || at.watching ? undefined : around(at, within);
  const key = active ? of : (outer ?? mattering(at, [of, ...within]));
  const told = face || active || outer !== undefined || at.stands(key).state === "refused";
  const say = (aloud: boolean) => () => note(at, key, face ? side : null, aloud, key === of ? named : undefined);
  const adds = () => at.stands(key).state === "refused" || explains(side, at);
  const delay = inFull ? (here: Element) => restOn(here, adds) : face ? FACE_MS : PLAIN_MS;
  const tip = told && !(whole && active) ? tipProps(say(false), { wide: face, delay }) : {};
  const classes = ["choice", extra, active && "is-option", refused && "is-refused", outer !== undefined && "is-inside"];
  const reachable = active || refused || face;
  const spoken = () => (active ? at.option(stand.ask, of) : at.texts.name(side));
  const name = reachable ? (label ?? (as === "g" ? spoken() : undefined)) : undefined;
  const press = (event: Event) => {
    // Whether anything is asked at all matters to nobody before a press; every piece would be drawn again for it.
    if (!told && (at.asks.length === 0 || at.watching)) return;
    const chosen = active ? of : outer;
    if (chosen !== undefined) {
      event.stopPropagation();
      hideTip();
      at.choose(chosen);
      return;
    }
    const here = event.currentTarget as Element;
    // What is around it may be an answer, or have more to say.
    if (here.parentElement?.closest(told ? ".is-option" : ".choice")) return;
    event.stopPropagation();
    showTip(here, say(true), { wide: face, pinned: true });
  };
  return h(
    as,
    {
      ...rest,
      ...tip,
      class: classes.filter(Boolean).join(" "),
      "data-ref": of,
      "data-within": within.length > 0 ? within.join(" ") : undefined,
      "data-face": face ? side : undefined,
      onClick: press,
      onKeyDown: (event: KeyboardEvent) => {
        if (reachable && event.target === event.currentTarget && (event.key === "Enter" || event.key === " ")) {
          event.preventDefault();
          press(event);
        }
      },
      tabIndex: reachable ? (many && !active ? -1 : 0) : undefined,
      role: reachable ? (holds ? "group" : "button") : undefined,
      "aria-label": name,
      "aria-disabled": refused ? "true" : undefined,
    },
    children,
  );
}
