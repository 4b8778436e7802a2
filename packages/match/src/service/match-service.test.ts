import { type LegalMove, replayRecord } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { lunchTable, playableGames, skirmishGame } from "../../test/games.ts";
import { memoryStore } from "../memory/index.ts";
import type { PlayableGame } from "../testkit/index.ts";
import {
  type Bot,
  createMatchService,
  type MatchService,
  type RegisteredGame,
  type ServiceOptions,
} from "./index.ts";

const randomBot: Bot = {
  choose: ({ legalMoves, random }) => random.pick(legalMoves.filter(({ id }) => !givesUp(id))),
};

const givesUp = (id: string): boolean => /^(SURRENDER|concede|CONCEDE)/.test(id);

function setUp(options: Partial<ServiceOptions> = {}): MatchService {
  return createMatchService({
    store: memoryStore(),
    games: playableGames.map(({ registered }) => registered),
    bots: { random: randomBot },
    ...options,
  });
}

async function open(service: MatchService, { registered, deck }: PlayableGame): Promise<string> {
  const game = registered.game.id;
  const { matchId } = await service.createMatch({ game, player: "ada", deck, seed: 3 });
  return matchId;
}

async function begin(service: MatchService, game: PlayableGame): Promise<string> {
  const matchId = await open(service, game);
  await service.joinMatch({ matchId, player: "bob", deck: game.deck });
  await service.startMatch({ matchId, player: "bob" });
  return matchId;
}

async function beginWithBot(
  service: MatchService,
  game: PlayableGame,
  bot = "random",
): Promise<string> {
  const matchId = await open(service, game);
  await service.joinMatch({ matchId, player: "ada", bot, deck: game.deck });
  await service.startMatch({ matchId, player: "ada" });
  return matchId;
}

const failing = (code: string): unknown => expect.objectContaining({ name: "MatchError", code });

describe("before the start", () => {
  test("a match is open, and its creator sits at the first seat", async () => {
    const service = setUp();
    const matchId = await open(service, lunchTable);
    expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({
      status: "open",
      version: 1,
      seat: "host",
      seats: [
        { seat: "host", by: "player" },
        { seat: "away", by: "nobody" },
      ],
      actors: [],
      turn: null,
    });
    expect(await service.getPlayerView(matchId, "ada")).toMatchObject({
      view: null,
      legalMoves: [],
      cards: {},
    });
  });

  test("only games, seats and bots that are here can be asked for", async () => {
    const service = setUp();
    const { deck, registered } = lunchTable;
    const game = registered.game.id;
    const wanted = { game, player: "ada", deck };
    await expect(service.createMatch({ ...wanted, game: "chess" })).rejects.toEqual(
      failing("no-such-game"),
    );
    await expect(service.createMatch({ ...wanted, seat: "north" })).rejects.toEqual(
      failing("bad-request"),
    );
    const matchId = await open(service, lunchTable);
    const bot = { matchId, player: "ada", bot: "genius", deck };
    await expect(service.joinMatch(bot)).rejects.toEqual(failing("no-such-bot"));
    const stranger = { matchId, player: "eve", bot: "random", deck };
    await expect(service.joinMatch(stranger)).rejects.toEqual(failing("not-your-seat"));
  });

  test("a deck the game refuses is refused with its reason", async () => {
    const rejection = { code: "deck/illegal", message: "Too small." };
    const strict = { ...lunchTable.registered, checkDeck: () => rejection };
    const service = setUp({ games: [strict] });
    await expect(open(service, lunchTable)).rejects.toMatchObject({
      code: "bad-deck",
      message: "Too small.",
      data: { rejection },
    });
  });

  test("nobody sits twice, nobody joins a full match, and it starts only when it is full", async () => {
    const service = setUp();
    const { deck } = lunchTable;
    const matchId = await open(service, lunchTable);
    await expect(service.startMatch({ matchId, player: "ada" })).rejects.toMatchObject({
      code: "seats-empty",
      data: { empty: ["away"] },
    });
    await expect(service.joinMatch({ matchId, player: "ada", deck })).rejects.toEqual(
      failing("seat-taken"),
    );
    expect(await service.joinMatch({ matchId, player: "bob", deck })).toMatchObject({
      seat: "away",
    });
    await expect(service.joinMatch({ matchId, player: "carol", deck })).rejects.toEqual(
      failing("seat-taken"),
    );
    await expect(service.startMatch({ matchId, player: "carol" })).rejects.toEqual(
      failing("not-your-seat"),
    );
    const action = { matchId, player: "ada", expectedVersion: 2, commandId: "a", move: "END_TURN" };
    await expect(service.submitAction(action)).rejects.toEqual(failing("not-started"));
    await service.startMatch({ matchId, player: "bob" });
    await expect(service.startMatch({ matchId, player: "bob" })).rejects.toEqual(
      failing("already-started"),
    );
  });

  test("of two who take the last seat at once one gets it", async () => {
    const service = setUp();
    const { deck } = lunchTable;
    const matchId = await open(service, lunchTable);
    const tries = await Promise.allSettled(
      ["bob", "carol"].map((player) => service.joinMatch({ matchId, player, deck })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("who is asked", () => {
  test("a match that is not there, a stranger's action, a bad command id", async () => {
    const service = setUp();
    await expect(service.getPlayerView("nowhere", "ada")).rejects.toEqual(failing("no-such-match"));
    const matchId = await begin(service, lunchTable);
    const action = { matchId, player: "eve", expectedVersion: 3, commandId: "a", move: "END_TURN" };
    await expect(service.submitAction(action)).rejects.toEqual(failing("not-your-seat"));
    for (const commandId of ["", "a b", "x".repeat(65), "é"]) {
      await expect(service.submitAction({ ...action, player: "ada", commandId })).rejects.toEqual(
        failing("bad-request"),
      );
    }
  });

  test("a seat sees its hand and nobody else's; a spectator sees neither and may do nothing", async () => {
    const service = setUp();
    const matchId = await begin(service, lunchTable);
    const cardsOf = async (player: string): Promise<number[]> => {
      const { view } = await service.getPlayerView(matchId, player);
      return ["host", "away"].map((seat) => view?.zones[seat]?.hand?.cards.length ?? -1);
    };
    expect((await cardsOf("ada"))[0]).toBeGreaterThan(4);
    expect((await cardsOf("ada"))[1]).toBe(0);
    expect((await cardsOf("bob"))[0]).toBe(0);
    expect(await cardsOf("eve")).toEqual([0, 0]);
    expect((await service.getPlayerView(matchId, "eve")).legalMoves).toEqual([]);
    expect((await service.getPlayerView(matchId, "eve")).cards).toEqual({});
  });

  test("a list of matches and the meta name no player", async () => {
    const service = setUp();
    const matchId = await begin(service, lunchTable);
    const told = JSON.stringify([
      await service.listMatches("ada"),
      await service.getMatchMeta(matchId, "eve"),
      await service.getPlayerView(matchId, "ada"),
    ]);
    expect(told).toContain(matchId);
    expect(told).not.toMatch(/"(ada|bob)"/);
    expect(await service.listMatches("eve")).toEqual([]);
  });

  test("an open prompt is told to who is asked", async () => {
    const service = setUp();
    const matchId = await begin(service, lunchTable);
    const players = { host: "ada", away: "bob" } as const;
    for (let i = 0; i < 200; i++) {
      const { actors, version } = await service.getMatchMeta(matchId, "eve");
      const seat = actors[0] as "host" | "away";
      const asked = players[seat];
      const prompt = await service.getOpenPrompt(matchId, asked);
      if (prompt !== null) {
        expect(prompt.seat).toBe(seat);
        const other = players[seat === "host" ? "away" : "host"];
        expect(await service.getOpenPrompt(matchId, other)).toBeNull();
        expect(await service.getOpenPrompt(matchId, "eve")).toBeNull();
        return;
      }
      const { legalMoves } = await service.getPlayerView(matchId, asked);
      const move = legalMoves.find(({ id }) => !givesUp(id))?.id ?? "";
      const action = { matchId, player: asked, expectedVersion: version, commandId: `${i}`, move };
      expect(await service.submitAction(action)).toMatchObject({ ok: true });
    }
    throw new Error("nobody was asked anything in 200 moves");
  });
});

describe("news", () => {
  test("a subscriber hears of every version until it stops listening", async () => {
    const service = setUp();
    const matchId = await open(service, skirmishGame);
    const heard: number[] = [];
    const stop = service.subscribe(matchId, (version) => heard.push(version));
    await service.joinMatch({ matchId, player: "bob", deck: skirmishGame.deck });
    await service.startMatch({ matchId, player: "ada" });
    expect(heard).toEqual([2, 3]);
    stop();
    const { actors, version } = await service.getMatchMeta(matchId, "ada");
    const player = actors[0] === "red" ? "ada" : "bob";
    const [move] = (await service.getPlayerView(matchId, player)).legalMoves;
    const action = { matchId, player, expectedVersion: version, commandId: "a" };
    await service.submitAction({ ...action, move: move?.id ?? "" });
    expect(heard).toEqual([2, 3]);
  });
});

describe("bots", () => {
  for (const game of playableGames) {
    test(`a person plays ${game.registered.game.id} to its end against one`, async () => {
      const service = setUp();
      const matchId = await beginWithBot(service, game);
      for (let i = 0; i < 3000; i++) {
        await service.botsAtRest(matchId);
        const { status, version, seat, actors } = await service.getMatchMeta(matchId, "ada");
        if (status === "ended") {
          const { updates } = await service.getRecentEvents({ matchId, player: "ada", since: 0 });
          expect(updates.length).toBeGreaterThan(10);
          return;
        }
        expect(actors).toContain(seat);
        const { legalMoves } = await service.getPlayerView(matchId, "ada");
        const moves = legalMoves.filter(({ id }) => !givesUp(id));
        const move = moves[(i * 5) % moves.length]?.id ?? "";
        const action = { matchId, player: "ada", expectedVersion: version, commandId: `${i}` };
        expect(await service.submitAction({ ...action, move })).toMatchObject({ ok: true });
      }
      throw new Error("the match does not end");
    });
  }

  test("one that was to act when the process ended acts after the next start, the same", async () => {
    // Seat red is the bot's: with some seed it is first to act.
    const moves: string[] = [];
    for (const attempt of ["stays", "dies"]) {
      const store = memoryStore();
      // This one never answers: the process dies while it thinks.
      const stuck: Bot = { choose: () => new Promise<never>(() => {}) };
      const first = setUp({ store, bots: { random: attempt === "stays" ? randomBot : stuck } });
      let matchId = "";
      for (let i = 0; i < 50; i++) {
        matchId = await beginWithBot(first, skirmishGame);
        const { actors } = await first.getMatchMeta(matchId, "ada");
        if (actors.includes("blue")) break;
        await first.botsAtRest(matchId);
      }
      const after = attempt === "stays" ? first : setUp({ store });
      if (attempt === "dies") expect(await after.resumeBots()).toBeGreaterThanOrEqual(1);
      await after.botsAtRest(matchId);
      expect((await after.getMatchMeta(matchId, "ada")).actors).toEqual(["red"]);
      moves.push(`${(await store.readAfter(matchId, 3, 1))[0]?.commandId}`);
    }
    expect(moves).toEqual(["bot:3", "bot:3"]);
  });

  test("one knows whether a person waits for it, or bots play among themselves", async () => {
    const heard: boolean[] = [];
    const listening: Bot = {
      choose(situation) {
        heard.push(situation.isWaitedFor);
        return randomBot.choose(situation);
      },
    };
    const service = setUp({ bots: { random: listening } });
    while (heard.length === 0) {
      await service.botsAtRest(await beginWithBot(service, skirmishGame));
    }
    expect(new Set(heard)).toEqual(new Set([true]));

    heard.length = 0;
    const { registered, deck } = skirmishGame;
    const wanted = { game: registered.game.id, player: "ada", deck, seed: 3, bot: "random" };
    const { matchId } = await service.createMatch(wanted);
    await service.joinMatch({ matchId, player: "ada", bot: "random", deck });
    await service.startMatch({ matchId, player: "ada" });
    await service.botsAtRest(matchId);
    expect(new Set(heard)).toEqual(new Set([false]));
  });

  test("a close waits for none that still thinks; it moves after the next start", async () => {
    const store = memoryStore();
    const problems: unknown[] = [];
    const asked = Promise.withResolvers<void>();
    const late = Promise.withResolvers<LegalMove<never>>();
    const thinking: Bot = {
      choose() {
        asked.resolve();
        return late.promise;
      },
    };
    const service = setUp({ store, bots: { thinking }, onProblem: (it) => problems.push(it) });
    const { registered, deck } = skirmishGame;
    const wanted = { game: registered.game.id, player: "ada", deck, seed: 3, bot: "thinking" };
    const { matchId } = await service.createMatch(wanted);
    await service.joinMatch({ matchId, player: "ada", bot: "thinking", deck });
    const { version } = await service.startMatch({ matchId, player: "ada" });
    await asked.promise;
    await service.close();
    // What comes after the end is not heard.
    late.reject(new Error("disturbed"));
    await new Promise((resolve) => setImmediate(resolve));
    expect((await service.getMatchMeta(matchId, "ada")).version).toBe(version);
    expect(problems).toEqual([]);

    const after = setUp({ store, bots: { thinking: randomBot } });
    expect(await after.resumeBots()).toBe(1);
    await after.botsAtRest(matchId);
    expect((await after.getMatchMeta(matchId, "ada")).status).toBe("ended");
  });

  const faulty: readonly (readonly [string, Bot])[] = [
    [
      "throws",
      {
        choose() {
          throw new Error("no idea");
        },
      },
    ],
    [
      "names a move that is not legal",
      {
        choose: ({ legalMoves }) => ({ ...(legalMoves[0] as LegalMove<never>), id: "WIN" }),
      },
    ],
  ];
  for (const [what, bot] of faulty) {
    test(`one that ${what} still moves, and somebody is told`, async () => {
      const problems: unknown[] = [];
      const service = setUp({
        bots: { random: bot },
        onProblem: (problem) => problems.push(problem),
      });
      for (let i = 0; i < 20 && problems.length === 0; i++) {
        const matchId = await beginWithBot(service, skirmishGame);
        await service.botsAtRest(matchId);
        const meta = await service.getMatchMeta(matchId, "ada");
        expect(meta.actors).toEqual(["red"]);
        if (problems.length === 0) await passTurn(service, matchId);
        await service.botsAtRest(matchId);
      }
      expect(problems.length).toBeGreaterThan(0);
    });
  }

  async function passTurn(service: MatchService, matchId: string): Promise<void> {
    const { legalMoves, version } = await service.getPlayerView(matchId, "ada");
    const move = legalMoves.find(({ id }) => /end/i.test(id))?.id ?? "";
    const action = { matchId, player: "ada", expectedVersion: version, commandId: "pass", move };
    expect(await service.submitAction(action)).toMatchObject({ ok: true });
  }
});

describe("upgrades", () => {
  test("a match whose rules are not here is suspended: told as such, and not played on", async () => {
    const store = memoryStore();
    const matchId = await begin(setUp({ store }), lunchTable);
    const { registered } = lunchTable;
    const newer: RegisteredGame = {
      ...registered,
      game: { ...registered.game, cardSet: registered.game.cardSet, rulesVersion: 999 },
    };
    const service = setUp({ store, games: [newer] });
    expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({ status: "suspended" });
    expect((await service.listMatches("ada"))[0]).toMatchObject({ status: "suspended" });
    expect(await service.getPlayerView(matchId, "ada")).toMatchObject({
      view: null,
      legalMoves: [],
    });
    const action = {
      matchId,
      player: "ada",
      expectedVersion: 3,
      commandId: "a",
      move: "SURRENDER",
    };
    await expect(service.submitAction(action)).rejects.toEqual(failing("suspended"));
    const back = setUp({ store });
    expect(await back.submitAction(action)).toMatchObject({ ok: true });
    expect(await back.getMatchMeta(matchId, "ada")).toMatchObject({
      status: "ended",
      outcome: { winners: ["away"], reason: "surrender" },
    });
  });
});

describe("a match between bots", () => {
  test.each(playableGames)(
    "of $name is watched by who made it, and ends by itself",
    async (game) => {
      const service = setUp();
      const { registered, deck } = game;
      const wanted = { game: registered.game.id, player: "ada", deck, seed: 3, bot: "random" };
      const { matchId } = await service.createMatch(wanted);
      await expect(service.startMatch({ matchId, player: "bob" })).rejects.toEqual(
        failing("not-your-seat"),
      );
      await service.joinMatch({ matchId, player: "ada", bot: "random", deck });
      await service.startMatch({ matchId, player: "ada" });
      await service.botsAtRest(matchId);
      expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({
        status: "ended",
        seat: "spectator",
      });
      expect(await service.listMatches("ada")).toMatchObject([{ matchId }]);
    },
  );

  test("is not made with a bot that is not there", async () => {
    const { registered, deck } = lunchTable;
    const wanted = { game: registered.game.id, player: "ada", deck, bot: "genius" };
    await expect(setUp().createMatch(wanted)).rejects.toEqual(failing("no-such-bot"));
  });
});

describe("the record of a match", () => {
  test.each(playableGames)("of $registered.game.id plays again to the same end", async (game) => {
    const service = setUp();
    const { registered, deck } = game;
    const wanted = { game: registered.game.id, player: "ada", deck, seed: 5, bot: "random" };
    const { matchId } = await service.createMatch(wanted);
    await service.joinMatch({ matchId, player: "ada", bot: "random", deck });
    await service.startMatch({ matchId, player: "ada" });
    await service.botsAtRest(matchId);
    const record = await service.getRecord(matchId);
    expect(record.commands.length).toBeGreaterThan(10);
    // As it comes over the wire.
    const sent = JSON.parse(JSON.stringify(record)) as typeof record;
    expect(replayRecord(registered.game, sent)).toMatchObject({ ok: true });
  });

  test("is kept back while there are secrets", async () => {
    const service = setUp();
    const matchId = await begin(service, lunchTable);
    await expect(service.getRecord(matchId)).rejects.toEqual(failing("not-over"));
    await expect(service.getRecord("nowhere")).rejects.toEqual(failing("no-such-match"));
  });
});
