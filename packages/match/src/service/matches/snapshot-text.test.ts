import { canonicalJson, createRandom } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { playableGames } from "../../../test/games.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore } from "../../store.ts";
import { testTime, untilRest } from "../../testkit/test-time.ts";
import { createMatchService } from "../match-service.ts";
import { isSnapshotDue, readSnapshot, writeSnapshot } from "./snapshot-text.ts";

describe("a snapshot", () => {
  for (const { hosted, deck } of playableGames) {
    const { game, seats } = hosted;
    test(`of ${game.id} is read as it was written`, () => {
      const decks = Object.fromEntries(seats.map((seat) => [seat, deck]));
      const opening = game.start(hosted.options(decks, { seed: 5 }));
      if (!opening.ok) throw new Error(opening.rejection.message);
      const { state } = opening;
      const read = readSnapshot(writeSnapshot({ version: 7, state }), 9);
      expect(read).toMatchObject({ version: 7, isCurrent: true });
      expect(canonicalJson(read?.state)).toBe(canonicalJson(state));
    });
  }

  test("of the first layout was written with every entry", () => {
    const read = readSnapshot('{"layout":1,"state":{"phase":"main"}}', 9);
    expect(read).toEqual({ version: 9, state: { phase: "main" }, isCurrent: false });
  });

  test("of a layout that is not known is not read", () => {
    expect(readSnapshot('{"layout":3,"version":4,"state":{}}', 9)).toBeNull();
    expect(readSnapshot('{"state":{}}', 9)).toBeNull();
  });

  test("is due where there is none, and after sixteen versions", () => {
    expect(isSnapshotDue(3, null)).toBe(true);
    expect(isSnapshotDue(18, 3)).toBe(false);
    expect(isSnapshotDue(19, 3)).toBe(true);
  });
});

for (const { hosted, deck } of playableGames) {
  test(`a process that takes up a match of ${hosted.game.id} reads what happened since the snapshot, and no more`, async () => {
    const random = createRandom(2);
    const time = testTime();
    const store = memoryStore();
    const games = [hosted];
    const service = createMatchService({ store, games, time });
    const { matchId } = await service.createMatch({ game: hosted.game.id, player: "ada", deck });
    await service.joinMatch({ matchId, player: "bob", deck });
    await service.startMatch({ matchId, player: "ada" });
    const mostRead = new Set<number>();
    for (let i = 0; i < 40; i++) {
      await untilRest(service, time, matchId);
      const { actors, seats, version } = await service.getMatchMeta(matchId, "ada");
      if (actors.length === 0) break;
      const player = actors[0] === seats[0]?.seat ? "ada" : "bob";
      const { legalMoves } = await service.getPlayerView(matchId, player);
      const { id } = random.pick(legalMoves.filter(({ anytime }) => anytime !== true));
      const action = { matchId, player, expectedVersion: version, commandId: `${i}`, move: id };
      expect(await service.submitAction(action)).toMatchObject({ ok: true });
      await untilRest(service, time, matchId);
      let read = 0;
      const other = createMatchService({ store: counting(store, (n) => (read += n)), games, time });
      for (const who of ["ada", "bob"]) {
        const view = await other.getPlayerView(matchId, who);
        expect(view).toEqual(await service.getPlayerView(matchId, who));
      }
      expect(read).toBeLessThan(16);
      mostRead.add(read);
      await other.close();
    }
    expect(mostRead.size).toBeGreaterThan(8);
    await service.close();
  });
}

/** `read`: told how many entries were read. */
function counting(store: MatchStore, read: (entries: number) => void): MatchStore {
  return {
    ...store,
    async readAfter(matchId, version, limit) {
      const entries = await store.readAfter(matchId, version, limit);
      read(entries.length);
      return entries;
    },
  };
}

describe("a match that was stored with a snapshot for every entry", () => {
  const [{ hosted, deck }] = playableGames as readonly [(typeof playableGames)[number]];
  const { id } = hosted.game;

  /** Begun by a service of the first layout, which kept the state of the last version. */
  async function setUp() {
    const time = testTime();
    const store = memoryStore();
    const written: (string | null | undefined)[] = [];
    const old: MatchStore = {
      ...store,
      append: (entry) =>
        store.append({
          ...entry,
          ...(typeof entry.snapshot === "string" && { snapshot: inFirstLayout(entry.snapshot) }),
        }),
    };
    const before = createMatchService({ store: old, games: [hosted], time });
    const { matchId } = await before.createMatch({ game: id, player: "ada", deck });
    await before.joinMatch({ matchId, player: "bob", deck });
    await before.startMatch({ matchId, player: "ada" });
    await before.close();
    const watched: MatchStore = {
      ...store,
      append(entry) {
        written.push(entry.snapshot);
        return store.append(entry);
      },
    };
    return { time, old, store: watched, matchId, written };
  }

  const inFirstLayout = (text: string): string => {
    const { state } = JSON.parse(text) as { readonly state: object };
    return canonicalJson({ layout: 1, state });
  };

  test("goes on, and gets one of this layout with its next entry", async () => {
    const { time, store, matchId, written } = await setUp();
    const service = createMatchService({ store, games: [hosted], time });
    await service.abandon({ matchId, player: "ada" });
    expect(written).toEqual([expect.stringContaining('"layout":2')]);
    expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({ status: "completed" });
    await service.close();
  });

  test("has its state though its rules are not here, for the receipt", async () => {
    const { time, old, store, matchId } = await setUp();
    const service = createMatchService({ store: old, games: [hosted], time });
    await service.abandon({ matchId, player: "ada" });
    const { finalHash } = await service.getReceipt(matchId);
    await service.close();
    const without = createMatchService({ store, games: [], time });
    expect(await without.getReceipt(matchId)).toMatchObject({ finalHash });
    expect(finalHash).toMatch(/^[0-9a-f]{64}$/);
    await without.close();
  });
});
