/** Whoever makes a server may hand it more games: they are hosted like those that are always here. */
import { registerGame } from "@lunchtable-tcg/match";
import { blindBid } from "@tcg/core/fixtures/blind-bid";
import { expect, test } from "vitest";
import { useServer } from "../test/running-server.ts";
import type { HostedGame } from "./index.ts";
import type { GamesReply, RefusalReply } from "./protocol.ts";

const every = Object.keys(blindBid.rules.cards).flatMap((def) => [def, def]);
const hosted: HostedGame = {
  registered: registerGame({
    game: blindBid,
    seats: ["north", "east", "south"],
    options: (decks) => ({ decks }),
    checkDeck: () => null,
    describeCard: (def) => (blindBid.rules.cards[def] as object | undefined) ?? null,
  }),
  title: "Blind Bid",
  about: "bids all at once",
  rules: null,
  decks: {
    every: {
      title: "Every card",
      cards: every.filter((def, i) => !def.startsWith("bid-") || i % 2 === 0),
    },
  },
};
const server = useServer({ games: { "blind-bid": hosted } });

test("a game that was handed over is played to its end, with a bot at every other seat", async () => {
  const client = server.client();
  const matchId = await client.createMatch({ game: "blind-bid" });
  expect(await client.look(matchId)).toMatchObject({ game: "blind-bid", seat: "north" });
  let seen = await client.lookWhenMine(matchId);
  for (let i = 0; i < 200 && seen.status === "running"; i++) {
    const move = seen.legalMoves.find(({ anytime }) => anytime !== true)?.id ?? "";
    // The bots bid at the same time and may have been faster: then one looks again.
    const { status } = await client.act(matchId, seen.version, move);
    expect([200, 409]).toContain(status);
    seen = await client.lookWhenMine(matchId);
  }
  expect(seen.status).toBe("ended");
});

test("it is on offer beside the others, and says that it has no rulebook", async () => {
  const { body } = await server.client().get<GamesReply>("/api/games");
  expect(body.games.map(({ game, hasRules }) => [game, hasRules])).toEqual([
    ["lunchtable", true],
    ["lorcana", true],
    ["blind-bid", false],
  ]);
});

test("who asks for its rules is told which games have some", async () => {
  const { status, body } = await server.client().get<RefusalReply>("/api/games/blind-bid/rules");
  expect([status, body.error]).toEqual([
    404,
    {
      code: "no-such-game",
      message: "There are no rules of such a game. There are: lunchtable, lorcana.",
      known: ["lunchtable", "lorcana"],
    },
  ]);
});
