import { expect, test } from "vitest";
import type { ListedMatch } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";

const server = useServer();

test("GET /api/matches lists the guest's own matches, the latest first", async () => {
  const client = server.client();
  const older = await client.createMatch();
  const newer = await client.createMatch({ opponent: "greedy" });
  const { version } = await client.lookWhenMine(older);
  await client.lookWhenMine(newer);
  await client.act(older, version, "SURRENDER");
  await server.client().createMatch();

  const { body } = await client.get<{ matches: ListedMatch[] }>("/api/matches");
  const running = {
    status: "running",
    seat: "host",
    turn: expect.any(Number) as unknown,
    yourMove: true,
  };
  expect(body.matches).toMatchObject([
    { matchId: older, opponent: "random", status: "ended", yourMove: false },
    { matchId: newer, opponent: "greedy", ...running },
  ]);
});

test("GET /api/matches lists nothing for a stranger", async () => {
  const { status, body } = await server.client().get("/api/matches");
  expect([status, body]).toEqual([200, { matches: [] }]);
});
