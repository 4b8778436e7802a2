/** Matches between bots go on after a restart, and so they still count. */
import type { Bot, MatchStore } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { random } from "@tcg/bots";
import { expect, test } from "vitest";
import { Client } from "../../test/client.ts";
import { memoryIdentities } from "../identities/memory-identities.ts";
import { type Listening, serve } from "../index.ts";
import type { CreatedMatch, RefusalReply } from "../protocol.ts";
import { noLimits } from "./limits.ts";

const never: Bot = { choose: () => new Promise(() => {}) };
const bots = { random, never };
const secret = "0".repeat(64);

/** What outlives a server. */
function keptData() {
  const store = memoryStore();
  return { store, identities: memoryIdentities(), secret, time: testTime() };
}

type Kept = ReturnType<typeof keptData>;

async function during<T>(
  kept: Kept & { readonly store: MatchStore },
  running: Partial<typeof noLimits.running>,
  act: (server: Listening) => Promise<T>,
): Promise<T> {
  const limits = { ...noLimits, running: { ...noLimits.running, ...running } };
  const server = await serve({ port: 0, bots, limits, ...kept });
  try {
    return await act(server);
  } finally {
    await server.close();
  }
}

const ofBots = { game: "lunchtable", opponent: "random", auto: "never" };

async function create(client: Client, changes: object = {}): Promise<[number, string, string]> {
  const { status, body } = await client.post<Partial<CreatedMatch & RefusalReply>>("/api/matches", {
    ...ofBots,
    ...changes,
  });
  return [status, body.matchId ?? "", body.error?.message ?? ""];
}

test("a restart makes no room among all matches of bots", async () => {
  const kept = keptData();
  await during(kept, { botsOnlyOfAll: 3 }, async ({ url }) => {
    // These count for nothing: a person waits for an opponent, and another plays.
    expect((await new Client(url).createMatch({ opponent: null, seed: undefined })) !== "").toBe(
      true,
    );
    expect((await create(new Client(url), { auto: undefined }))[0]).toBe(201);
    for (let i = 0; i < 2; i++) expect((await create(new Client(url)))[0]).toBe(201);
  });
  await during(kept, { botsOnlyOfAll: 3 }, async ({ url }) => {
    // At the same time: what was left is counted before any of them.
    const answers = await Promise.all([1, 2, 3].map(() => create(new Client(url))));
    expect(answers.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([201, 429, 429]);
    expect(answers.find(([status]) => status === 429)?.[2]).toBe(
      "Bots play too many matches at the moment. Wait for one to end.",
    );
  });
});

test("one that ends after a restart makes room", async () => {
  const kept = keptData();
  await during(kept, { botsOnlyOfAll: 1 }, async ({ url }) => create(new Client(url)));
  const limits = { ...noLimits, running: { ...noLimits.running, botsOnlyOfAll: 1 } };
  // The bot that never moved moves now.
  const server = await serve({ port: 0, bots: { random, never: random }, limits, ...kept });
  const makesRoom = async (): Promise<number> => {
    kept.time.advance(1000);
    return (await create(new Client(server.url)))[0];
  };
  await expect.poll(makesRoom, { timeout: 60_000 }).toBe(201);
  await server.close();
});

test("a restart makes no room for a guest who comes back", async () => {
  const kept = keptData();
  const cookie = await during(kept, { botsOnly: 1 }, async ({ url }) => {
    const ada = new Client(url);
    expect((await create(ada))[0]).toBe(201);
    return ada.cookie;
  });
  await during(kept, { botsOnly: 1 }, async ({ url }) => {
    const ada = Object.assign(new Client(url), { cookie });
    expect((await create(ada))[0]).toBe(429);
    expect((await create(new Client(url)))[0]).toBe(201);
  });
});

test("a request that is sent again after a restart finds its match, though there may be no further one", async () => {
  const kept = keptData();
  const [cookie, first] = await during(kept, { botsOnlyOfAll: 1 }, async ({ url }) => {
    const ada = new Client(url);
    const [, matchId] = await create(ada, { requestId: "once" });
    return [ada.cookie, matchId];
  });
  await during(kept, { botsOnlyOfAll: 1 }, async ({ url }) => {
    const ada = Object.assign(new Client(url), { cookie });
    expect(await create(ada, { requestId: "once" })).toEqual([201, first, ""]);
    expect((await create(ada))[0]).toBe(429);
  });
});

test("a store that could not say what was left is asked again", async () => {
  const kept = keptData();
  await during(kept, { botsOnlyOfAll: 1 }, async ({ url }) => create(new Client(url)));
  let isBroken = false;
  const store: MatchStore = {
    ...kept.store,
    listDue: (...asked) =>
      isBroken ? Promise.reject(new Error("no disk")) : kept.store.listDue(...asked),
  };
  await during({ ...kept, store }, { botsOnlyOfAll: 1 }, async ({ url }) => {
    isBroken = true;
    expect((await create(new Client(url)))[0]).toBe(500);
    isBroken = false;
    expect((await create(new Client(url)))[0]).toBe(429);
  });
});
