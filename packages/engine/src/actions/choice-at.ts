import type { Table } from "../types.ts";
import { actionAt, actionRule } from "./index.ts";
import { type Choice, lookingAt } from "./resolving.ts";

const NONE: Choice = { options: [], min: 0, max: 0, harmful: false };

/** What the resolving link's action offers at this step. */
export function choiceAt(table: Table, place: number, step: string): Choice {
  const looking = lookingAt(table, place);
  if (looking === null) return NONE;
  const action = actionAt(looking);
  return action === null ? NONE : (actionRule(action).choice?.(looking, action, step) ?? NONE);
}
