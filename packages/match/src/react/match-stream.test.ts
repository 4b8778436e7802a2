import { lunchTable } from "@ltcg/cards";
import { anyGame } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import { memoryStore } from "../memory/index.ts";
import { createMatchService } from "../service/index.ts";
import { testTime } from "../testkit/index.ts";
import { atPosition, withEvents } from "./match-stream.ts";

const hosted = anyGame(lunchTable);
const { words } = hosted;

async function begun() {
  const service = createMatchService({ store: memoryStore(), games: [hosted], time: testTime() });
  const deck = Object.values(hosted.decks)[0]?.cards ?? [];
  const { matchId } = await service.createMatch({ game: hosted.game.id, player: "ada", deck });
  const waiting = await service.getPlayerView(matchId, "ada");
  await service.joinMatch({ matchId, player: "bob", deck });
  const playing = await service.getPlayerView(matchId, "ada");
  const { version, updates } = await service.getRecentEvents({ matchId, player: "ada", since: 0 });
  const cards = await service.describeCards(matchId, updates);
  await service.close();
  return { waiting, playing, told: { version, updates, cards } };
}

test("the log is told once, however often the same events come", async () => {
  const { waiting, playing, told } = await begun();
  const first = atPosition(null, waiting);
  expect([first.log.lines, first.toldUpTo]).toEqual([[], -1]);
  // Before the match begins there is nothing to tell it from.
  expect(withEvents(first, told, words)).toBe(first);
  const after = withEvents(atPosition(first, playing), told, words);
  expect(after.log.lines.length).toBeGreaterThan(0);
  expect(after.toldUpTo).toBe(told.version);
  expect(withEvents(after, told, words)).toBe(after);
});

test("an older position changes nothing, and cards that were seen stay known", async () => {
  const { waiting, playing } = await begun();
  const now = atPosition(null, playing);
  expect(atPosition(now, waiting)).toBe(now);
  const seen = Object.keys(now.match.cards);
  expect(seen.length).toBeGreaterThan(0);
  const later = atPosition(now, { ...playing, version: playing.version + 1, cards: {} });
  expect(Object.keys(later.match.cards)).toEqual(seen);
});

test("another match begins anew, however far the one before had come", async () => {
  const { waiting, playing, told } = await begun();
  const before = withEvents(atPosition(null, playing), told, words);
  const other = atPosition(before, { ...waiting, matchId: "another" });
  expect([other.match.matchId, other.match.version]).toEqual(["another", waiting.version]);
  expect([other.log.lines, other.toldUpTo, other.match.cards]).toEqual([[], -1, waiting.cards]);
});
