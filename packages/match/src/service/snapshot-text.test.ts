import { canonicalJson, createRandom } from "@tcg/core";
import { expect, test } from "vitest";
import { playableGames } from "../../test/games.ts";
import { snapshotText } from "./snapshot-text.ts";

const MOST_MOVES = 400;

for (const { hosted, deck } of playableGames) {
  const { game, seats } = hosted;
  test(`every state of a match of ${game.id} is written as the kernel writes it`, () => {
    const random = createRandom(5);
    const decks = Object.fromEntries(seats.map((seat) => [seat, deck]));
    const opening = game.start(hosted.options(decks, { seed: 5 }));
    if (!opening.ok) throw new Error(opening.rejection.message);
    let { state } = opening;
    for (let i = 0; i < MOST_MOVES && state.outcome.status === "running"; i++) {
      expect(snapshotText(state)).toBe(canonicalJson(state));
      const seat = random.pick(game.actors(state));
      const { command } = random.pick(game.legalMoves(state, seat));
      const decision = game.decide(state, seat, command);
      if (!decision.ok) throw new Error(decision.rejection.message);
      state = decision.state;
    }
    expect(snapshotText(state)).toBe(canonicalJson(state));
    const revived = JSON.parse(canonicalJson(state)) as unknown;
    expect(snapshotText(revived)).toBe(canonicalJson(state));
  });
}

test("what is no JSON is refused at any depth", () => {
  for (const wrong of [{ a: undefined }, { a: { b: () => 1 } }, { a: { b: { c: Number.NaN } } }]) {
    expect(() => snapshotText(wrong)).toThrow(/not JSON/);
  }
});
