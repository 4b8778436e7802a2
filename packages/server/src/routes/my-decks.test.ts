/** Decks that a player keeps with the server: their own alone, within limits, legal or not. */
import { expect, test } from "vitest";
import type { Answer, Client } from "../../test/client.ts";
import { useServer } from "../../test/running-server.ts";
import type { MyDeck, MyDecksReply, RefusalReply, RegisteredAgent } from "../protocol.ts";

const server = useServer();
const deck = { game: "lunchtable", name: "Crash and Compost", cards: { "candy-courier": 3 } };
const keep = (client: Client, id: string, changes: object = {}) =>
  client.put<MyDeck>(`/api/me/decks/${id}`, { ...deck, ...changes });
const list = async (client: Client) => (await client.get<MyDecksReply>("/api/me/decks")).body.decks;

const refusal = async (asked: Promise<Answer<unknown>>) => {
  const { status, body } = await asked;
  return [status, (body as RefusalReply).error.code];
};

test("whoever keeps a deck becomes a guest and finds it again, renamed and changed", async () => {
  const ada = server.client();
  expect(await list(ada)).toEqual([]);
  const first = await keep(ada, "d1");
  expect(first.status).toBe(200);
  expect(ada.cookie).not.toBe("");
  expect(first.body).toMatchObject({ deckId: "d1", cards: Array(3).fill("candy-courier") });
  await keep(ada, "d2", { game: "lorcana", cards: [] });
  await keep(ada, "d1", { name: "Second helping", cards: "2 candy-courier\n1 worm-wrangler" });
  expect((await list(ada)).map(({ deckId, name, cards }) => [deckId, name, cards])).toEqual([
    ["d1", "Second helping", ["candy-courier", "candy-courier", "worm-wrangler"]],
    ["d2", "Crash and Compost", []],
  ]);
  expect((await ada.delete("/api/me/decks/d1")).body).toEqual({ deckId: "d1" });
  expect((await ada.delete("/api/me/decks/d1")).status).toBe(200);
  expect((await list(ada)).map(({ deckId }) => deckId)).toEqual(["d2"]);
});

test("nobody sees, changes or throws away the decks of others, not even under the same id", async () => {
  const ada = server.client();
  await keep(ada, "mine");
  const { key } = (await ada.post<RegisteredAgent>("/api/me/agents", { name: "Hers" })).body;
  const agent = Object.assign(server.client(), { key });
  const bob = server.client();
  await keep(bob, "mine", { name: "Bob's own" });
  for (const other of [agent, bob, server.client()]) {
    expect((await list(other)).map(({ name }) => name)).not.toContain(deck.name);
    await other.delete("/api/me/decks/mine");
  }
  expect((await list(ada)).map(({ name }) => name)).toEqual([deck.name]);
  // An agent keeps decks of its own by its key.
  await keep(agent, "d1", { name: "The agent's" });
  expect((await list(agent)).map(({ name }) => name)).toEqual(["The agent's"]);
  const wrong = Object.assign(server.client(), { key: "ltcg_wrong" });
  expect((await wrong.get("/api/me/decks")).status).toBe(401);
});

test("a player keeps sixty at the most, and may still change one of them", async () => {
  const ada = server.client();
  for (let i = 0; i < 60; i++) expect((await keep(ada, `d${i}`)).status).toBe(200);
  expect(await refusal(keep(ada, "one-more"))).toEqual([409, "too-many-decks"]);
  expect((await keep(ada, "d7", { name: "Changed" })).status).toBe(200);
  await ada.delete("/api/me/decks/d7");
  expect((await keep(ada, "one-more")).status).toBe(200);
});

test.each([
  ["no name", { name: " " }],
  ["a name that hides something", { name: "a\u202eb" }],
  ["a name without end", { name: "x".repeat(33) }],
  ["a field that nobody knows", { colour: "red" }],
  ["no deck", { cards: "three candy couriers" }],
  ["too many cards", { cards: Array(401).fill("candy-courier") }],
  ["an id without end", { cards: ["x".repeat(101)] }],
])("with %s it is not kept", async (_what, changes) => {
  const ada = server.client();
  expect(await refusal(keep(ada, "d1", changes))).toEqual([400, "malformed"]);
  expect(await list(ada)).toEqual([]);
});

test("of a game that is not played here, or under an odd id, it is not kept", async () => {
  const ada = server.client();
  expect(await refusal(keep(ada, "d1", { game: "chess" }))).toEqual([404, "no-such-game"]);
  expect(await refusal(keep(ada, "no%20spaces"))).toEqual([400, "malformed"]);
  expect(await refusal(keep(ada, "x".repeat(65)))).toEqual([400, "malformed"]);
});
