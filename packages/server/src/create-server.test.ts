/** The life of a server, over a store made for the test. */

import type { MatchStore } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { describe, expect, test } from "vitest";
import { createServer } from "./index.ts";

const newMatch = (): Request =>
  new Request("http://localhost/api/matches", {
    method: "POST",
    body: JSON.stringify({ game: "lunchtable", opponent: "random" }),
  });

const games = (): Request => new Request("http://localhost/api/games");

describe("a server that closes", () => {
  test("finishes what is under way, and takes nothing more", async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const store = memoryStore();
    const slow: MatchStore = {
      ...store,
      async append(entry) {
        begun.resolve();
        await gate.promise;
        return store.append(entry);
      },
    };
    const server = createServer({ store: slow });
    const creating = server.fetch(newMatch());
    await begun.promise;
    let isClosed = false;
    const closing = server.close().then(() => {
      isClosed = true;
    });
    const late = await server.fetch(games());
    expect([late.status, await late.json()]).toEqual([
      503,
      { error: { code: "closing", message: "The server is shutting down; try again shortly." } },
    ]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    gate.resolve();
    expect((await creating).status).toBe(201);
    await closing;
  });

  test("closes once, however often it is asked to", async () => {
    const server = createServer();
    expect(server.close()).toBe(server.close());
    await server.close();
  });

  test("leaves a store of the caller's own open", async () => {
    let closes = 0;
    const store: MatchStore = {
      ...memoryStore(),
      async close() {
        closes++;
      },
    };
    const server = createServer({ store });
    const { matchId } = (await (await server.fetch(newMatch())).json()) as { matchId: string };
    await server.close();
    expect(closes).toBe(0);
    expect(await store.load(matchId)).toMatchObject({ matchId });
  });
});

test("a server whose bots cannot be taken up says so, and still closes", async () => {
  const problems: unknown[] = [];
  const store: MatchStore = {
    ...memoryStore(),
    listDue: () => Promise.reject(new Error("no disk")),
  };
  const server = createServer({ store, onProblem: (problem) => problems.push(String(problem)) });
  await expect(server.ready).rejects.toThrow("A request failed (Error).");
  await server.close();
  expect(problems).toEqual(["MatchProblem: A request failed (Error)."]);
});
