/** Two seats and a spectator: nobody is sent a card that is hidden from them. */
import { isCardId } from "@tcg/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type App, api, as, exampleApp, pass } from "../../test/convex-app.ts";
import { bundledGames } from "../component/games.ts";

let t: App;
beforeEach(() => {
  vi.useFakeTimers();
  t = exampleApp();
});
afterEach(() => {
  vi.useRealTimers();
});

/** All that somebody gets who asks for everything. */
async function bytesFor(name: string | null, matchId: string): Promise<string> {
  const asker = name === null ? t : as(t, name);
  const since = { matchId, since: 0 };
  return JSON.stringify([
    await asker.query(api.matches.getMatchMeta, { matchId }),
    await asker.query(api.matches.getPlayerView, { matchId }),
    await asker.query(api.matches.getRecentEvents, since),
    await asker.query(api.matches.getOpenPrompt, { matchId }),
    await asker.query(api.matches.legalMoves, { matchId }),
    await asker.query(api.matches.getClocks, { matchId }),
    await asker.query(api.matches.listMatches, { of: "running" }),
  ]);
}

/** Cards that only the second of the decks has: whoever holds them is known by them. */
const games = bundledGames.map(({ game, decks }) => {
  const [adas, bobs] = Object.values(decks).map(({ cards }) => [...cards]);
  const own = new Set(bobs);
  for (const card of adas ?? []) own.delete(card);
  return [game.id, { adas: adas ?? [], bobs: bobs ?? [], canaries: [...own] }] as const;
});

test.each(games)("%s", async (game, { adas, bobs, canaries }) => {
  expect(canaries.length).toBeGreaterThan(5);
  const created = { game, deck: adas, isPublic: true };
  const { matchId } = await as(t, "ada").mutation(api.matches.createMatch, created);
  await as(t, "bob").mutation(api.matches.joinMatch, { matchId, deck: bobs });
  await pass(t, 1000);
  const named = (bytes: string): string[] =>
    canaries.filter((card) => bytes.includes(JSON.stringify(card)));
  let seenByBob = 0;
  let answersToAda = 0;
  for (let i = 0; i < 12; i++) {
    seenByBob += named(await bytesFor("bob", matchId)).length;
    // Nobody else is told of a card that bob has not played: he only ever does what names no card.
    expect(named(await bytesFor("ada", matchId))).toEqual([]);
    expect(named(await bytesFor(null, matchId))).toEqual([]);
    const done = await idle(matchId, `c${i}`);
    if (done === null) break;
    // What a move is answered with tells of the other seat, too: of what bob draws after ada's turn.
    if (done.name === "ada") {
      expect(named(done.answer)).toEqual([]);
      answersToAda++;
    }
    await pass(t, 1000);
  }
  expect(seenByBob).toBeGreaterThan(0);
  expect(answersToAda).toBeGreaterThan(0);
});

/** Whoever has to act does something that touches no card; null if they cannot. */
async function idle(
  matchId: string,
  commandId: string,
): Promise<{ readonly name: string; readonly answer: string } | null> {
  for (const name of ["ada", "bob"]) {
    const { version, legalMoves } = await as(t, name).query(api.matches.legalMoves, { matchId });
    const plain = legalMoves.find(
      ({ anytime, command }) => anytime !== true && namesNoCard(command as object),
    );
    if (plain === undefined) continue;
    const action = { matchId, expectedVersion: version, commandId, move: plain.id };
    const submitted = await as(t, name).mutation(api.matches.submitAction, action);
    expect(submitted).toMatchObject({ ok: true });
    const explained = { matchId, commands: legalMoves.map(({ id }) => id) };
    const why = await as(t, name).query(api.matches.explain, explained);
    return { name, answer: JSON.stringify([submitted, why]) };
  }
  return null;
}

const namesNoCard = (command: object): boolean =>
  !Object.values(command)
    .flat()
    .some((value) => isCardId(value));
