/**
 * Two processes whose clients all append to the same matches. A small share runs with the tests;
 * `MATCH_CONTENTION=whole npx vitest run packages/match/src/sql/postgres-contention` runs all of it.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Contention, Outcome } from "../../test/contending-clients.ts";
import { type PostgresServer, startPostgres } from "../../test/postgres-server.ts";
import type { MatchStore } from "../store.ts";
import { postgresStore } from "./index.ts";

const PROCESSES = ["one", "other"];
const share: Contention =
  process.env.MATCH_CONTENTION === "whole"
    ? { clients: 16, matches: 200, versions: 20 }
    : { clients: 4, matches: 10, versions: 12 };

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function start(connectionString: string, name: string): Promise<ChildProcess> {
  const child = fork(
    join(import.meta.dirname, "../../test/contending-clients.ts"),
    [connectionString, name],
    { execArgv: ["--conditions=@tcg/source"] },
  );
  await heardFrom(child);
  return child;
}

async function contend(child: ChildProcess): Promise<Outcome> {
  child.send(share);
  return (await heardFrom(child)) as Outcome;
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

test("of many clients in two processes each entry is taken once, and no version is left out", async () => {
  const connectionString = await server.createDatabase();
  const children = await Promise.all(PROCESSES.map((name) => start(connectionString, name)));
  const outcomes = await Promise.all(children.map(contend));
  expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
  const accepted = outcomes.flatMap((outcome) => outcome.accepted);
  const total = share.matches * share.versions;
  expect(accepted).toHaveLength(total);
  expect(outcomes.reduce((sum, { recognised }) => sum + recognised, 0)).toBe(total);
  // They have been in each other's way.
  const refused = outcomes.reduce((sum, outcome) => sum + outcome.refused, 0);
  expect(refused).toBeGreaterThan(0);
  if (process.env.MATCH_CONTENTION === "whole") {
    console.log(
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
