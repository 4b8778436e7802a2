/** A report of matches that were really played, in both games, as a watcher and a seat heard them. */
import { createServer, type Server } from "@ltcg/server";
import type { CreatedMatch, MatchReply, ViewMessage } from "@ltcg/server/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lorcanaDisplay } from "../lorcana/index.ts";
import { lunchTableDisplay } from "../lunchtable/index.ts";

const ORIGIN = "http://table.example";
let server: Server;

beforeAll(() => {
  server = createServer({ allowSeeds: true });
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

type Watched = Pick<ViewMessage, "events" | "cards"> & Pick<MatchReply, "view">;

/** A whole match as the page of a watcher has it: the view, all events, and the cards that were seen in either. */
async function watched(game: string, seed: number): Promise<Watched> {
  const wanted = { game, opponent: "random", auto: "random", seed };
  const { matchId } = await ask<CreatedMatch>("/api/matches", wanted);
  let match = await ask<MatchReply>(`/api/matches/${matchId}/wait?seconds=50`);
  while (match.status !== "completed") {
    match = await ask<MatchReply>(`/api/matches/${matchId}/wait?seconds=50`);
  }
  const request = new Request(`${ORIGIN}/api/matches/${matchId}/stream?since=0`);
  const { body } = await server.fetch(request);
  let said = "";
  for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    said += part;
    const [, first] = /^data: (.*)$/mu.exec(said) ?? [];
    if (first !== undefined && said.includes("\n\n", said.indexOf(first))) {
      const { events, cards } = JSON.parse(first) as ViewMessage;
      // A stream says shorter how cards lie in zones.
      return { view: match.view, events, ...(cards !== undefined && { cards }) };
    }
  }
  throw new Error("The stream said nothing.");
}

test.each([
  ["lunchtable", 1, lunchTableDisplay],
  ["lorcana", 1, lorcanaDisplay],
  // The card that did most went into an inkwell afterwards: nobody sees it at the end.
  ["lorcana", 152, lorcanaDisplay],
])(
  "a match of %s, dealt by %i, has four subjects that say what happened",
  async (game, seed, display) => {
    const { view, events, cards } = await watched(game, seed);
    const { report } = display;
    if (view === null || report === null) throw new Error("there is nothing to report");
    const reports = view.seating.map((seat) =>
      report({ events, view, seat, nameOf: (def) => def }),
    );
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
  },
);
