/** The limits as clients meet them. */
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { RefusalReply } from "../protocol.ts";
import { createLimiter } from "./limiter.ts";
import { defaultLimits, type Limits, noLimits } from "./limits.ts";

const allow = (most: number) => ({ most, perMs: 3_600_000 });
const limits: Limits = {
  rates: {
    ...noLimits.rates,
    matches: { what: "new matches", perIdentity: allow(2), perAddress: allow(5) },
    records: { what: "matches to replay or check", perIdentity: allow(1), perAddress: allow(1) },
  },
  sockets: { perIdentity: 1, perAddress: 2, follows: 2 },
  streams: { perIdentity: 2, perAddress: 3 },
  running: noLimits.running,
};
const server = useServer({ limits });
const wanted = { game: "lunchtable", opponent: "random" };

test("a guest who has created enough matches is told when there may be more; an address, too", async () => {
  const ada = server.client();
  const create = (client = ada) => client.post<RefusalReply>("/api/matches", wanted);
  // The first one makes her a guest: it is counted for those who are none yet.
  expect((await create()).status).toBe(201);
  expect([(await create()).status, (await create()).status]).toEqual([201, 201]);
  const refused = await create();
  expect(refused.status).toBe(429);
  expect(refused.body.error).toEqual({
    code: "too-many-requests",
    message: expect.stringMatching(
      /^Too many new matches\. Try again in \d+ seconds\.$/,
    ) as unknown,
    data: { limit: "matches", retryAfterSeconds: expect.any(Number) as unknown },
  });
  const seconds = refused.body.error.data?.retryAfterSeconds ?? 0;
  expect(seconds).toBeGreaterThan(1700);
  expect(refused.headers.get("retry-after")).toBe(String(seconds));
  // Others are not held up by her, nor by what was refused to her. New guests share one allowance.
  const bob = server.client();
  expect((await create(bob)).status).toBe(201);
  expect((await create(server.client())).status).toBe(429);
  // Of the address, one is left.
  expect([(await create(bob)).status, (await create(bob)).status]).toEqual([201, 429]);
  expect((await ada.get("/api/matches")).status).toBe(200);
});

test("a request that is refused for what it says counts as no match", async () => {
  const client = server.client();
  const { status } = await client.post("/api/matches", { ...wanted, opponent: "nobody I know" });
  expect(status).toBe(400);
});

test("records to play again are counted", async () => {
  const record = {
    game: "x",
    rulesVersion: 1,
    cardSet: "",
    options: {},
    commands: [],
    finalHash: "",
  };
  const verify = () => server.client().post("/api/verify", { record });
  expect([(await verify()).status, (await verify()).status]).toEqual([200, 429]);
});

test("streams are counted while they are open", () => {
  const limiter = createLimiter(limits, () => 0);
  const ada = { account: "ada", address: "::1" };
  const open = (who = ada) => {
    limiter.checkStreams(who);
    return limiter.countStream(who);
  };
  const first = open();
  open();
  expect(() => open()).toThrow("at most 2 matches at the same time");
  open({ account: "bob", address: "::1" });
  expect(() => open({ account: "carol", address: "::1" })).toThrow("at most 3 matches");
  open({ account: "carol", address: "::2" });
  first();
  first();
  open();
  expect(() => open()).toThrow("at most 2");
});

test("what is counted by itself does not use up the allowance of something else", () => {
  const limiter = createLimiter(defaultLimits, () => 0);
  const ada = { account: "ada", address: "::1" };
  for (let match = 0; match < 120; match++) limiter.count("matches", ada);
  expect(() => limiter.count("matches", ada)).toThrow(
    "Too many new matches. Try again in 30 seconds.",
  );
  limiter.count("requests", ada);
});
