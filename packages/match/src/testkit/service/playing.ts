/** Actions: versions, command ids, two services at once, what is told and kept of them. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import type { EventOf, GameTypes } from "@tcg/core";
import type { MatchError } from "../../service/errors.ts";
import { type ContractCase, withStore } from "../harness.ts";
import {
  atTable,
  begin,
  checkSnapshot,
  failsWith,
  type Given,
  nextTurn,
  playOn,
  rest,
  serviceOn,
  turnOf,
} from "./table.ts";

const MAX_MOVES = 60;
const MOVES_BETWEEN_LOOKS = 5;

export const playing: readonly ContractCase<Given>[] = [
  atTable("[SV1] the snapshot is the fold of all events up to its version", async (table, game) => {
    for (let i = 0; i < MAX_MOVES; i += MOVES_BETWEEN_LOOKS) {
      await playOn(table, MOVES_BETWEEN_LOOKS);
      await checkSnapshot(table, game);
    }
  }),
  atTable("[SV2] a stale version is refused with the one there is", async (table) => {
    const { service, matchId } = table;
    await playOn(table, 2);
    const { player, expectedVersion, move } = await turnOf(table);
    for (const wrong of [expectedVersion - 1, expectedVersion + 1]) {
      await rejects(
        service.submitAction({ matchId, player, expectedVersion: wrong, commandId: "x", move }),
        (error) =>
          failsWith("stale-version")(error) &&
          (error as MatchError).data.version === expectedVersion,
      );
    }
  }),
  atTable(
    "[SV3] the same action under the same command id is answered as before",
    async (table) => {
      const { service, matchId } = table;
      const turn = await turnOf(table);
      const { player, expectedVersion, move } = turn;
      const action = { matchId, player, expectedVersion, commandId: "once", move };
      const first = await service.submitAction(action);
      strictEqual(first.ok, true);
      await rest(table);
      const { updates } = await service.getRecentEvents({
        matchId,
        player,
        since: expectedVersion,
        limit: 1,
      });
      deepStrictEqual(first, { ok: true, ...updates[0] });
      deepStrictEqual(await service.submitAction(action), first);
      await playOn(table, 3);
      deepStrictEqual(await service.submitAction(action), first);
      deepStrictEqual(
        await Promise.all([service.submitAction(action), service.submitAction(action)]),
        [first, first],
      );
    },
  ),
  atTable("[SV4] the same action twice at once happens once", async (table) => {
    const { service, matchId, store } = table;
    const { player, expectedVersion, move } = await turnOf(table);
    const action = { matchId, player, expectedVersion, commandId: "once", move };
    const answers = await Promise.all([service.submitAction(action), service.submitAction(action)]);
    deepStrictEqual(answers[0], answers[1]);
    const made = await store.readAfter(matchId, 0, 1000);
    strictEqual(made.filter(({ commandId }) => commandId === "once").length, 1);
  }),
  atTable("[SV5] another action under a command id that was used is refused", async (table) => {
    const { service, matchId } = table;
    const { player, expectedVersion, move } = await turnOf(table);
    const action = { matchId, player, expectedVersion, commandId: "once", move };
    await service.submitAction(action);
    const other = { ...action, expectedVersion: expectedVersion + 1 };
    await rest(table);
    const { version } = await service.getPlayerView(matchId, player);
    const next = await turnOf(table);
    await rejects(
      service.submitAction({ ...action, move: `${move} slot=9` }),
      failsWith("command-id-reused"),
    );
    if (next.player === player) {
      const reused = { ...other, move: next.move };
      await rejects(service.submitAction(reused), failsWith("command-id-reused"));
    }
    strictEqual((await service.getPlayerView(matchId, player)).version, version);
  }),
  atTable("[SV6] a refusal by the rules is not remembered", async (table) => {
    const { service, matchId } = table;
    const { player, expectedVersion, move } = await turnOf(table);
    const action = { matchId, player, expectedVersion, commandId: "tried" };
    const refused = await service.submitAction({ ...action, move: "NO_SUCH_COMMAND" });
    strictEqual(refused.ok, false);
    const accepted = await service.submitAction({ ...action, move });
    strictEqual(accepted.ok && accepted.version, expectedVersion + 1);
  }),
  atTable("[SV7] of two services that act on one version at once one wins", async (table, game) => {
    const { service, store, matchId } = table;
    const other = serviceOn(store, game, table.time);
    for (let round = 0; round < 5; round++) {
      const turn = await nextTurn(table);
      if (turn === null) break;
      const { player, expectedVersion, moves } = turn;
      const move = moves[0] as string;
      const attempts = await Promise.allSettled(
        [service, other].map((at, i) =>
          at.submitAction({ matchId, player, expectedVersion, commandId: `${round}-${i}`, move }),
        ),
      );
      strictEqual(attempts.filter(({ status }) => status === "fulfilled").length, 1);
      const lost = attempts.find(({ status }) => status === "rejected");
      strictEqual(failsWith("stale-version")((lost as PromiseRejectedResult).reason), true);
      await rest(table);
      const seen = await Promise.all(
        [service, other].map((at) => at.getPlayerView(matchId, player)),
      );
      deepStrictEqual(seen[0], seen[1]);
    }
    await other.close();
  }),
  atTable(
    "[SV8] what a seat is told of events never names what its view hides",
    async (table, game) => {
      await playOn(table, 20);
      const { service, matchId } = table;
      for (const [player, viewer] of [
        ["ada", 0],
        ["bob", 1],
        ["carol", -1],
      ] as const) {
        const seat = game.hosted.seats[viewer] ?? "spectator";
        const { version, updates } = await service.getRecentEvents({ matchId, player, since: 0 });
        strictEqual(version, updates.at(-1)?.version);
        const raw = (await table.store.readAfter(matchId, 0, 10_000)).map(
          ({ version: at, events }) => ({
            version: at,
            events: game.hosted.game.maskEvents(
              { seating: game.hosted.seats },
              JSON.parse(events) as EventOf<GameTypes>[],
              seat,
            ),
          }),
        );
        deepStrictEqual(updates, raw);
        strictEqual((await service.getPlayerView(matchId, player)).seat, seat);
      }
    },
  ),
  {
    title: "[SV9] a store that lasts goes on with the same match after it is opened again",
    run: ({ harness, game }) =>
      withStore(harness, async ({ store: first, reopen }) => {
        if (reopen === undefined) return;
        const table = await begin(first, game);
        await playOn(table, 15);
        const { matchId } = table;
        const before = await Promise.all(
          ["ada", "bob"].map((player) => table.service.getPlayerView(matchId, player)),
        );
        await table.service.close();
        const store = await reopen();
        const { time } = table;
        const service = serviceOn(store, game, time);
        const after = await Promise.all(
          ["ada", "bob"].map((player) => service.getPlayerView(matchId, player)),
        );
        deepStrictEqual(after, before);
        const again = { service, store, time, matchId };
        await playOn(again, 15);
        await checkSnapshot(again, game);
        await service.close();
      }),
  },
];
