/** The evil track: a road of fifteen stones from friendly to wicked, with the paladin's banner on the tenth. */

import "./evil.css";
import { Icon } from "../../pieces/icon";
import { rove, roved } from "../../pieces/rove";
import { tipProps } from "../../pieces/tip";
import { useTable } from "../board";
import { Minion } from "./tokens";
import { EVIL_FIELDS, type LordsView, PALADIN_FIELD } from "./view";

const walk = rove(".stone");

export function EvilTrack({ view }: { view: LordsView }) {
  const at = useTable();
  const twoPlayers = view.lords.length === 2;
  return (
    <ol class="evil" aria-label={at.texts.say("board-evil-track")} onKeyDown={walk}>
      {Array.from({ length: EVIL_FIELDS }, (_, index) => {
        const field = index + 1;
        const here = view.turn_order.filter((seat) => view.lords[seat]?.evil === field);
        const other = twoPlayers && view.non_player_evil === field;
        const paladin = field === PALADIN_FIELD;
        const names = [
          ...here.map((seat) => at.texts.name(`seat:${seat}`)),
          ...(other ? [at.texts.say("board-non-player")] : []),
        ];
        const words = at.texts.say(paladin ? "board-evil-paladin" : "board-evil-field", { field });
        return (
          <li
            key={field}
            class={`stone ${paladin ? "is-paladin" : ""}`}
            style={{ "--wicked": String(index / (EVIL_FIELDS - 1)) }}
            tabIndex={roved(index)}
            {...tipProps(() => (
              <>
                <p>{words}</p>
                {names.length > 0 && <p>{names.join(", ")}</p>}
              </>
            ))}
          >
            <span class="stone-pieces">
              {here.map((seat) => (
                <Minion key={seat} seat={seat} id={`evil:${seat}`} size={20} />
              ))}
              {other && <Minion seat="non_player" id="evil:non-player" size={20} />}
            </span>
            <span class="stone-number" aria-hidden="true">
              {field === 1 && <Icon name="gi:angel-wings" />}
              {paladin && <Icon name="gi:crested-helmet" />}
              {field === EVIL_FIELDS && <Icon name="gi:devil-mask" />}
              {field !== 1 && field !== EVIL_FIELDS && !paladin && field}
            </span>
            <span class="sr">{[words, ...names].join(" ")}</span>
          </li>
        );
      })}
    </ol>
  );
}
