import { expect, test } from "vitest";
import { seenDefinitions } from "./seen-cards.ts";

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
  expect([...seenDefinitions(view, [event])].sort()).toEqual(["bully", "kid"]);
});

test("a printed card names what its effects make", () => {
  const printed = { id: "collector", effects: [{ actions: [{ token: "crumb", count: 2 }] }] };
  expect([...seenDefinitions(printed)]).toEqual(["crumb"]);
});
