/** Services that live for one call: nothing goes on after the answer, and the host asks for what is due. */
import { expect, test } from "vitest";
import { lunchTable } from "../../test/games.ts";
import { memoryStore } from "../memory/index.ts";
import type { MatchStore, NewEntry } from "../store.ts";
import { testTime } from "../testkit/index.ts";
import { createMatchService } from "./match-service.ts";
import type { MatchService, ServiceOptions } from "./service.ts";

const { hosted, deck } = lunchTable;
const game = hosted.game.id;
const first = { choose: ({ legalMoves }: { legalMoves: readonly unknown[] }) => legalMoves[0] };
const bots = { first } as unknown as NonNullable<ServiceOptions["bots"]>;

function hostOf(scope: NonNullable<ServiceOptions["scope"]>, given: Partial<ServiceOptions> = {}) {
  const time = testTime();
  const appended: NewEntry[] = [];
  const kept = memoryStore();
  const store: MatchStore = {
    ...kept,
    append(entry) {
      appended.push(entry);
      return kept.append(entry);
    },
  };
  const service = createMatchService({ store, games: [hosted], bots, time, scope, ...given });
  return { service, store, time, appended };
}

const turns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function actorOf(service: MatchService, matchId: string) {
  for (const player of ["ada", "bob"]) {
    const { seat, version, view, legalMoves } = await service.getPlayerView(matchId, player);
    if (view?.actors.includes(seat)) {
      const moves = legalMoves.filter(({ anytime }) => anytime !== true).map(({ id }) => id);
      return { player, expectedVersion: version, moves };
    }
  }
  throw new Error("nobody acts");
}

test("a bot's move stays due in a transaction, and a call makes exactly one", async () => {
  const { service, store, time, appended } = hostOf("transaction");
  const seated = { game, player: "ada", bot: "first", deck };
  const { matchId, version } = await service.createMatch({
    ...seated,
    opponents: [{ bot: "first", deck }],
  });
  await turns();
  expect(appended).toHaveLength(version);
  expect(appended.at(-1)?.isBotDue).toBe(true);
  expect(await service.settle(matchId)).toMatchObject({ work: "bot" });
  expect(appended).toHaveLength(version);
  const call = createMatchService({ store, games: [hosted], bots, time, scope: "call" });
  expect(await call.settle(matchId)).toMatchObject({ work: "bot" });
  await turns();
  expect(appended).toHaveLength(version + 1);
});

test("every entry comes with the whole state", async () => {
  const { service, appended } = hostOf("transaction");
  const { matchId } = await service.createMatch({ game, player: "ada", deck });
  await service.joinMatch({ matchId, player: "bob", deck });
  for (let i = 0; i < 3; i++) {
    const { player, expectedVersion, moves } = await actorOf(service, matchId);
    const action = {
      matchId,
      player,
      expectedVersion,
      commandId: `c${i}`,
      move: moves[0] as string,
    };
    await service.submitAction(action).catch(() => {});
  }
  const played = appended.slice(2);
  expect(played.length).toBeGreaterThan(0);
  expect(played.filter(({ snapshot }) => snapshot === undefined)).toEqual([]);
});

test("an answer before the release is refused with its time, and stands at that time when given again", async () => {
  const { service, store, time } = hostOf("transaction");
  const { matchId } = await service.createMatch({ game, player: "ada", deck });
  await service.joinMatch({ matchId, player: "bob", deck });
  for (let i = 0; i < 60; i++) {
    const { player, expectedVersion, moves } = await actorOf(service, matchId);
    const move = moves[i % moves.length] as string;
    const action = { matchId, player, expectedVersion, commandId: `c${i}`, move };
    const arrivedMs = time.now();
    const refused = await service.submitAction(action).then(
      () => null,
      (error: unknown) => error as { code: string; data: { atMs: number } },
    );
    if (refused === null) continue;
    expect(refused.code).toBe("too-early");
    const { atMs } = refused.data;
    expect(atMs).toBeGreaterThan(arrivedMs);
    expect(await store.load(matchId, expectedVersion)).toBe("unchanged");
    // A little late, as schedulers are.
    time.advance(atMs + 40 - time.now());
    const accepted = await service.submitAction({ ...action, arrivedMs });
    expect(accepted.ok).toBe(true);
    const [entry] = await store.readAfter(matchId, expectedVersion, 1);
    expect(entry?.atMs).toBe(atMs);
    return;
  }
  throw new Error("no window opened");
});

test("what is due is done when the host asks, and not before", async () => {
  const { service, time, appended } = hostOf("transaction", { joinWithinMs: 1000 });
  const { matchId } = await service.createMatch({ game, player: "ada", deck });
  expect(await service.settle(matchId)).toMatchObject({ work: "call-off" });
  expect(appended).toHaveLength(1);
  time.advance(2000);
  await turns();
  expect(appended).toHaveLength(1);
  expect(await service.settle(matchId)).toBeNull();
  expect((await service.getMatchMeta(matchId, "ada")).status).toBe("aborted");
});
