/**
 * What a service does after another was killed: it takes over what is due, people first, few matches at a
 * time and the next as soon as a place is free. Nothing here waits for the machine: rounds are counted.
 */
import { describe, expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { givesUp } from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore, StoredMatch } from "../../store.ts";
import { type TestTime, testTime } from "../../testkit/test-time.ts";
import { type Bot, createMatchService, type MatchService, type ServiceOptions } from "../index.ts";

const { hosted, deck } = skirmishGame;
const game = hosted.game.id;
const stuck: Bot = { choose: () => new Promise<never>(() => {}) };
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}

const quit: Bot["choose"] = ({ legalMoves }) => legalMoves.find(({ id }) => givesUp(id)) as never;

function serviceOn(
  store: MatchStore,
  time: TestTime,
  bot: Bot,
  more: Partial<ServiceOptions> = {},
): MatchService {
  return createMatchService({ store, games: [hosted], bots: { bot }, time, ...more });
}

/** Matches whose bots have to move, left by a service that was killed: of people first, then of bots alone. */
async function left(
  store: MatchStore,
  time: TestTime,
  { people = 0, bots = 0, games = [hosted] },
): Promise<string[]> {
  const killed = serviceOn(store, time, stuck, { games });
  const ids: string[] = [];
  const opponents = [{ bot: "bot", deck }];
  for (let i = 0; i < people; i++) {
    // With this seed blue begins, which is the bot.
    const wanted = { game, player: "ada", deck, seed: 3, seat: "red", opponents };
    ids.push((await killed.createMatch(wanted)).matchId);
  }
  for (let i = 0; i < bots; i++) {
    const wanted = { game, player: "ada", deck, seed: 3, bot: "bot", opponents };
    ids.push((await killed.createMatch(wanted)).matchId);
  }
  await killed.close();
  time.advance(30_000);
  return ids;
}

/** A bot that gives up when it is told to, and whom it has been asked for. */
function slowBot() {
  const asked: { readonly isWaitedFor: boolean; readonly answer: () => void }[] = [];
  const bot: Bot = {
    choose: (situation) =>
      new Promise((resolve) => {
        const { isWaitedFor } = situation;
        asked.push({ isWaitedFor, answer: () => resolve(quit(situation)) });
      }),
  };
  return { bot, asked };
}

const overIn = async (store: MatchStore, ids: readonly string[]): Promise<number> => {
  const loaded = await Promise.all(ids.map((id) => store.load(id)));
  return loaded.filter(
    (match) => match !== null && match !== "unchanged" && /"completed"/.test(match.head),
  ).length;
};

describe("what another process left", () => {
  test("is taken over match after match, without waiting for the next round", async () => {
    const store = memoryStore();
    const time = testTime();
    const ids = await left(store, time, { people: 80, bots: 101 });
    const service = serviceOn(store, time, { choose: quit });
    const beganMs = time.now();
    await service.settleDue();
    for (let i = 0; i < 10_000 && (await overIn(store, ids)) < ids.length; i++) await turn();
    expect(await overIn(store, ids)).toBe(181);
    expect(time.now()).toBe(beganMs);
    expect(await store.listDue(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    await service.close();
  });

  test("is begun with those for whom people wait; bots alone get two places of four", async () => {
    const store = memoryStore();
    const time = testTime();
    await left(store, time, { people: 6, bots: 6 });
    const { bot, asked } = slowBot();
    const service = serviceOn(store, time, bot);
    const waitedFor = (): boolean[] => asked.map(({ isWaitedFor }) => isWaitedFor);
    expect(await service.settleDue()).toBe(4);
    await turns(20);
    expect(waitedFor()).toEqual([true, true, true, true]);
    for (const { answer } of asked.splice(0)) answer();
    await turns(20);
    expect(waitedFor()).toEqual([true, true, false, false]);
    for (const { answer } of asked.splice(0, 2)) answer();
    await turns(20);
    // Two places stay free for people.
    expect(waitedFor()).toEqual([false, false]);
    asked.shift()?.answer();
    await turns(20);
    expect(waitedFor()).toEqual([false, false]);
    await service.close();
  });

  test("is done in small portions: who asks something meanwhile is answered after a few of them", async () => {
    const store = memoryStore();
    const time = testTime();
    const [first = ""] = await left(store, time, { bots: 181 });
    let moves = 0;
    const counting: Bot = {
      choose: (situation) => {
        moves++;
        const others = situation.legalMoves.filter(({ id }) => !givesUp(id));
        return situation.random.pick(others);
      },
    };
    const service = serviceOn(store, time, counting);
    await service.serve();
    const between: number[] = [];
    for (let i = 0; i < 50; i++) {
      await turn();
      const before = moves;
      expect(service.health()).toEqual({ ok: true, problem: null });
      await service.getMatchMeta(first, "ada");
      between.push(moves - before);
    }
    expect(moves).toBeGreaterThan(20);
    expect(Math.max(...between)).toBeLessThanOrEqual(4);
    await service.close();
  });

  test("holds no place for ever: work that comes no further is left behind by the others", async () => {
    const store = memoryStore();
    const time = testTime();
    const ids = await left(store, time, { people: 5, bots: 1 });
    let asks = 0;
    const service = serviceOn(store, time, {
      choose: (situation) => (++asks <= 4 ? stuck.choose(situation) : quit(situation)),
    });
    await service.settleDue();
    await turns(20);
    expect(asks).toBe(4);
    time.advance(30_000);
    await turns(50);
    expect(await overIn(store, ids)).toBe(2);
    await service.close();
  });
});

test("a match that the game does not start is called off, and that is no failure", async () => {
  const store = memoryStore();
  const time = testTime();
  const dying: MatchStore = {
    ...store,
    append: (entry) =>
      entry.commandId === "create" ? store.append(entry) : Promise.reject(new Error("killed")),
  };
  const killed = serviceOn(dying, time, stuck);
  const opponents = [{ bot: "bot", deck }];
  const wanted = { game, player: "ada", deck, seed: "no seed", requestId: "r", opponents };
  await killed.createMatch(wanted).catch(() => {});
  await killed.close();
  time.advance(10_000);
  const problems: unknown[] = [];
  const onProblem = (problem: unknown): unknown => problems.push(problem);
  const service = serviceOn(store, time, stuck, { onProblem });
  expect(await service.settleDue()).toBe(1);
  await turns(20);
  const [match] = await service.listMatches({ of: "mine", player: "ada" });
  expect(match?.status).toBe("aborted");
  expect([problems, service.health()]).toEqual([[], { ok: true, problem: null }]);
  await service.close();
});

describe("a match whose bot thinks", () => {
  const begun = {
    game,
    player: "ada",
    deck,
    seed: 3,
    bot: "bot",
    opponents: [{ bot: "bot", deck }],
  };

  test("is left to others soon after its process was killed", async () => {
    const store = memoryStore();
    const time = testTime();
    let isDead = false;
    const dying: MatchStore = {
      ...store,
      claim: (...claim) => (isDead ? new Promise<never>(() => {}) : store.claim(...claim)),
    };
    const killed = serviceOn(dying, time, stuck);
    const { matchId } = await killed.createMatch(begun);
    await turns(5);
    const other = serviceOn(store, time, { choose: quit });
    // For as long as it lives and thinks, it is left alone.
    for (let seconds = 0; seconds < 100; seconds++) {
      time.advance(1000);
      expect(await other.settleDue()).toBe(0);
    }
    isDead = true;
    time.advance(25_000);
    expect(await other.settleDue()).toBe(1);
    await turns(20);
    expect(await overIn(store, [matchId])).toBe(1);
    await other.close();
  });

  test("is left to others at once when its process is closed", async () => {
    const store = memoryStore();
    const time = testTime();
    const first = serviceOn(store, time, stuck);
    const { matchId } = await first.createMatch(begun);
    await turns(5);
    time.advance(10_000);
    await first.close();
    const other = serviceOn(store, time, { choose: quit });
    expect(await other.settleDue()).toBe(1);
    await turns(20);
    expect(await overIn(store, [matchId])).toBe(1);
    await other.close();
  });
});

describe("matches whose rules are not here", () => {
  const old = {
    ...hosted,
    game: { ...hosted.game, cardSet: hosted.game.cardSet, rulesVersion: 99 },
  };

  test("do not hide what is due behind them, however many there are", async () => {
    const store = memoryStore();
    const time = testTime();
    await left(store, time, { people: 1100, games: [old] });
    const ids = await left(store, time, { people: 1, bots: 1 });
    const service = serviceOn(store, time, { choose: quit });
    for (let rounds = 0; rounds < 20; rounds++) {
      await service.settleDue();
      await turns(20);
    }
    expect(await overIn(store, ids)).toBe(2);
    await service.close();
  });

  test("are called off if these were never released, though nobody looks at them", async () => {
    const store = memoryStore();
    const time = testTime();
    const [matchId = ""] = await left(store, time, { bots: 1, games: [old] });
    const service = serviceOn(
      store,
      time,
      { choose: quit },
      { games: [{ ...hosted, neverReleased: [99] }] },
    );
    await service.settleDue();
    expect((await store.load(matchId)) as StoredMatch).toMatchObject({
      head: expect.stringContaining('"status":"aborted"') as unknown,
    });
    expect(await store.listDue(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    await service.close();
  });

  test("are found out once, and are forgotten when they are gone", async () => {
    const inner = memoryStore();
    const loads: string[] = [];
    const store: MatchStore = {
      ...inner,
      load: (matchId, ...known) => {
        loads.push(matchId);
        return inner.load(matchId, ...known);
      },
    };
    const time = testTime();
    const ids = await left(inner, time, { people: 3, games: [old] });
    const service = serviceOn(store, time, { choose: quit });
    for (let rounds = 0; rounds < 4; rounds++) await service.settleDue();
    expect(loads.toSorted()).toEqual(ids.toSorted());
    // Another process, which has the rules, goes on with one: it is due at another version.
    const other = serviceOn(inner, time, { choose: quit }, { games: [old] });
    await other.abandon({ matchId: ids[0] as string, player: "ada" });
    await other.close();
    for (let rounds = 0; rounds < 2; rounds++) await service.settleDue();
    expect(loads).toHaveLength(3);
    await service.close();
  });
});
