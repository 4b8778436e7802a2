import { describe, expect, test } from "vitest";
import { skirmishGame } from "../../../test/games.ts";
import { memoryStore } from "../../memory/index.ts";
import type { MatchStore } from "../../store.ts";
import { Games } from "../matches/games.ts";
import type { MatchHead } from "../matches/head.ts";
import { LiveMatches } from "../matches/live-matches.ts";
import { writeSnapshot } from "../matches/snapshot-text.ts";
import { recordOf } from "./record-of.ts";

const { hosted, deck } = skirmishGame;

/** An ended match of so many entries: two of the service itself, the rest moves. */
async function endedMatch(entries: number, status: MatchHead["status"] = "completed") {
  const opening = hosted.game.start(hosted.options({ red: deck, blue: deck }, { seed: 1 }));
  if (!opening.ok) throw new Error("it does not start");
  const store = memoryStore();
  for (let version = 1; version <= entries; version++) {
    await store.append({
      matchId: "m",
      expectedVersion: version - 1,
      seat: version <= 2 ? "" : version % 2 === 0 ? "red" : "blue",
      commandId: `${version}`,
      body: JSON.stringify({ move: `move ${version}` }),
      events: "[]",
      link: "",
      head: JSON.stringify({ status, commitment: "c", startedAtMs: 1, seats: [] }),
      setup: JSON.stringify({ decks: { red: deck, blue: deck }, config: {}, seed: 1 }),
      snapshot: writeSnapshot({ version, state: opening.state }),
      status: "completed",
      isPublic: false,
      dueAtMs: null,
      isWaitedFor: false,
      atMs: version,
    });
  }
  return { store, match: await new LiveMatches(store, new Games(store, [])).load("m") };
}

describe("a record", () => {
  test("has every move of a long match, in order, and nothing of the service itself", async () => {
    const { store, match } = await endedMatch(1203);
    const { commands } = await recordOf(store, match, hosted);
    expect(commands).toHaveLength(1201);
    expect(commands[0]).toEqual(["blue", "move 3"]);
    expect(commands.map(([, move]) => move)).toEqual(
      Array.from({ length: 1201 }, (_, i) => `move ${i + 3}`),
    );
  });

  test("is read in pieces of five hundred, and not beyond the end", async () => {
    const { store, match } = await endedMatch(1000);
    const reads: unknown[] = [];
    const watched: MatchStore = {
      ...store,
      readAfter(matchId, version, limit) {
        reads.push([version, limit]);
        return store.readAfter(matchId, version, limit);
      },
    };
    await recordOf(watched, match, hosted);
    expect(reads).toEqual([
      [0, 500],
      [500, 500],
    ]);
  });

  test("ends where the store has no more, though it should", async () => {
    const { match } = await endedMatch(10);
    expect((await recordOf(memoryStore(), match, hosted)).commands).toEqual([]);
  });

  test("is for ended matches", async () => {
    const { store, match } = await endedMatch(5, "active");
    await expect(recordOf(store, match, hosted)).rejects.toMatchObject({ code: "not-over" });
  });
});
