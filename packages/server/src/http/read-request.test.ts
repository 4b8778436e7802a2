/** What every route says of a request that it cannot read. */
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { RefusalReply } from "../protocol.ts";

const server = useServer();

async function refused(path: string): Promise<[number, string, string]> {
  const { status, body } = await server.client().get<RefusalReply>(path);
  return [status, body.error.code, body.error.message];
}

test("a field in the address that a route does not know is refused", async () => {
  expect(await refused("/api/games?since=1")).toEqual([
    400,
    "malformed",
    "since: there is no such field; none is expected here.",
  ]);
  expect(await refused("/api/matches/m/events?sinc=1")).toEqual([
    400,
    "malformed",
    "sinc: there is no such field; there are since.",
  ]);
});

test("one that is given twice is, too", async () => {
  expect(await refused("/api/matches/m/events?since=1&since=2")).toEqual([
    400,
    "malformed",
    "since: it is given twice.",
  ]);
});

test("an answer is no larger than a request that is nothing but faults", async () => {
  const keys = Array.from({ length: 3000 }, (_, i) => [`${"x".repeat(8)}${i}`, 0]);
  const request = JSON.stringify(Object.fromEntries(keys));
  const { status, text, body } = await server.client().post<RefusalReply>("/api/matches", request);
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(request.length / 10);
  expect(body.error.data?.faults).toHaveLength(12);
  expect(body.error.message).toMatch(/There are \d+ more of this kind\.$/);
});

test("a long name is cut short", async () => {
  const name = "y".repeat(50_000);
  const { text, body } = await server
    .client()
    .post<RefusalReply>("/api/matches", { game: "lunchtable", opponent: "random", [name]: 1 });
  expect(body.error.message).toContain(`${"y".repeat(60)}…: there is no such field`);
  expect(text.length).toBeLessThan(1000);
});

test("a route that is asked by another method says by which", async () => {
  const { status, body } = await server.client().put<RefusalReply>("/api/games", {});
  expect([status, body.error.code, body.error.data?.known]).toEqual([
    405,
    "no-such-method",
    ["GET"],
  ]);
  const other = await server.client().put<RefusalReply>("/api/matches/m/meta", {});
  expect([other.status, other.body.error.data?.known]).toEqual([405, ["GET"]]);
  const { status: at, body: none } = await server.client().get<RefusalReply>("/api/gamez");
  expect([at, none.error.code]).toEqual([404, "no-such-route"]);
  expect(none.error.message).toBe(
    "There is nothing at GET /api/gamez. GET /api/docs lists what there is.",
  );
});
