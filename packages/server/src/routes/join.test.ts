import { decks } from "@ltcg/cards";
import { entropyHashOf } from "@lunchtable-tcg/match/fairness";
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { CreatedMatch, JoinReply, MetaReply, RefusalReply } from "../protocol.ts";

const server = useServer();
const OWN =
  'your own: a list of card ids, a table such as {"candy-courier": 3}, or a text with a line such as ' +
  '"3 candy-courier" for each card';
const open = { game: "lunchtable", opponent: null };

test("POST /api/matches/:id/join takes a free seat, and the match begins", async () => {
  const [ada, bob] = [server.client(), server.client()];
  const { body: created } = await ada.post<CreatedMatch>("/api/matches", open);
  const path = `/api/matches/${created.matchId}`;
  expect((await bob.get<MetaReply>(`${path}/meta`)).body).toMatchObject({
    status: "waiting",
    seats: [{ by: "player" }, { by: "nobody", deckLock: null }],
  });
  const joined = await bob.post<JoinReply>(`${path}/join`, { deck: "rumor-mill" });
  expect([joined.status, joined.body]).toEqual([200, { ...created, seat: "away", version: 3 }]);
  expect(joined.headers.get("set-cookie")).toMatch(/^ltcg_guest=/);
  expect(await ada.look(created.matchId)).toMatchObject({ seat: "host", status: "active" });
  expect(await bob.look(created.matchId)).toMatchObject({ seat: "away", status: "active" });

  const late = await server.client().post<RefusalReply>(`${path}/join`, { deck: "rumor-mill" });
  expect([late.status, late.body.error.code]).toEqual([409, "already-started"]);
});

test("with the entropy of both it begins when both are open", async () => {
  const [ada, bob] = [server.client(), server.client()];
  const request = { ...open, entropyHash: entropyHashOf("hers") };
  const { body: created } = await ada.post<CreatedMatch>("/api/matches", request);
  const path = `/api/matches/${created.matchId}`;
  const early = await ada.post<RefusalReply>(`${path}/entropy`, { entropy: "hers" });
  expect([early.status, early.body.error.code]).toEqual([409, "seats-empty"]);
  await bob.post(`${path}/join`, { deck: "rumor-mill", entropyHash: entropyHashOf("his") });
  await ada.post(`${path}/entropy`, { entropy: "hers" });
  expect((await ada.look(created.matchId)).status).toBe("waiting");
  await bob.post(`${path}/entropy`, { entropy: "his" });
  expect((await ada.look(created.matchId)).status).toBe("active");
});

test.each([
  ["no deck", {}, `deck: the name of a deck, or ${OWN}; it is missing.`],
  [
    "another deck",
    { deck: "none" },
    `deck: one of ${decks.map(({ id }) => id).join(", ")}; or ${OWN}, at most 400 cards.`,
  ],
  [
    "entropy in the place of its hash",
    { deck: "rumor-mill", entropyHash: "x" },
    "entropyHash: 64 hexadecimal digits, the hash of your entropy.",
  ],
])("refuses %s, and makes nobody a guest", async (_what, body, message) => {
  const { body: created } = await server.client().post<CreatedMatch>("/api/matches", open);
  const path = `/api/matches/${created.matchId}/join`;
  const answer = await server.client().post<RefusalReply>(path, body);
  expect([answer.status, answer.body.error.message]).toEqual([400, message]);
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test("there is nothing to join where there is no match", async () => {
  const path = "/api/matches/none/join";
  const { status, body } = await server.client().post<RefusalReply>(path, { deck: "rumor-mill" });
  expect([status, body.error.code]).toEqual([404, "no-such-match"]);
});
