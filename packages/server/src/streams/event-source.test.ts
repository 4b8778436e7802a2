import { expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import { noLimits } from "../limits/limits.ts";

const problems: unknown[] = [];
const onProblem = (problem: unknown): unknown => problems.push(problem);
const server = useServer({ onProblem });
/** Enough to begin a stream, and not for the view of a match; no more within the hour. */
const allowance = { most: 200, perMs: 3_600_000 };
const sent = { what: "bytes sent on streams", perIdentity: allowance, perAddress: allowance };
const sparing = useServer({
  onProblem,
  limits: { ...noLimits, rates: { ...noLimits.rates, sent } },
});

const ask = (client: Client, matchId: string, method: string): Promise<Response> =>
  fetch(`${client.url}/api/matches/${matchId}/stream`, {
    method,
    headers: { cookie: client.cookie },
  });

async function openStreams(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^lunchtable_streams (\d+)$/m.exec(text)?.[1]);
}

test("HEAD opens no stream: nobody would ever end it", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { status, headers } = await ask(client, matchId, "HEAD");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/event-stream");
  expect(await openStreams(server.url)).toBe(0);
  expect((await ask(client, "nowhere", "HEAD")).status).toBe(404);
});

test.each([
  ["gzip, deflate", "gzip"],
  ["br, GZIP;q=0.5", "gzip"],
  ["identity", null],
  ["gzip;q=0", null],
  ["gzip; q=0.0, br", null],
])("who accepts %s is sent %s", async (accepted, encoding) => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { version } = await client.lookWhenMine(matchId);
  const leaving = new AbortController();
  const answer = await fetch(`${client.url}/api/matches/${matchId}/stream`, {
    headers: { cookie: client.cookie, "accept-encoding": accepted },
    signal: leaving.signal,
  });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  // Nothing more happens in the match: what was said is passed on without waiting for more.
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.endsWith("}\n\n")) text += (await reader?.read())?.value ?? "";
  const [greeting, id] = text.split("\n").filter((line) => line !== "");
  expect([greeting, id]).toEqual(["retry: 1000", `id: ${version}`]);
  leaving.abort();
  await expect.poll(() => openStreams(server.url)).toBe(0);
});

test("whoever was sent too much is refused until later, and nothing stays open", async () => {
  const client = sparing.client();
  const matchId = await client.createMatch();
  const statuses: number[] = [];
  for (let i = 0; i < 20 && statuses.at(-1) !== 429; i++) {
    const response = await ask(client, matchId, "GET");
    statuses.push(response.status);
    if (response.status !== 429) await response.body?.cancel();
    else expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  await expect.poll(() => openStreams(sparing.url)).toBe(0);
  expect(problems).toEqual([]);
});
