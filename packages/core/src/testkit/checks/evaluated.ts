/** Promise: a state is worth to a viewer what its view of it is worth. */
import type { GameTypes, State } from "../../types.ts";
import { type Check, type CheckContext, CheckFailed, viewersOf } from "../check.ts";

const name = "a state is worth what its view is worth";

export const evaluated: Check = {
  name,
  isHeavy: true,
  state<G extends GameTypes>({ game, view }: CheckContext<G>, state: State<G>): void {
    for (const viewer of viewersOf(state)) {
      const [seen, known] = [game.evaluate(view(state, viewer)), game.evaluateState(state, viewer)];
      if (seen === known) continue;
      throw new CheckFailed(name, `for ${viewer} the view is worth ${seen}, the state ${known}`);
    }
  },
};
