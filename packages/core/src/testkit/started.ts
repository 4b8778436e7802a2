/** Starts a match for a test: options that are refused are the test's mistake. */
import type { Game } from "../define-game.ts";
import type { StartOptions } from "../rules.ts";
import type { EventOf, GameTypes, State } from "../types.ts";

export function started<G extends GameTypes>(
  game: Game<G>,
  options: StartOptions<G>,
): { readonly state: State<G>; readonly events: readonly EventOf<G>[] } {
  const decision = game.start(options);
  if (decision.ok) return decision;
  const { code, message, data } = decision.rejection;
  throw new TypeError(`the match cannot start: ${code}: ${message} ${JSON.stringify(data ?? {})}`);
}
