import { expect, test } from "vitest";
import { capital, counted, listed, plain, thirdPerson } from "./index.ts";

test("a verb for somebody else", () => {
  const verbs = [
    "draw",
    "pass",
    "go",
    "have",
    "discard",
    "reach",
    "carry",
    "play",
    "special summon",
  ];
  expect(verbs.map(thirdPerson)).toEqual([
    "draws",
    "passes",
    "goes",
    "has",
    "discards",
    "reaches",
    "carries",
    "plays",
    "special summons",
  ]);
});

test("names from inside a program, counts and lists as people write them", () => {
  expect(["setZone", "LP_ZERO", "main2", "deck-out"].map(plain)).toEqual([
    "set zone",
    "lp zero",
    "main 2",
    "deck out",
  ]);
  expect([counted(1, "card"), counted(2, "card"), counted(0, "ally", "allies")]).toEqual([
    "1 card",
    "2 cards",
    "0 allies",
  ]);
  expect([listed([]), listed(["a"]), listed(["a", "b", "c"]), listed(["a", "b"], "or")]).toEqual([
    "",
    "a",
    "a, b and c",
    "a or b",
  ]);
  expect([capital("you draw"), capital("")]).toEqual(["You draw", ""]);
});
