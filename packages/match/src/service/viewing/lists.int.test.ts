/** Lists of matches in pages, on a store in memory and in a database: nothing twice, nothing left out. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { sqliteHarness } from "../../../test/sqlite-harness.ts";
import { failing } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import type { StoreHarness } from "../../testkit/index.ts";
import {
  createMatchService,
  type ListMatches,
  type MatchMeta,
  type MatchService,
} from "../index.ts";

const { hosted, deck } = skirmishGame;
const { game } = hosted;

const memoryHarness: StoreHarness = {
  open: async () => ({ store: memoryStore(), dispose: async () => {} }),
};

interface Lists {
  readonly service: MatchService;
  readonly clock: { nowMs: number };
  readonly dispose: () => Promise<void>;
}

async function setUp(harness: StoreHarness): Promise<Lists> {
  const { store, dispose } = await harness.open();
  const clock = { nowMs: 1_700_000_000_000 };
  const time = { now: () => clock.nowMs, at: () => () => {} };
  const service = createMatchService({ store, games: [hosted], time });
  return { service, clock, dispose: () => service.close().then(dispose) };
}

const wanted = { game: game.id, player: "ada", deck, isPublic: true, seed: 3 };

interface Plan {
  /** After which pause each match is created: often none, so that many have the same time. */
  readonly pausesMs: readonly number[];
  readonly limit: number;
  /** Between two pages: which match moves, by being called off or joined. */
  readonly moves: readonly number[];
  readonly of: "mine" | "lobby";
}

const plans: fc.Arbitrary<Plan> = fc.record({
  pausesMs: fc.array(fc.constantFrom(0, 0, 0, 1, 1000), { minLength: 1, maxLength: 12 }),
  limit: fc.integer({ min: 1, max: 5 }),
  moves: fc.array(fc.nat(11), { maxLength: 4 }),
  of: fc.constantFrom("mine", "lobby"),
});

async function tryPlan(
  { service, clock }: Lists,
  { pausesMs, limit, moves, of }: Plan,
): Promise<void> {
  const ids: string[] = [];
  for (const pauseMs of pausesMs) {
    clock.nowMs += pauseMs;
    ids.push((await service.createMatch(wanted)).matchId);
  }
  const moved = new Set<string>();
  const seen: MatchMeta[] = [];
  let after: MatchMeta | undefined;
  for (let page = 0; page <= ids.length; page++) {
    const listed = await service.listMatches({ of, player: "ada", limit, ...(after && { after }) });
    expect(listed.length).toBeLessThanOrEqual(limit);
    seen.push(...listed);
    after = listed.at(-1);
    if (after === undefined) break;
    const matchId = ids[moves[page] ?? -1];
    if (matchId === undefined) continue;
    clock.nowMs += 1;
    moved.add(matchId);
    await service.abandon({ matchId, player: "ada" });
  }
  expect(after, "the pages come to an end").toBeUndefined();
  const listed = seen.map(({ matchId }) => matchId).filter((matchId) => ids.includes(matchId));
  expect(new Set(listed).size, "none is listed twice").toBe(listed.length);
  const stayed = ids.filter((matchId) => !moved.has(matchId));
  expect(
    stayed.filter((matchId) => !listed.includes(matchId)),
    "none is left out",
  ).toEqual([]);
  const places = seen.map(({ updatedAtMs, matchId }) => [updatedAtMs, matchId] as const);
  const inOrder = places.toSorted((a, b) => b[0] - a[0] || (a[1] < b[1] ? 1 : -1));
  expect(places).toEqual(inOrder);
  for (const matchId of ids) await service.abandon({ matchId, player: "ada" });
}

describe.each([
  ["in memory", memoryHarness],
  ["in SQLite", sqliteHarness],
] as const)("lists %s", (_, harness) => {
  test("give every match that stays where it is once, page by page", async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const lists = await setUp(harness);
        try {
          await tryPlan(lists, plan);
        } finally {
          await lists.dispose();
        }
      }),
      { numRuns: 40 },
    );
  });

  test("go on below a match that ended because it was looked at", async () => {
    const { store, dispose } = await harness.open();
    let nowMs = 1_700_000_000_000;
    const time = { now: () => nowMs, at: () => () => {} };
    const before = createMatchService({ store, games: [hosted], time });
    for (let i = 0; i < 3; i++) {
      nowMs += 1000;
      await before.createMatch(wanted);
    }
    nowMs += 1000;
    const released = { ...game, rulesVersion: game.rulesVersion + 1 };
    const newer = { ...hosted, game: released, neverReleased: [game.rulesVersion] };
    const service = createMatchService({ store, games: [newer as typeof hosted], time });
    const seen: string[] = [];
    let after: MatchMeta | undefined;
    for (let page = 0; page < 5; page++) {
      const request: ListMatches = { of: "mine", player: "ada", limit: 1 };
      [after] = await service.listMatches({ ...request, ...(after && { after }) });
      if (after === undefined) break;
      expect(after.status).toBe("aborted");
      seen.push(after.matchId);
    }
    expect([seen.length, new Set(seen).size]).toEqual([3, 3]);
    await service.close();
    await dispose();
  });

  test("are asked for in whole numbers, and go on after a place", async () => {
    const { service, dispose } = await setUp(harness);
    const { matchId } = await service.createMatch(wanted);
    await service.createMatch(wanted);
    const request: ListMatches = { of: "mine", player: "ada" };
    for (const limit of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, "1"]) {
      await expect(
        service.listMatches({ ...request, limit: limit as number }),
        `limit ${limit}`,
      ).rejects.toEqual(failing("bad-request"));
      await expect(
        service.getRecentEvents({ matchId, player: "ada", since: 0, limit: limit as number }),
        `limit ${limit}`,
      ).rejects.toEqual(failing("bad-request"));
    }
    for (const since of [-1, 0.5, Number.NaN, "0"]) {
      await expect(
        service.getRecentEvents({ matchId, player: "ada", since: since as number }),
      ).rejects.toEqual(failing("bad-request"));
    }
    for (const after of [
      { matchId, updatedAtMs: Number.NaN },
      { matchId, updatedAtMs: "today" },
      { matchId: 3, updatedAtMs: 3 },
      { updatedAtMs: 3 },
      null,
    ]) {
      const wrong = { ...request, after: after as unknown as MatchMeta };
      await expect(service.listMatches(wrong)).rejects.toEqual(failing("bad-request"));
    }
    expect(await service.listMatches({ ...request, limit: 100_000 })).toHaveLength(2);
    const nowhere = { matchId: "no such match", updatedAtMs: 1 };
    expect(await service.listMatches({ ...request, after: nowhere })).toEqual([]);
    await dispose();
  });
});
