/** Matches in the store that were played with other numbers than are printed on the cards of today. */
import { lunchTable, cards as printed } from "@ltcg/cards";
import { createMatchService, type Receipt } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";
import { beforeAll, expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type {
  MatchCardsReply,
  RecordedMatch,
  ReplayReply,
  VerifyReceiptReply,
  VerifyReply,
} from "../protocol.ts";

const store = memoryStore();
const server = useServer({ store });
const WEAK = 50;
let over: string;
let waiting: string;

/** LunchTable as it was: all its stereotypes were weak. */
function earlier(): AnyHostableGame {
  const weak = Object.values(printed).map((card) => [
    card.id,
    card.type === "stereotype" ? { ...card, attack: WEAK } : card,
  ]);
  const before = lunchTable.withCards?.(JSON.stringify(Object.fromEntries(weak)));
  if (!before) throw new Error("they are no cards");
  return anyGame(before);
}

/** Each number once. */
const attacksOf = (faces: readonly object[]): unknown[] => [
  ...new Set(faces.flatMap((face) => ("attack" in face ? [face.attack] : []))),
];

beforeAll(async () => {
  const service = createMatchService({
    store,
    games: [earlier()],
    bots: { first: { choose: ({ legalMoves: [first] }) => first as NonNullable<typeof first> } },
  });
  const [one, other] = Object.values(lunchTable.decks).map(({ cards }) => cards);
  const wanted = { game: "lunchtable", player: "ada", deck: one ?? [], isPublic: true };
  // A hand may hold no stereotype, by whose attack the cards are told apart: it is dealt by a number.
  waiting = (await service.createMatch({ ...wanted, seed: 1 })).matchId;
  const opponents = [{ bot: "first", deck: other ?? [] }];
  over = (await service.createMatch({ ...wanted, opponents })).matchId;
  for (let i = 0; i < 5; i++) {
    await service.atRest(over);
    const { version, legalMoves } = await service.getPlayerView(over, "ada");
    const move = legalMoves.find(({ anytime }) => anytime !== true)?.id ?? "";
    const action = { matchId: over, player: "ada", expectedVersion: version, commandId: `${i}` };
    await service.submitAction({ ...action, move });
  }
  await service.abandon({ matchId: over, player: "ada" });
  await service.close();
});

test("what is printed on their cards is what was printed then", async () => {
  const { body } = await server.client().get<MatchCardsReply>(`/api/matches/${over}/cards`);
  expect(attacksOf(body.cards.map(({ face }) => face))).toEqual([WEAK]);
});

test("one that is over can be watched, and its record and its receipt be verified", async () => {
  const client = server.client();
  const { body: record } = await client.get<RecordedMatch>(`/api/matches/${over}/record`);
  const shown = await client.post<ReplayReply>("/api/replays", { record });
  expect([shown.status, shown.body.view?.outcome.status]).toEqual([200, "ended"]);
  const ofRecord = await client.post<VerifyReply>("/api/verify", { record });
  expect(ofRecord.body).toMatchObject({ ok: true });
  const { body: receipt } = await client.get<Receipt>(`/api/matches/${over}/receipt`);
  const ofReceipt = await client.post<VerifyReceiptReply>("/api/verify", { receipt });
  expect(ofReceipt.body).toMatchObject({ ok: true });
});

test("one that waits is joined and goes on with the cards it was created with", async () => {
  const client = server.client();
  const joined = await client.post(`/api/matches/${waiting}/join`, { deck: "rumor-mill" });
  expect(joined.status).toBe(200);
  const { cards, status } = await client.look(waiting);
  expect(status).toBe("active");
  expect(attacksOf(Object.values(cards))).toEqual([WEAK]);
});
