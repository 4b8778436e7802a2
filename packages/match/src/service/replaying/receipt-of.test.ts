import { expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { atRest, begin, setUp, time } from "../../../test/tables.ts";
import { verifyReceipt } from "../../fairness/verify-receipt.ts";
import { memoryStore } from "../../memory/index.ts";

const { hosted } = skirmishGame;

test("a match that ends because its rules were never released has a receipt all the same", async () => {
  const store = memoryStore();
  const before = setUp({ store });
  const matchId = await begin(before, skirmishGame);
  await atRest(before, matchId);
  for (const player of ["ada", "bob"]) {
    const { seat, version, view, legalMoves } = await before.getPlayerView(matchId, player);
    const move = legalMoves.find(({ anytime }) => anytime !== true)?.id;
    if (!view?.actors.includes(seat) || move === undefined) continue;
    const action = { expectedVersion: version, commandId: `c${version}`, move };
    await before.submitAction({ matchId, player, ...action });
    await atRest(before, matchId);
  }
  await before.close();
  const { rulesVersion } = hosted.game;
  const released = { ...hosted.game, rulesVersion: rulesVersion + 1 };
  const newer = { ...hosted, game: released, neverReleased: [rulesVersion] };
  const service = setUp({ store, games: [newer as typeof hosted] });
  expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({ status: "aborted" });
  const receipt = await service.getReceipt(matchId);
  expect(receipt).toMatchObject({ outcome: null, finalHash: null });
  expect(verifyReceipt([hosted], receipt)).toMatchObject({ ok: true });
  await service.close();
});

test("the times of a log never run backwards, though the machine's clock does", async () => {
  let behindMs = 0;
  const setBack = { ...time, now: () => time.now() - behindMs };
  const service = setUp({ time: setBack });
  const matchId = await begin(service, skirmishGame);
  behindMs = 60_000;
  await service.abandon({ matchId, player: "ada" });
  const receipt = await service.getReceipt(matchId);
  expect(verifyReceipt([hosted], receipt)).toMatchObject({ ok: true });
  await service.close();
});
