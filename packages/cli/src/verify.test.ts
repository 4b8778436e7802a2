import { cards, lunchTable } from "@ltcg/cards";
import { createMatchService, type Receipt } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { openGame } from "./games.ts";
import { faultsIn, isReceipt } from "./verify.ts";

/** A match that was given up at once, as a server tells it. */
async function receiptOfAMatch(given?: AnyHostableGame): Promise<Receipt> {
  const hosted = given ?? (await openGame("skirmish"));
  const service = createMatchService({ store: memoryStore(), games: [hosted] });
  const deck = Object.values(hosted.decks)[0]?.cards ?? [];
  const { matchId } = await service.createMatch({
    game: hosted.game.id,
    player: "ada",
    deck,
  });
  await service.joinMatch({ matchId, player: "bob", deck });
  await service.abandon({ matchId, player: "ada" });
  const receipt = await service.getReceipt(matchId);
  await service.close();
  return receipt;
}

test("a receipt holds, and what was changed in it is told part by part", async () => {
  const receipt = await receiptOfAMatch();
  expect(isReceipt(receipt)).toBe(true);
  expect(await faultsIn(receipt)).toEqual([]);
  const faults = await faultsIn({ ...receipt, secret: "0".repeat(64) });
  expect(faults.join("\n")).toContain("commitment: The service's secret is not the one");
  const ended = await faultsIn({ ...receipt, outcome: null });
  expect(ended.join("\n")).toContain("the receipt says not over");
});

test("a receipt is compared with what a viewer kept", async () => {
  const receipt = await receiptOfAMatch();
  const { commitment } = receipt;
  expect(await faultsIn(receipt, undefined, { commitment })).toEqual([]);
  const [fault] = await faultsIn(receipt, undefined, { commitment: "another" });
  expect(fault).toBe("commitment: The commitment is not the one that was shown.");
  const [unread] = await faultsIn(receipt, undefined, { updates: 3 as never });
  expect(unread).toContain("What was kept cannot be compared");
});

test("what only looks like a receipt is told in a sentence", async () => {
  const receipt = await receiptOfAMatch();
  const [fault] = await faultsIn({ ...receipt, seats: null as never });
  expect(fault).toBe("chain: This is not a readable receipt: seats is not a list.");
  const { commitment: _, ...without } = receipt;
  expect(isReceipt(without)).toBe(true);
  const [missing] = await faultsIn(without as Receipt);
  expect(missing).toBe("chain: This is not a readable receipt: commitment is not text.");
});

test("a record is none", async () => {
  const { game } = await openGame("skirmish");
  const record = { game: "skirmish", rulesVersion: 1, cardSet: game.cardSet, options: {} };
  expect(isReceipt({ ...record, commands: [], finalHash: "" })).toBe(false);
});

test("a match whose cards were printed anew since is checked with those it has with it", async () => {
  const weak = Object.values(cards).map((card) => [
    card.id,
    card.type === "stereotype" ? { ...card, attack: 50 } : card,
  ]);
  const oldCards = JSON.stringify(Object.fromEntries(weak));
  const before = lunchTable.withCards?.(oldCards);
  if (!before) throw new Error("they are no cards");
  const receipt = await receiptOfAMatch(anyGame(before));
  expect(await faultsIn({ ...receipt, oldCards })).toEqual([]);
  const other = "it was made with another card set; name the one it was played with: --cards FILE";
  expect(await faultsIn(receipt)).toEqual([other]);
  expect(await faultsIn({ ...receipt, oldCards: "{}" })).toEqual([other]);
});
