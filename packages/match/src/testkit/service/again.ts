/** Requests whose answer was lost and that are sent again: once is enough, and the answer is the same. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import { entropyHashOf } from "../../fairness/proofs.ts";
import type { Bot } from "../../service/bots/bots.ts";
import type { Seated } from "../../service/requests.ts";
import type { MatchStore } from "../../store.ts";
import type { ContractCase } from "../harness.ts";
import { testTime } from "../test-time.ts";
import { atTable, begin, failsWith, type Given, onStore, serviceOn, wantedBy } from "./table.ts";

const commandsOf = async (store: MatchStore, matchId: string): Promise<string[]> =>
  (await store.readAfter(matchId, 0, 1000)).map(({ commandId }) => commandId);

/** Some versions may have come since. */
function sameSeat(answer: Seated, { version, ...first }: Seated): void {
  strictEqual(answer.version >= version, true);
  deepStrictEqual({ ...answer, version }, { ...first, version });
}

const patient: Bot = { choose: () => new Promise<never>(() => {}) };

export const again: readonly ContractCase<Given>[] = [
  onStore(
    "[SV32] to join again gives the same seat, also once the match is on",
    async (store, game) => {
      const service = serviceOn(store, game, testTime());
      const { matchId } = await service.createMatch(wantedBy("ada", game));
      const joining = { matchId, player: "bob", deck: game.deck };
      const first = await service.joinMatch(joining);
      const { deck } = game;
      sameSeat(await service.joinMatch(joining), first);
      sameSeat(await service.joinMatch({ ...joining, deck: deck.toReversed() }), first);
      sameSeat(await serviceOn(store, game, testTime()).joinMatch(joining), first);
      for (const other of [
        { deck: deck.slice(1) },
        { deck: [...deck.slice(1), deck.at(-1) as string] },
        { entropyHash: entropyHashOf("late") },
      ]) {
        await rejects(service.joinMatch({ ...joining, ...other }), failsWith("seat-taken"));
      }
      // Whoever created the match sits there, and has not joined.
      await rejects(service.joinMatch({ ...joining, player: "ada" }), failsWith("seat-taken"));
      deepStrictEqual((await commandsOf(store, matchId)).slice(0, 3), [
        "create",
        `join ${first.seat}`,
        "start",
      ]);
      await service.close();
    },
  ),
  onStore("[SV33] to seat the same bot again seats it once", async (store, game) => {
    const service = serviceOn(store, game, testTime(), { bots: { patient } });
    const { matchId } = await service.createMatch(wantedBy("ada", game));
    const joining = { matchId, player: "ada", bot: "patient", deck: game.deck };
    const first = await service.joinMatch(joining);
    sameSeat(await service.joinMatch(joining), first);
    await rejects(
      service.joinMatch({ ...joining, deck: game.deck.slice(1) }),
      failsWith("already-started"),
    );
    await service.close();
  }),
  onStore("[SV34] to open the same entropy again changes nothing", async (store, game) => {
    const service = serviceOn(store, game, testTime());
    const ofAda = { entropyHash: entropyHashOf("of ada") };
    const { matchId } = await service.createMatch({ ...wantedBy("ada", game), ...ofAda });
    await service.joinMatch({ matchId, player: "bob", deck: game.deck });
    const opening = { matchId, player: "ada", entropy: "of ada" };
    const first = await service.addEntropy(opening);
    deepStrictEqual(await service.addEntropy(opening), first);
    await service.abandon({ matchId, player: "bob" });
    const over = await service.addEntropy(opening);
    strictEqual(over.version, first.version + 1);
    await rejects(
      service.addEntropy({ ...opening, entropy: "of bob" }),
      failsWith("wrong-entropy"),
    );
    await service.close();
  }),
  atTable("[SV35] to start again what has begun, and ended, changes nothing", async (table) => {
    const { service, matchId } = table;
    const { version } = await service.getMatchMeta(matchId, "ada");
    deepStrictEqual(await service.startMatch({ matchId, player: "bob" }), { version });
    await service.abandon({ matchId, player: "ada" });
    deepStrictEqual(await service.startMatch({ matchId, player: "bob" }), { version: version + 1 });
  }),
  onStore("[SV36] to abandon again gives the same answer", async (store, game) => {
    const service = serviceOn(store, game, testTime());
    const { matchId } = await service.createMatch(wantedBy("ada", game));
    const first = await service.abandon({ matchId, player: "ada" });
    deepStrictEqual(await service.abandon({ matchId, player: "ada" }), first);
    await rejects(service.abandon({ matchId, player: "eve" }), failsWith("not-your-seat"));
    await service.close();
    const table = await begin(store, game);
    const played = { matchId: table.matchId, player: "bob" };
    const answers = await Promise.all([
      table.service.abandon(played),
      table.service.abandon(played),
    ]);
    deepStrictEqual(answers[0], answers[1]);
    deepStrictEqual(await table.service.abandon(played), answers[0]);
    await table.service.close();
  }),
  onStore(
    "[SV37] whoever abandons a match while another changes it still does",
    async (store, game) => {
      // Just before the entry of whoever leaves, somebody else's is there.
      let before: (() => Promise<unknown>) | null = null;
      const raced: MatchStore = {
        ...store,
        async append(entry) {
          const first = entry.commandId.startsWith("abandon") ? before : null;
          if (first !== null) before = null;
          await first?.();
          return store.append(entry);
        },
      };
      const service = serviceOn(raced, game, testTime());
      const waiting = await service.createMatch(wantedBy("ada", game));
      before = () =>
        service.joinMatch({ matchId: waiting.matchId, player: "bob", deck: game.deck });
      const { version } = await service.abandon({ matchId: waiting.matchId, player: "ada" });
      const { status, outcome } = await service.getMatchMeta(waiting.matchId, "ada");
      deepStrictEqual([status, outcome?.winners], ["completed", [game.hosted.seats[1]]]);
      strictEqual((await commandsOf(store, waiting.matchId)).length, version);
      await service.close();
    },
  ),
];
