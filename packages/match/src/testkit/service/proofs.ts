/** Receipts: true ones are found true, and whatever was changed in them is told. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import type { Kept, Receipt } from "../../fairness/receipt.ts";
import { verifyReceipt } from "../../fairness/verify-receipt.ts";
import type { ContractCase } from "../harness.ts";
import { atTable, failsWith, type Given, giveUp, playOn, type Table } from "./table.ts";

/** What ada wrote down while the match went on. */
async function keptBy({ service, matchId }: Table, player: string): Promise<Kept> {
  const { seat: viewer, commitment, seats } = await service.getMatchMeta(matchId, player);
  const { updates } = await service.getRecentEvents({ matchId, player, since: 0 });
  const deckLocks = Object.fromEntries(seats.map(({ seat, deckLock }) => [seat, deckLock ?? ""]));
  return { viewer, commitment, deckLocks, updates: updates.slice(1) };
}

export const proofs: readonly ContractCase<Given>[] = [
  atTable(
    "[SV17] the receipt of a match fits what everybody wrote down",
    async (table, game) => {
      await playOn(table, 20);
      await rejects(table.service.getReceipt(table.matchId), failsWith("not-over"));
      await giveUp(table);
      const receipt = await table.service.getReceipt(table.matchId);
      for (const player of ["ada", "bob", "carol"]) {
        const kept = await keptBy(table, player);
        const verdict = verifyReceipt([game.hosted], receipt, kept);
        deepStrictEqual(verdict.ok ? [] : verdict.faults, []);
        strictEqual(verdict.ok && verdict.compared > 5, true);
      }
      // Nobody is named in it.
      strictEqual(/"(ada|bob)"/.test(JSON.stringify(receipt)), false);
    },
    { mode: "ranked" },
  ),
  atTable("[SV18] whatever is changed in a receipt is told", async (table, game) => {
    await playOn(table, 12);
    await giveUp(table);
    const receipt = await table.service.getReceipt(table.matchId);
    const partsOf = (changed: Partial<Receipt>): readonly string[] => {
      const verdict = verifyReceipt([game.hosted], { ...receipt, ...changed });
      return verdict.ok ? [] : [...new Set(verdict.faults.map(({ part }) => part))];
    };
    const [first, ...others] = receipt.seats;
    if (first === undefined) throw new Error("nobody sat there");
    const has = (parts: readonly string[], part: string): void => {
      strictEqual(parts.includes(part), true, `${part} is not among ${parts.join(", ")}`);
    };
    deepStrictEqual(partsOf({}), []);
    has(partsOf({ secret: "0".repeat(64) }), "commitment");
    has(partsOf({ seats: [{ ...first, deck: first.deck.slice(1) }, ...others] }), "deck");
    has(partsOf({ entries: receipt.entries.slice(0, -1) }), "end");
    has(partsOf({ entries: receipt.entries.toSpliced(3, 1) }), "chain");
    has(
      partsOf({ entries: receipt.entries.with(3, { ...receipt.entries[3], atMs: 5 } as never) }),
      "chain",
    );
    has(partsOf({ outcome: null }), "end");
    has(partsOf({ finalHash: "0" }), "end");
    has(partsOf({ seed: 8 }), "seed");
    has(partsOf({ rulesVersion: 999 }), "rules");
  }),
];
