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
