import { entropyHashOf, type Receipt, verifyReceipt } from "@lunchtable-tcg/match/fairness";
import { describe, expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import { hostedGames } from "../games.ts";
import type { CreatedMatch, EntropyReply, MetaReply, RefusalReply } from "../protocol.ts";

const server = useServer();
const entropy = "0123456789abcdef".repeat(4);
const wanted = {
  game: "lunchtable",
  opponent: "random",
  entropyHash: entropyHashOf(entropy),
};

/** Without a seed: none is chosen where somebody brings entropy. */
async function waitingMatch(client = server.client()): Promise<string> {
  return (await client.post<CreatedMatch>("/api/matches", wanted)).body.matchId;
}

describe("POST /api/matches/:id/entropy", () => {
  test("opens what the seat committed to, and the match begins with it", async () => {
    const client = server.client();
    const { body: created } = await client.post<CreatedMatch>("/api/matches", wanted);
    const path = `/api/matches/${created.matchId}`;
    const { body: waiting } = await client.get<MetaReply>(`${path}/meta`);
    expect(waiting.status).toBe("waiting");
    expect(waiting.seats[0]).toMatchObject({ entropyHash: wanted.entropyHash, isOpened: false });
    expect((await client.look(created.matchId)).view).toBeNull();

    const opened = await client.post<EntropyReply>(`${path}/entropy`, { entropy });
    expect([opened.status, opened.body]).toEqual([200, { version: 3 }]);
    const { body: meta } = await client.get<MetaReply>(`${path}/meta`);
    expect([meta.status, meta.seats[0]?.isOpened]).toEqual(["active", true]);
    // Again: the same answer, and nothing more happens.
    expect((await client.post(`${path}/entropy`, { entropy })).status).toBe(200);

    const { version } = await client.playOn(created.matchId, 3);
    await client.act(created.matchId, version, "SURRENDER");
    const { body: receipt } = await client.get<Receipt>(`${path}/receipt`);
    const kept = { commitment: created.commitment, entropy: { seat: "host", entropy } };
    expect(verifyReceipt(hostedGames, receipt, kept)).toMatchObject({ ok: true });
    const other = { ...kept, entropy: { seat: "host", entropy: "another" } };
    expect(verifyReceipt(hostedGames, receipt, other)).toMatchObject({
      ok: false,
      faults: [{ part: "entropy" }],
    });
  });

  test.each([
    ["other numbers", { entropy: "other" }, 422, "wrong-entropy"],
    ["none", {}, 400, "malformed"],
    ["more than that", { entropy, seat: "away" }, 400, "malformed"],
  ])("refuses %s", async (_what, body, status, code) => {
    const client = server.client();
    const matchId = await waitingMatch(client);
    const answer = await client.post<RefusalReply>(`/api/matches/${matchId}/entropy`, body);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test("is not taken from a seat that committed to none", async () => {
    const client = server.client();
    const matchId = await client.createMatch();
    const path = `/api/matches/${matchId}/entropy`;
    const { status, body } = await client.post<RefusalReply>(path, { entropy });
    expect([status, body.error.code]).toEqual([422, "wrong-entropy"]);
    expect(body.error.message).toContain("committed to no entropy");
  });

  test("is for whoever has the seat", async () => {
    const matchId = await waitingMatch();
    const path = `/api/matches/${matchId}/entropy`;
    const { status, body } = await server.client().post<RefusalReply>(path, { entropy });
    expect([status, body.error.code]).toEqual([403, "not-your-seat"]);
  });
});
