import type { GameRules, StartOptions } from "../rules.ts";
import type { GameTypes, State } from "../types.ts";

/** The seat that a lot has named to begin, or null where no lot was drawn. */
export function drawnSeat<G extends GameTypes>(
  rules: GameRules<G>,
  opening: State<G>,
  options: StartOptions<G>,
): G["seat"] | null {
  if (rules.chance?.drawnSeat) return rules.chance.drawnSeat(opening, options);
  const [seat, ...others] = rules.turn(opening);
  return others.length > 0 ? null : (seat ?? null);
}
