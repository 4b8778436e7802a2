import { replayRecord } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { describe, expect, test } from "vitest";
import { lunchTable, playableGames, skirmishGame } from "../../test/games.ts";
import {
  atRest,
  begin,
  beginBetweenBots,
  failing,
  givesUp,
  open,
  setUp,
} from "../../test/tables.ts";
import { memoryStore } from "../memory/index.ts";

/** Where somebody could write to a value and change it. */
function writable(value: unknown, path = "it"): string[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.entries(value).flatMap(([key, part]) => writable(part, `${path}.${key}`));
  return Object.isFrozen(value) ? within : [path, ...within];
}

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
      await service.listMatches({ of: "mine", player: "ada" }),
      await service.getMatchMeta(matchId, "eve"),
      await service.getPlayerView(matchId, "ada"),
    ]);
    expect(told).toContain(matchId);
    expect(told).not.toMatch(/"(ada|bob)"/);
    expect(await service.listMatches({ of: "mine", player: "eve" })).toEqual([]);
  });

  test("whoever writes to what it was given fails, and changes nothing for others", async () => {
    const service = setUp();
    const matchId = await begin(service, lunchTable);
    const given = {
      seen: await service.getPlayerView(matchId, "ada"),
      meta: await service.getMatchMeta(matchId, "ada"),
    };
    expect(writable(given.seen)).toEqual([]);
    expect(writable(given.meta)).toEqual([]);
    const [card] = given.seen.view?.zones.host?.hand?.cards ?? [];
    expect(() => Object.assign(card ?? {}, { def: "no-such-card" })).toThrow(TypeError);
    const again = JSON.stringify(await service.getPlayerView(matchId, "ada"));
    expect(again).not.toContain("no-such-card");
  });

  test("an open prompt is told to whoever is asked", async () => {
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
        expect(writable(prompt)).toEqual([]);
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
    const stop = service.subscribe(matchId, ({ version }) => heard.push(version));
    await service.joinMatch({ matchId, player: "bob", deck: skirmishGame.deck });
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

describe("upgrades", () => {
  test("a match whose rules are not here is suspended: told as such, and not played on", async () => {
    const store = memoryStore();
    const matchId = await begin(setUp({ store }), lunchTable);
    const { hosted } = lunchTable;
    const newer: AnyHostableGame = {
      ...hosted,
      game: { ...hosted.game, cardSet: hosted.game.cardSet, rulesVersion: 999 },
    };
    const service = setUp({ store, games: [newer] });
    expect(await service.getMatchMeta(matchId, "ada")).toMatchObject({ status: "suspended" });
    expect((await service.listMatches({ of: "mine", player: "ada" }))[0]).toMatchObject({
      status: "suspended",
    });
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
      status: "completed",
      outcome: { winners: ["away"], reason: "surrender" },
    });
  });
});

describe("the record of a match", () => {
  test.each(playableGames)("of $hosted.game.id plays again to the same end", async (game) => {
    const service = setUp();
    const { hosted } = game;
    const matchId = await beginBetweenBots(service, game);
    await atRest(service, matchId);
    const record = await service.getRecord(matchId);
    expect(record.commands.length).toBeGreaterThan(10);
    // As it comes over the wire.
    const sent = JSON.parse(JSON.stringify(record)) as typeof record;
    expect(replayRecord(hosted.game, sent)).toMatchObject({ ok: true });
  });

  test("is kept back while there are secrets", async () => {
    const service = setUp();
    const matchId = await begin(service, lunchTable);
    await expect(service.getRecord(matchId)).rejects.toEqual(failing("not-over"));
    await expect(service.getRecord("nowhere")).rejects.toEqual(failing("no-such-match"));
  });
});
