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

const aim = (...ways: readonly Way[]): string | null => {
  return aimOf({ game: lorcanaDisplay, ways, view: { zones: {} } as never, faces: {} });
};

test("what a circled card is for is said where no button says it", () => {
  expect(aim(way([quest], quest), way(challenges))).toBe("Challenge");
});

test("nothing is said of several ways at once, nor of one whose words have a gap in them", () => {
  expect(aim(way(challenges), way(songs))).toBeNull();
  expect(aim(way(songs))).toBeNull();
  expect(aim(way([quest], quest))).toBeNull();
});
