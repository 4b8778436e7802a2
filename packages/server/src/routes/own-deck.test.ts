import { deckNamed } from "@ltcg/cards";
import type { Receipt } from "@lunchtable-tcg/match";
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { CreatedMatch, RefusalReply } from "../protocol.ts";

const server = useServer();
const list = [...deckNamed("rumor-mill").cards].sort();
const table = Object.fromEntries(
  [...Map.groupBy(list, (id) => id)].map(([id, { length }]) => [id, length]),
);
const lines = Object.entries(table).map(([id, count]) => `${count} ${id}`);

test.each([
  ["a list", list],
  ["a table", table],
  ["a list as text", JSON.stringify(list)],
  ["a table as text", ` ${JSON.stringify(table)}\n`],
  ["lines", `${lines.join("\n")}\n`],
  ["lines as others write them", lines.map((line) => line.replace(" ", "x ")).join("\r\n\r\n")],
  ["a card a line", list.join("\n")],
])("a deck of one's own may be %s; for a bot, too", async (_what, deck) => {
  const client = server.client();
  const matchId = await client.createMatch({ deck, opponentDeck: deck });
  await client.post(`/api/matches/${matchId}/abandon`, {});
  const { body } = await client.get<Receipt>(`/api/matches/${matchId}/receipt`);
  expect(body.seats.map((seat) => seat.deck)).toEqual([list, list]);
});

test("whoever joins brings one, too", async () => {
  const [ada, bob] = [server.client(), server.client()];
  const matchId = await ada.createMatch({ opponent: null });
  const { status } = await bob.post(`/api/matches/${matchId}/join`, { deck: table });
  expect([status, (await bob.look(matchId)).status]).toEqual([200, "active"]);
});

test("one that is not legal is refused with all that is wrong with it, and nobody sits", async () => {
  const [ada, bob] = [server.client(), server.client()];
  const deck = { ...table, [list[0] ?? ""]: 9, "lunch-box-of-doom": 2 };
  const refused = await ada.post<RefusalReply>("/api/matches", {
    game: "lunchtable",
    opponent: "random",
    deck,
  });
  expect(refused.status).toBe(422);
  expect(refused.body.error.code).toBe("bad-deck");
  expect(refused.body.error.message).toContain("lunch-box-of-doom");
  expect(refused.body.error.data?.rejection).toMatchObject({
    code: "deck/illegal",
    rule: "LT 4.1",
    data: {
      faults: [
        { code: "deck/too-many-copies", data: { count: 9, max: 3 } },
        { code: "deck/unknown-card", data: { card: "lunch-box-of-doom", count: 2 } },
      ],
    },
  });
  const matchId = await ada.createMatch({ opponent: null });
  const joined = await bob.post<RefusalReply>(`/api/matches/${matchId}/join`, { deck: ["x"] });
  expect([joined.status, joined.body.error.code]).toEqual([422, "bad-deck"]);
  expect((await ada.look(matchId)).status).toBe("waiting");
});

test.each([
  ["too many cards", { "candy-courier": 300, "candy-crush": 300 }],
  ["no number", { "candy-courier": "three" }],
  ["none of a card", { "candy-courier": 0 }],
  ["no ids", [1, 2]],
  ["JSON that breaks off", '["candy-courier"'],
  ["JSON of something else", '{"cards": ["candy-courier"]}'],
  ["a sentence", "three candy couriers"],
])("%s is no deck", async (_what, deck) => {
  const { status, body } = await server
    .client()
    .post<RefusalReply>("/api/matches", { game: "lunchtable", opponent: "random", deck });
  expect([status, body.error.code]).toEqual([400, "malformed"]);
  expect(body.error.message).toMatch(/^deck[.:].*a list of card ids/);
});

test.each([
  [
    "2 candy-courier\n3 Candy Courier",
    'deck: it cannot be read: line 2 is "3 Candy Courier". Send a list of card ids,',
  ],
  [
    { "candy-courier": 300, "candy-crush": 300 },
    "deck: it has 600 cards; 400 can be read. Send a list of card ids,",
  ],
  ["suger-rush", "at most 400 cards. Did you mean sugar-rush?"],
  ["Sugar Rush", "at most 400 cards. Did you mean sugar-rush?"],
])("of %j it is said what is wrong with it", async (deck, told) => {
  const { body } = await server
    .client()
    .post<RefusalReply>("/api/matches", { game: "lunchtable", opponent: "random", deck });
  expect(body.error.message).toContain(told);
});

test("an opponent of a level is the bot that plays so", async () => {
  for (const [level, bot] of [
    ["easy", "beginner"],
    ["normal", "greedy"],
    ["hard", "search"],
  ]) {
    const client = server.client();
    const { body } = await client.post<CreatedMatch>("/api/matches", {
      game: "lunchtable",
      opponent: level,
      timeControl: "quick",
    });
    const { text } = await client.get(`/api/matches/${body.matchId}/meta`);
    expect(JSON.parse(text)).toMatchObject({
      seats: [{ by: "player" }, { by: "bot", bot }],
      timeControl: { bankMs: 300_000, incrementMs: 5000, capMs: 60_000 },
    });
  }
});

test.each([
  { bankMs: 0, incrementMs: 0, capMs: 1000 },
  { bankMs: 1000, incrementMs: -1, capMs: 1000 },
  { bankMs: 1000, incrementMs: 0, capMs: 1e13 },
])("a time control of %j is out of bounds", async (timeControl) => {
  const { status, body } = await server
    .client()
    .post<RefusalReply>("/api/matches", { game: "lunchtable", opponent: "random", timeControl });
  expect([status, body.error.code]).toEqual([400, "bad-request"]);
  expect(body.error.message).toMatch(/is a whole number of milliseconds from \d+ to \d+\.$/);
});
