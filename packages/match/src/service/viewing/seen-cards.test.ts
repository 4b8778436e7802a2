import { expect, test } from "vitest";
import { describeSeen, seenDefinitions } from "./seen-cards.ts";

test("faces are found wherever they are named, and hidden ones are not", () => {
  const view = {
    zones: {
      host: [
        { card: "c1", def: "kid" },
        { card: "c2", def: null },
      ],
    },
  };
  const event = { type: "CARD_DESTROYED", was: { def: "bully" } };
  expect([...seenDefinitions([view, event])].sort()).toEqual(["bully", "kid"]);
});

test("a printed card names what its effects make", () => {
  const printed = { id: "collector", effects: [{ actions: [{ token: "crumb", count: 2 }] }] };
  expect([...seenDefinitions(printed)]).toEqual(["crumb"]);
});

test("a face is one object however often it is seen, and nobody can write to it", () => {
  const describeCard = (def: string) => ({ name: def, effects: [{ kind: "draw" }] });
  const game = { describeCard };
  const { kid } = describeSeen(game, { def: "kid" });
  expect(describeSeen(game, { def: "kid" }).kid).toBe(kid);
  expect(describeSeen({ describeCard }, { def: "kid" }).kid).not.toBe(kid);
  expect(() => Object.assign(kid as object, { name: "bully" })).toThrow(TypeError);
});

test("what was no printed card is asked for again", () => {
  const known: Record<string, { name: string }> = {};
  const game = { describeCard: (def: string) => known[def] ?? null };
  expect(describeSeen(game, { def: "kid" })).toEqual({});
  known.kid = { name: "Kid" };
  expect(describeSeen(game, { def: "kid" })).toEqual({ kid: { name: "Kid" } });
});
