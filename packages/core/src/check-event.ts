/** Whether a game has an event at all: asked of what somebody outside gives to `evolve`. */
import { KERNEL_TOUCHES } from "./apply-event.ts";
import type { GameRules } from "./rules.ts";
import { isObject, own, show } from "./shapes/index.ts";
import type { GameTypes } from "./types.ts";

/**
 * Made once per game: folding a match checks every event. The compiler keeps rules from emitting any
 * other event, so only events from outside are checked here.
 */
export function eventCheck<G extends GameTypes>(rules: GameRules<G>): (event: unknown) => void {
  const known = new Set<unknown>([...Object.keys(rules.reducers), ...Object.keys(KERNEL_TOUCHES)]);
  return (event) => {
    const type = own(event, "type");
    if (!known.has(type)) throw unknownEvent(rules.id, event, type);
  };
}

function unknownEvent(game: string, event: unknown, type: unknown): TypeError {
  if (typeof type === "string") {
    return new TypeError(`${game} has no event ${show(type)}; evolve takes events of this game`);
  }
  const given = isObject(event) ? "an object without one" : show(event);
  return new TypeError(`an event is an object with a type, not ${given}`);
}
