/** A game that an embedding server names by its module is played on threads, as the built-in ones are. */
import { createRandom, type GameTypes } from "@tcg/core";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { expect, onTestFinished, test } from "vitest";
import { Client } from "../test/client.ts";
import { createServer, noLimits, serve } from "./index.ts";
import type { RecordedMatch } from "./protocol.ts";
import { createRecords } from "./records/records.ts";
import { botsOnThreads } from "./thinking/bots-on-threads.ts";
import { thinkingThreads } from "./thinking/thinking-threads.ts";

const module = new URL("../../core/fixtures/skirmish/index.ts", import.meta.url).href;
const entry = { module, export: "hostedSkirmish" };
const hosted = anyGame(hostedSkirmish);

test("its bots think there", async () => {
  const modules = [{ ...entry, hosted }];
  const threads = thinkingThreads({}, modules);
  onTestFinished(() => threads.close());
  const here = {
    choose(): never {
      throw new Error("it thinks on the event loop");
    },
  };
  const bots = botsOnThreads({ planner: here }, threads, { modules });
  const { game } = hosted;
  const [first, second = first] = Object.values(hosted.decks).map(({ cards }) => cards);
  const started = game.start(hosted.options({ red: first ?? [], blue: second ?? [] }, { seed: 1 }));
  if (!started.ok) throw new Error(started.rejection.message);
  const [seat = ""] = game.actors(started.state);
  const legalMoves = game.legalMoves(started.state, seat);
  const chosen = await bots.planner?.choose<GameTypes>({
    game,
    ...game.insight(started.state, seat),
    legalMoves,
    random: createRandom(1),
    isWaitedFor: true,
  });
  expect(legalMoves).toContainEqual(chosen);
});

test("a server that loads it plays it against a bot that thinks, and checks its record on a thread", async () => {
  const server = await serve({ port: 0, allowSeeds: true, limits: noLimits, games: [entry] });
  onTestFinished(() => server.close());
  const client = new Client(server.url);
  const matchId = await client.createMatch({ game: "skirmish", opponent: "hard" });
  await client.playOn(matchId, 3);
  await client.post(`/api/matches/${matchId}/abandon`, {});
  const { body: record } = await client.get<RecordedMatch>(`/api/matches/${matchId}/record`);
  expect((await client.post("/api/verify", { record })).body).toMatchObject({ ok: true });
  // On the event loop this game could not even start.
  const broken: AnyHostableGame = {
    ...hosted,
    game: {
      ...hosted.game,
      start() {
        throw new Error("it is played on the event loop");
      },
    },
  };
  const records = createRecords([broken], {}, [{ ...entry, hosted: broken }]);
  onTestFinished(() => records.close());
  expect(await records.play({ kind: "verify", record }, "ada")).toMatchObject({ ok: true });
});

test("one that is not there, or exports no game, is told at the start", async () => {
  const open = (changes: object) => serve({ port: 0, games: [{ ...entry, ...changes }] });
  await expect(open({ export: "course" })).rejects.toThrow("exports no game as course");
  await expect(open({ module: "./no-such-game.js" })).rejects.toThrow();
  expect(() => createServer({ games: [entry] })).toThrow("give the game as `hosted`");
});
