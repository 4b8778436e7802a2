/** Plays a game of the fuzzer with a rule replaced, until the break shows. */
import type { FuzzReport } from "@tcg/core/testkit";
import type { FuzzRequest } from "../../packages/cli/src/fuzz/target.ts";
import type { Run } from "../../packages/core/fixtures/broken/runs.ts";

/** What a break must be found within. */
const MATCHES = 60;

export function matchesOf<Game>(
  play: (request: FuzzRequest, altered: (game: Game) => Game) => FuzzReport,
  altered: (game: Game) => Game,
): Run {
  const run = { seed: 1, games: MATCHES, untilFailure: true, command: "npm run fuzz -- broken" };
  return (request) => play({ ...run, ...request }, altered);
}
