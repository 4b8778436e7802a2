/** Two published versions of a game in one host, each with a kernel of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installReleases } from "../../../test/release.ts";
import { verifyReceipt } from "../../fairness/verify-receipt.ts";
import { sqliteStore } from "../../sql/index.ts";
import { createMatchService, type MatchService } from "../index.ts";

const DIRECT_HIT = "takeLife(play, opponentOf(seat), power)";
const folder = mkdtempSync(join(tmpdir(), "releases-"));
const path = join(folder, "matches.sqlite");
let first: AnyHostableGame;
let second: AnyHostableGame;

beforeAll(async () => {
  // In the second version a unit that nobody stops takes one life more.
  [first, second] = (await installReleases(folder, [
    { alias: "skirmish-1", version: "1.0.0", changes: {} },
    {
      alias: "skirmish",
      version: "2.0.0",
      changes: {
        "skirmish/game.ts": ["rulesVersion: 1", "rulesVersion: 2"],
        "moves/attack.ts": [DIRECT_HIT, DIRECT_HIT.replace("power", "power + 1")],
      },
    },
  ])) as [AnyHostableGame, AnyHostableGame];
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As a process that is started with these games; `run` is the time until it stops. */
async function hosting<T>(
  games: readonly AnyHostableGame[],
  run: (service: MatchService) => Promise<T>,
): Promise<T> {
  const store = sqliteStore({ path });
  const service = createMatchService({ store, games });
  try {
    return await run(service);
  } finally {
    await service.close();
    await store.close();
  }
}

async function create(service: MatchService): Promise<string> {
  const deck = Object.values(first.decks)[0]?.cards ?? [];
  // Of this seed a unit that nobody stops attacks, so the two versions differ.
  const wanted = { game: "skirmish", player: "ada", deck, config: { life: 9 }, seed: 7 };
  const { matchId } = await service.createMatch(wanted);
  await service.joinMatch({ matchId, player: "bob", deck });
  return matchId;
}

/** The last move that is listed, which is an attack where there is one; so many times, or to the end. */
async function play(service: MatchService, matchId: string, most: number): Promise<void> {
  for (let played = 0; played < most; played++) {
    const views = await Promise.all(
      ["ada", "bob"].map(async (player) => ({
        player,
        ...(await service.getPlayerView(matchId, player)),
      })),
    );
    const asked = views.find(({ seat, view }) => view?.actors.includes(seat));
    if (asked === undefined) return;
    const { player, version: expectedVersion, legalMoves } = asked;
    const moves = legalMoves.filter(({ anytime }) => anytime !== true).map(({ id }) => id);
    const move =
      moves.find((id) => id.startsWith("ATTACK")) ?? moves[expectedVersion % moves.length];
    const action = { matchId, player, expectedVersion, commandId: `at-${expectedVersion}` };
    expect(await service.submitAction({ ...action, move: move ?? "" })).toMatchObject({ ok: true });
  }
}

const rulesOf = async (service: MatchService, matchId: string): Promise<number> =>
  (await service.getMatchMeta(matchId, "ada")).rulesVersion;

test("old matches go on under the package they were begun with, new ones take the new package", async () => {
  const old = await hosting([first], async (service) => {
    const matchId = await create(service);
    await play(service, matchId, 12);
    return matchId;
  });

  // An upgrade that forgot the alias: nothing is guessed.
  await hosting([second], async (service) => {
    const { status, stopped } = await service.getMatchMeta(old, "ada");
    expect([status, stopped]).toEqual(["suspended", expect.stringMatching(/rules/)]);
  });

  await hosting([second, first], async (service) => {
    const fresh = await create(service);
    expect([await rulesOf(service, old), await rulesOf(service, fresh)]).toEqual([1, 2]);
    for (const matchId of [old, fresh]) {
      await play(service, matchId, 2000);
      const receipt = await service.getReceipt(matchId);
      expect(verifyReceipt([first, second], receipt)).toMatchObject({ ok: true });
      // Under the other's rules it would have been another match.
      const own = receipt.rulesVersion;
      const other = { ...(own === 1 ? second : first) };
      const posing = {
        ...other,
        game: { ...other.game, cardSet: receipt.cardSet, rulesVersion: own },
      };
      expect(verifyReceipt([posing], receipt)).toMatchObject({ ok: false });
    }
  });
});
