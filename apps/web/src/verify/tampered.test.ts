import type { Receipt, ReceiptEntry } from "@lunchtable-tcg/match/fairness";
import { expect, test } from "vitest";
import { tampered } from "./tampered.ts";

const written = (...lines: readonly (readonly [seat: string, body: string])[]): Receipt =>
  ({
    entries: lines.map(([seat, body], place) => ({ version: place + 1, seat, body })),
  }) as unknown as Receipt;
const textsOf = (receipt: Receipt | null): string[] | undefined =>
  receipt?.entries.map(({ seat, body }: ReceiptEntry) => `${seat} ${body}`);

test("one move is exchanged for another of the same player, and nothing else", () => {
  const receipt = written(["", "laid"], ["host", "a"], ["away", "b"], ["away", "c"], ["host", "d"]);
  expect(textsOf(tampered(receipt))).toEqual([" laid", "host a", "away b", "away b", "host d"]);
});

test("where nobody made two different moves there is nothing to exchange", () => {
  expect(tampered(written(["", "laid"], ["host", "a"], ["away", "b"], ["host", "a"]))).toBe(null);
  expect(tampered(written())).toBe(null);
});
