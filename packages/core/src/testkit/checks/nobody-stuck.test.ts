/** What no game made with the kernel can get into, and what would be said if one did. */
import { expect, test } from "vitest";
import { type Skirmish, type SkirmishState, skirmish } from "../../../fixtures/skirmish/index.ts";
import { createRandom } from "../../random.ts";
import { checkContext } from "../check.ts";
import { Coverage } from "../coverage.ts";
import { started } from "../started.ts";
import { nobodyStuck } from "./nobody-stuck.ts";

const deck = Array.from({ length: 9 }, () => "lunch-tray");
const decks = { red: deck, blue: deck };
const opening = started(skirmish, { seed: 1, decks }).state;

function check(changed: Partial<SkirmishState>): () => void {
  const context = checkContext<Skirmish>(skirmish, createRandom(1), new Coverage());
  return () => nobodyStuck.state?.(context, { ...opening, ...changed });
}

test("a running match where somebody can act passes", () => {
  expect(check({})).not.toThrow();
});

test("work that is left while nobody is asked is noticed", () => {
  expect(check({ tasks: [{ kind: "phase/leave" }] })).toThrow("nobody is asked anything");
});

test("a match that is over with something left hanging is noticed", () => {
  const outcome = { status: "ended", winners: ["red"], reason: "life" } as const;
  expect(check({ outcome })).not.toThrow();
  expect(check({ outcome, tasks: [{ kind: "phase/leave" }] })).toThrow("left hanging");
});

test("a winner who does not sit here is noticed", () => {
  const outcome = { status: "ended", winners: ["green" as "red"], reason: "life" } as const;
  expect(check({ outcome })).toThrow("does not sit here");
});
