import { afterAll, beforeAll, describe, test } from "vitest";
import { convexHarness as harness, nothingScheduledRuns } from "../../test/convex-harness.ts";
import { playableGames } from "../../test/games.ts";
import { serviceContract, storeContract } from "../testkit/index.ts";

let letRun: () => void;
beforeAll(() => {
  letRun = nothingScheduledRuns();
});
afterAll(() => letRun());

describe("the store on Convex", () => {
  for (const { title, run } of storeContract) test(title, () => run(harness));
});

for (const game of playableGames) {
  describe(`${game.hosted.game.id} on the store on Convex`, () => {
    for (const { title, run } of serviceContract) test(title, () => run({ harness, game }));
  });
}
