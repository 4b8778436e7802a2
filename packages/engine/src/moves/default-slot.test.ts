import { expect, test } from "vitest";
import { withoutDefaultSlot } from "./default-slot.ts";

test("[LT 3.3] the first free slot, named, is the same command as without a name", () => {
  const free = [1, 2];
  expect(withoutDefaultSlot({ card: "c1", slot: 1 }, free)).toStrictEqual({ card: "c1" });
  expect(withoutDefaultSlot({ card: "c1", slot: 2 }, free)).toStrictEqual({ card: "c1", slot: 2 });
  expect(withoutDefaultSlot({ card: "c1", slot: 0 }, free)).toStrictEqual({ card: "c1", slot: 0 });
  const plain: { readonly card: string; readonly slot?: number } = { card: "c1" };
  expect(withoutDefaultSlot(plain, free)).toBe(plain);
  expect(withoutDefaultSlot(plain, [])).toBe(plain);
});
