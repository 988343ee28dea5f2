/** One player in words: stores, cards, and the domain space by space. */

import { Choice } from "../../pieces/choice";
import { useTable } from "../board";
import { type DomainsView, diceWord, ELEMENTS, type LandView, type PlayerView, plainName, RESOURCES } from "./view";

export function Refs({ refs }: { refs: string[] }) {
  const at = useTable();
  if (refs.length === 0) return <>{at.texts.say("board-none")}</>;
  return (
    <ul class="refs">
      {refs.map((ref, index) => (
        <li key={`${ref}${index}`}>
          <Choice of={ref} face>
            {at.texts.name(ref)}
          </Choice>
        </li>
      ))}
    </ul>
  );
}

function LandRow({ land }: { land: LandView }) {
  const at = useTable();
  return (
    <li>
      <Choice of={land.land}>{at.texts.name(land.land)}</Choice>
      {": "}
      {land.building ? (
        <Choice of={land.building} face>
          {plainName(at, land.building, land.dark)} ({at.texts.say(land.dark ? "board-dark" : "board-light")},{" "}
          {at.texts.say("board-rank", { rank: land.rank ?? 0 })}, {at.texts.say("board-defence")} {land.defence})
        </Choice>
      ) : (
        at.texts.say("board-empty-space")
      )}
      {land.sanctified && `, ${at.texts.name("token:sanctify")}`}
      {land.desecrated && `, ${at.texts.name("token:desecration")}`}
      {land.minion && `, ${at.texts.say(`board-minion-${land.minion.colour}`, { who: `seat:${land.minion.owner}` })}`}
      {land.monsters.map((monster) => (
        <span key={monster.monster}>
          ,{" "}
          <Choice of={monster.monster} face>
            {at.texts.say("board-monster-label", { monster: monster.monster, defence: diceWord(at, monster.defence) })}
          </Choice>
        </span>
      ))}
    </li>
  );
}

export function PlayerText({ player, view }: { player: PlayerView; view: DomainsView }) {
  const at = useTable();
  const say = at.texts.say.bind(at.texts);
  const mine = player.seat === at.seat;
  const goods = [...RESOURCES, ...ELEMENTS];
  return (
    <section>
      <h2>
        <Choice of={`seat:${player.seat}`}>{at.texts.name(`seat:${player.seat}`)}</Choice>
        {view.first === player.seat && ` (${say("board-first-player")})`}
      </h2>
      <p>
        {at.texts.name("item:coins")}: {player.coins ?? "?"}, {at.texts.name("item:evil")}: {player.evil ?? "?"}
        {goods.map((item) => (
          <span key={item}>
            ,{" "}
            {mine ? (
              <Choice of={`item:${item}`}>{at.texts.name(`item:${item}`)}</Choice>
            ) : (
              at.texts.name(`item:${item}`)
            )}
            : {player.items[item] ?? 0}
          </span>
        ))}
        . {say(player.decay ? "board-decay" : "board-no-decay")}
      </p>
      <dl>
        <dt>{say("board-minions-left")}</dt>
        <dd>{player.minions.length}</dd>
        <dt>{say("board-hand")}</dt>
        <dd>
          {player.hand ? (
            <Refs refs={[...new Set(player.hand)]} />
          ) : (
            Object.entries(player.cards)
              .map(([deck, count]) => `${at.texts.name(`deck:${deck}`)} ${count}`)
              .join(", ")
          )}
        </dd>
        <dt>{say("board-servants")}</dt>
        <dd>
          <Refs refs={[...(player.master ? [player.master] : []), ...player.henchmen.map((card) => card.henchman)]} />
        </dd>
        <dt>{say("board-plans")}</dt>
        <dd>
          <Refs refs={player.plans} />
        </dd>
      </dl>
      <h3>{say("board-domain-of", { who: `seat:${player.seat}` })}</h3>
      <ul class="refs">
        {player.domain.map((land) => (
          <LandRow key={land.land} land={land} />
        ))}
      </ul>
    </section>
  );
}
