/** Files that call themselves receipts: whatever is in them, it is told what is wrong with it. */
import { expect, test } from "vitest";
import { goOver } from "./go-over.ts";
import { readReceipt } from "./read-receipt.ts";

const whole = {
  matchId: "m",
  game: "lunchtable",
  rulesVersion: 1,
  cardSet: "c",
  commitment: "0".repeat(64),
  secret: "0".repeat(64),
  seed: null,
  seats: [],
  entries: [],
  outcome: null,
};

test.each<[string, object]>([
  ["nothing else", { commitment: 1, entries: 5 }],
  ["no list of lines", { ...whole, entries: {} }],
  ["lines that are none", { ...whole, entries: [null] }],
  [
    "a line without a time",
    { ...whole, entries: [{ version: 1, seat: "", body: "{}", link: "" }] },
  ],
  ["seats that are none", { ...whole, seats: [null] }],
  ["no seats", { ...whole, seats: null }],
  ["no match", { ...whole, matchId: 7 }],
  ["another game", { ...whole, game: { toString: null } }],
  ["winners that are none", { ...whole, outcome: { winners: 3 } }],
  [
    "a deck that is none",
    { ...whole, seats: [{ seat: "host", deck: 3, deckLock: "", entropy: null }] },
  ],
  ["nothing played", whole],
])("a receipt with %s is refused in words", async (_what, receipt) => {
  const read = readReceipt(JSON.stringify(receipt));
  if (!read.ok) {
    expect(read.problem).toBe("This is not a receipt: it has no seal and no lines.");
    return;
  }
  const gone = await goOver(read.receipt, { kept: {}, names: {}, matchId: null });
  expect(gone.checked.ok).toBe(false);
  expect(gone.checked.lines.join()).not.toBe("");
});
