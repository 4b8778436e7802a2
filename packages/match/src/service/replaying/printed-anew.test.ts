/** Matches that are over, after a card of theirs was printed anew with other numbers. */
import { lunchTable as lunchTableValue, cards as printed } from "@ltcg/cards";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { beforeAll, describe, expect, test } from "vitest";
import { lunchTable } from "../../../test/games.ts";
import { atRest, beginBetweenBots, setUp } from "../../../test/tables.ts";
import { verifyReceipt } from "../../fairness/verify-receipt.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchService } from "../service.ts";
import { replay, verify } from "./replay.ts";

/** The game with every stereotype stronger than it was. */
function printedAnew(): AnyHostableGame {
  const stronger = Object.values(printed).map((card) =>
    card.type === "stereotype" ? [card.id, { ...card, attack: 9000 }] : [card.id, card],
  );
  const anew = lunchTableValue.withCards?.(JSON.stringify(Object.fromEntries(stronger))) ?? null;
  if (anew === null) throw new Error("they are no cards");
  return anyGame(anew);
}

describe("a match that ended before its cards were printed anew", () => {
  const anew = printedAnew();
  let matchId: string;
  let before: MatchService;
  let service: MatchService;
  beforeAll(async () => {
    const store = memoryStore();
    before = setUp({ store });
    matchId = await beginBetweenBots(before, lunchTable);
    await atRest(before, matchId);
    service = setUp({ store, games: [anew] });
  });

  test("is on the list as it was", async () => {
    const { cardSet } = lunchTable.hosted.game;
    expect(cardSet).not.toBe(anew.game.cardSet);
    const meta = await service.getMatchMeta(matchId, "ada");
    expect(meta).toMatchObject({ status: "completed", cardSet });
  });

  test("is watched and verified by its record, with the new cards alone", async () => {
    const record = await service.getRecord(matchId);
    expect(verify([anew], record)).toMatchObject({ ok: true });
    const shown = replay([anew], { record, viewer: "referee", at: 1000, after: -1 });
    expect(shown.view.outcome.status).toBe("ended");
    const attacks = Object.values(shown.cards).map((card) => (card as { attack?: number }).attack);
    expect(attacks.some((attack) => attack !== undefined)).toBe(true);
    expect(attacks).not.toContain(9000);
  });

  test("is checked by its receipt, with the new cards alone", async () => {
    const receipt = await service.getReceipt(matchId);
    expect(verifyReceipt([anew], receipt)).toMatchObject({ ok: true });
  });

  test("brings no other cards than those it was played with", async () => {
    const [receipt, record] = [await service.getReceipt(matchId), await service.getRecord(matchId)];
    for (const oldCards of [anew.saveCards?.() ?? "", "[]", "no JSON", "null", "7"]) {
      expect(verifyReceipt([anew], { ...receipt, oldCards })).toMatchObject({
        ok: false,
        faults: [{ part: "rules" }],
      });
      expect(verify([anew], { ...record, oldCards })).toMatchObject({ ok: false });
    }
    const number = { ...receipt, oldCards: 7 } as unknown as typeof receipt;
    expect(verifyReceipt([anew], number)).toMatchObject({ ok: false, faults: [{ part: "chain" }] });
  });

  test("brings none where its cards are those that are here", async () => {
    expect(await before.getRecord(matchId)).not.toHaveProperty("oldCards");
    expect(await before.getReceipt(matchId)).not.toHaveProperty("oldCards");
  });
});
