/** What the service promises on this store, played with a real game. */
import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import { type EventOf, type GameTypes, hashJson, type State } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { MatchError } from "../service/errors.ts";
import { createMatchService, type MatchService } from "../service/match-service.ts";
import type { MatchStore } from "../store.ts";
import { type ContractCase, type StoreHarness, withStore } from "./harness.ts";

export interface PlayableGame {
  readonly hosted: AnyHostableGame;
  /** A deck that any seat may play. */
  readonly deck: readonly string[];
}

interface Given {
  readonly harness: StoreHarness;
  readonly game: PlayableGame;
}

const MOST_MOVES = 60;

interface Table {
  readonly service: MatchService;
  readonly store: MatchStore;
  readonly matchId: string;
}

/** Two people, ada and bob, at a match that has begun. */
async function begin(store: MatchStore, { hosted, deck }: PlayableGame): Promise<Table> {
  const service = createMatchService({ store, games: [hosted] });
  const game = hosted.game.id;
  const { matchId } = await service.createMatch({ game, player: "ada", deck, seed: 7 });
  await service.joinMatch({ matchId, player: "bob", deck });
  await service.startMatch({ matchId, player: "ada" });
  return { service, store, matchId };
}

interface Turn {
  readonly player: string;
  readonly expectedVersion: number;
  /** What this player may do, but for giving up. */
  readonly moves: readonly string[];
}

/** Who has to act, and how. Null when the match is over. */
async function nextTurn(
  { service, matchId }: Table,
  { hosted }: PlayableGame,
): Promise<Turn | null> {
  for (const player of ["ada", "bob"]) {
    const { seat, version, view, legalMoves } = await service.getPlayerView(matchId, player);
    if (!view?.actors.includes(seat)) continue;
    const { game } = hosted;
    const moves = legalMoves
      .map(({ id }) => id)
      .filter((id) => {
        const parsed = game.parse(id);
        return parsed.ok && !game.isAnytime(parsed.command);
      });
    return { player, expectedVersion: version, moves };
  }
  return null;
}

/** Plays some moves, taking from the list here and there so that not all are alike. */
async function playOn(table: Table, game: PlayableGame, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    const turn = await nextTurn(table, game);
    if (turn === null) return;
    const { player, expectedVersion, moves } = turn;
    const submitted = await table.service.submitAction({
      matchId: table.matchId,
      player,
      expectedVersion,
      commandId: `play-${expectedVersion}`,
      move: moves[(i * 7) % moves.length] as string,
    });
    deepStrictEqual(submitted, { ok: true, version: expectedVersion + 1 });
  }
}

async function turnOf(table: Table, game: PlayableGame): Promise<Turn & { readonly move: string }> {
  const turn = await nextTurn(table, game);
  const move = turn?.moves[0];
  if (turn === null || move === undefined) throw new Error("the match has not even begun");
  return { ...turn, move };
}

async function folded(store: MatchStore, game: AnyHostableGame, matchId: string): Promise<string> {
  let state: State<GameTypes> | null = null;
  for (const { events } of await store.readAfter(matchId, 0, 10_000)) {
    const happened = JSON.parse(events) as EventOf<GameTypes>[];
    if (happened.length > 0) state = game.game.evolve(state, happened);
  }
  return hashJson(state);
}

async function snapshotHash(store: MatchStore, matchId: string): Promise<string> {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged" || stored.snapshot === null) {
    throw new Error("there is no snapshot");
  }
  return hashJson(JSON.parse(stored.snapshot));
}

const failsWith = (code: string) => (error: unknown) =>
  error instanceof MatchError && error.code === code;

function atTable(
  title: string,
  run: (table: Table, game: PlayableGame) => Promise<void>,
): ContractCase<Given> {
  return {
    title,
    run: ({ harness, game }) =>
      withStore(harness, async ({ store }) => {
        const table = await begin(store, game);
        await run(table, game);
        await table.service.close();
      }),
  };
}

export const serviceContract: readonly ContractCase<Given>[] = [
  atTable("[SV1] the snapshot is the fold of all events", async (table, game) => {
    await playOn(table, game, MOST_MOVES);
    const { store, matchId } = table;
    strictEqual(await folded(store, game.hosted, matchId), await snapshotHash(store, matchId));
  }),
  atTable("[SV2] a stale version is refused with the one there is", async (table, game) => {
    const { service, matchId } = table;
    await playOn(table, game, 2);
    const { player, expectedVersion, move } = await turnOf(table, game);
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
    async (table, game) => {
      const { service, matchId } = table;
      const turn = await turnOf(table, game);
      const { player, expectedVersion, move } = turn;
      const action = { matchId, player, expectedVersion, commandId: "once", move };
      const first = await service.submitAction(action);
      deepStrictEqual(first, { ok: true, version: expectedVersion + 1 });
      deepStrictEqual(await service.submitAction(action), first);
      await playOn(table, game, 3);
      deepStrictEqual(await service.submitAction(action), first);
      deepStrictEqual(
        await Promise.all([service.submitAction(action), service.submitAction(action)]),
        [first, first],
      );
    },
  ),
  atTable("[SV4] the same action twice at once happens once", async (table, game) => {
    const { service, matchId, store } = table;
    const { player, expectedVersion, move } = await turnOf(table, game);
    const action = { matchId, player, expectedVersion, commandId: "once", move };
    const answers = await Promise.all([service.submitAction(action), service.submitAction(action)]);
    const once = { ok: true, version: expectedVersion + 1 };
    deepStrictEqual(answers, [once, once]);
    strictEqual((await store.readAfter(matchId, expectedVersion, 10)).length, 1);
  }),
  atTable(
    "[SV5] another action under a command id that was used is refused",
    async (table, game) => {
      const { service, matchId } = table;
      const { player, expectedVersion, move } = await turnOf(table, game);
      const action = { matchId, player, expectedVersion, commandId: "once", move };
      await service.submitAction(action);
      const other = { ...action, expectedVersion: expectedVersion + 1 };
      const { version } = await service.getPlayerView(matchId, player);
      const next = await turnOf(table, game);
      await rejects(
        service.submitAction({ ...action, move: `${move} slot=9` }),
        failsWith("command-id-reused"),
      );
      if (next.player === player) {
        const reused = { ...other, move: next.move };
        await rejects(service.submitAction(reused), failsWith("command-id-reused"));
      }
      strictEqual((await service.getPlayerView(matchId, player)).version, version);
    },
  ),
  atTable("[SV6] a refusal by the rules is not remembered", async (table, game) => {
    const { service, matchId } = table;
    const { player, expectedVersion, move } = await turnOf(table, game);
    const action = { matchId, player, expectedVersion, commandId: "tried" };
    const refused = await service.submitAction({ ...action, move: "NO_SUCH_COMMAND" });
    strictEqual(refused.ok, false);
    const accepted = await service.submitAction({ ...action, move });
    deepStrictEqual(accepted, { ok: true, version: expectedVersion + 1 });
  }),
  atTable("[SV7] of two services that act on one version at once one wins", async (table, game) => {
    const { service, store, matchId } = table;
    const other = createMatchService({ store, games: [game.hosted] });
    for (let round = 0; round < 5; round++) {
      const turn = await nextTurn(table, game);
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
      await playOn(table, game, 20);
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
        await playOn(table, game, 15);
        const { matchId } = table;
        const before = await Promise.all(
          ["ada", "bob"].map((player) => table.service.getPlayerView(matchId, player)),
        );
        await table.service.close();
        const store = await reopen();
        const service = createMatchService({ store, games: [game.hosted] });
        const after = await Promise.all(
          ["ada", "bob"].map((player) => service.getPlayerView(matchId, player)),
        );
        deepStrictEqual(after, before);
        await playOn({ service, store, matchId }, game, 15);
        strictEqual(await folded(store, game.hosted, matchId), await snapshotHash(store, matchId));
        await service.close();
      }),
  },
];
