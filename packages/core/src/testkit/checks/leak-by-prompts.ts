/**
 * Promise: what others are asked is theirs. Take from a prompt all that a viewer is not told, and leave
 * who is asked and what kind of question it is: not a byte of what that viewer receives may change.
 */
import { sameJson } from "../../same-json.ts";
import type { GameTypes, State } from "../../types.ts";
import { maskPrompt, sightOf } from "../../view.ts";
import {
  type Check,
  type CheckContext,
  CheckFailed,
  firstDifference,
  viewersOf,
} from "../check.ts";
import { received } from "../received.ts";

const name = "what others are asked changes nothing a viewer receives";

export const leakByPrompts: Check = {
  name,
  isHeavy: true,
  state<G extends GameTypes>(context: CheckContext<G>, state: State<G>): void {
    for (const viewer of viewersOf(state)) {
      const sees = sightOf(viewer, state.seating);
      const prompts = state.prompts.map((prompt) => maskPrompt<G>(prompt, sees));
      if (sameJson(prompts, state.prompts)) continue;
      const asked = received(context, state, [], viewer);
      const emptied = received(context, { ...state, prompts } as State<G>, [], viewer);
      if (sameJson(asked, emptied)) continue;
      throw new CheckFailed(name, `${viewer} can tell: ${firstDifference(asked, emptied)}`);
    }
  },
};
