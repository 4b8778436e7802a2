/**
 * `match`: accepted appends a second through the stores, next to the bare databases with the same
 * rows, in turns; and how much a match takes on the disk.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../packages/match/test/postgres-server.ts";
import { circumstances } from "../circumstances.ts";
import { withInterval } from "../compare/figures.ts";
import { aligned, digits } from "../markdown.ts";
import { median } from "../statistics.ts";
import { type Lane, postgres, type Round, type Subject, sqlite } from "./lanes.ts";
import { ENTRIES_A_MATCH } from "./rows.ts";

const CLIENTS = [1, 32];
const ROUND_MS = 400;
const WARM_UPS = 3;

class Pair {
  readonly database: string;
  readonly clients: number;
  readonly store: Lane;
  readonly bare: Lane;
  readonly stores: Round[] = [];
  readonly bares: Round[] = [];

  constructor(database: string, clients: number, store: Lane, bare: Lane) {
    this.database = database;
    this.clients = clients;
    this.store = store;
    this.bare = bare;
  }

  /** One round of each; who was first is last the next time. */
  async take(turn: number, atLeastMs: number): Promise<void> {
    const order = [
      [this.store, this.stores],
      [this.bare, this.bares],
    ] as const;
    for (const [lane, taken] of turn % 2 === 0 ? order : order.toReversed()) {
      taken.push(await lane.round(atLeastMs));
    }
  }

  forget(): void {
    this.stores.length = 0;
    this.bares.length = 0;
  }
}

/** Gives the exit code. */
export async function runMatch(command: string, rounds: number, quick: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-match-"));
  const server = await startPostgres(true);
  try {
    const pairs = await openPairs([sqlite(folder), postgres(server)]);
    const atLeastMs = quick ? 0 : ROUND_MS;
    for (let turn = 0; turn < (quick ? 0 : WARM_UPS); turn++) await takeAll(pairs, turn, atLeastMs);
    for (const pair of pairs) pair.forget();
    for (let turn = 0; turn < (quick ? 1 : rounds); turn++) await takeAll(pairs, turn, atLeastMs);
    await Promise.all(pairs.flatMap(({ store, bare }) => [store.close(), bare.close()]));
    console.log(`\`\`\`text\n${circumstances(command)}\n\`\`\`\n`);
    console.log(await table(pairs));
    if (quick) console.log("\nA smoke run: the times mean nothing.");
    return 0;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function openPairs(subjects: readonly Subject[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const subject of subjects) {
    for (const clients of CLIENTS) {
      const store = await subject.open("store", clients);
      const bare = await subject.open("bare", clients);
      pairs.push(new Pair(subject.name, clients, store, bare));
    }
  }
  return pairs;
}

async function takeAll(pairs: readonly Pair[], turn: number, atLeastMs: number): Promise<void> {
  for (const pair of pairs) await pair.take(turn, atLeastMs);
}

async function table(pairs: readonly Pair[]): Promise<string> {
  const kilobytes = async (lane: Lane): Promise<string> =>
    digits((await lane.bytesAMatch()) / 1000);
  const head = [
    "database",
    "clients",
    "appends a second",
    "bare",
    "as fast as so much of bare (95 %)",
    "µs of CPU here",
    "bare, µs",
    `KB a match of ${ENTRIES_A_MATCH}`,
    "bare, KB",
  ];
  const rows = pairs.map(async ({ database, clients, store, bare, stores, bares }) => [
    database,
    `${clients}`,
    digits(median(stores.map(({ perSecond }) => perSecond))),
    digits(median(bares.map(({ perSecond }) => perSecond))),
    withInterval(stores.map(({ perSecond }, i) => perSecond / (bares[i]?.perSecond ?? 0))),
    digits(median(stores.map(({ cpuUs }) => cpuUs))),
    digits(median(bares.map(({ cpuUs }) => cpuUs))),
    await kilobytes(store),
    await kilobytes(bare),
  ]);
  return aligned([head, ...(await Promise.all(rows))]);
}
