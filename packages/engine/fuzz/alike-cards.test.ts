/** Where cards that are alike may be exchanged in a list of moves, and where their slots tell them apart. */
import { createRandom } from "@tcg/core";
import { allChecks, type CheckContext, CheckFailed, Coverage } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { duel, duelGame, unit } from "../fixtures/duel.ts";
import type { LunchTable } from "../src/types.ts";

const cards = [unit("kid"), unit("senior", { level: 7 })];
const game = duelGame(cards);
const listsComplete = allChecks.find(({ name }) => name === "lists are complete");

/** Looks at a position in which `left` is not listed. */
function look(
  hand: readonly string[],
  board: readonly (string | null)[],
  left?: (id: string) => boolean,
) {
  const { state } = duel(cards, { seats: { host: { hand, board } } });
  const context: CheckContext<LunchTable> = {
    game,
    random: createRandom(1),
    coverage: new Coverage(),
    course: undefined,
    legal: (at, actor) => game.legalMoves(at, actor).filter(({ id }) => !left?.(id)),
    insight: (at, viewer) => game.insight(at, viewer),
    view: (at, viewer) => game.mask(at, viewer),
  };
  listsComplete?.state?.(context, state);
}

test("[LT 6.3] a tribute's own slot can be named with that tribute only", () => {
  expect(() => look(["senior"], [null, "kid", "kid"])).not.toThrow();
});

test("a tribute that is left out is noticed by the one it is like", () => {
  const named: string[] = [];
  const isSecond = (id: string): boolean => {
    const tribute = /^SUMMON .* tribute=(\w+)$/.exec(id)?.[1];
    if (tribute !== undefined && !named.includes(tribute)) named.push(tribute);
    return tribute !== undefined && tribute !== named[0];
  };
  expect(() => look(["senior"], ["kid", "kid"], isSecond)).toThrow(CheckFailed);
});
