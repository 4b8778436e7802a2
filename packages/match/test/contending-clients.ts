/**
 * A process whose clients all append to the same matches at once, in competition with each other and
 * with those of other processes. Started with IPC: it says "ready", is told what to do, and tells what
 * came of it. `contending-clients.ts CONNECTION NAME`
 */
import { postgresStore } from "../src/sql/index.ts";
import type { MatchStore } from "../src/store.ts";

export interface Contention {
  readonly clients: number;
  readonly matches: number;
  /** How many versions each match gets. */
  readonly versions: number;
}

export interface Outcome {
  /** Of each entry that was taken: match, version, command id. */
  readonly accepted: readonly (readonly [matchId: string, version: number, commandId: string])[];
  readonly refused: number;
  /** Entries that were given a second time and recognised. */
  readonly recognised: number;
  readonly faults: readonly string[];
}

const [connectionString = "", name = ""] = process.argv.slice(2);
const store = await postgresStore({ connectionString });
const accepted: [string, number, string][] = [];
const faults: string[] = [];
let refused = 0;
let recognised = 0;

process.once("message", (asked) => void contend(asked as Contention));
// It is let go when all that it tells has been heard.
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function contend({ clients, matches, versions }: Contention): Promise<void> {
  const all = Array.from({ length: clients }, (_, i) => `${name} client ${i}`);
  for (let i = 0; i < matches; i++) {
    await Promise.all(all.map((client) => appendUntil(`match ${i}`, client, versions)));
  }
  await store.close();
  process.send?.({ accepted, refused, recognised, faults } satisfies Outcome);
}

async function appendUntil(matchId: string, client: string, versions: number): Promise<void> {
  let standing = await versionOf(store, matchId);
  for (let attempt = 0; standing < versions; attempt++) {
    const commandId = `${client}: ${attempt}`;
    const entry = entryOf(matchId, standing, commandId);
    const answer = await store.append(entry);
    if (answer.ok) {
      accepted.push([matchId, answer.version, commandId]);
      if (answer.version !== standing + 1) faults.push(`${matchId} jumps to ${answer.version}`);
      // The answer was lost: the same again.
      const again = await store.append(entry);
      if (again.ok || again.reason !== "command-known") faults.push(`${commandId} twice`);
      else if (again.known.version !== answer.version) faults.push(`${commandId} mistaken`);
      else recognised++;
      standing = answer.version;
    } else if (answer.reason === "stale-version") {
      refused++;
      if (answer.version <= standing) faults.push(`${matchId} refused without a reason`);
      standing = answer.version;
    } else {
      faults.push(`${commandId} is taken for known`);
      return;
    }
  }
}

async function versionOf(from: MatchStore, matchId: string): Promise<number> {
  const match = await from.load(matchId);
  return match === null || match === "unchanged" ? 0 : match.version;
}

const entryOf = (matchId: string, standing: number, commandId: string) =>
  ({
    matchId,
    expectedVersion: standing,
    seat: "host",
    commandId,
    body: "{}",
    events: `[${standing + 1}]`,
    link: "",
    head: `{"by":"${commandId}"}`,
    status: "active",
    isPublic: true,
    snapshot: `{"by":"${commandId}"}`,
    prompts: [{ seat: `seat ${standing % 3}`, prompt: `{"by":"${commandId}"}`, deadlineMs: null }],
    dueAtMs: null,
    isWaitedFor: true,
    atMs: standing,
  }) as const;
