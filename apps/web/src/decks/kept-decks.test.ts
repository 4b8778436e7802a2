/** Decks at home in a browser and with a server, which may be away. */
import { beforeEach, expect, test, vi } from "vitest";
import { follow, keepDeck, keptDecks, throwAway } from "./kept-decks.ts";

const server = vi.hoisted(() => ({ isAway: false, asked: [] as string[] }));

vi.mock("../call-api.ts", () => ({
  callApi(path: string, _body?: object, method = "GET") {
    server.asked.push(`${method} ${path}`);
    if (server.isAway && method !== "GET") {
      const error = { code: "network/unreachable", message: "The server cannot be reached." };
      return Promise.resolve({ ok: false, status: 0, error });
    }
    const body = path === "/api/me" ? { kind: "guest" } : { decks: [] };
    return Promise.resolve({ ok: true, body });
  },
}));

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("addEventListener", () => {});

const deck = { game: "lunchtable", name: "Whispers", cards: ["candy-courier"] };

beforeEach(() => {
  server.isAway = false;
  server.asked.length = 0;
});

test("a deck is kept here and with the server, and thrown away in both", async () => {
  follow(() => {});
  await vi.waitFor(() => expect(keptDecks().place).toBe("player"));
  const { deckId } = keepDeck(deck);
  throwAway(deckId);
  await vi.waitFor(() => expect(server.asked).toContain(`DELETE /api/me/decks/${deckId}`));
  expect(server.asked).toContain(`PUT /api/me/decks/${deckId}`);
  expect(keptDecks()).toMatchObject({ decks: [], problem: null });
});

test("what the server could not be told is said: of a deck that is kept, and of one that is thrown away", async () => {
  const { deckId } = keepDeck(deck);
  server.isAway = true;
  keepDeck({ ...deck, name: "Louder" }, deckId);
  await vi.waitFor(() =>
    expect(keptDecks().problem).toBe(
      "“Louder” is not kept with the server: The server cannot be reached.",
    ),
  );
  throwAway(deckId);
  await vi.waitFor(() =>
    expect(keptDecks().problem).toBe(
      "The server still has “Louder”, and it will be back: The server cannot be reached.",
    ),
  );
  expect(keptDecks().decks).toEqual([]);
});
