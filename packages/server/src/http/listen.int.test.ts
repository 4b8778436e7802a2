/** Behind a proxy that the server trusts, and behind one that it does not. */
import { expect, onTestFinished, test } from "vitest";
import { Client } from "../../test/client.ts";
import { type Listening, noLimits, type ServeOptions, serve } from "../index.ts";

async function useServer(options: Partial<ServeOptions>): Promise<Listening> {
  const limits = { ...noLimits, streams: { perIdentity: Infinity, perAddress: 1 } };
  const server = await serve({ port: 0, limits, ...options });
  onTestFinished(() => server.close());
  return server;
}

/** As a browser asks that came by way of the proxy. */
const behind = (address: string): Record<string, string> => ({
  origin: "https://table.example",
  "x-forwarded-host": "table.example",
  "x-forwarded-proto": "https",
  "x-forwarded-for": address,
});

const create = (server: Listening): Promise<Response> =>
  fetch(`${server.url}/api/matches`, {
    method: "POST",
    headers: behind("192.0.2.1"),
    body: JSON.stringify({ game: "lunchtable", opponent: "random" }),
  });

test("pages reach a server behind a trusted proxy, with cookies that go by HTTPS alone", async () => {
  const answer = await create(await useServer({ trustProxy: "loopback" }));
  expect(answer.status).toBe(201);
  expect(answer.headers.get("set-cookie")).toContain("Secure");
});

test("without trust they are those of another site", async () => {
  expect((await create(await useServer({}))).status).toBe(403);
});

test("streams behind a trusted proxy are counted by the address of each visitor", async () => {
  const server = await useServer({ trustProxy: "loopback" });
  const { matchId } = (await (await create(server)).json()) as { matchId: string };
  const open = (address: string) =>
    new Client(server.url).stream(matchId, undefined, behind(address));
  const first = open("192.0.2.1");
  const second = open("192.0.2.2");
  await Promise.all([first.first(), second.first()]);
  const third = open("192.0.2.1");
  await expect(third.first()).rejects.toThrow("too-many-streams");
  third.close();
  first.close();
  second.close();
});
