import { cards } from "@ltcg/cards";
import { expect, test } from "vitest";
import { printedFace } from "../../lunchtable/printed-face.ts";
import { type CardState, dangerOf, stateClasses } from "./card-state.ts";
import { cardWords, stateWords } from "./card-words.ts";

const courier = printedFace(cards["candy-courier"] as never, {});
const vice = (count: number): CardState => ({ counters: { count, limit: 3, name: "vice" } });

test("a card at rest is said with its printed numbers", () => {
  expect(cardWords(courier)).toBe("Candy Courier, level 4, attack 1800, defense 800");
});

test("of several cards of one name each is said with its version", () => {
  const words = cardWords({ ...courier, name: "Tilly Wick", version: "Apprentice Lamplighter" });
  expect(words).toMatch(/^Tilly Wick - Apprentice Lamplighter, /);
});

test("a raised number and a lowered one are said as such", () => {
  const words = cardWords(courier, { now: { attack: 2300, defense: 100 } });
  expect(words).toContain("attack 2300 ▲, defense 100 ▼");
});

test("every state is said, and a target's last words are that it can be chosen", () => {
  const words = stateWords({
    set: true,
    defense: true,
    attacking: true,
    exhausted: true,
    negated: true,
    link: 2,
    picked: 1,
    playable: true,
    target: true,
  });
  expect(words).toEqual([
    "face down",
    "in defense",
    "attacking",
    "exhausted",
    "negated",
    "link 2 is about it",
    "chosen, number 1",
    "can be played",
    "can be chosen",
  ]);
});

test("counters are told with their limit, and one more that breaks is announced", () => {
  expect(stateWords(vice(0))).toEqual([]);
  expect(stateWords(vice(1))).toEqual(["1 of 3 vice"]);
  expect(stateWords(vice(2))).toEqual(["2 of 3 vice, one more breaks it"]);
  expect(stateWords(vice(3))).toEqual(["3 of 3 vice, breaks"]);
  expect([0, 1, 2, 3, 4].map((count) => dangerOf(vice(count)))).toEqual([
    "none",
    "none",
    "near",
    "breaks",
    "breaks",
  ]);
});

test("only who is about to break down trembles", () => {
  expect(stateClasses(vice(1))).toBe("");
  expect(stateClasses(vice(2))).toBe("is-trembling");
  expect(stateClasses({ playable: true, selected: false, picked: 1 })).toBe(
    "is-playable is-picked",
  );
});
