/** Skills as trees that grow: what each hero has learned, what is open, and what still hinders the rest. */

import "./skills.css";
import type { ComponentChildren } from "preact";
import { Choice } from "../../../pieces/choice";
import { saying } from "../../../pieces/face";
import { Icon } from "../../../pieces/icon";
import { SeatMark, seatColour } from "../../../pieces/seats";
import { slugOf } from "../../../text/texts";
import type { CampaignView, SkillView, TreeView } from "../../../wire/descent";
import { useTable } from "../../board";
import { branches, Price } from "../cards/skill";
import { iconOf } from "../icons";
import { type DescentView, heroMark } from "../view";

/** A branch of the tree: what it costs stands at the trunk; it is alight once something on it is learned. */
export function Branch(props: { xp: number; grown: boolean; children: ComponentChildren }) {
  const at = useTable();
  const said = at.texts.say("hub-xp", { xp: props.xp });
  return (
    <div class={`branch ${props.grown ? "is-grown" : ""}`}>
      <span class="branch-cost" {...saying(said, false)}>
        <span aria-hidden="true">{props.xp}</span>
        <span class="sr">{said}</span>
      </span>
      <ul>{props.children}</ul>
    </div>
  );
}

function Skill({ skill, left, mine }: { skill: SkillView; left: number; mine: boolean }) {
  const at = useTable();
  const state = skill.learned ? "is-learned" : skill.open ? "is-open" : "is-shut";
  const said = skill.learned
    ? at.texts.say("hub-learned")
    : skill.open
      ? at.texts.say("hub-skill-open")
      : at.texts.first([slugOf(skill.why)], { need: skill.xp, left });
  const inner = (
    <>
      <b>{at.texts.name(skill.card)}</b>
      <Price of={skill.card} at={at} />
      <span class="skill-text">{at.texts.component(skill.card)?.text}</span>
      <small>
        {skill.learned && "✓ "}
        {said}
      </small>
    </>
  );
  return (
    <li class={`skill ${state}`}>
      {mine ? (
        <Choice of={skill.card} as="div" class="skill-card" whole>
          {inner}
        </Choice>
      ) : (
        <div class="skill-card">{inner}</div>
      )}
    </li>
  );
}

function Tree({ tree, view }: { tree: TreeView; view: DescentView }) {
  const at = useTable();
  const asked = at.asks.find((ask) => ask.kind === "train");
  const mine = asked?.args.figure === tree.hero;
  return (
    <section class={`skill-tree ${mine ? "is-mine" : ""}`} style={{ "--hero": seatColour(heroMark(view, tree.hero)) }}>
      <h3>
        <SeatMark seat={heroMark(view, tree.hero)} size={14} /> {at.texts.name(tree.hero)}
        <small>
          <Icon name={iconOf(tree.hero_class) ?? "gi:upgrade"} /> {at.texts.name(tree.hero_class)} ·{" "}
          {at.texts.say("hub-xp-left", { xp: tree.xp })}
        </small>
      </h3>
      {branches(tree.skills).map((skills) => (
        <Branch key={skills[0]?.xp} xp={skills[0]?.xp ?? 0} grown={skills.some((skill) => skill.learned)}>
          {skills.map((skill) => (
            <Skill key={skill.card} skill={skill} left={tree.xp} mine={mine} />
          ))}
        </Branch>
      ))}
    </section>
  );
}

export function Skills({ view, campaign }: { view: DescentView; campaign: CampaignView }) {
  const at = useTable();
  const asked = at.asks.find((ask) => ask.kind === "train")?.args.figure;
  // Whoever is asked comes first, then the own heroes.
  const rank = (tree: TreeView) => (tree.hero === asked ? 0 : tree.seat === at.seat ? 1 : 2);
  const trees = [...campaign.trees].sort((one, other) => rank(one) - rank(other));
  return (
    <div class="trees">
      {trees.map((tree) => (
        <Tree key={tree.hero} tree={tree} view={view} />
      ))}
    </div>
  );
}
