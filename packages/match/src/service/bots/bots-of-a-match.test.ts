/** Bots at a table where both seats are theirs: what they are asked, what they do, when they rest. */
import { describe, expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { time } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore } from "../../store.ts";
import { type Bot, createMatchService, type MatchService, type ServiceOptions } from "../index.ts";

const { hosted, deck } = skirmishGame;
const game = hosted.game.id;
const stuck: Bot = { choose: () => new Promise<never>(() => {}) };
const patient = (id: string): boolean => !/^concede/i.test(id);
const firstMove: Bot = {
  choose: ({ legalMoves }) => legalMoves.find(({ id }) => patient(id)) ?? (legalMoves[0] as never),
};

function setUp(store: MatchStore, bot: Bot = stuck, more: Partial<ServiceOptions> = {}) {
  return createMatchService({ store, games: [hosted], bots: { stuck: bot }, time, ...more });
}

async function beginBetweenBots(service: MatchService): Promise<string> {
  const wanted = { game, player: "ada", deck, bot: "stuck", seed: 3 };
  const opponents = [{ bot: "stuck", deck }];
  const { matchId } = await service.createMatch({ ...wanted, opponents });
  return matchId;
}

/** A match that waits for a bot since a process ended. */
async function leftAlone(store: MatchStore): Promise<string> {
  const first = setUp(store);
  const matchId = await beginBetweenBots(first);
  await first.close();
  return matchId;
}

async function moveAt(store: MatchStore, matchId: string, version: number): Promise<unknown> {
  const [entry] = await store.readAfter(matchId, version - 1, 1);
  return (JSON.parse(entry?.body ?? "{}") as { move?: string }).move;
}

describe("a bot", () => {
  test("plays what it chose, and nobody is told of a problem", async () => {
    const store = memoryStore();
    const problems: unknown[] = [];
    const chosen: string[] = [];
    const choosing: Bot = {
      choose(situation) {
        const move = situation.legalMoves.findLast(({ id }) => patient(id)) as never;
        chosen.push((move as { id: string }).id);
        return move;
      },
    };
    const onProblem = (problem: unknown): unknown => problems.push(problem);
    const service = setUp(store, choosing, { onProblem });
    const matchId = await beginBetweenBots(service);
    await service.atRest(matchId);
    for (const [i, move] of chosen.slice(0, 5).entries()) {
      expect(await moveAt(store, matchId, 3 + i)).toBe(move);
    }
    expect(chosen.length).toBeGreaterThan(5);
    expect(problems).toEqual([]);
  });

  test("that fails moves all the same, though nobody wants to know", async () => {
    const store = memoryStore();
    let asked = 0;
    const failing: Bot = {
      choose(situation) {
        if (asked++ < 3) throw new Error("no idea");
        return firstMove.choose(situation);
      },
    };
    const service = setUp(store, failing);
    const matchId = await beginBetweenBots(service);
    await service.atRest(matchId);
    expect((await service.getMatchMeta(matchId, "ada")).status).toBe("completed");
  });

  test("that is not here any more is told by its name, and a move is made for it", async () => {
    const store = memoryStore();
    const matchId = await leftAlone(store);
    const problems: unknown[] = [];
    const service = setUp(store, firstMove, {
      bots: {},
      onProblem: (problem) => problems.push(String(problem)),
    });
    time.advance(5000);
    await service.settleDue();
    await service.atRest(matchId);
    for (const problem of problems) {
      expect(problem).toMatch(/A bot that has to act is not here; .* \(stuck, match /);
    }
    expect(problems.length).toBeGreaterThan(0);
    expect((await service.getMatchMeta(matchId, "ada")).status).toBe("completed");
  });

  test("that was overtaken while it thought looks again", async () => {
    const store = memoryStore();
    const matchId = await leftAlone(store);
    const problems: unknown[] = [];
    let asked = 0;
    const overtaken: Bot = {
      async choose(situation) {
        if (asked++ === 0) await pass(store, matchId);
        return asked > 3 ? stuck.choose(situation) : firstMove.choose(situation);
      },
    };
    const service = setUp(store, overtaken, { onProblem: (problem) => problems.push(problem) });
    time.advance(5000);
    await service.settleDue();
    while (asked < 4) await new Promise((resolve) => setImmediate(resolve));
    // Version 3 is the other's; its own moves come after.
    const entries = await store.readAfter(matchId, 2, 10);
    expect(entries.slice(0, 3).map(({ commandId }) => commandId)).toEqual([
      "other",
      "bot 3",
      "bot 4",
    ]);
    expect(problems).toEqual([]);
    await service.close();
  });

  test("makes no move after the service was closed", async () => {
    const store = memoryStore();
    const service = setUp(store, firstMove);
    const matchId = await beginBetweenBots(service);
    await service.close();
    const { version } = await service.getMatchMeta(matchId, "ada");
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect((await service.getMatchMeta(matchId, "ada")).version).toBe(version);
    expect(version).toBeLessThan(10);
  });

  test("is due in the store exactly when it has to act, so that a start after a crash finds it", async () => {
    const inner = memoryStore();
    const written: { readonly botDue: boolean; readonly actors: readonly string[] }[] = [];
    const store: MatchStore = {
      ...inner,
      append(entry) {
        const { actors } = JSON.parse(entry.head) as { actors: string[] };
        // Before, it is the start that is due.
        if (entry.status === "active") written.push({ botDue: entry.dueAtMs !== null, actors });
        return inner.append(entry);
      },
    };
    const service = setUp(store, firstMove);
    const { matchId } = await service.createMatch({ game, player: "ada", deck, seed: 3 });
    const bot = await service.joinMatch({ matchId, player: "ada", bot: "stuck", deck });
    for (let i = 0; i < 10; i++) {
      await service.atRest(matchId);
      const { version, legalMoves } = await service.getPlayerView(matchId, "ada");
      const move = legalMoves.find(({ id }) => patient(id))?.id ?? "";
      const action = { matchId, player: "ada", commandId: `c${i}`, expectedVersion: version, move };
      expect(await service.submitAction(action)).toMatchObject({ ok: true });
    }
    for (const { botDue, actors } of written) expect(botDue).toBe(actors.includes(bot.seat));
    expect(new Set(written.map(({ botDue }) => botDue)).size).toBe(2);
    await service.close();
  });

  test("of a match whose rules are not here rests, and nobody minds", async () => {
    const store = memoryStore();
    const matchId = await leftAlone(store);
    const problems: unknown[] = [];
    const newer = { ...hosted, game: { ...hosted.game, rulesVersion: 999 } };
    const service = createMatchService({
      store,
      games: [newer],
      bots: { stuck },
      time,
      onProblem: (problem) => problems.push(problem),
    });
    time.advance(5000);
    expect(await service.settleDue()).toBe(0);
    await service.atRest(matchId);
    expect(problems).toEqual([]);
  });

  test("whose store fails rests, and who wants to know is told", async () => {
    const problems: unknown[][] = [];
    const store = memoryStore();
    let isBroken = false;
    const failing: MatchStore = {
      ...store,
      load: (...given) => (isBroken ? Promise.reject(new Error("no disk")) : store.load(...given)),
    };
    for (const onProblem of [undefined, (...told: unknown[]) => problems.push(told)]) {
      isBroken = false;
      const matchId = await leftAlone(failing);
      const service = createMatchService({
        store: failing,
        games: [hosted],
        time,
        ...(onProblem !== undefined && { onProblem }),
      });
      isBroken = true;
      time.advance(5000);
      await service.settleDue();
      await service.atRest(matchId);
    }
    const told = problems.map(([problem]) => String(problem));
    expect(told.length).toBeGreaterThan(0);
    for (const each of told) expect(each).toMatch(/Work that is due failed .* \(Error, match /);
  });
});

/** An entry of somebody else's in which nothing happens. */
async function pass(store: MatchStore, matchId: string): Promise<void> {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged") throw new Error("it is not there");
  const { head, snapshot, version } = stored;
  const entry = { matchId, expectedVersion: version, seat: "", commandId: "other", body: "{}" };
  const rest = { events: "[]", link: "", head, snapshot, isPublic: false, isWaitedFor: false };
  await store.append({ ...entry, ...rest, status: "active", dueAtMs: 1, atMs: 1 });
}
