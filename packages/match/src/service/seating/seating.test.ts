import type { AnyHostableGame } from "@tcg/core/hosting";
import { describe, expect, test } from "vitest";
import { lunchTable, skirmishGame } from "../../../test/games.ts";
import { failing, open, setUp } from "../../../test/tables.ts";
import { sortedDeck } from "../../fairness/proofs.ts";

describe("before the start", () => {
  test("a match waits, and its creator sits at the first seat", async () => {
    const service = setUp();
    const matchId = await open(service, lunchTable);
    expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({
      status: "waiting",
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
    const { deck, hosted } = lunchTable;
    const game = hosted.game.id;
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

  test("a ranked match has neither a seed nor cards of somebody's own", async () => {
    const { deck, hosted } = skirmishGame;
    const readCards: AnyHostableGame["readCards"] = () => ({ ok: true, name: "x", hosted });
    const service = setUp({ games: [{ ...hosted, readCards }] });
    const wanted = { game: hosted.game.id, player: "ada", deck };
    for (const own of [{ seed: 3 }, { ownCards: [] }]) {
      const ranked = { ...wanted, ...own, mode: "ranked" } as const;
      await expect(service.createMatch(ranked)).rejects.toEqual(failing("bad-request"));
      await service.createMatch({ ...wanted, ...own });
    }
    await service.createMatch({ ...wanted, mode: "ranked" });
  });

  test("a config is tried with the deck of each seat at its own seat", async () => {
    const { hosted } = lunchTable;
    const [first, second] = Object.values(hosted.decks).map(({ cards }) => sortedDeck(cards));
    if (first === undefined || second === undefined) throw new Error("two decks are needed");
    const tried: unknown[] = [];
    const options: typeof hosted.options = (decks, more) => {
      tried.push(decks);
      return hosted.options(decks, { ...more, config: {} });
    };
    const service = setUp({ games: [{ ...hosted, options }] });
    const game = hosted.game.id;
    const wanted = { game, player: "ada", seat: "away", deck: first, config: { any: 1 } };
    const { matchId } = await service.createMatch(wanted);
    expect(tried.pop()).toEqual({ host: first, away: first });
    await service.joinMatch({ matchId, player: "bob", deck: second });
    expect(tried[0]).toEqual({ host: second, away: first });
    await service.createMatch({ ...wanted, opponents: [{ bot: "random", deck: second }] });
    expect(tried).toContainEqual({ host: second, away: first });
    expect(tried).not.toContainEqual({ host: first, away: second });
  });

  test("a deck the game refuses is refused with its reason", async () => {
    const rejection = { code: "deck/illegal", message: "Too small." };
    const strict = { ...lunchTable.hosted, checkDeck: () => rejection };
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
    const action = { matchId, player: "ada", expectedVersion: 1, commandId: "a", move: "END_TURN" };
    await expect(service.submitAction(action)).rejects.toEqual(failing("not-started"));
    expect(await service.joinMatch({ matchId, player: "bob", deck })).toMatchObject({
      seat: "away",
    });
    await expect(service.joinMatch({ matchId, player: "carol", deck })).rejects.toEqual(
      failing("already-started"),
    );
    await expect(service.startMatch({ matchId, player: "carol" })).rejects.toEqual(
      failing("not-your-seat"),
    );
    // It began by itself when the last one sat down: to start it again changes nothing.
    const { version } = await service.getMatchMeta(matchId, "bob");
    expect(await service.startMatch({ matchId, player: "bob" })).toEqual({ version });
    expect(await service.startMatch({ matchId, player: "ada" })).toEqual({ version });
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
