import type { LegalMove } from "@tcg/core";
import { describe, expect, test } from "vitest";
import { lunchTable, playableGames, skirmishGame } from "../../../test/games.ts";
import {
  atRest,
  beginBetweenBots,
  beginWithBot,
  failing,
  givesUp,
  randomBot,
  setUp,
  time,
} from "../../../test/tables.ts";
import { memoryStore } from "../../memory/index.ts";
import type { Bot, MatchService } from "../index.ts";

/** As a bot sees them that does not keep to the types. */
interface SkirmishZones {
  readonly blue: { readonly hand: { readonly cards: { def: string }[] } };
}

describe("bots", () => {
  for (const game of playableGames) {
    test(`a person plays ${game.hosted.game.id} to its end against one`, async () => {
      const service = setUp();
      const matchId = await beginWithBot(service, game);
      for (let i = 0; i < 3000; i++) {
        await atRest(service, matchId);
        const { status, version, seat, actors } = await service.getMatchMeta(matchId, "ada");
        if (status === "completed") {
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
        await atRest(first, matchId);
      }
      const after = attempt === "stays" ? first : setUp({ store });
      time.advance(5000);
      if (attempt === "dies") expect(await after.settleDue()).toBeGreaterThanOrEqual(1);
      await atRest(after, matchId);
      expect((await after.getMatchMeta(matchId, "ada")).actors).toEqual(["red"]);
      moves.push(`${(await store.readAfter(matchId, 2, 1))[0]?.commandId}`);
    }
    expect(moves).toEqual(["bot 2", "bot 2"]);
  });

  test("one that writes to what it is given changes nothing, and its fault is told", async () => {
    const problems: string[] = [];
    const rewriting: Bot = {
      choose({ view, legalMoves }) {
        const { blue } = view.zones as unknown as SkirmishZones;
        for (const card of blue.hand.cards) card.def = "no-such-card";
        return legalMoves[0] as never;
      },
    };
    const service = setUp({
      bots: { rewriting },
      onProblem: (problem) => problems.push(String(problem)),
    });
    const matchId = await beginWithBot(service, skirmishGame, "rewriting");
    for (let i = 0; i < 40 && problems.length === 0; i++) {
      await atRest(service, matchId);
      const { version, legalMoves } = await service.getPlayerView(matchId, "ada");
      const [move] = legalMoves.filter(({ id }) => !givesUp(id));
      const action = { matchId, player: "ada", expectedVersion: version, commandId: `${i}` };
      if (move !== undefined) await service.submitAction({ ...action, move: move.id });
    }
    await atRest(service, matchId);
    expect(problems.join()).toMatch(/A bot failed; .* \(TypeError, match /);
    const { view } = await service.getPlayerView(matchId, "ada");
    expect(JSON.stringify(view)).not.toContain("no-such-card");
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
      await atRest(service, await beginWithBot(service, skirmishGame));
    }
    expect(new Set(heard)).toEqual(new Set([true]));

    heard.length = 0;
    const matchId = await beginBetweenBots(service, skirmishGame);
    await atRest(service, matchId);
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
    const matchId = await beginBetweenBots(service, skirmishGame, "thinking");
    const { version } = await service.getMatchMeta(matchId, "ada");
    await asked.promise;
    await service.close();
    // What comes after the end is not heard.
    late.reject(new Error("disturbed"));
    await new Promise((resolve) => setImmediate(resolve));
    expect((await service.getMatchMeta(matchId, "ada")).version).toBe(version);
    expect(problems).toEqual([]);

    const after = setUp({ store, bots: { thinking: randomBot } });
    time.advance(5000);
    expect(await after.settleDue()).toBe(1);
    await atRest(after, matchId);
    expect((await after.getMatchMeta(matchId, "ada")).status).toBe("completed");
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
        await atRest(service, matchId);
        const meta = await service.getMatchMeta(matchId, "ada");
        expect(meta.actors).toEqual(["red"]);
        if (problems.length === 0) await passTurn(service, matchId);
        await atRest(service, matchId);
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

describe("a match between bots", () => {
  test.each(playableGames)(
    "of $hosted.game.id is watched by whoever made it, and ends by itself",
    async (game) => {
      const service = setUp();
      const { hosted, deck } = game;
      const wanted = { game: hosted.game.id, player: "ada", deck, seed: 3, bot: "random" };
      const { matchId } = await service.createMatch(wanted);
      await expect(service.startMatch({ matchId, player: "bob" })).rejects.toEqual(
        failing("not-your-seat"),
      );
      await service.joinMatch({ matchId, player: "ada", bot: "random", deck });
      await atRest(service, matchId);
      expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({
        status: "completed",
        seat: "spectator",
      });
      expect(await service.listMatches({ of: "mine", player: "ada" })).toMatchObject([{ matchId }]);
    },
  );

  test("is not made with a bot that is not there", async () => {
    const { hosted, deck } = lunchTable;
    const wanted = { game: hosted.game.id, player: "ada", deck, bot: "genius" };
    await expect(setUp().createMatch(wanted)).rejects.toEqual(failing("no-such-bot"));
  });
});
