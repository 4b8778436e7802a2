import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import type { RefusalReply, SettingsReply } from "../protocol.ts";

const server = useServer();
const always = { mode: "on", yieldUntil: null, stops: ["combat"] };

test("PUT /api/matches/:id/settings changes those of one's own seat, GET shows them", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  const path = `/api/matches/${matchId}/settings`;
  const usual = await client.get<SettingsReply>(path);
  expect(usual.body).toEqual({ mode: "auto", yieldUntil: null, stops: [] });
  const changed = await client.put<SettingsReply>(path, always);
  expect([changed.status, changed.body]).toEqual([200, always]);
  expect((await client.get<SettingsReply>(path)).body).toEqual(always);
});

test("nobody else sees or changes them", async () => {
  const client = server.client();
  const matchId = await client.createMatch({ opponent: null, seed: undefined });
  const [bob, eve] = [server.client(), server.client()];
  await bob.post(`/api/matches/${matchId}/join`, { deck: "rumor-mill" });
  const path = `/api/matches/${matchId}/settings`;
  await client.put(path, always);
  expect((await bob.get<SettingsReply>(path)).body.mode).toBe("auto");
  for (const { status, body } of [
    await eve.get<RefusalReply>(path),
    await eve.put<RefusalReply>(path, always),
  ]) {
    expect([status, body.error.code]).toEqual([403, "not-your-seat"]);
  }
});

test.each([
  ["another mode", { ...always, mode: "never" }, "mode: one of on, auto, off."],
  [
    "another yield",
    { ...always, yieldUntil: "noon" },
    "yieldUntil: null or one of end-of-turn, my-turn, something-happens-to-me.",
  ],
  [
    "half of them",
    { mode: "on", stops: [] },
    "yieldUntil: null or one of end-of-turn, my-turn, something-happens-to-me; it is missing.",
  ],
  ["a phase that is none", { ...always, stops: ["noon"] }, /^stops is a list of phases: draw,/],
])("refuses %s and says what would be right", async (_what, body, message) => {
  const client = server.client();
  const matchId = await client.createMatch();
  const answer = await client.put<RefusalReply>(`/api/matches/${matchId}/settings`, body);
  expect(answer.status).toBe(400);
  expect(answer.body.error.message).toMatch(message);
});

test("who is asked in every window is asked where they can only pass", async () => {
  const client = server.client();
  const matchId = await client.createMatch();
  await client.put(`/api/matches/${matchId}/settings`, { ...always, stops: [] });
  const asked: number[] = [];
  let seen = await client.lookWhenMine(matchId);
  for (let i = 0; i < 60 && asked.length === 0 && seen.status === "active"; i++) {
    const answers = seen.legalMoves.filter(({ anytime }) => anytime !== true);
    if (answers.length === 1 && answers[0]?.id === "RESPOND_CHAIN") asked.push(seen.version);
    seen = await client.playOn(matchId, 1);
  }
  expect(asked).not.toEqual([]);
});
