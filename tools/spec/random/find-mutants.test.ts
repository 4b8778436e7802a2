import { expect, test } from "vitest";
import { findMutants, isWhole, plant } from "./find-mutants.ts";

/** What one operator makes of a piece of code, by the alphabet. */
function madeOf(operator: string, code: string): string[] {
  return findMutants("a.ts", code)
    .filter((mutant) => mutant.operator === operator)
    .map((mutant) => plant(mutant, code))
    .sort();
}

test.each([
  ["comparison", "f(a < b);", ["f(a <= b);", "f(a >= b);"]],
  ["comparison", "f(a >= b);", ["f(a < b);", "f(a > b);"]],
  ["comparison", "f(a === b);", ["f(a !== b);"]],
  // `>= 0` is always true: that is the dropped condition's business.
  ["comparison", "f(list.length > 0);", ["f(list.length <= 0);"]],
  ["condition", "if (a) f();", ["if (false) f();", "if (true) f();"]],
  ["condition", "while (a) f();", ["while (false) f();"]],
  ["condition", "f(!a);", ["f(a);"]],
  ["condition", "x = a && b;", ["x = a;", "x = b;"]],
  ["condition", "x = a || b || c;", ["x = a || b;", "x = a || c;", "x = b || c;"]],
  ["condition", "x = a ?? b;", ["x = a;", "x = b;"]],
  ["condition", "x = is ? a : b;", ["x = (a);", "x = (b);"]],
  ["condition", "x = a?.b.c;", ["x = a.b.c;"]],
  ["condition", "x = a?.[b];", ["x = a[b];"]],
  ["condition", "x = a?.(b);", ["x = a(b);"]],
  ["seat", 'deal("host", 1);', ['deal("away", 1);']],
  ["seat", "x = otherSeat(mover.seat);", ["x = mover.seat;"]],
  ["seat", "x = opponentsOf(state, seat);", ["x = [seat];"]],
  ["off by one", "draw(5);", ["draw(4);", "draw(6);"]],
  ["off by one", "draw(0);", ["draw(1);"]],
  ["arithmetic", "x = a - b;", ["x = a + b;"]],
  ["arithmetic", 'x = "a" + b;', []],
  ["arithmetic", "total += paid;", ["total -= paid;"]],
  ["arithmetic", "turns++;", ["turns--;"]],
  ["dropped statement", "play.emit(event);", ["{}"]],
  ["dropped statement", "state.turn = 2;", ["{}"]],
  ["dropped statement", "await store.close();", ["{}"]],
  [
    "dropped statement",
    "function f() { if (a) { g(); return; } }",
    ["function f() { if (a) { g(); {} } }", "function f() { if (a) { {} return; } }"],
  ],
  // `if (false)` does the same.
  ["dropped statement", "function f() { if (a) return; g; }", []],
  ["list", "x = cards.some(isReady);", ["x = cards.every(isReady);"]],
  ["list", "x = cards.filter(isReady);", ["x = cards;"]],
  ["list", "x = cards.toReversed();", ["x = cards;"]],
  ["list", "x = Math.min(a, b);", ["x = Math.max(a, b);"]],
  ["boolean", "set(true);", ["set(false);"]],
  ["comparison", "x = (a === b) as Ready;", ["x = (a !== b) as Ready;"]],
])("%s: %s", (operator, code, expected) => {
  expect(madeOf(operator, code)).toEqual(expected);
});

test.each([
  'import { a } from "host";',
  "type Hand = { size: 5; side: 'host' };",
  "function f(seat: 'host' | 'away'): 5 | 6;",
  'throw new Error(a > 1 ? "host" : "away");',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
  "const text = `${count === 1 ? 1 : 2} cards`;",
  "const x = { 5: seat };",
  "const words = everyWord<Side>({ self: true, opponent: true });",
  // Names that every object inherits are none of those that a table has.
  "const text = value.toString();",
  "const isOwn = value.hasOwnProperty(name);",
  'const key = "constructor";',
  "const made = toString(value);",
])("passed over: %s", (code) => {
  expect(findMutants("a.ts", code)).toEqual([]);
});

test("as much is shown of the code around a change as tells what it is", () => {
  const code = "function f() { if (player.deck.length === 0) return; }";
  const shown = findMutants("a.ts", code).map(({ find, replace }) => `${find} → ${replace}`);
  expect(shown).toEqual([
    "if (player.deck.length === 0) return; → if (false) return;",
    "if (player.deck.length === 0) return; → if (true) return;",
    "player.deck.length === 0 → player.deck.length !== 0",
    "player.deck.length === 0 → player.deck.length === 1",
  ]);
});

test("a mutant knows its line and the named function around it", () => {
  const code =
    "const limit = 3;\nfunction draw() {\n  return cards.map((card) => card === first);\n}\n";
  const found = findMutants("a.ts", code).map(({ line, within, operator }) => [
    line,
    within,
    operator,
  ]);
  expect(found).toEqual([
    [1, "", "off by one"],
    [1, "", "off by one"],
    [3, "draw", "comparison"],
  ]);
});

test("a method and a function in a field are named too", () => {
  const code =
    "class Deck { size() { return 1; } }\nconst rules = { hand: () => 2 };\nconst draw = () => 3;";
  const found = findMutants("a.ts", code).map(({ within }) => within);
  expect([...new Set(found)]).toEqual(["size", "hand", "draw"]);
});

test("planting changes the one place and nothing else", () => {
  const code = "if (a < b) f(a < b);";
  const [first] = findMutants("a.ts", code).filter(({ operator }) => operator === "comparison");
  if (first === undefined) throw new Error("the stage is wrong");
  expect(plant(first, code)).toBe("if (a <= b) f(a < b);");
  expect(isWhole(first, code)).toBe(true);
  expect(isWhole({ ...first, replacement: "(" }, code)).toBe(false);
});
