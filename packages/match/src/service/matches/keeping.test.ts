/** Matches that are kept, forgotten, called off because of their rules, or whose cards change. */

import { lunchTable as lunchTableValue, cards as printed } from "@ltcg/cards";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { lunchTable, skirmishGame } from "../../../test/games.ts";
import { atRest, begin, beginBetweenBots, failing, setUp, time } from "../../../test/tables.ts";
import { verifyReceipt } from "../../fairness/verify-receipt.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore } from "../../store.ts";
import type { MatchService } from "../service.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const turns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("matches that are over lose their snapshots first, then go; those that go on stay", async () => {
  const store = memoryStore();
  const retention = { snapshotsMs: DAY_MS, matchesMs: 2 * DAY_MS };
  const service = setUp({ store, retention });
  const over = await beginBetweenBots(service, skirmishGame);
  await atRest(service, over);
  const running = await begin(service, skirmishGame);
  const { finalHash } = await service.getReceipt(over);
  await service.serve();
  const snapshotOf = async (matchId: string): Promise<unknown> => {
    const stored = await store.load(matchId);
    return stored === null || stored === "unchanged" ? stored : stored.snapshot;
  };
  const pass = async (ms: number): Promise<void> => {
    time.advance(ms);
    // What was called on the way goes on; the next round comes a minute later.
    await turns();
    time.advance(61_000);
    for (let i = 0; i < 5; i++) await turns();
  };
  await pass(DAY_MS / 2);
  expect(await snapshotOf(over)).not.toBeNull();
  await pass(DAY_MS);
  expect(await snapshotOf(over)).toBeNull();
  expect(await snapshotOf(running)).not.toBeNull();
  // The state is read from the log: another process has nothing in memory.
  expect((await setUp({ store }).getReceipt(over)).finalHash).toBe(finalHash);
  await pass(DAY_MS);
  await expect(service.getMatchMeta(over, "ada")).rejects.toEqual(failing("no-such-match"));
  expect((await service.getMatchMeta(running, "ada")).status).toBe("active");
  await service.close();
});

test("however many matches have ended, they are forgotten in time", async () => {
  const store = memoryStore();
  const service = setUp({ store, retention: { matchesMs: DAY_MS } });
  const ids: string[] = [];
  for (let i = 0; i < 240; i++) {
    const { hosted, deck } = skirmishGame;
    const { matchId } = await service.createMatch({ game: hosted.game.id, player: "ada", deck });
    await service.abandon({ matchId, player: "ada" });
    ids.push(matchId);
  }
  await service.serve();
  time.advance(DAY_MS + 1000);
  await turns();
  // One round a minute.
  time.advance(61_000);
  for (let i = 0; i < 50; i++) await turns();
  expect(await store.versionsOf(ids)).toEqual([]);
  await service.close();
});

/** A game that anybody may bring cards to: whatever they bring, they are its own. */
const openGame: AnyHostableGame = {
  ...skirmishGame.hosted,
  readCards: () => ({ ok: true, name: "Ours", hosted: skirmishGame.hosted }),
};

async function bring(service: MatchService): Promise<{ matchId: string; hash: string }> {
  const { deck } = skirmishGame;
  const wanted = { game: openGame.game.id, player: "ada", deck, ownCards: ["card"] };
  const { matchId } = await service.createMatch(wanted);
  const { ownCards } = await service.getMatchMeta(matchId, "ada");
  return { matchId, hash: ownCards?.hash ?? "" };
}

test("cards that somebody brought stay for as long as a match names them, and a day", async () => {
  const store = memoryStore();
  const service = setUp({ store, games: [openGame], retention: { matchesMs: DAY_MS } });
  const first = await bring(service);
  await service.abandon({ matchId: first.matchId, player: "ada" });
  await service.serve();
  const pass = async (ms: number): Promise<string | null> => {
    time.advance(ms);
    await turns();
    // The next round in which cards are looked at comes an hour later.
    time.advance(HOUR_MS);
    for (let i = 0; i < 20; i++) await turns();
    return store.loadCardSet(first.hash);
  };
  // Half a day later they are brought again: the first match goes, the second is there.
  expect(await pass(DAY_MS / 2)).not.toBeNull();
  const second = await bring(service);
  expect(second.hash).toBe(first.hash);
  expect(await pass(DAY_MS / 2 + HOUR_MS)).not.toBeNull();
  expect(await store.versionsOf([first.matchId])).toEqual([]);
  // Nobody came, so that it was called off after a day; it is kept for one more.
  expect(await pass(DAY_MS)).not.toBeNull();
  expect((await service.getMatchMeta(second.matchId, "ada")).status).toBe("aborted");
  expect(await pass(2 * DAY_MS)).toBeNull();
  expect(await store.versionsOf([second.matchId])).toEqual([]);
  await service.close();
});

test("a match of rules that were never released ends as aborted, wherever it is found", async () => {
  const { hosted } = lunchTable;
  const old = {
    ...hosted,
    game: { ...hosted.game, cardSet: hosted.game.cardSet, rulesVersion: 1 },
  };
  for (const look of ["list", "meta"]) {
    const store = memoryStore();
    const before = setUp({ store, games: [old] });
    const matchId = await begin(before, { ...lunchTable, hosted: old });
    await before.close();
    const service = setUp({ store });
    const found =
      look === "list"
        ? (await service.listMatches({ of: "mine", player: "ada" }))[0]
        : await service.getMatchMeta(matchId, "ada");
    expect(found).toMatchObject({
      matchId,
      status: "aborted",
      stopped: expect.stringContaining("never released") as unknown,
    });
    const { version } = await service.getMatchMeta(matchId, "ada");
    const action = { matchId, player: "ada", expectedVersion: version, commandId: "a" };
    await expect(service.submitAction({ ...action, move: "SURRENDER" })).rejects.toThrow();
    // Its receipt is true under the rules it was begun with.
    expect(verifyReceipt([old], await service.getReceipt(matchId))).toMatchObject({ ok: true });
  }
});

test("a match goes on with its own cards when one is printed anew", async () => {
  const store = memoryStore();
  const before = setUp({ store });
  const matchId = await begin(before, lunchTable);
  const { cardSet } = await before.getMatchMeta(matchId, "ada");
  await before.close();
  const [id = ""] = Object.entries(printed).find(([, card]) => card.type === "stereotype") ?? [];
  const changed = { ...printed, [id]: { ...printed[id], attack: 9000 } } as typeof printed;
  const reprinted = lunchTableValue.withCards?.(JSON.stringify(changed)) ?? null;
  if (reprinted === null) throw new Error("they are no cards");
  const anew = anyGame(reprinted);
  expect(anew.game.cardSet).not.toBe(cardSet);
  const service = setUp({ store, games: [anew] });
  expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({ status: "active", cardSet });
  await service.abandon({ matchId, player: "ada" });
  expect((await service.getMatchMeta(matchId, "ada")).status).toBe("completed");
});

test("whoever follows a match hears of what was missed, and of what somebody here has read first", async () => {
  const inner = memoryStore();
  let isDeaf = false;
  let missed = (): void => {};
  const store: MatchStore = {
    ...inner,
    subscribe(listener, onMissed) {
      missed = onMissed ?? missed;
      return inner.subscribe((...news) => (isDeaf ? undefined : listener(...news)), onMissed);
    },
  };
  const other = setUp({ store: inner });
  const service = setUp({ store });
  const { hosted, deck } = skirmishGame;
  const wanted = { game: hosted.game.id, player: "ada", deck };
  const { matchId } = await other.createMatch(wanted);
  const heard: number[] = [];
  service.subscribe(matchId, ({ version }) => heard.push(version));
  isDeaf = true;
  await other.joinMatch({ matchId, player: "bob", deck });
  // Somebody looks before the news comes.
  const { version } = await service.getMatchMeta(matchId, "ada");
  expect(heard).toEqual([]);
  missed();
  for (let i = 0; i < 5; i++) await turns();
  expect(heard).toEqual([version]);
});

test("whoever follows a match hears of it once the store answers again", async () => {
  const inner = memoryStore();
  let isAway = false;
  const store: MatchStore = {
    ...inner,
    load: (...given) => (isAway ? Promise.reject(new Error("away")) : inner.load(...given)),
  };
  const other = setUp({ store: inner });
  const problems: unknown[] = [];
  const service = setUp({ store, onProblem: (problem) => problems.push(problem) });
  const { hosted, deck } = skirmishGame;
  const { matchId } = await other.createMatch({ game: hosted.game.id, player: "ada", deck });
  const heard: number[] = [];
  service.subscribe(matchId, ({ version }) => heard.push(version));
  isAway = true;
  await other.joinMatch({ matchId, player: "bob", deck });
  for (let i = 0; i < 5; i++) await turns();
  expect(problems).not.toEqual([]);
  expect(heard).toEqual([]);
  isAway = false;
  time.advance(1000);
  for (let i = 0; i < 5; i++) await turns();
  expect(heard).toEqual([(await other.getMatchMeta(matchId, "ada")).version]);
  await service.close();
});
