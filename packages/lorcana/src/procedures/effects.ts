/** CR 7.8, 7.4.7: what resolving leaves standing, and when it ends. */
import { endsAt, type Moment } from "../durations.ts";
import type { ActiveEffect, Play, Watch } from "../types.ts";

export function applyEffect(play: Play, effect: Omit<ActiveEffect, "id" | "turn">): void {
  const { nextEffect, turnNumber } = play.state.shared;
  play.emit({ type: "EFFECT_APPLIED", effect: { ...effect, id: nextEffect, turn: turnNumber } });
}

export function createWatch(play: Play, watch: Omit<Watch, "id" | "turn">): void {
  const { nextEffect, turnNumber } = play.state.shared;
  play.emit({ type: "WATCH_CREATED", watch: { ...watch, id: nextEffect, turn: turnNumber } });
}

/** What ends at this moment. */
export function expire(play: Play, moment: Moment): void {
  const isOver = endsAt(play.state, moment);
  const { effects, watches } = play.state.shared;
  const over = effects.filter(isOver).map(({ id }) => id);
  const gone = watches.filter(isOver).map(({ id }) => id);
  if (over.length + gone.length === 0) return;
  play.emit({ type: "EFFECTS_EXPIRED", effects: over, watches: gone });
}
