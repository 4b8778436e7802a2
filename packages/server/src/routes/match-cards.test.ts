import type { AnyHostableGame } from "@tcg/core/hosting";
import { expect, test } from "vitest";
import type { AppParts } from "../app.ts";
import { hostedGames } from "../games.ts";
import { nobodyAt } from "../identities/requester.ts";
import { gameOfMatch } from "./match-cards.ts";

const [family] = hostedGames as [AnyHostableGame];
const ada = nobodyAt("192.0.2.1");

/** Sets are read by a stand-in, which notes what it reads. */
function server(isLimited = false) {
  const read: unknown[] = [];
  const readCards: AnyHostableGame["readCards"] = (set) => {
    read.push(set);
    return { ok: true, name: "x", hosted: { ...family } };
  };
  const parts = {
    games: { lunchtable: { ...family, readCards } },
    service: { getOwnCards: async (matchId: string) => ({ set: matchId }) },
    limiter: {
      count(what: string) {
        if (isLimited) throw new Error(`too many ${what}`);
      },
    },
  } as unknown as AppParts;
  const ask = (matchId: string, hash: string | null) =>
    gameOfMatch(parts, ada, {
      matchId,
      game: "lunchtable",
      ownCards: hash === null ? null : { name: "x", hash },
    });
  return { parts, read, ask };
}

test("a set that was brought is read once, for every match that is played with it", async () => {
  const { read, ask } = server();
  const first = await ask("one", "a");
  expect(await ask("one", "a")).toBe(first);
  expect(await ask("two", "a")).toBe(first);
  expect(await ask("three", "b")).not.toBe(first);
  expect(read).toEqual([{ set: "one" }, { set: "three" }]);
});

test("a bounded number of sets is remembered", async () => {
  const { read, ask } = server();
  for (let i = 0; i <= 100; i++) await ask("one", `set ${i}`);
  await ask("one", "set 100");
  expect(read).toHaveLength(101);
  await ask("one", "set 0");
  expect(read).toHaveLength(102);
});

test("whoever has had too many sets read waits; the game's own cards need no reading", async () => {
  const { parts, read, ask } = server(true);
  await expect(ask("one", "a")).rejects.toThrow("too many records");
  expect(await ask("one", null)).toBe(parts.games.lunchtable);
  expect(read).toEqual([]);
});
