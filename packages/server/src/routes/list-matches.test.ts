import { createMatchService } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { expect, onTestFinished, test } from "vitest";
import { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";

import { hostedGames } from "../games.ts";
import { serve } from "../index.ts";
import type { MatchesReply } from "../protocol.ts";

const time = testTime();
const server = useServer({ time });

test("GET /api/matches lists the guest's own matches, the latest first", async () => {
  const client = server.client();
  const older = await client.createMatch();
  const newer = await client.createMatch({ opponent: "greedy" });
  const { version } = await client.lookWhenMine(older);
  await client.lookWhenMine(newer);
  time.advance(1000);
  await client.act(older, version, "SURRENDER");
  await server.client().createMatch();

  const { body } = await client.get<MatchesReply>("/api/matches");
  const running = {
    status: "active",
    seat: "host",
    turn: expect.any(Number) as unknown,
    yourMove: true,
  };
  expect(body.matches).toMatchObject([
    { matchId: older, opponent: "random", status: "completed", yourMove: false },
    { matchId: newer, opponent: "greedy", ...running },
  ]);
});

test("GET /api/matches lists nothing for a stranger", async () => {
  const { status, body } = await server.client().get("/api/matches");
  expect([status, body]).toEqual([200, { matches: [] }]);
});

test("GET /api/matches tells against whom: a bot by its name, a person as one, or nobody yet", async () => {
  const store = memoryStore();
  const own = await serve({ port: 0, store });
  onTestFinished(() => own.close());
  const client = new Client(own.url);
  await client.createMatch({ seed: undefined, opponent: "greedy", auto: "random" });
  const guest = /=(g_[^.]+)/.exec(client.cookie)?.[1] ?? "";
  // People sit down elsewhere: no route seats two of them.
  const service = createMatchService({ store, games: hostedGames });
  const { cards: deck } = Object.values(hostedGames[0]?.decks ?? {})[0] ?? { cards: [] };
  for (const others of [[], ["bob"]]) {
    const { matchId } = await service.createMatch({ game: "lunchtable", player: guest, deck });
    for (const player of others) await service.joinMatch({ matchId, player, deck });
  }
  const { body } = await client.get<MatchesReply>("/api/matches");
  // Who watches two bots is told of the one at the first seat.
  expect(body.matches.map(({ opponent }) => String(opponent)).toSorted()).toEqual([
    "nobody",
    "player",
    "random",
  ]);
});
