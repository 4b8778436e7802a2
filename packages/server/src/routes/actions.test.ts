import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { RefusalReply } from "../protocol.ts";

const server = useServer();

test("POST /api/matches/:id/actions plays a whole match against a bot", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const seen = await client.playOn(matchId, 2000);
  expect(seen.view?.outcome).toMatchObject({
    status: "ended",
    reason: expect.any(String) as unknown,
  });
  const { status, body } = await client.act(matchId, seen.version, "SURRENDER");
  expect([status, body.error.code]).toEqual([422, "game/over"]);
});

test("an action decided on an old version is refused with the version there is", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { version } = await client.lookWhenMine(matchId);
  const { status, body } = await client.act(matchId, version - 1, "END_TURN");
  expect(status).toBe(409);
  expect(body.error).toMatchObject({ code: "stale-version", data: { version } });
});

test("of two actions on the same version one wins", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  for (let round = 0; round < 5; round++) {
    const { version, legalMoves } = await client.lookWhenMine(matchId);
    const move = legalMoves[0]?.id ?? "";
    const answers = await Promise.all([1, 2, 3].map(() => client.act(matchId, version, move)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  }
});

test("the same action sent again is answered as the first time, another one is refused", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { version } = await client.lookWhenMine(matchId);
  const first = await client.act(matchId, version, "ADVANCE_PHASE", "one");
  expect([first.status, first.body]).toEqual([200, { version: version + 1 }]);
  const again = await client.act(matchId, version, "ADVANCE_PHASE", "one");
  expect([again.status, again.body]).toEqual([200, { version: version + 1 }]);
  const other = await client.act(matchId, version, "END_TURN", "one");
  expect([other.status, other.body.error.code]).toEqual([409, "command-id-reused"]);
});

test("what the rules forbid is refused with the rule, and a later try may use the same id", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { version } = await client.lookWhenMine(matchId);
  const refused = await client.act(matchId, version, "RESPOND_REPLAY", "one");
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: "prompt/not-asked" });
  const nonsense = await client.act(matchId, version, "DANCE", "one");
  expect([nonsense.status, nonsense.body.error.code]).toEqual([422, "command/unknown"]);
  expect((await client.act(matchId, version, "SURRENDER", "one")).status).toBe(200);
});

test("a card that is hidden and a card that never was are refused alike", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  await client.playOn(matchId, 4);
  const { version } = await client.lookWhenMine(matchId);
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, i) =>
      client.act(matchId, version, `FLIP_SUMMON c${i + 1}`, `try-${i}`),
    ),
  );
  const codes = new Set(answers.map(({ body }) => body.error?.code));
  expect(codes.has("command/unknown-card")).toBe(true);
  const texts = answers
    .filter(({ body }) => body.error?.code === "command/unknown-card")
    .map(({ text }) => text.replaceAll(/"c\d+"/g, "ID"));
  expect(new Set(texts).size).toBe(1);
});

test("who has no seat cannot act, and where no match is there is 404", async () => {
  const matchId = await server.client().createMatch();
  const stranger = await server.client().act(matchId, 3, "SURRENDER");
  expect([stranger.status, stranger.body.error.code]).toEqual([403, "not-your-seat"]);
  const guest = server.client();
  await guest.createMatch();
  expect((await guest.act(matchId, 3, "SURRENDER")).status).toBe(403);
  expect((await guest.act("nowhere", 3, "SURRENDER")).status).toBe(404);
});

const wanted = { expectedVersion: 3, commandId: "a", move: "END_TURN" };
test.each([
  [
    "no JSON",
    "nonsense",
    "The body is not JSON: send an object with fields of expectedVersion, commandId, move.",
  ],
  [
    "nothing in it",
    {},
    "expectedVersion: the version decided on, a whole number from 0 on; it is missing. " +
      "commandId: 1 to 64 characters, new for every action; it is missing. " +
      "move: the id of a legal move, at most 2000 characters; it is missing.",
  ],
  [
    "a version that is text",
    { ...wanted, expectedVersion: "3" },
    "expectedVersion: the version decided on, a whole number from 0 on.",
  ],
  [
    "a strange field",
    { ...wanted, seat: "away" },
    "seat: there is no such field; there are expectedVersion, commandId, move.",
  ],
  [
    "a version before the first",
    { ...wanted, expectedVersion: -1 },
    "expectedVersion: the version decided on, a whole number from 0 on.",
  ],
  [
    "no command id",
    { ...wanted, commandId: "" },
    "commandId: 1 to 64 characters, new for every action.",
  ],
  [
    "a long command id",
    { ...wanted, commandId: "x".repeat(65) },
    "commandId: 1 to 64 characters, new for every action.",
  ],
  [
    "a long move",
    { ...wanted, move: "x".repeat(2001) },
    "move: the id of a legal move, at most 2000 characters.",
  ],
  ["a command id with spaces", { ...wanted, commandId: "a b" }, /without spaces/],
])("%s is malformed, and a sentence says what is right", async (_what, body, message) => {
  const client = server.client();
  const matchId = await client.createMatch();
  const answer = await client.post<RefusalReply>(`/api/matches/${matchId}/actions`, body);
  expect(answer.status).toBe(400);
  expect(answer.body.error.message).toMatch(message);
});

test("what is just short enough is looked at", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const { version } = await client.lookWhenMine(matchId);
  const longMove = await client.act(matchId, version, "x".repeat(2000), "a");
  expect([longMove.status, longMove.body.error.code]).toEqual([422, "command/unknown"]);
  expect((await client.act(matchId, 0, "SURRENDER", "b")).status).toBe(409);
  expect((await client.act(matchId, version, "SURRENDER", "c".repeat(64))).status).toBe(200);
});
