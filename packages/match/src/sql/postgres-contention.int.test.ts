/**
 * Two processes whose clients all append to the same matches, or play at the same seats. A small share runs with the tests;
 * `MATCH_CONTENTION=whole npx vitest run packages/match/src/sql/postgres-contention` runs all of it.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Contention, Outcome } from "../../test/contending-clients.ts";
import type { Contest, Played } from "../../test/contending-players.ts";
import { skirmishGame } from "../../test/games.ts";
import { type PostgresServer, startPostgres } from "../../test/postgres-server.ts";
import { createMatchService } from "../service/index.ts";
import { readSnapshot, writeSnapshot } from "../service/matches/snapshot-text.ts";
import type { MatchStore, StoredEntry } from "../store.ts";
import { postgresStore } from "./index.ts";

const PROCESSES = ["one", "other"];
const isWhole = process.env.MATCH_CONTENTION === "whole";
const share: Contention = isWhole
  ? { clients: 16, matches: 200, versions: 20 }
  : { clients: 4, matches: 10, versions: 12 };
const contest: Omit<Contest, "matchIds"> = isWhole
  ? { clients: 16, versions: 40 }
  : { clients: 3, versions: 25 };
const CONTESTED = isWhole ? 200 : 4;
/** The whole of it goes on for as long as a busy machine lets it. */
const timeout = isWhole ? 7_200_000 : 600_000;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** Both processes with this script, begun together. */
async function begun(script: string, connectionString: string): Promise<readonly ChildProcess[]> {
  const file = join(import.meta.dirname, "../../test", script);
  const execArgv = ["--conditions=@tcg/source"];
  const children = PROCESSES.map((name) => fork(file, [connectionString, name], { execArgv }));
  await Promise.all(children.map(heardFrom));
  return children;
}

async function told<T>(child: ChildProcess, what: object): Promise<T> {
  child.send(what);
  const heard = (await heardFrom(child)) as T;
  child.disconnect();
  return heard;
}

/** Its next message; an error if it ends without one. */
async function heardFrom(child: ChildProcess): Promise<unknown> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`A process of clients has ended with ${String(code)}.`);
  });
  const [message] = (await Promise.race([once(child, "message"), ended])) as [unknown];
  ended.catch(() => {});
  return message;
}

test("of many clients in two processes each entry is taken once, and no version is left out", {
  timeout,
}, async () => {
  const connectionString = await server.createDatabase();
  const children = await begun("contending-clients.ts", connectionString);
  const outcomes = await Promise.all(children.map((child) => told<Outcome>(child, share)));
  expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
  const accepted = outcomes.flatMap((outcome) => outcome.accepted);
  const total = share.matches * share.versions;
  expect(accepted).toHaveLength(total);
  expect(outcomes.reduce((sum, { recognised }) => sum + recognised, 0)).toBe(total);
  // They have been in each other's way.
  const refused = outcomes.reduce((sum, outcome) => sum + outcome.refused, 0);
  expect(refused).toBeGreaterThan(0);
  if (isWhole) {
    console.info(
      `${total} entries taken, ${refused} refused`,
      outcomes.map((o) => o.accepted.length),
    );
  }
  const store = await postgresStore({ connectionString });
  for (let i = 0; i < share.matches; i++) await compare(store, `match ${i}`, accepted);
  await store.close();
});

/** What is stored is what was acknowledged, in the order of versions, and the last of it stands. */
async function compare(
  store: MatchStore,
  matchId: string,
  accepted: Outcome["accepted"],
): Promise<void> {
  const own = accepted.filter(([of]) => of === matchId).sort(([, a], [, b]) => a - b);
  const entries = await store.readAfter(matchId, 0, share.versions + 1);
  expect(entries.map(({ version }) => version)).toEqual(
    Array.from({ length: share.versions }, (_, version) => version + 1),
  );
  expect(entries.map(({ version, commandId }) => [matchId, version, commandId])).toEqual(own);
  expect(entries.map(({ events }) => events)).toEqual(entries.map((e) => `[${e.version}]`));
  const by = `{"by":"${entries.at(-1)?.commandId}"}`;
  expect(await store.load(matchId)).toMatchObject({ head: by, snapshot: by });
  expect(await store.readPrompts(matchId)).toMatchObject([{ prompt: by }]);
}

test("of many players in two processes each accepted action is played once, and the state is the fold", {
  timeout,
}, async () => {
  const connectionString = await server.createDatabase();
  const store = await postgresStore({ connectionString });
  const service = createMatchService({ store, games: [skirmishGame.hosted] });
  const { hosted, deck } = skirmishGame;
  const matchIds: string[] = [];
  for (let i = 0; i < CONTESTED; i++) {
    const { matchId } = await service.createMatch({ game: hosted.game.id, player: "ada", deck });
    await service.joinMatch({ matchId, player: "bob", deck });
    matchIds.push(matchId);
  }
  const children = await begun("contending-players.ts", connectionString);
  const asked: Contest = { ...contest, matchIds };
  const outcomes = await Promise.all(children.map((child) => told<Played>(child, asked)));
  expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
  const refused = outcomes.reduce((sum, outcome) => sum + outcome.refused, 0);
  expect(refused).toBeGreaterThan(0);
  const accepted = outcomes.flatMap((outcome) => outcome.accepted);
  if (isWhole) console.info(`${accepted.length} actions accepted, ${refused} refused`);
  for (const matchId of matchIds) await comparePlayed(store, matchId, accepted);
  await service.close();
  await store.close();
});

async function comparePlayed(
  store: MatchStore,
  matchId: string,
  accepted: Played["accepted"],
): Promise<void> {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged" || stored.snapshot === null) {
    throw new Error(`${matchId} has no state`);
  }
  const entries = await store.readAfter(matchId, 0, stored.version + 1);
  expect(entries.map(({ version }) => version)).toEqual(
    Array.from({ length: stored.version }, (_, place) => place + 1),
  );
  const played = entries.filter(({ seat }) => seat !== "");
  const own = accepted.filter(([of]) => of === matchId).sort(([, a], [, b]) => a - b);
  expect(played.map((each) => [matchId, each.version, each.seat, each.commandId])).toEqual(own);
  const { version = 0 } = readSnapshot(stored.snapshot, stored.version) ?? {};
  expect(stored.snapshot).toBe(snapshotOf(entries.slice(0, version)));
}

/** The state that the events of these entries fold to, as it is stored. */
function snapshotOf(entries: readonly StoredEntry[]): string | null {
  const { game } = skirmishGame.hosted;
  let state: Parameters<typeof game.evolve>[0] = null;
  for (const { events } of entries) {
    const happened = JSON.parse(events) as Parameters<typeof game.evolve>[1];
    if (happened.length > 0) state = game.evolve(state, happened);
  }
  return state && writeSnapshot({ version: entries.length, state });
}
