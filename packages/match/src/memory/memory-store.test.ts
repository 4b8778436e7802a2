import { describe, test } from "vitest";
import { expectForgotten } from "../../test/forgets-downtimes.ts";
import { playableGames } from "../../test/games.ts";
import { type StoreHarness, serviceContract, storeContract } from "../testkit/index.ts";
import { memoryStore } from "./index.ts";

const harness: StoreHarness = {
  async open() {
    const store = memoryStore();
    return { store, dispose: () => store.close() };
  },
};

describe("the store in memory", () => {
  for (const { title, run } of storeContract) test(title, () => run(harness));
});

for (const game of playableGames) {
  describe(`${game.hosted.game.id} on the store in memory`, () => {
    for (const { title, run } of serviceContract) test(title, () => run({ harness, game }));
  });
}

test("downtimes that no clock can need are forgotten", async () => {
  const { store, dispose } = await harness.open();
  await expectForgotten(store);
  await dispose();
});
