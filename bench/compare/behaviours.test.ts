import { expect, test } from "vitest";
import type { Behaviour } from "../lanes/behaviour.ts";
import { differences } from "./behaviours.ts";

const played = (told: Behaviour["told"]): Behaviour => ({
  commands: [
    ["host", { type: "SUMMON" }],
    ["away", { type: "END_TURN" }],
  ],
  told,
});

test("the same hashes are no difference", () => {
  const one = played({ states: ["a", "b", "c"] });
  expect(differences([one], [structuredClone(one)])).toEqual([]);
});

test("a difference names the match, what differs and the command after which it does", () => {
  const one = played({ states: ["a", "b", "c"], views: ["d", "e", "f"] });
  const other = played({ states: ["a", "b", "c"], views: ["d", "e", "x"] });
  expect(differences([one, one], [one, other])).toEqual([
    "match 1: views differ after command 2, END_TURN",
  ]);
});

test("a match that goes on for longer differs, and so does an opening", () => {
  const one = played({ states: ["a", "b"] });
  expect(differences([one], [played({ states: ["a", "b", "c"] })])).toHaveLength(1);
  expect(differences([one], [played({ states: ["x", "b"] })])).toEqual([
    "match 0: states differ after the opening",
  ]);
});
