/** What is told in pages, and to whom prompts are shown. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { canonicalJson } from "@tcg/core";
import type { ContractCase } from "../harness.ts";
import { atTable, type Given, nextTurn, playOn } from "./table.ts";

export const reading: readonly ContractCase<Given>[] = [
  atTable(
    "[SV10] what happened is told page by page, nothing twice and nothing left out",
    async (table) => {
      await playOn(table, 12);
      const { service, matchId } = table;
      const all = await service.getRecentEvents({ matchId, player: "ada", since: 0 });
      const pages: unknown[] = [];
      for (let since = 0; since < all.version; ) {
        const page = await service.getRecentEvents({ matchId, player: "ada", since, limit: 5 });
        strictEqual(page.updates.length <= 5, true);
        pages.push(...page.updates);
        since = page.updates.at(-1)?.version ?? all.version;
      }
      deepStrictEqual(pages, all.updates);
    },
  ),
  atTable("[SV11] a prompt is told to the seat that is asked, and kept so", async (table) => {
    const { service, store, matchId } = table;
    for (let i = 0; i < 40; i++) {
      const turn = await nextTurn(table);
      if (turn === null) return;
      const kept = new Map((await store.readPrompts(matchId)).map((each) => [each.seat, each]));
      for (const player of ["ada", "bob", "carol"]) {
        const { seat } = await service.getMatchMeta(matchId, player);
        const told = await service.getOpenPrompt(matchId, player);
        strictEqual(told === null ? undefined : canonicalJson(told), kept.get(seat)?.prompt);
        if (told !== null) strictEqual(told.seat, seat);
      }
      await playOn(table, 1);
    }
  }),
];
