/** A report of matches that were really played, in both games, as a watcher and a seat heard them. */
import { createServer, type Server } from "@ltcg/server";
import type { CreatedMatch, EventsReply, MatchReply } from "@ltcg/server/protocol";
import type { MaskedEvent } from "@tcg/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lorcanaDisplay } from "../lorcana/index.ts";
import { lunchTableDisplay } from "../lunchtable/index.ts";

const ORIGIN = "http://table.example";
let server: Server;

beforeAll(() => {
  server = createServer();
});
afterAll(() => server.close());

async function ask<Reply>(path: string, body?: object): Promise<Reply> {
  const init = {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", origin: ORIGIN },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const answer = await server.fetch(new Request(`${ORIGIN}${path}`, init));
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

async function watched(game: string) {
  const wanted = { game, opponent: "random", auto: "random" };
  const { matchId } = await ask<CreatedMatch>("/api/matches", wanted);
  let match = await ask<MatchReply>(`/api/matches/${matchId}/wait?seconds=50`);
  while (match.status !== "completed") {
    match = await ask<MatchReply>(`/api/matches/${matchId}/wait?seconds=50`);
  }
  const events: MaskedEvent[] = [];
  for (let since = 0; since < match.version; ) {
    const { updates } = await ask<EventsReply>(`/api/matches/${matchId}/events?since=${since}`);
    events.push(...updates.flatMap((update) => update.events));
    since = updates.at(-1)?.version ?? match.version;
  }
  return { match, events };
}

test.each([
  ["lunchtable", lunchTableDisplay],
  ["lorcana", lorcanaDisplay],
])("a match of %s has four subjects that say what happened", async (game, { report }) => {
  const { match, events } = await watched(game);
  const { view, cards } = match;
  if (view === null || report === null) throw new Error("there is nothing to report");
  const reports = view.seating.map((seat) => report({ events, view, seat, nameOf: (def) => def }));
  for (const { subjects, remark, star } of reports) {
    expect(subjects).toHaveLength(4);
    for (const { points } of subjects) {
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(1);
    }
    expect(remark).not.toBe("");
    // A watcher has seen the card that did most.
    if (star !== null) expect(cards).toHaveProperty([star]);
  }
  expect(reports.some(({ star }) => star !== null)).toBe(true);
  expect(reports.flatMap(({ subjects }) => subjects).some(({ points }) => points > 0)).toBe(true);
});
