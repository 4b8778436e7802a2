/**
 * What a viewer can think with: its view, and the work under way. No client draws the work, so it is
 * no part of the view; bots need it to imagine how a match goes on.
 */
import type { GameRules } from "./rules.ts";
import type { Table } from "./table/table.ts";
import type { GameTypes, Task, Viewer } from "./types.ts";
import { type MaskedPrompt, maskPrompt, maskState, sightOf, type View } from "./view.ts";

/** What waits in a state, as far as the viewer may know it. */
export interface Work<G extends GameTypes> {
  readonly tasks: readonly Task<G>[];
  readonly queue: readonly G["trigger"][];
  /** Those of other seats say no more than they do in the view. */
  readonly prompts: readonly MaskedPrompt<G>[];
}

export interface Insight<G extends GameTypes> {
  readonly view: View<G>;
  readonly work: Work<G>;
}

export function insightInto<G extends GameTypes>(
  rules: GameRules<G>,
  table: Table<G>,
  viewer: Viewer<G>,
): Insight<G> {
  return { view: maskState(rules, table, viewer), work: workFor(rules, table, viewer) };
}

function workFor<G extends GameTypes>(
  { waiting }: GameRules<G>,
  table: Table<G>,
  viewer: Viewer<G>,
): Work<G> {
  const { tasks, queue, prompts, seating } = table.state;
  if (viewer === "referee") return { tasks, queue, prompts };
  const sees = sightOf(viewer, seating);
  const shown = prompts.map((prompt) => maskPrompt<G>(prompt, sees));
  if (waiting === undefined) return { tasks, queue, prompts: shown };
  const rights = { viewer, sees };
  return {
    tasks: tasks.map((task) => waiting(table, task, rights)),
    queue: queue.map((trigger) => waiting(table, trigger, rights)),
    prompts: shown,
  };
}
