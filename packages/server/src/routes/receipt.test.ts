import type { Receipt } from "@lunchtable-tcg/match";
import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { RefusalReply, VerifyReceiptReply } from "../protocol.ts";

const server = useServer();

test("GET /api/matches/:id/receipt gives a receipt after the end, which POST /api/verify finds true", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const path = `/api/matches/${matchId}/receipt`;
  const early = await client.get<RefusalReply>(path);
  expect([early.status, early.body.error.code]).toEqual([409, "not-over"]);
  const { version } = await client.playOn(matchId, 5);
  await client.act(matchId, version, "SURRENDER");
  const { body: receipt, headers, text } = await client.get<Receipt>(path);
  expect(headers.get("content-disposition")).toMatch(/receipt-[0-9a-f]{8}\.json/);
  expect(text).not.toContain("g_");
  const { body: verdict } = await client.post<VerifyReceiptReply>("/api/verify", { receipt });
  expect(verdict).toMatchObject({ ok: true, outcome: { winners: ["away"], reason: "surrender" } });

  const [first, ...others] = receipt.entries;
  const changed = { ...receipt, entries: [{ ...first, atMs: 1 }, ...others] };
  const { body: wrong } = await client.post<VerifyReceiptReply>("/api/verify", {
    receipt: changed,
  });
  expect(wrong).toMatchObject({ ok: false, faults: [{ part: "chain", version: 1 }] });
});

test("POST /api/verify compares a receipt with what was kept", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  await client.post(`/api/matches/${matchId}/abandon`, {});
  const { body: receipt } = await client.get<Receipt>(`/api/matches/${matchId}/receipt`);
  const verify = async (kept: unknown) =>
    (await client.post<VerifyReceiptReply>("/api/verify", { receipt, kept })).body;
  expect(await verify({ commitment: receipt.commitment })).toMatchObject({ ok: true });
  expect(await verify({ commitment: "another" })).toMatchObject({
    ok: false,
    faults: [{ part: "commitment" }],
  });
});

test("POST /api/verify takes a record or a receipt, and nothing that is neither", async () => {
  const { status, body } = await server.client().post<RefusalReply>("/api/verify", {});
  expect([status, body.error.code]).toEqual([400, "malformed"]);
  const strange = { receipt: { format: 2 } };
  expect((await server.client().post("/api/verify", strange)).status).toBe(400);
});

test("POST /api/verify says of every field what is expected there, in its own words", async () => {
  const strange = {
    record: { game: 7, commands: [["host", 7]], rulesVersion: "2", more: 1 },
    receipt: {
      format: 2,
      matchId: 7,
      seats: [{ seat: "host", by: "cat" }],
      entries: [{ version: "1" }],
      seed: {},
      outcome: "won",
      isSeedChosen: "no",
    },
    kept: 7,
    fields: 1,
  };
  for (const body of [strange, { record: 7 }, { receipt: 7 }, { record: {} }, { receipt: {} }]) {
    const answer = await server.client().post<RefusalReply>("/api/verify", body);
    expect(answer.status).toBe(400);
    const faults = answer.body.error.data?.faults ?? [];
    expect(faults).not.toEqual([]);
    for (const { at, message } of faults) {
      expect(`${at}: ${message}`).not.toMatch(/Invalid|expected|received|Unrecognized/);
    }
  }
  const verify = (body: object) => server.client().post<RefusalReply>("/api/verify", body);
  const { body } = await verify({ record: strange.record });
  const { body: ofReceipt } = await verify({ receipt: strange.receipt });
  expect(body.error.data?.faults).toContainEqual({
    at: "record.game",
    message: "the id of a game.",
  });
  expect(ofReceipt.error.data?.faults).toContainEqual({
    at: "receipt.seats.0.by",
    message: "a list of the seats with their decks and entropy.",
  });
});
