/** A question about one of the heroes: all of them side by side, over the end of the room. Nothing above them moves. */

import { Choice } from "../../../pieces/choice";
import { Icon } from "../../../pieces/icon";
import { SeatMark, seatColour } from "../../../pieces/seats";
import { useTable } from "../../board";
import { figureIcon } from "../icons";
import { type DescentView, heroMark } from "../view";
import { Needs, Value } from "./roadtests";

export function HeroPick({ view }: { view: DescentView }) {
  const at = useTable();
  const [ask] = at.asks;
  const keys = ask?.options.map((option) => option.key) ?? [];
  const heroes = view.heroes.filter((hero) => keys.includes(hero.ref));
  if (at.watching || heroes.length === 0) return null;
  const attribute = typeof ask?.args.attribute === "string" ? ask.args.attribute : null;
  return (
    <div class="hub-pick" role="group" aria-label={at.texts.say("board-tray")}>
      {attribute && <Needs attribute={attribute} />}
      {heroes.map((hero) => (
        <Choice key={hero.ref} of={hero.ref} as="div" class="hub-hero" whole>
          <span style={{ color: seatColour(heroMark(view, hero.ref)) }}>
            <Icon name={figureIcon(hero.figure.kind)} />
          </span>
          <b>
            <SeatMark seat={heroMark(view, hero.ref)} size={13} /> {at.texts.called(hero.ref)}
          </b>
          {attribute && <Value of={hero.ref} attribute={attribute} />}
        </Choice>
      ))}
    </div>
  );
}
