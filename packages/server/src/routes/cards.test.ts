import { cards as lunchTableCards } from "@ltcg/cards";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { anyGame } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { CardsReply, PrintedCard, RefusalReply } from "../protocol.ts";

const server = useServer({ games: [anyGame(hostedSkirmish)] });

test("GET /api/games/:game/cards gives every printed card with its text", async () => {
  const { status, body } = await server.client().get<CardsReply>("/api/games/lunchtable/cards");
  expect(status).toBe(200);
  expect(body.cards.map(({ id }) => id)).toEqual(Object.keys(lunchTableCards));
  for (const { id, name, face, printed } of body.cards) {
    expect(name).toBe(lunchTableCards[id]?.name);
    expect(face).toMatchObject({ id, name });
    expect(printed[0]?.[0]).toBe(name);
  }
});

test("a single card is the same as in the list", async () => {
  const client = server.client();
  const { body } = await client.get<CardsReply>("/api/games/lorcana/cards");
  const [first] = body.cards;
  const one = await client.get<PrintedCard>(`/api/games/lorcana/cards/${first?.id}`);
  expect(one.body).toEqual(first);
});

test("a game that prints no texts lists its cards all the same", async () => {
  const { body } = await server.client().get<CardsReply>("/api/games/skirmish/cards");
  expect(body.cards.length).toBeGreaterThan(3);
  expect(body.cards.every(({ printed }) => printed.length === 0)).toBe(true);
});

test.each([
  ["/api/games/chess/cards", "no-such-game", "lunchtable"],
  ["/api/games/chess/cards/king", "no-such-game", "lunchtable"],
  ["/api/games/toString/cards", "no-such-game", "lunchtable"],
  ["/api/games/lunchtable/cards/queen-of-hearts", "no-such-card", "/api/games/:game/cards"],
  ["/api/games/lunchtable/cards/constructor", "no-such-card", "/api/games/:game/cards"],
])("%s is refused as %s", async (path, code, remedy) => {
  const { status, body } = await server.client().get<RefusalReply>(path);
  expect(status).toBe(404);
  expect(body.error.code).toBe(code);
  expect(body.error.message).toContain(remedy);
});
