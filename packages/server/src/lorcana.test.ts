/** A second full game, hosted beside the first with nothing but its line among the games. */
import { expect, test } from "vitest";
import { useServer } from "../test/running-server.ts";
import type { RecordedMatch, ReplayReply, VerifyReply } from "./protocol.ts";

const server = useServer();

test("two greedy bots play Lorcana to its end; the record is replayed and verified", async () => {
  const client = server.client();
  const matchId = await client.createMatch({
    game: "lorcana",
    auto: "greedy",
    opponent: "greedy",
    seed: 11,
  });
  await expect
    .poll(async () => (await client.look(matchId)).status, { interval: 50 })
    .toBe("completed");
  const { body: record } = await client.get<RecordedMatch>(`/api/matches/${matchId}/record`);
  const { body: verdict } = await client.post<VerifyReply>("/api/verify", { record });
  expect(verdict).toMatchObject({ ok: true, outcome: { reason: "lore" } });
  const { body: replay } = await client.post<ReplayReply>("/api/replays", {
    record,
    at: 20,
    viewer: "host",
  });
  expect(replay).toMatchObject({ game: "lorcana", at: 20, view: { viewer: "host" } });
  // Nobody looks into an inkwell, its own player neither.
  expect(replay.view.zones.host?.inkwell?.cards).toEqual([]);
  expect(replay.view.zones.host?.inkwell?.count).toBeGreaterThan(0);
});

test("a guest is asked in words and answers by the notation of a move", async () => {
  const client = server.client();
  const matchId = await client.createMatch({ game: "lorcana", deck: "great-movement" });
  let seen = await client.lookWhenMine(matchId);
  for (let i = 0; i < 12 && seen.status === "active"; i++) {
    for (const prompt of seen.view?.prompts ?? []) {
      if (prompt.seat === seen.seat) expect(prompt).toHaveProperty("text");
    }
    const moves = seen.legalMoves.filter(({ anytime }) => anytime !== true);
    const move = moves[(i * 5) % moves.length];
    expect(move?.text).toMatch(/\w/);
    const { status } = await client.act(matchId, seen.version, move?.id ?? "");
    expect(status).toBe(200);
    seen = await client.lookWhenMine(matchId);
  }
  const { cards } = await client.look(matchId);
  const printed = Object.values(cards) as { readonly name: string; readonly text: string }[];
  expect(printed.some(({ name }) => name.includes(" - "))).toBe(true);
  expect(printed.some(({ text }) => text.length > 0)).toBe(true);
});
