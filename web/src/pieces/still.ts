/** A part that is drawn again only when what it depends on changes.
 *
 * For large drawings that rarely change. Keeping the elements themselves (in a constant, a memo) would do the same and
 * keep every page they were ever part of.
 */

import { Component, type ComponentChildren } from "preact";

interface StillProps {
  of: unknown[];
  children: ComponentChildren;
}

export class Still extends Component<StillProps> {
  override shouldComponentUpdate(next: StillProps): boolean {
    return next.of.some((one, index) => one !== this.props.of[index]);
  }

  override render({ children }: StillProps): ComponentChildren {
    return children;
  }
}
