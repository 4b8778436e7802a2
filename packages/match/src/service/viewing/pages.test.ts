/** How much is given out at a time, and that nothing is left out for it. */
import { describe, expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { time } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore } from "../../store.ts";
import { type Bot, createMatchService, type MatchMeta, type MatchService } from "../index.ts";

const { hosted, deck } = skirmishGame;
const stuck: Bot = { choose: () => new Promise<never>(() => {}) };

function setUp(store: MatchStore, bot = stuck): MatchService {
  return createMatchService({ store, games: [hosted], bots: { stuck: bot }, time });
}

/** Both seats are a bot's, which thinks for ever. */
async function beginBetweenBots(service: MatchService): Promise<string> {
  const wanted = { game: hosted.game.id, player: "ada", deck, seed: 3, bot: "stuck" };
  const opponents = [{ bot: "stuck", deck }];
  const { matchId } = await service.createMatch({ ...wanted, opponents });
  return matchId;
}

/** Entries in which nothing happens, until the match has so many. */
async function pad(store: MatchStore, matchId: string, upTo: number): Promise<void> {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged") throw new Error("it is not there");
  const { head, snapshot } = stored;
  for (let version = stored.version + 1; version <= upTo; version++) {
    const entry = { matchId, expectedVersion: version - 1, seat: "", commandId: `${version}` };
    const rest = { body: "{}", events: "[]", link: "", head, snapshot, isPublic: false };
    const due = { dueAtMs: version, isWaitedFor: false, atMs: version };
    await store.append({ ...entry, ...rest, ...due, status: "active" });
  }
}

describe("what happened", () => {
  test("is told five hundred versions at a time at most, and fewer if asked for", async () => {
    const store = memoryStore();
    const service = setUp(store);
    const matchId = await beginBetweenBots(service);
    await pad(store, matchId, 1100);
    const told = async (since: number, limit?: number): Promise<unknown> => {
      const request = { matchId, player: "ada", since, ...(limit !== undefined && { limit }) };
      const { version, updates } = await service.getRecentEvents(request);
      expect(version).toBe(1100);
      const versions = updates.map((update) => update.version);
      return [versions.length, versions[0], versions.at(-1)];
    };
    expect(await told(0)).toEqual([500, 1, 500]);
    expect(await told(500)).toEqual([500, 501, 1000]);
    expect(await told(1000)).toEqual([100, 1001, 1100]);
    expect(await told(0, 10)).toEqual([10, 1, 10]);
    expect(await told(0, 9999)).toEqual([500, 1, 500]);
    await service.close();
  });

  test("is told up to the version that is told with it, though the log is further", async () => {
    const store = memoryStore();
    const ahead: MatchStore = {
      ...store,
      // Somebody else acts while this one reads.
      async readAfter(matchId, version, limit) {
        await pad(store, matchId, 8);
        return store.readAfter(matchId, version, limit);
      },
    };
    const service = setUp(ahead);
    const matchId = await beginBetweenBots(service);
    const { version, updates } = await service.getRecentEvents({
      matchId,
      player: "ada",
      since: 0,
    });
    expect([version, updates.at(-1)?.version]).toEqual([2, 2]);
    await service.close();
  });
});

describe("a list of matches", () => {
  test("has a hundred at most, the latest; the others follow page by page, none twice", async () => {
    const service = setUp(memoryStore());
    for (let i = 0; i < 102; i++) {
      await service.createMatch({ game: hosted.game.id, player: "ada", deck });
    }
    const first = await service.listMatches({ of: "mine", player: "ada" });
    expect(first).toHaveLength(100);
    const after = first.at(-1) as MatchMeta;
    const rest = await service.listMatches({ of: "mine", player: "ada", after });
    const ids = [...first, ...rest].map(({ matchId }) => matchId);
    expect([rest.length, new Set(ids).size]).toEqual([2, 102]);
    await service.close();
  });
});
