/** Whoever makes a server may hand it more games: they are hosted like those that are always here. */
import { hostedBlindBid } from "@tcg/core/fixtures/blind-bid";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { anyGame } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { useServer } from "../test/running-server.ts";
import type { GamesReply, RefusalReply } from "./protocol.ts";

const forThree = { ...hostedBlindBid, seats: ["north", "east", "south"] as const };
const server = useServer({ games: [anyGame(hostedSkirmish), anyGame(forThree)] });

test.each([
  ["skirmish", "red"],
  ["blind-bid", "north"],
])("%s, handed over, is played to its end, with a bot at every other seat", async (game, own) => {
  const client = server.client();
  const matchId = await client.createMatch({ game });
  expect(await client.look(matchId)).toMatchObject({ game, seat: own });
  let seen = await client.lookWhenMine(matchId);
  for (let i = 0; i < 400 && seen.status === "active"; i++) {
    const move = seen.legalMoves.findLast(({ anytime }) => anytime !== true)?.id ?? "";
    // Bots that bid at the same time may have been faster: then one looks again.
    const { status } = await client.act(matchId, seen.version, move);
    expect([200, 409]).toContain(status);
    seen = await client.lookWhenMine(matchId);
  }
  expect(seen.status).toBe("completed");
});

test("they are on offer beside the others, and say that they have no rulebook", async () => {
  const { body } = await server.client().get<GamesReply>("/api/games");
  expect(body.games.map(({ game, hasRules }) => [game, hasRules])).toEqual([
    ["lunchtable", true],
    ["lorcana", true],
    ["skirmish", false],
    ["blind-bid", false],
  ]);
});

test("who asks for their rules is told which games have some", async () => {
  const { status, body } = await server.client().get<RefusalReply>("/api/games/blind-bid/rules");
  expect([status, body.error]).toEqual([
    404,
    {
      code: "no-such-game",
      message: "There is no rulebook for this game. There are: lunchtable, lorcana.",
      data: { known: ["lunchtable", "lorcana"] },
    },
  ]);
});
