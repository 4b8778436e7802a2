import { hostedBlindBid } from "@tcg/core/fixtures/blind-bid";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { type AnyHostableGame, anyGame, plainWords } from "@tcg/core/hosting";
import { describe, expect, test } from "vitest";
import { AGENT, playAgentMatch, startAgentMatch } from "../../test/agent-match.ts";
import { hostedGames } from "../games.ts";
import type { Observation } from "./observation.ts";
import { observe } from "./observe.ts";
import { toText } from "./text.ts";

/** As language models count, on the safe side: four characters, or seven tenths of a word. */
const tokensOf = (text: string): number =>
  Math.max(text.length / 4, text.split(/\s+/).length * 1.4);

/** Of an ordinary decision. */
const BUDGET = 1500;

const all: (readonly [string, AnyHostableGame])[] = [
  ...hostedGames.map((hosted) => [hosted.game.id, hosted] as const),
  ["skirmish", anyGame(hostedSkirmish)],
  ["blind-bid", anyGame(hostedBlindBid)],
  ["a game without words", anyGame({ ...hostedSkirmish, words: plainWords })],
];

describe.each(all)("%s", (_, hosted) => {
  test("a whole match is told: small, each card once, and every decision with its question", async () => {
    const match = await startAgentMatch(hosted, 1);
    const decisions: number[] = [];
    const printed: string[] = [];
    let last: Observation | null = null;
    await playAgentMatch(match, (seen) => {
      const text = toText(seen);
      printed.push(...seen.cards.map(({ def }) => def));
      expect(text).not.toMatch(/undefined|\[object|NaN|[^\P{C}\n]|\n\n\n/u);
      if (seen.isYourDecision) {
        decisions.push(tokensOf(text));
        expect(seen.question).not.toBe("");
        expect(seen.actions.some(({ isAnytime }) => !isAnytime)).toBe(true);
        expect(text).toContain("\nYOUR DECISION");
      }
      // Versions and lines go on where the last observation left off.
      for (const { version } of seen.happened) {
        expect(version).toBeGreaterThan(last?.version ?? 0);
        expect(version).toBeLessThanOrEqual(seen.version);
      }
      last = seen;
    });
    expect(new Set(printed).size).toBe(printed.length);
    const sorted = decisions.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(BUDGET);
    const end = last as Observation | null;
    expect(end?.result?.text).toMatch(/\b(?:You|The opponent|Nobody) wins?: /i);
    expect(toText(end as Observation)).toContain(`OVER: ${end?.result?.text}`);
  });

  test("what cannot be done is told with a reason of the rules, and never what can", async () => {
    const match = await startAgentMatch(hosted, 2);
    const codes = new Set<string>();
    let steps = 0;
    await playAgentMatch(
      match,
      ({ reasons = [], actions }) => {
        steps++;
        for (const { id, code, message } of reasons) {
          codes.add(code);
          expect(message).toMatch(/\w[.!?]$/);
          expect(actions.map((action) => action.id)).not.toContain(id);
        }
      },
      true,
    );
    expect(steps).toBeGreaterThan(5);
    if (hostedGames.includes(hosted)) expect(codes.size).toBeGreaterThan(3);
  });
});

test("without a cursor the last lines are told; with a version what came after it, with all card texts", async () => {
  const [hosted] = hostedGames;
  const match = await startAgentMatch(hosted as AnyHostableGame, 1);
  const of = { matchId: match.matchId, identity: AGENT };
  const first = await observe(match, of);
  expect(first.cursor).toMatch(/^2\.[\w-]{20}$/);
  expect(first.happened.length).toBeGreaterThan(0);
  expect((await observe(match, { ...of, since: first.cursor })).cards).toEqual([]);
  expect((await observe(match, { ...of, since: first.cursor })).happened).toEqual([]);
  expect((await observe(match, { ...of, since: "2" })).cards).toEqual(first.cards);
  expect((await observe(match, { ...of, since: first.cursor, cards: "all" })).cards).toEqual(
    first.cards,
  );
  expect((await observe(match, { ...of, cards: "none" })).cursor).toBe("2");
  for (const since of ["x", "-1", "2.abc", "2.a b c ", "9".repeat(12)]) {
    await expect(observe(match, { ...of, since })).rejects.toMatchObject({ code: "bad-request" });
  }
});

test("a match that waits says for what, and a stranger watches", async () => {
  const [hosted] = hostedGames;
  const match = await startAgentMatch(hosted as AnyHostableGame, 1);
  const { service, matchId } = match;
  const [deck] = Object.values((hosted as AnyHostableGame).decks);
  const waiting = await service.createMatch({
    game: "lunchtable",
    player: AGENT,
    deck: deck?.cards ?? [],
  });
  const seen = await observe(match, { matchId: waiting.matchId, identity: AGENT });
  expect(seen).toMatchObject({ status: "waiting", seat: "host", zones: [], actions: [] });
  expect(toText(seen)).toContain("The match begins when every seat is taken.");
  expect(toText(seen)).toContain("OPPONENT (away, free)");
  const watched = await observe(match, { matchId, identity: "stranger" });
  expect(watched).toMatchObject({ seat: "spectator", actions: [], isYourDecision: false });
  expect(toText(watched)).toContain("You watch.");
});
