/** Before play: created, joined, entropy, started, called off. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import { entropyHashOf } from "../../fairness/proofs.ts";
import { verifyReceipt } from "../../fairness/verify-receipt.ts";
import type { MatchStore } from "../../store.ts";
import type { ContractCase } from "../harness.ts";
import { testTime, untilRest } from "../test-time.ts";
import {
  begin,
  failsWith,
  type Given,
  giveUp,
  onStore,
  type PlayableGame,
  serviceOn,
  wantedBy,
} from "./table.ts";

const HOUR_MS = 3_600_000;

/** Ada and bob have committed to entropy, and nobody has opened any. */
async function committed(store: MatchStore, game: PlayableGame) {
  const time = testTime();
  const service = serviceOn(store, game, time);
  const { matchId } = await service.createMatch({
    ...wantedBy("ada", game),
    entropyHash: entropyHashOf("of ada"),
  });
  await rejects(
    service.addEntropy({ matchId, player: "ada", entropy: "of ada" }),
    failsWith("seats-empty"),
  );
  const joining = { matchId, player: "bob", deck: game.deck };
  await service.joinMatch({ ...joining, entropyHash: entropyHashOf("of bob") });
  return { time, service, matchId };
}

export const seating: readonly ContractCase<Given>[] = [
  onStore(
    "[SV12] a match is created by one entry, and by the same request once",
    async (store, game) => {
      const service = serviceOn(store, game, testTime());
      const wanted = { ...wantedBy("ada", game), requestId: "first" };
      const made = await service.createMatch(wanted);
      strictEqual((await store.readAfter(made.matchId, 0, 10)).length, 1);
      deepStrictEqual(await service.createMatch(wanted), made);
      deepStrictEqual(await serviceOn(store, game, testTime()).createMatch(wanted), made);
      strictEqual((await store.readAfter(made.matchId, 0, 10)).length, 1);
      await rejects(
        service.createMatch({ ...wanted, isPublic: true }),
        failsWith("request-id-reused"),
      );
      const other = await service.createMatch({ ...wanted, player: "bob" });
      strictEqual(other.matchId === made.matchId, false);
      await service.close();
    },
  ),
  onStore("[SV13] a match begins when the last one sits down, and once", async (store, game) => {
    const time = testTime();
    const service = serviceOn(store, game, time);
    const { matchId } = await service.createMatch(wantedBy("ada", game));
    await rejects(service.startMatch({ matchId, player: "ada" }), failsWith("seats-empty"));
    const joins = await Promise.allSettled(
      ["bob", "carol"].map((player) => service.joinMatch({ matchId, player, deck: game.deck })),
    );
    strictEqual(joins.filter(({ status }) => status === "fulfilled").length, 1);
    await untilRest(service, time, matchId);
    const { status, version } = await service.getMatchMeta(matchId, "ada");
    strictEqual(status, "active");
    deepStrictEqual(await service.startMatch({ matchId, player: "ada" }), { version });
    const starts = (await store.readAfter(matchId, 0, 10)).filter(
      ({ commandId }) => commandId === "start",
    );
    strictEqual(starts.length, 1);
    await service.close();
  }),
  onStore("[SV14] with entropy it begins once everybody has opened theirs", async (store, game) => {
    const { time, service, matchId } = await committed(store, game);
    await rejects(service.startMatch({ matchId, player: "ada" }), failsWith("entropy-closed"));
    await rejects(
      service.addEntropy({ matchId, player: "bob", entropy: "of ada" }),
      failsWith("wrong-entropy"),
    );
    const opened = await service.addEntropy({ matchId, player: "ada", entropy: "of ada" });
    // Again: the first answer again.
    deepStrictEqual(
      await service.addEntropy({ matchId, player: "ada", entropy: "of ada" }),
      opened,
    );
    strictEqual((await service.getMatchMeta(matchId, "ada")).status, "waiting");
    await service.addEntropy({ matchId, player: "bob", entropy: "of bob" });
    await untilRest(service, time, matchId);
    strictEqual((await service.getMatchMeta(matchId, "ada")).status, "active");
    await giveUp({ service, store, time, matchId });
    const receipt = await service.getReceipt(matchId);
    const [host] = game.hosted.seats;
    const entropy = { seat: host as string, entropy: "of ada" };
    strictEqual(verifyReceipt([game.hosted], receipt, { entropy }).ok, true);
    await service.close();
  }),
  onStore(
    "[SV15] entropy that is not opened in time ends the match, and its receipt opens everything",
    async (store, game) => {
      const { time, service, matchId } = await committed(store, game);
      await service.addEntropy({ matchId, player: "ada", entropy: "of ada" });
      time.advance(59_000);
      await untilRest(service, time, matchId);
      strictEqual((await service.getMatchMeta(matchId, "ada")).status, "waiting");
      time.advance(2000);
      await untilRest(service, time, matchId);
      const { status, stopped, commitment } = await service.getMatchMeta(matchId, "ada");
      strictEqual(status, "aborted");
      strictEqual(typeof stopped, "string");
      const receipt = await service.getReceipt(matchId);
      const verdict = verifyReceipt([game.hosted], receipt, { commitment });
      deepStrictEqual(verdict, { ok: true, commands: 0, compared: 0, outcome: null });
      await rejects(
        service.addEntropy({ matchId, player: "bob", entropy: "of bob" }),
        failsWith("aborted"),
      );
      await service.close();
    },
  ),
  onStore(
    "[SV54] a match that nobody joins is called off after a day, and its receipt opens its secret",
    async (store, game) => {
      const time = testTime();
      const first = serviceOn(store, game, time);
      const { matchId, commitment } = await first.createMatch(wantedBy("ada", game));
      await first.close();
      const service = serviceOn(store, game, time);
      time.advance(23 * HOUR_MS);
      strictEqual(await service.settleDue(), 0);
      strictEqual((await service.getMatchMeta(matchId, "ada")).status, "waiting");
      time.advance(2 * HOUR_MS);
      strictEqual(await service.settleDue(), 1);
      await untilRest(service, time, matchId);
      const { status, stopped } = await service.getMatchMeta(matchId, "ada");
      deepStrictEqual([status, typeof stopped], ["aborted", "string"]);
      const verdict = verifyReceipt([game.hosted], await service.getReceipt(matchId), {
        commitment,
      });
      deepStrictEqual(verdict, { ok: true, commands: 0, compared: 0, outcome: null });
      await rejects(
        service.joinMatch({ matchId, player: "bob", deck: game.deck }),
        failsWith("aborted"),
      );
      deepStrictEqual(await store.listDue(Number.MAX_SAFE_INTEGER, 10), []);
      await service.close();
    },
  ),
  onStore(
    "[SV16] a match that waits can be called off, one that is played given up",
    async (store, game) => {
      const time = testTime();
      const service = serviceOn(store, game, time);
      const { matchId } = await service.createMatch(wantedBy("ada", game));
      await rejects(service.abandon({ matchId, player: "eve" }), failsWith("not-your-seat"));
      await service.abandon({ matchId, player: "ada" });
      strictEqual((await service.getMatchMeta(matchId, "ada")).status, "aborted");
      await rejects(
        service.joinMatch({ matchId, player: "bob", deck: game.deck }),
        failsWith("aborted"),
      );
      await service.close();
      const table = await begin(store, game);
      await table.service.abandon({ matchId: table.matchId, player: "bob" });
      const { status, outcome } = await table.service.getMatchMeta(table.matchId, "ada");
      deepStrictEqual([status, outcome?.winners], ["completed", [game.hosted.seats[0]]]);
      await table.service.close();
    },
  ),
];
