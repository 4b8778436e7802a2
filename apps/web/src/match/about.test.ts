import { expect, test } from "vitest";
import { cardAsked } from "./about.ts";
import type { MatchContextValue } from "./match-context.ts";

type Asked = Parameters<typeof cardAsked>[0];

const by = (card: string | null, anytime?: true): MatchContextValue["moves"][number] =>
  ({ by: card, ...(anytime && { anytime }) }) as unknown as MatchContextValue["moves"][number];

const asked = (of: readonly (string | null)[], selected: string | null = null): Asked => ({
  view: { viewer: "host", prompts: [{ seat: "host" }] } as unknown as Asked["view"],
  moves: [...of.map((card) => by(card)), by("c99", true)],
  selected,
});

test("a question is about the only card that can answer it", () => {
  expect(cardAsked(asked(["c1", "c1", null]))).toBe("c1");
});

test("it is about the selected card, whoever else can act", () => {
  expect(cardAsked(asked(["c1", "c2"], "c2"))).toBe("c2");
});

test("it is about no card where several can answer, or none", () => {
  expect(cardAsked(asked(["c1", "c2"]))).toBe(null);
  expect(cardAsked(asked([null]))).toBe(null);
});

test("where nothing is asked the cards that can act are many by right, and none is meant", () => {
  const view = { viewer: "host", prompts: [] } as unknown as Asked["view"];
  expect(cardAsked({ ...asked(["c1"]), view })).toBe(null);
});
