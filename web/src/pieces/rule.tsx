/** A rule id one can follow to its text. */

import { useContext } from "preact/hooks";
import { TableContext } from "../games/board";

export function RuleLink({ id }: { id: string | null | undefined }) {
  const at = useContext(TableContext);
  if (!id) return null;
  return (
    <button type="button" class="rule-link" onClick={() => at?.showRule(id)}>
      {id}
    </button>
  );
}
