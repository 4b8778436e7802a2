/** Whole matches of each bundled game, by bots and by people, on the component in an app. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type App, api, as, exampleApp, internal, match, pass } from "../../test/convex-app.ts";
import { bundledGames } from "../component/games.ts";
import { verify, verifyReceipt } from "../service/index.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const gameIds = bundledGames.map(({ game }) => game.id);

test.each(gameIds)("bots play a match of %s to its end, and its record verifies", async (game) => {
  const t = exampleApp();
  const matchId = await t.mutation(internal.exhibition.begin, { game, bot: "greedy" });
  for (let i = 0; i < 4000; i++) {
    const { status } = await t.query(api.matches.getMatchMeta, { matchId });
    if (status !== "active") break;
    await pass(t, 1000, 500);
  }
  const meta = await t.query(api.matches.getMatchMeta, { matchId });
  expect(meta.status).toBe("completed");
  const asked = { matchId, player: "anybody" };
  const record = await t.run((ctx) => match.getRecord(ctx, asked));
  expect(verify(bundledGames, record)).toMatchObject({ ok: true });
  const receipt = await t.run((ctx) => match.getReceipt(ctx, asked));
  const { commitment } = meta;
  expect(verifyReceipt(bundledGames, receipt, { commitment })).toMatchObject({ ok: true });
});

async function actor(t: App, matchId: string) {
  for (const name of ["ada", "bob"]) {
    const seen = await as(t, name).query(api.matches.getPlayerView, { matchId });
    const { actors } = (seen.view ?? { actors: [] }) as { actors: string[] };
    if (actors.includes(seen.seat)) return { name, seen };
  }
  return null;
}

test.each(gameIds)("two people play %s through the app's functions", async (game) => {
  const t = exampleApp();
  const offered = await t.query(api.matches.listGames, {});
  const deck = offered.find((each) => each.game === game)?.decks[0]?.cards ?? [];
  const { matchId } = await as(t, "ada").mutation(api.matches.createMatch, { game, deck });
  await as(t, "bob").mutation(api.matches.joinMatch, { matchId, deck });
  let held = 0;
  let played = 0;
  for (let i = 0; i < 60; i++) {
    const found = await actor(t, matchId);
    if (found === null) break;
    const { name, seen } = found;
    const moves = seen.legalMoves.filter(({ anytime }) => anytime !== true);
    const move = moves[(i * 7) % moves.length]?.id ?? "";
    const { version: expectedVersion } = seen;
    const action = { matchId, expectedVersion, commandId: `c${i}`, move };
    const submitted = await as(t, name).mutation(api.matches.submitAction, action);
    if (!submitted.ok) throw new Error("the rules refuse a legal move");
    if ("isHeld" in submitted) {
      held++;
      // Nobody sees anything of it, and asking again is answered the same.
      const before = await as(t, name).query(api.matches.getMatchMeta, { matchId });
      expect(before.version).toBe(expectedVersion);
      expect(await as(t, name).mutation(api.matches.submitAction, action)).toEqual(submitted);
      await pass(t, submitted.atMs - Date.now());
      const again = await as(t, name).mutation(api.matches.submitAction, action);
      expect(again).toMatchObject({ ok: true, version: expectedVersion + 1 });
    } else expect(submitted).toMatchObject({ version: expectedVersion + 1 });
    played++;
    await pass(t, 1000);
  }
  expect(played).toBeGreaterThan(20);
  if (game === "lunchtable") expect(held).toBeGreaterThan(0);
  await as(t, "ada").mutation(api.matches.abandon, { matchId });
  const asked = { matchId, player: "ada" };
  const record = await t.run((ctx) => match.getRecord(ctx, asked));
  expect(verify(bundledGames, record)).toMatchObject({ ok: true });
});
