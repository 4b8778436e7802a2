/** Matches that wait for somebody who never comes. */
import { describe, expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { atRest, open, setUp, time } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore } from "../../store.ts";
import type { MatchService } from "../index.ts";

const HOUR_MS = 3_600_000;
const { deck } = skirmishGame;

/** Its status after so much time. */
async function after(ms: number, service: MatchService, matchId: string): Promise<string> {
  time.advance(ms);
  await atRest(service, matchId);
  return (await service.getMatchMeta(matchId, "ada")).status;
}

/** As a service wrote it that did not know how long a match may wait, and as a database has kept it. */
async function asBefore(store: MatchStore, matchId: string): Promise<MatchStore> {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged") throw new Error("it is not there");
  const { joinByMs: _, ...head } = JSON.parse(stored.head) as Record<string, unknown>;
  const before = memoryStore();
  const [first] = await store.readAfter(matchId, 0, 1);
  if (first === undefined) throw new Error("it was never created");
  await before.append({
    ...first,
    matchId,
    expectedVersion: 0,
    head: JSON.stringify(head),
    setup: stored.setup,
    status: "waiting",
    isPublic: false,
    dueAtMs: stored.atMs + 24 * HOUR_MS,
    isWaitedFor: false,
  });
  return before;
}

describe("a match that waits for players", () => {
  test("waits for as long as the host says", async () => {
    const service = setUp({ joinWithinMs: HOUR_MS });
    const matchId = await open(service, skirmishGame);
    expect(await after(HOUR_MS - 1000, service, matchId)).toBe("waiting");
    expect(await after(1000, service, matchId)).toBe("aborted");
    await service.close();
  });

  test("waits for ever if the host says so", async () => {
    const store = memoryStore();
    const service = setUp({ store, joinWithinMs: Number.POSITIVE_INFINITY });
    const matchId = await open(service, skirmishGame);
    expect(await store.listDue(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    expect(await after(10_000 * HOUR_MS, service, matchId)).toBe("waiting");
    await service.close();
  });

  test("is played to its end if somebody comes in time", async () => {
    const service = setUp();
    const matchId = await open(service, skirmishGame);
    expect(await after(23 * HOUR_MS, service, matchId)).toBe("waiting");
    await service.joinMatch({ matchId, player: "bob", deck });
    expect(await after(48 * HOUR_MS, service, matchId)).toBe("active");
    await service.close();
  });

  test("is called off by another process after its own is gone, though its rules are not here", async () => {
    const store = memoryStore();
    const first = setUp({ store });
    const matchId = await open(first, skirmishGame);
    await first.close();
    const second = setUp({ store, games: [] });
    time.advance(20 * HOUR_MS);
    expect(await second.settleDue()).toBe(0);
    expect(await after(5 * HOUR_MS, second, matchId)).toBe("suspended");
    expect(await second.settleDue()).toBe(1);
    expect(await after(0, second, matchId)).toBe("aborted");
    await second.close();
  });

  test("keeps nobody waiting: who is in a match comes first", async () => {
    const store = memoryStore();
    const service = setUp({ store });
    const matchId = await open(service, skirmishGame);
    const [due] = await store.listDue(Number.MAX_SAFE_INTEGER, 10);
    expect(due).toMatchObject({ matchId, isWaitedFor: false });
    await service.close();
  });

  test.each([
    [undefined, "aborted"],
    [48 * HOUR_MS, "waiting"],
    [Number.POSITIVE_INFINITY, "waiting"],
  ])("since before there was such a time has it too (%s ms): %s", async (joinWithinMs, status) => {
    const now = memoryStore();
    const creating = setUp({ store: now });
    const matchId = await open(creating, skirmishGame);
    await creating.close();
    const store = await asBefore(now, matchId);
    const service = setUp({ store, ...(joinWithinMs !== undefined && { joinWithinMs }) });
    time.advance(25 * HOUR_MS);
    await service.settleDue();
    expect(await after(0, service, matchId)).toBe(status);
    // It is not taken over again and again for what is not due.
    for (let rounds = 0; rounds < 3; rounds++) {
      time.advance(120_000);
      expect(await service.settleDue()).toBe(0);
    }
    await service.close();
  });
});
