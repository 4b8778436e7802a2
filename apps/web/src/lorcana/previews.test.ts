import type { ChallengePreview, View } from "@tcg/lorcana-engine";
import { expect, test } from "vitest";
import { previewText, reckoning } from "./previews.ts";

const preview = {
  challenger: "c1",
  defender: "c2",
  damageToDefender: 3,
  damageToChallenger: 1,
  challengerStrength: 4,
  defenderStrength: 2,
  banished: ["c2"],
} as unknown as ChallengePreview;

const view = (own: object, theirs: object) =>
  ({ game: { cards: { c1: own, c2: theirs } } }) as unknown as View;

test("what Challenger adds and Resist takes away is said with the number on the card", () => {
  const seen = view({ strength: 3, keywords: ["challenger"] }, { strength: 2, keywords: [] });
  expect(reckoning(seen, preview)).toEqual({
    dealt: "3 + 1 Challenger − 1 Resist",
    taken: "2 − 1 Resist",
  });
});

test("what an ability gives while it challenges is not called Challenger", () => {
  const seen = view({ strength: 1, keywords: [] }, { strength: 4, keywords: [] });
  expect(reckoning(seen, preview)).toEqual({
    dealt: "1 + 3 challenging − 1 Resist",
    taken: "4 − 2 challenged − 1 Resist",
  });
});

test("nothing is said where the cards say it themselves, or a location strikes nobody back", () => {
  const plain = { ...preview, damageToDefender: 4, damageToChallenger: 0, defenderStrength: 0 };
  const seen = view({ strength: 4, keywords: [] }, { strength: 0, keywords: [] });
  expect(reckoning(seen, plain)).toEqual({ dealt: null, taken: null });
});

test("a strength below zero strikes with nothing", () => {
  const weak = { ...preview, challengerStrength: -1, damageToDefender: 0 };
  const seen = view({ strength: -1, keywords: [] }, { strength: 2, keywords: [] });
  expect(reckoning(seen, weak).dealt).toBe(null);
});

test("it is told in words", () => {
  expect(previewText(preview)).toBe("would take 3 and be banished, would deal 1 back");
});
