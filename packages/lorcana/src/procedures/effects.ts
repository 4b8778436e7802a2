/** CR 7.8, 7.4.7: what resolving leaves standing, and when it ends. */
import { isOn } from "../reading/standing.ts";
import type { ActiveEffect, Play, State, Watch } from "../types.ts";
import type { Seat } from "../vocabulary.ts";

export function applyEffect(play: Play, effect: Omit<ActiveEffect, "id" | "turn">): void {
  const { nextEffect, turnNumber } = play.state.shared;
  play.emit({ type: "EFFECT_APPLIED", effect: { ...effect, id: nextEffect, turn: turnNumber } });
}

export function createWatch(play: Play, watch: Omit<Watch, "id" | "turn">): void {
  const { nextEffect, turnNumber } = play.state.shared;
  play.emit({ type: "WATCH_CREATED", watch: { ...watch, id: nextEffect, turn: turnNumber } });
}

type Lasting = ActiveEffect | Watch;

export function expire(play: Play, isOver: (lasting: Lasting) => boolean): void {
  const { effects, watches } = play.state.shared;
  const over = effects.filter(isOver).map(({ id }) => id);
  const gone = watches.filter(isOver).map(({ id }) => id);
  if (over.length + gone.length === 0) return;
  play.emit({ type: "EFFECTS_EXPIRED", effects: over, watches: gone });
}

/** CR 4.2.1.3: what lasts until the start of this seat's turn. */
export function endsAtStartOf(state: State, seat: Seat): (lasting: Lasting) => boolean {
  return (lasting) => {
    if (lasting.duration === "until-your-next-turn") return lasting.seat === seat;
    if (lasting.duration !== "until-its-next-turn") return false;
    const on = "on" in lasting ? lasting.on : null;
    if (on === null || "seat" in on) return (on?.seat ?? lasting.seat) === seat;
    return state.cards.get(on.card)?.seat === seat;
  };
}

/** CR 4.4.1.3: what lasts this turn, and what lasted during this turn of the opponent. */
export function endsWithTurn(state: State): (lasting: Lasting) => boolean {
  return (lasting) =>
    lasting.duration === "turn" || (lasting.duration === "their-next-turn" && isOn(state, lasting));
}
