import { expect, test } from "vitest";
import { lorcanaDisplay } from "../lorcana/index.ts";
import { aimOf } from "./aim.ts";
import type { Way } from "./follow.ts";
import type { ReadMove } from "./moves.ts";

const move = (type: string, fields: object): ReadMove => {
  const id = JSON.stringify([type, fields]);
  return { id, type, fields, by: "c1", names: [], text: type } as unknown as ReadMove;
};
const way = (moves: readonly ReadMove[], done: ReadMove | null = null): Way => {
  return { key: moves[0]?.id ?? "", moves, text: "", done };
};
const quest = move("QUEST", { card: "c1" });
const challenges = ["c2", "c3"].map((target) => move("CHALLENGE", { card: "c1", target }));
const songs = ["c2", "c3"].map((singer) => move("PLAY_CARD", { card: "c1", singer }));

const aim = (targets: readonly string[], ...ways: readonly Way[]): string | null => {
  const game = lorcanaDisplay;
  return aimOf({ game, ways, targets: new Set(targets), view: { zones: {} } as never, faces: {} });
};

test("what a circled card is for is said where no button says it", () => {
  const ways = [way([quest], quest), way(challenges)];
  expect(aim(["c2", "c3"], ...ways)).toBe("Challenge: choose a circled card");
  expect(aim(["c2"], ...ways)).toBe("Challenge: choose the circled card");
});

test("a circled card takes the gap in the words of its way", () => {
  expect(aim(["c2", "c3"], way(songs))).toBe("Have a circled card sing it");
  expect(aim(["c2"], way(songs))).toBe("Have the circled card sing it");
});

test("nothing is said of several ways at once", () => {
  expect(aim(["c2", "c3"], way(challenges), way(songs))).toBeNull();
  expect(aim([], way([quest], quest))).toBeNull();
});
