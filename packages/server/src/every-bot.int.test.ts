/** Every built-in bot plays over HTTP, wherever it thinks. */
import { testTime } from "@lunchtable-tcg/match/testkit";
import { botNames } from "@tcg/bots";
import { describe, expect, onTestFinished, test } from "vitest";
import { Client } from "../test/client.ts";
import { hostedGames } from "./games.ts";
import { noLimits, serve } from "./index.ts";

const DECISIONS = 3;

describe.each(botNames)("%s", (bot) => {
  test.each(hostedGames.map(({ game }) => game.id))(
    "plays %s against a guest and against itself",
    async (game) => {
      const problems: unknown[] = [];
      const onProblem = (problem: unknown): unknown => problems.push(problem);
      const time = testTime();
      const server = await serve({ port: 0, allowSeeds: true, limits: noLimits, time, onProblem });
      onTestFinished(() => server.close());
      const client = new Client(server.url);
      const watched = await client.createMatch({ game, opponent: bot, auto: bot });
      const { version } = await client.look(watched);
      const matchId = await client.createMatch({ game, opponent: bot });
      await client.playOn(matchId, DECISIONS);
      await expect
        .poll(async () => (await client.look(watched)).version)
        .toBeGreaterThan(version + DECISIONS);
      // In the middle of a thought, if it is one that thinks.
      await server.close();
      expect(problems).toEqual([]);
    },
  );
});
