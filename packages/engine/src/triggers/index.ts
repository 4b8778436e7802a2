/** LT 8.1, 8.3, 9.8: what listens, what it answers, and how what waits becomes a chain. */
import type { TriggerRules } from "@tcg/core";
import type { LunchTable } from "../types.ts";
import { chainOne } from "./chain.ts";
import { matchBatch } from "./match.ts";
import { watchers } from "./watch.ts";

export const triggerRules: TriggerRules<LunchTable> = {
  watch: (table) => watchers(table),
  match: (play, before, events) => matchBatch(play, before, events),
  next(play) {
    // One window follows the chain of triggers: that of the summon or attack, if one waits. What
    // triggers from now on waits for the end of this chain (LT 9.8).
    const task = play.upcoming;
    const waiting = task?.kind === "window" ? task : null;
    if (waiting !== null) play.takeUpcoming();
    const { window = "activation", actor = play.state.shared.turnSeat } = waiting ?? {};
    play.next({ kind: "window/open", window, actor });
    chainOne(play, play.state.queue.length);
  },
};
