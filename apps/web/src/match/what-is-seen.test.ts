import { emptyLog } from "@tcg/core/hosting";
import { expect, it } from "vitest";
import { lunchTableCues } from "../lunchtable/motion.ts";
import type { MatchState } from "./match-state.ts";
import type { ShownMatch, ShownNews } from "./shown.ts";
import { whatIsSeen } from "./what-is-seen.ts";

const zones = { host: { board: { count: 1, cards: [{ card: "c1" }] } }, away: {} };
const view = { viewer: "host", seating: ["host", "away"], zones, prompts: [] as object[] };
const before = {
  match: { version: 7, view } as unknown as ShownMatch,
  log: emptyLog,
  toldUpTo: 7,
} satisfies MatchState;

const newsOf = (parts: object): ShownNews =>
  ({
    version: 8,
    seat: "host",
    isPassing: false,
    view,
    events: [{ type: "BATTLE_RESOLVED", attacker: "c1", target: null, destroyed: [] }],
    ...parts,
  }) as unknown as ShownNews;

const seenIn = (news: ShownNews, isOwn = false) => whatIsSeen(before, news, lunchTableCues, isOwn);

it("gives what happens time, and aims a direct attack at the player across", () => {
  const { timeline, isUrgent } = seenIn(newsOf({}));
  expect(timeline.cues).toEqual([
    { cue: { kind: "lunge", from: "c1", to: { seat: "away" } }, atMs: 0 },
  ]);
  expect(timeline.ms).toBeGreaterThan(0);
  expect(isUrgent).toBe(false);
});

it("lets what the viewer did, and a question to the viewer, wait for nothing", () => {
  const asks = (seat: string) => ({ view: { ...view, prompts: [{ seat, kind: "respond" }] } });
  expect(seenIn(newsOf({}), true).isUrgent).toBe(true);
  expect(seenIn(newsOf(asks("host"))).isUrgent).toBe(true);
  expect(seenIn(newsOf(asks("away"))).isUrgent).toBe(false);
  // The server answers this one itself.
  expect(seenIn(newsOf({ ...asks("host"), isPassing: true })).isUrgent).toBe(false);
});

it("plays nothing of what happened before the page was opened", () => {
  expect(seenIn(newsOf({ version: 7 }))).toEqual({
    timeline: { cues: [], ms: 0 },
    isUrgent: true,
  });
});
