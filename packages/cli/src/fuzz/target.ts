/** What can be fuzzed: something that plays the matches it is asked for and reports. */
import type { GameTypes } from "@tcg/core";
import type { HostableGame } from "@tcg/core/hosting";
import { type FuzzOptions, type FuzzReport, fuzz } from "@tcg/core/testkit";

export type FuzzRequest = Pick<
  FuzzOptions<never>,
  | "seed"
  | "games"
  | "firstGame"
  | "command"
  | "checks"
  | "heavyOneIn"
  | "isPart"
  | "keep"
  | "untilFailure"
>;

export type FuzzTarget = (request: FuzzRequest) => FuzzReport;

/** A game as its hosts have it. */
export function hostedTarget<G extends GameTypes>({
  game,
  fuzz: rules,
  maxCommands,
}: HostableGame<G>): FuzzTarget {
  return (request) => fuzz(game, { ...request, ...rules, maxCommands });
}
