/** Strangers who throw their cookies away, so that each request is another guest's. */
import type { Bot } from "@lunchtable-tcg/match";
import { random } from "@tcg/bots";
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { CreatedMatch, RefusalReply } from "../protocol.ts";
import { noLimits } from "./limits.ts";

const never: Bot = { choose: () => new Promise(() => {}) };
const bots = { random, never };

const bounded = (botsOnly: number, botsOnlyOfAll: number) => ({
  bots,
  limits: { ...noLimits, running: { all: 100, botsOnly, botsOnlyOfAll } },
});
const forAddress = useServer(bounded(1, 100));
const forAll = useServer(bounded(100, 4));
const forTwo = useServer(bounded(100, 2));

async function create(
  server: typeof forAll,
  auto?: string,
): Promise<[number, string | undefined, string]> {
  const wanted = { game: "lunchtable", opponent: "random", ...(auto !== undefined && { auto }) };
  const answer = await server
    .client()
    .post<Partial<RefusalReply & CreatedMatch>>("/api/matches", wanted);
  return [answer.status, answer.body.matchId, answer.body.error?.message ?? ""];
}

test.each([
  [
    "from one address",
    forAddress,
    5,
    "At most 5 matches from your address may be played by bots alone at the same time. Wait for one to end.",
  ],
  ["in all", forAll, 4, "Bots play too many matches at the moment. Wait for one to end."],
])("only so many matches %s are played by bots alone", async (_of, server, most, why) => {
  // At the same time: none slips through while another is being created.
  const asked = Array.from({ length: most + 3 }, () => create(server, "never"));
  const answers = await Promise.all(asked);
  expect(answers.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(most).fill(201),
    ...Array<number>(3).fill(429),
  ]);
  expect(answers.find(([status]) => status === 429)?.[2]).toBe(why);
  // Whoever plays themselves may.
  expect((await create(server))[0]).toBe(201);
});

test("one that has ended makes room, and a request that is sent again is no further one", async () => {
  const ada = forTwo.client();
  const wanted = { game: "lunchtable", opponent: "random", auto: "never", requestId: "once" };
  const first = await ada.post<CreatedMatch>("/api/matches", wanted);
  const ended = await ada.createMatch({ auto: "random" });
  await ada.stream(ended, 0).until(({ view }) => view?.outcome.status === "ended");
  expect((await create(forTwo, "never"))[0]).toBe(201);
  expect((await create(forTwo, "never"))[0]).toBe(429);
  const again = await ada.post<CreatedMatch>("/api/matches", wanted);
  expect([again.status, again.body.matchId]).toEqual([201, first.body.matchId]);
});
