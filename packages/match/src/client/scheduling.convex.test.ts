/** What happens by itself: the scheduler's work, at the times of the test's clock. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type App,
  allOf,
  api,
  as,
  exampleApp,
  pass,
  scheduledIn,
  within,
} from "../../test/convex-app.ts";
import { internal } from "../component/_generated/api.ts";
import { bundledGames } from "../component/games.ts";

const [hosted] = bundledGames as [AnyHostableGame];
const { game: rules, decks } = hosted;
const game = rules.id;
const deck = [...(Object.values(decks)[0]?.cards ?? [])];
const timeControl = { bankMs: 60_000, incrementMs: 0, capMs: 10_000 };

let t: App;
beforeEach(() => {
  vi.useFakeTimers();
  t = exampleApp();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const metaOf = (matchId: string) => t.query(api.matches.getMatchMeta, { matchId });

async function begin(more: object = {}): Promise<string> {
  const { matchId } = await as(t, "ada").mutation(api.matches.createMatch, { game, deck, ...more });
  await as(t, "bob").mutation(api.matches.joinMatch, { matchId, deck });
  await pass(t, 1000);
  return matchId;
}

async function actorOf(matchId: string) {
  for (const name of ["ada", "bob"]) {
    const { version, legalMoves } = await as(t, name).query(api.matches.legalMoves, { matchId });
    const move = legalMoves.find(({ anytime }) => anytime !== true)?.id;
    if (move !== undefined) return { name, version, move };
  }
  throw new Error("nobody has a move");
}

test("a match that nobody joins is called off after a day, and nothing waits then", async () => {
  const { matchId } = await as(t, "ada").mutation(api.matches.createMatch, { game, deck });
  expect(await scheduledIn(t, "due:wake", "pending")).toHaveLength(1);
  await pass(t, 86_000_000, 86_000_000);
  expect((await metaOf(matchId)).status).toBe("waiting");
  await pass(t, 1_000_000, 1_000_000);
  expect((await metaOf(matchId)).status).toBe("aborted");
  expect(await scheduledIn(t, "due:wake", "pending")).toHaveLength(0);
});

test("time that is over is called at once, once", async () => {
  const matchId = await begin({ timeControl });
  const { version } = await actorOf(matchId);
  await pass(t, 8000);
  expect((await metaOf(matchId)).version).toBe(version);
  await pass(t, 4000);
  const after = await metaOf(matchId);
  expect(after.version).toBeGreaterThan(version);
  const { updates } = await t.query(api.matches.getRecentEvents, { matchId, since: version });
  expect(updates[0]?.events.length).toBeGreaterThan(0);
});

test("whoever acts cancels the timeout: it carries the version and is not called for the next", async () => {
  const matchId = await begin({ timeControl });
  const waits = async () =>
    (await scheduledIn(t, "due:wake", "pending")).map(({ args }) => args[0] as unknown);
  const { name, version, move } = await actorOf(matchId);
  expect(await waits()).toMatchObject([{ matchId, version }]);
  await pass(t, 5000);
  const action = { matchId, expectedVersion: version, commandId: "c", move };
  await as(t, name).mutation(api.matches.submitAction, action);
  await pass(t, 1000);
  const next = await metaOf(matchId);
  expect(next.version).toBeGreaterThan(version);
  expect(await waits()).toMatchObject([{ matchId, version: next.version }]);
  expect(await scheduledIn(t, "due:wake", "canceled")).not.toHaveLength(0);
  // When the first would have been over, the second is not.
  await pass(t, 5000);
  expect((await metaOf(matchId)).version).toBe(next.version);
});

test("a timeout that could not be cancelled any more does nothing when it is stale", async () => {
  const matchId = await begin({ timeControl });
  const { name, version, move } = await actorOf(matchId);
  const wake = (of: number) => {
    const called = { matchId, version: of, atMs: Date.now() + 3_600_000 };
    return within(t, (ctx) => ctx.runMutation(internal.due.wake, called));
  };
  const action = { matchId, expectedVersion: version, commandId: "c", move };
  await as(t, name).mutation(api.matches.submitAction, action);
  await pass(t, 1000);
  const { version: now } = await metaOf(matchId);
  const before = await allOf(t);
  await wake(version);
  await wake(now + 1);
  expect(await allOf(t)).toEqual(before);
  // The same for the version that stands is not for nothing.
  await wake(now);
  expect((await metaOf(matchId)).version).toBeGreaterThan(now);
});

test("a bot that is asked for a version that is gone makes no move", async () => {
  const opponents = [{ bot: "greedy", deck }];
  const created = { game, deck, bot: "greedy", opponents };
  const { matchId } = await as(t, "ada").mutation(api.matches.createMatch, created);
  const { version } = await metaOf(matchId);
  const [asked] = await scheduledIn(t, "bots:think", "pending");
  const think = async (of: number): Promise<void> => {
    const given = { matchId, version: of };
    await within(t, ({ scheduler }) => scheduler.runAfter(0, internal.bots.think, given));
    await pass(t, 50);
  };
  await within(t, async ({ scheduler }) => asked && scheduler.cancel(asked._id));
  await think(version - 1);
  expect(await scheduledIn(t, "bots:think", "success")).toHaveLength(1);
  expect((await metaOf(matchId)).version).toBe(version);
  await think(version);
  expect((await metaOf(matchId)).version).toBeGreaterThan(version);
});

test("an answer that was held is forgotten where the match has moved on", async () => {
  const matchId = await begin();
  const { name, version, move } = await actorOf(matchId);
  const { version: now } = await metaOf(matchId);
  const held = { matchId, player: name, expectedVersion: version - 1, commandId: "late", move };
  const times = { arrivedMs: Date.now(), atMs: Date.now() };
  const before = await allOf(t);
  const answer = await within(t, ({ db }) => db.insert("heldAnswers", { ...held, ...times }));
  await within(t, (ctx) => ctx.runMutation(internal.due.release, { answer }));
  await within(t, (ctx) => ctx.runMutation(internal.due.release, { answer }));
  expect(await allOf(t)).toEqual(before);
  expect((await metaOf(matchId)).version).toBe(now);
});

test("a bot's move is made by an action, and asked for again if that failed", async () => {
  const opponents = [{ bot: "greedy", deck }];
  // The whole action fails, not only the bot: what a bot throws is answered with another move.
  const failing = vi.spyOn(rules, "legalMoves");
  const created = { game, deck, bot: "greedy", opponents };
  const { matchId } = await as(t, "ada").mutation(api.matches.createMatch, created);
  failing.mockImplementation(() => {
    throw new Error("out of memory");
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { version } = await metaOf(matchId);
  await pass(t, 1000);
  expect(await scheduledIn(t, "bots:think", "failed")).toHaveLength(1);
  expect((await metaOf(matchId)).version).toBe(version);
  failing.mockRestore();
  await pass(t, 25_000, 500);
  expect((await metaOf(matchId)).version).toBeGreaterThan(version);
});

test("work that fails is tried again, later each time, and done in the end", async () => {
  const matchId = await begin({ timeControl });
  const { version } = await actorOf(matchId);
  const failing = vi.spyOn(rules, "decide");
  failing.mockImplementation(() => {
    throw new Error("a rule is broken");
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  await pass(t, 14_000, 100);
  const tries = failing.mock.calls.length;
  expect(tries).toBeGreaterThan(1);
  expect((await metaOf(matchId)).version).toBe(version);
  failing.mockRestore();
  await pass(t, 10_000, 100);
  expect((await metaOf(matchId)).version).toBeGreaterThan(version);
});

test("the first match has the root of all secrets drawn, once", async () => {
  const roots = () => within(t, ({ db }) => db.query("randomness").collect());
  await begin();
  const [root, ...others] = await roots();
  expect(root?.root).toMatch(/^[0-9a-f]{64}$/);
  expect(others).toEqual([]);
  await begin();
  expect(await roots()).toEqual([root]);
});
