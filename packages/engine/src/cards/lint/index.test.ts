import { expect, test } from "vitest";
import { exampleTable } from "../../../fixtures/examples/index.ts";
import { DRAW, kidWith } from "../../../fixtures/linted.ts";
import { lintCards } from "./index.ts";

test("the example cards have nothing that cannot work", () => {
  expect(lintCards(exampleTable)).toEqual([]);
});

test("a finding says which rule, how bad, of which card and where", () => {
  const kid = kidWith({ type: "breakdown", actions: [DRAW] });
  expect(lintCards({ kid })).toStrictEqual([
    {
      rule: "trigger-never-fires",
      severity: "error",
      card: "kid",
      path: "kid.effects[e].type",
      message: "never fires: no card puts vice counters on anything",
    },
  ]);
});
