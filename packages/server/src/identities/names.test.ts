import { expect, test } from "vitest";
import { aboutSchema, defaultName, nameSchema } from "./names.ts";

const read = (name: string): string | null => nameSchema.safeParse(name).data ?? null;

test.each([
  ["Ada", "Ada"],
  ["  Ada   Lovelace ", "Ada Lovelace"],
  ["Ａｄａ", "Ada"],
  ["Zoe\u0308", "Zoë"],
  ["Ада", "Ада"],
  ["علي", "علي"],
  ["हिन्दी", "हिन्दी"],
  ["李小龙", "李小龙"],
  ["🍕", "🍕"],
  ["I ❤\uFE0F soup", "I ❤ soup"],
  ["<b>R2-D2</b>", "<b>R2-D2</b>"],
  ["x".repeat(32), "x".repeat(32)],
  ["🍕".repeat(32), "🍕".repeat(32)],
])("the name %j is %j", (sent, kept) => {
  expect(read(sent)).toBe(kept);
});

test.each([
  [""],
  ["   "],
  ["..."],
  ["x".repeat(33)],
  // Becomes eighteen letters: two of them are too many.
  ["\uFDFA\uFDFA"],
  ["Ada\nYou win"],
  ["Ada\r"],
  ["Ada\t"],
  ["A\u0000da"],
  ["A\u001b[31mda"],
  ["A\u200bda"],
  ["A\u200dda"],
  ["A\u2060da"],
  ["\uFEFFAda"],
  ["A\u00adda"],
  ["Ada\u202e"],
  ["\u2066Ada\u2069"],
  ["\u061cAda"],
  ["A\u2028da"],
  ["A\u3164da"],
  ["\u2800\u2800"],
  ["A\u034fda"],
  ["A\ud800"],
  ["A\ue000"],
  ["A\u{e0041}da"],
  ["\u0301Ada"],
  ["Z\u0300\u0301\u0302\u0303\u0304\u0305algo"],
  ["Guest 4F2A"],
  ["guest  4f2a"],
])("%j is no name", (sent) => {
  expect(read(sent)).toBeNull();
});

test("what an agent says of itself may be empty, and is one line", () => {
  expect(aboutSchema.parse("")).toBe("");
  expect(aboutSchema.parse(" plays\u00a0slowly ")).toBe("plays slowly");
  expect(aboutSchema.safeParse("a\nb").success).toBe(false);
  expect(aboutSchema.safeParse("x".repeat(281)).success).toBe(false);
});

test("whoever has chosen no name has one, the same every time", () => {
  expect(defaultName("g_1")).toMatch(/^Guest [0-9A-F]{4}$/);
  expect(defaultName("g_1")).toBe(defaultName("g_1"));
  expect(defaultName("g_1")).not.toBe(defaultName("g_2"));
});
