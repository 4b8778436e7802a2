/** What the service answers, stores and asks its store, one question at a time. */
import { sha256Hex } from "@tcg/core";
import { hostedBlindBid } from "@tcg/core/fixtures/blind-bid";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { describe, expect, test } from "vitest";
import { skirmishGame } from "../../test/games.ts";
import { time } from "../../test/tables.ts";
import { memoryStore } from "../memory/index.ts";
import type { MatchStore } from "../store.ts";
import { type Bot, createMatchService, type MatchService } from "./index.ts";

const { hosted, deck } = skirmishGame;
const game = hosted.game.id;
const stuck: Bot = { choose: () => new Promise<never>(() => {}) };
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function setUp(store = memoryStore(), games: readonly AnyHostableGame[] = [hosted]) {
  return createMatchService({ store, games, bots: { stuck }, time });
}

async function setupOf(store: MatchStore, matchId: string) {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged") throw new Error("it is not there");
  return JSON.parse(stored.setup) as { seed: unknown; botSeed: string; config: object };
}

/** Ada and bob at a match that has begun; whose move it is. */
async function begin(service: MatchService) {
  const { matchId } = await service.createMatch({ game, player: "ada", deck, seed: 3 });
  const { version } = await service.joinMatch({ matchId, player: "bob", deck });
  const { actors } = await service.getMatchMeta(matchId, "ada");
  const player = actors[0] === "red" ? "ada" : "bob";
  const { legalMoves } = await service.getPlayerView(matchId, player);
  const move = legalMoves.find(({ anytime }) => anytime !== true)?.id ?? "";
  return { matchId, version, player, move };
}

describe("a new match", () => {
  test("has an id that nobody guesses, and stands at its first version", async () => {
    const service = setUp();
    const made = await service.createMatch({ game, player: "ada", deck });
    expect(made).toEqual({
      matchId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      seat: "red",
      version: 1,
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      inviteCode: null,
    });
    const other = await service.createMatch({ game, player: "ada", deck, seat: "blue" });
    expect(other.seat).toBe("blue");
    expect(other.matchId).not.toBe(made.matchId);
  });

  test("gets 256 bits that nobody knows for its cards, and others for its bots", async () => {
    const store = memoryStore();
    const service = setUp(store);
    const seeds: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      const { matchId } = await service.createMatch({ game, player: "ada", deck });
      expect((await setupOf(store, matchId)).seed).toBeNull();
      await service.joinMatch({ matchId, player: "bob", deck });
      const { seed, botSeed } = await setupOf(store, matchId);
      seeds.push(seed, botSeed);
    }
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(seeds).size).toBe(4);
  });

  test("with a seed from outside has that, and bots of that seed; and the config it was given", async () => {
    const store = memoryStore();
    const config = { castle: 12 };
    const wanted = { game, player: "ada", deck, seed: 3, config };
    const { matchId } = await setUp(store).createMatch(wanted);
    const botSeed = sha256Hex("bots 3");
    expect(await setupOf(store, matchId)).toMatchObject({ seed: 3, botSeed, config });
  });

  test("is of the latest rules of that name", async () => {
    const old = { ...hosted, game: { ...hosted.game, rulesVersion: 0 } };
    const service = setUp(memoryStore(), [old, hosted]);
    const { matchId } = await service.createMatch({ game, player: "ada", deck });
    const { rulesVersion } = await service.getMatchMeta(matchId, "ada");
    expect(rulesVersion).toBe(hosted.game.rulesVersion);
  });
});

describe("who sits down", () => {
  test("gets the first seat that is free, and the match in the list", async () => {
    const seated: AnyHostableGame["seats"] = ["north", "east", "south"];
    const { cards: every = [] } = hostedBlindBid.decks.every ?? {};
    const three = { ...anyGame(hostedBlindBid), seats: seated };
    const service = setUp(memoryStore(), [three]);
    const { matchId } = await service.createMatch({
      game: "blind-bid",
      player: "ada",
      deck: every,
    });
    const seats: string[] = [];
    for (const player of ["bob", "cyd"]) {
      seats.push((await service.joinMatch({ matchId, player, deck: every })).seat);
      expect(await service.listMatches({ of: "mine", player })).toMatchObject([{ matchId }]);
    }
    expect(seats).toEqual(["east", "south"]);
  });

  test("brings a deck that the game takes", async () => {
    const rejection = { code: "deck/illegal", message: "Too small." };
    const strict = {
      ...hosted,
      checkDeck: (given: readonly string[]) => (given.length === 0 ? rejection : null),
    };
    const service = setUp(memoryStore(), [strict]);
    const { matchId } = await service.createMatch({ game, player: "ada", deck });
    await expect(service.joinMatch({ matchId, player: "bob", deck: [] })).rejects.toMatchObject({
      code: "bad-deck",
      data: { rejection },
    });
  });

  test("comes before the start", async () => {
    const service = setUp();
    const { matchId } = await begin(service);
    await expect(service.joinMatch({ matchId, player: "cyd", deck })).rejects.toMatchObject({
      code: "already-started",
    });
  });
});

test("a match that the game does not start says why", async () => {
  const service = setUp();
  const { matchId } = await service.createMatch({ game, player: "ada", deck, seed: "no seed" });
  await expect(service.joinMatch({ matchId, player: "bob", deck })).rejects.toMatchObject({
    code: "cannot-start",
    data: { rejection: { code: "options/bad-seed" } },
  });
  expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({
    status: "aborted",
    stopped: expect.stringContaining("cannot start") as unknown,
  });
});

describe("an action", () => {
  test("that the rules forbid, or that is none, is refused and changes nothing", async () => {
    const service = setUp();
    const { matchId, version, player, move } = await begin(service);
    const idle = player === "ada" ? "bob" : "ada";
    const action = { matchId, expectedVersion: version, commandId: "a" };
    expect(await service.submitAction({ ...action, player: idle, move })).toMatchObject({
      ok: false,
      rejection: { code: "turn/not-yours" },
    });
    expect(await service.submitAction({ ...action, player, move: "DANCE" })).toMatchObject({
      ok: false,
      rejection: { code: "command/unknown" },
    });
    expect((await service.getMatchMeta(matchId, "ada")).version).toBe(version);
  });

  test("is heard of, and is the same action in another spelling", async () => {
    const service = setUp();
    const { matchId, version, player, move } = await begin(service);
    const heard: number[] = [];
    service.subscribe(matchId, (committed) => heard.push(committed.version));
    const action = { matchId, player, expectedVersion: version, commandId: "a", move };
    const done = await service.submitAction(action);
    expect(done).toMatchObject({ ok: true, version: version + 1 });
    expect(await service.submitAction({ ...action, move: `  ${move}  ` })).toEqual(done);
    expect(heard).toEqual([version + 1]);
  });

  test("that makes it a bot's move says so in the store, and no longer when it is a person's", async () => {
    const store = memoryStore();
    const service = setUp(store);
    const opponents = [{ bot: "stuck", deck }];
    const wanted = { game, player: "ada", deck, seed: 3, opponents };
    const { matchId } = await service.createMatch(wanted);
    for (let i = 0; i < 100; i++) {
      const { actors, version, legalMoves } = await look(service, matchId);
      const due = await store.listDue(time.now(), 10);
      expect(due.map((one) => one.matchId)).toEqual(actors.includes("blue") ? [matchId] : []);
      if (actors.includes("blue")) return service.close();
      const move = legalMoves.find(({ id }) => /end/i.test(id))?.id ?? legalMoves[0]?.id ?? "";
      const action = { matchId, player: "ada", expectedVersion: version, commandId: `${i}`, move };
      expect(await service.submitAction(action)).toMatchObject({ ok: true });
    }
    throw new Error("it is never the bot's move");
  });
});

async function look(service: MatchService, matchId: string) {
  const { version, legalMoves, view } = await service.getPlayerView(matchId, "ada");
  return { version, legalMoves, actors: view?.actors ?? [] };
}

describe("the store", () => {
  function watched() {
    const store = memoryStore();
    const loads: (number | undefined)[] = [];
    const spy: MatchStore = {
      ...store,
      load(matchId, knownVersion) {
        loads.push(knownVersion);
        return store.load(matchId, knownVersion);
      },
    };
    return { spy, loads };
  }

  test("is not read again for what was just written", async () => {
    const { spy, loads } = watched();
    const service = setUp(spy);
    const { matchId } = await service.createMatch({ game, player: "ada", deck });
    await service.getMatchMeta(matchId, "ada");
    expect(loads).toEqual([1]);
  });

  test("is not asked before an action that it takes, nor by bots where there is none", async () => {
    const { spy, loads } = watched();
    const service = setUp(spy);
    const { matchId, version, player, move } = await begin(service);
    loads.length = 0;
    const action = { matchId, player, expectedVersion: version, commandId: "a", move };
    await service.submitAction(action);
    await settled();
    await settled();
    expect(loads).toEqual([]);
  });

  test("is asked before an action is refused: the match may have moved on elsewhere", async () => {
    const { spy, loads } = watched();
    const [service, other] = [setUp(spy), setUp(spy)];
    const { matchId, version, player, move } = await begin(service);
    const first = { matchId, player, expectedVersion: version, commandId: "a", move };
    loads.length = 0;
    const wrong = { ...first, commandId: "w", move: "NO SUCH MOVE" };
    expect(await service.submitAction(wrong)).toMatchObject({ ok: false });
    expect(loads).toEqual([version]);
    expect(await other.submitAction(first)).toMatchObject({ ok: true });
    // By the version that is known here both would be refused by the rules, or taken.
    for (const late of [wrong, { ...first, commandId: "b" }]) {
      await expect(service.submitAction(late)).rejects.toMatchObject({
        code: "stale-version",
        data: { version: version + 1 },
      });
    }
    expect(await service.submitAction(first)).toMatchObject({ ok: true, version: version + 1 });
  });
});

describe("who listens", () => {
  test("hears of news whoever else stops, and nothing after the end", async () => {
    const service = setUp();
    const { matchId } = await service.createMatch({ game, player: "ada", deck, seed: 3 });
    const heard: string[] = [];
    const stop = service.subscribe(matchId, ({ version }) => heard.push(`first ${version}`));
    const stopSecond = service.subscribe(matchId, ({ version }) => heard.push(`second ${version}`));
    service.subscribe(matchId, ({ version }) => heard.push(`third ${version}`));
    stop();
    await service.joinMatch({ matchId, player: "bob", deck });
    stopSecond();
    expect(heard).toEqual(["second 2", "third 2", "second 3", "third 3"]);
    await service.close();
    const { actors } = await service.getMatchMeta(matchId, "ada");
    const player = actors[0] === "red" ? "ada" : "bob";
    const [move] = (await service.getPlayerView(matchId, player)).legalMoves;
    const action = { matchId, player, expectedVersion: 3, commandId: "a", move: move?.id ?? "" };
    expect(await service.submitAction(action)).toMatchObject({ ok: true });
    expect(heard).toHaveLength(4);
  });
});

describe("who comes too late", () => {
  test("to the last seat is told so", async () => {
    const service = setUp();
    const { matchId } = await service.createMatch({ game, player: "ada", deck });
    const tries = await Promise.allSettled(
      ["bob", "cyd"].map((player) => service.joinMatch({ matchId, player, deck })),
    );
    const lost = tries.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ code: "seat-taken" });
  });

  test("because something else happens again and again is told the version there is", async () => {
    const store = memoryStore();
    const service = setUp({
      ...store,
      append: (entry) =>
        entry.commandId.startsWith("join")
          ? Promise.resolve({ ok: false, reason: "stale-version", version: 7 })
          : store.append(entry),
    });
    const { matchId } = await service.createMatch({ game, player: "ada", deck });
    await expect(service.joinMatch({ matchId, player: "bob", deck })).rejects.toMatchObject({
      code: "stale-version",
      data: { version: 7 },
    });
  });
});

test("a match that waits has no state yet, and is listed as waiting", async () => {
  const store = memoryStore();
  const service = setUp(store);
  const { matchId } = await service.createMatch({ game, player: "ada", deck });
  expect(await store.load(matchId)).toMatchObject({ snapshot: null });
  expect(await service.listMatches({ of: "mine", player: "ada" })).toMatchObject([
    { matchId, status: "waiting" },
  ]);
});
