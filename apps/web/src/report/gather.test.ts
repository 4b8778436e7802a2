import type { EventsReply, RecordedMatch } from "@ltcg/server/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import type { ShownMatch } from "../match/shown.ts";
import { reportMatch, reportMoment } from "./gather.ts";

const PAGE = 2;
const NEWEST = 7;
const record = { game: "skirmish", rulesVersion: 1, commands: [["red", "PASS"]] };
const asked = vi.hoisted((): string[] => []);
const refused = vi.hoisted(() => ({ by: "" }));

/** A server whose match is at version 7 by now, two versions a page. */
vi.mock("../call-api.ts", () => ({
  pathOf: (matchId: string, part: string) => `${matchId}/${part}`,
  callApi: (path: string) => {
    asked.push(path);
    if (refused.by !== "" && path.includes(refused.by)) {
      return Promise.resolve({ ok: false, status: 429, error: { code: "x", message: "Later." } });
    }
    if (path.endsWith("record")) return Promise.resolve({ ok: true, body: record });
    const since = Number(path.split("since=")[1]);
    const versions = Array.from({ length: NEWEST }, (_, i) => i + 1).filter((v) => v > since);
    const updates = versions.slice(0, PAGE).map((version) => ({ version, events: [] }));
    return Promise.resolve({ ok: true, body: { version: NEWEST, updates } satisfies EventsReply });
  },
}));

beforeEach(() => {
  asked.length = 0;
  refused.by = "";
});

const match = (status: "running" | "ended"): ShownMatch =>
  ({
    matchId: "m",
    game: "skirmish",
    version: 5,
    legalMoves: [{ id: "PASS", text: "Pass" }],
    view: { viewer: "red", seating: ["red", "blue"], outcome: { status } },
  }) as unknown as ShownMatch;

test("a running match is reported with what happened up to what is shown, page by page", async () => {
  const answer = await reportMatch(match("running"), 3, "  Help!\n");
  if (!answer.ok) throw new Error(answer.error.message);
  expect(answer.body).toMatchObject({
    format: "lunchtable-report/1",
    matchId: "m",
    rulesVersion: 3,
    viewer: "red",
    said: "Help!",
    version: 5,
    legalMoves: [{ id: "PASS" }],
    updates: [1, 2, 3, 4, 5].map((version) => ({ version })),
  });
  expect(answer.body).not.toHaveProperty("record");
  expect(asked).toEqual([0, 2, 4].map((since) => `m/events?since=${since}`));
});

test("a match that is over is reported with its record, at its end", async () => {
  const answer = await reportMatch(match("ended"), 3, "");
  expect(answer).toMatchObject({ ok: true, body: { at: 1, record, said: "" } });
  expect(asked).toEqual(["m/record"]);
});

test.each([
  ["events", "running"],
  ["record", "ended"],
] as const)("what the server refuses (%s) is said, and nothing is saved", async (part, status) => {
  refused.by = part;
  expect(await reportMatch(match(status), 3, "")).toMatchObject({
    ok: false,
    error: { message: "Later." },
  });
});

test("a moment of a record in a file is of no match here", () => {
  const { view } = match("running");
  const moment = { matchId: null, record: record as unknown as RecordedMatch, at: 1, view };
  expect(reportMoment(moment, "?")).toMatchObject({
    matchId: null,
    game: "skirmish",
    rulesVersion: 1,
    at: 1,
    record,
    said: "?",
  });
});
