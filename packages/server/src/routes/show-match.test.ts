import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { RefusalReply } from "../protocol.ts";

const server = useServer();

test("GET /api/matches/:id shows the match, what one may do, and the cards in sight", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const seen = await client.lookWhenMine(matchId);
  expect(seen).toMatchObject({ matchId, game: "lunchtable", seat: "host", status: "active" });
  expect(Object.keys(seen).sort()).toEqual(
    [
      "matchId",
      "game",
      "seat",
      "version",
      "status",
      "view",
      "legalMoves",
      "isPassing",
      "cards",
      "names",
    ].sort(),
  );
  const hand = seen.view?.zones.host?.hand?.cards ?? [];
  expect(hand.length).toBeGreaterThan(0);
  for (const { def } of hand) {
    expect(seen.cards[def ?? ""]).toMatchObject({ id: def, name: expect.any(String) as unknown });
  }
  expect(seen.legalMoves).toContainEqual({
    id: "SURRENDER",
    command: { type: "SURRENDER" },
    text: "Surrender",
    anytime: true,
  });
});

test("GET /api/matches/:id shows a stranger what everyone may see", async () => {
  const matchId = await server.client().createMatch();
  const seen = await server.client().look(matchId);
  expect(seen).toMatchObject({ seat: "spectator", legalMoves: [] });
  expect(seen.view?.zones.host?.hand?.cards).toEqual([]);
});

test("GET /api/matches/:id of a match that is not there is 404", async () => {
  const { status, body } = await server.client().get<RefusalReply>("/api/matches/nowhere");
  expect([status, body.error.code]).toEqual([404, "no-such-match"]);
});
