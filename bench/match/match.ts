/**
 * `match`: accepted actions a second through the service, each with both seats' updates, next to the
 * store and the bare database with the same entries, in turns; what an action costs, and how much a match
 * takes on the disk.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../packages/match/test/postgres-server.ts";
import { circumstances } from "../circumstances.ts";
import { withInterval } from "../compare/figures.ts";
import { aligned, digits } from "../markdown.ts";
import { median } from "../statistics.ts";
import { entriesOf } from "./entries.ts";
import {
  type Lane,
  memory,
  type Played,
  postgres,
  type Round,
  type Subject,
  sqlite,
  WAYS,
  type Way,
} from "./lanes.ts";
import { recordMatches } from "./recorded.ts";
import { engineShare, partNames, type Samples, sample, sharesIn } from "./shares.ts";

const CLIENTS = [1, 32];
const ROUND_MS = 400;
const WARM_UPS = 4;
const MATCHES = 12;

interface Profiled {
  readonly samples: Samples;
  readonly service: Round;
  readonly bare: Round | null;
}

/** The ways to act on one database, by so many clients, which take turns. */
class Contest {
  readonly database: string;
  readonly clients: number;
  readonly #lanes: Map<Way, Lane>;
  readonly #rounds = new Map<Way, Round[]>();
  /** Rounds of the service with samples of what it does, each followed by one of the bare database. */
  readonly profiled: Profiled[] = [];
  /** Once it is closed; null where nothing is on a disk. */
  bytesAnAction: number | null = null;

  constructor(database: string, clients: number, lanes: Map<Way, Lane>) {
    this.database = database;
    this.clients = clients;
    this.#lanes = lanes;
  }

  /** One round of each; who was first is last the next time. */
  async take(turn: number, atLeastMs: number): Promise<void> {
    const lanes = [...this.#lanes];
    for (const [way, lane] of turn % 2 === 0 ? lanes : lanes.toReversed()) {
      this.#rounds.set(way, [...this.of(way), await lane.round(atLeastMs)]);
    }
  }

  forget(): void {
    this.#rounds.clear();
  }

  of(way: Way): readonly Round[] {
    return this.#rounds.get(way) ?? [];
  }

  async profile(atLeastMs: number): Promise<void> {
    const service = this.#lanes.get("service");
    if (service === undefined) return;
    const rounds: Round[] = [];
    const samples = await sample(async () => rounds.push(await service.round(atLeastMs)));
    const bare = (await this.#lanes.get("bare")?.round(atLeastMs)) ?? null;
    for (const round of rounds) this.profiled.push({ samples, service: round, bare });
  }

  /** Whatever it held is garbage then: those that come after it do not pay for it. */
  async close(): Promise<void> {
    for (const lane of this.#lanes.values()) await lane.close();
    this.bytesAnAction = (await this.#lanes.get("service")?.bytesAnAction()) ?? null;
    this.#lanes.clear();
  }
}

/** Gives the exit code. */
export async function runMatch(command: string, rounds: number, quick: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-match-"));
  const server = await startPostgres(true);
  try {
    const matches = recordMatches(quick ? 1 : MATCHES);
    const played = { matches, entries: await entriesOf(matches) };
    const contests: Contest[] = [];
    for (const subject of [memory, sqlite(folder), postgres(server)]) {
      for (const clients of CLIENTS) {
        const contest = await open(subject, clients, played);
        contests.push(contest);
        if (quick) await run(contest, { warmUps: 0, rounds: 1, atLeastMs: 0 });
        else await run(contest, { warmUps: WARM_UPS, rounds, atLeastMs: ROUND_MS });
      }
    }
    const many = contests.filter(({ clients }) => clients > 1);
    console.log(`\`\`\`text\n${circumstances(command)}\n\`\`\`\n`);
    console.log(`${speeds(contests, played)}\n\n${paths(contests)}\n\n${costs(many)}`);
    if (quick) console.log("\nA smoke run: the times mean nothing.");
    return 0;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function open(subject: Subject, clients: number, played: Played): Promise<Contest> {
  const lanes = new Map<Way, Lane>();
  for (const way of WAYS) {
    const lane = await subject.open(way, clients, played);
    if (lane !== null) lanes.set(way, lane);
  }
  return new Contest(subject.name, clients, lanes);
}

/** One contest after the other, so that none is timed beside what the others keep in memory. */
async function run(
  contest: Contest,
  many: { readonly warmUps: number; readonly rounds: number; readonly atLeastMs: number },
): Promise<void> {
  const { warmUps, rounds, atLeastMs } = many;
  for (let turn = 0; turn < warmUps; turn++) await contest.take(turn, atLeastMs);
  contest.forget();
  for (let turn = 0; turn < rounds; turn++) await contest.take(turn, atLeastMs);
  for (let turn = 0; turn < rounds; turn++) await contest.profile(atLeastMs);
  await contest.close();
}

function speeds(contests: readonly Contest[], { matches }: Played): string {
  const actions = matches.reduce((sum, { moves }) => sum + moves.length, 0) / matches.length;
  const head = [
    "database",
    "clients",
    "actions a second",
    "store",
    "bare",
    "bare, a commit each",
    "actions, of bare (95 %)",
    "of a commit each (95 %)",
    "store, of bare (95 %)",
    "µs of CPU an action",
    "store, µs",
    "bare, µs",
    "a commit each, µs",
    `KB a match of ${digits(actions)}`,
  ];
  const rows = contests.map((contest) => {
    const bytes = contest.bytesAnAction;
    return [
      contest.database,
      `${contest.clients}`,
      ...WAYS.map((way) => figure(contest.of(way).map(({ perSecond }) => perSecond))),
      ratio(contest, "service", "bare"),
      ratio(contest, "service", "alone"),
      ratio(contest, "store", "bare"),
      ...WAYS.map((way) => figure(contest.of(way).map(({ cpuUs }) => cpuUs))),
      bytes === null ? "" : digits((bytes * actions) / 1000),
    ];
  });
  return aligned([head, ...rows]);
}

const figure = (values: readonly number[]): string =>
  values.length === 0 ? "" : digits(median(values));

function ratio(contest: Contest, way: Way, of: Way): string {
  const others = contest.of(of);
  const rounds = contest.of(way);
  if (others.length === 0) return "";
  return withInterval(rounds.map(({ perSecond }, i) => perSecond / (others[i]?.perSecond ?? 0)));
}

/**
 * What an action takes beside rules and views, by the wall's clock, next to the bare database: the path
 * through service and store alone.
 */
function paths(contests: readonly Contest[]): string {
  const head = [
    "database",
    "clients",
    "µs an action, sampled",
    "rules, views, their JSON",
    "all else, µs",
    "bare, µs",
    "all else, of bare (95 %)",
  ];
  const rows = contests.flatMap(({ database, clients, profiled }) => {
    const rounds = profiled.flatMap(({ samples, service, bare }) => {
      if (bare === null) return [];
      const us = 1e6 / service.perSecond;
      const engine = engineShare(samples);
      return [{ us, engine, elseUs: us * (1 - engine), bareUs: 1e6 / bare.perSecond }];
    });
    if (rounds.length === 0) return [];
    return [
      [
        database,
        `${clients}`,
        figure(rounds.map(({ us }) => us)),
        `${Math.round(100 * median(rounds.map(({ engine }) => engine)))} %`,
        figure(rounds.map(({ elseUs }) => elseUs)),
        figure(rounds.map(({ bareUs }) => bareUs)),
        withInterval(rounds.map(({ elseUs, bareUs }) => bareUs / elseUs)),
      ],
    ];
  });
  return aligned([head, ...rows]);
}

/** The CPU of an action, shared out as the samples say. */
function costs(contests: readonly Contest[]): string {
  const head = ["µs of CPU an action", ...contests.map(nameOf)];
  const us = contests.map((contest) => median(contest.of("service").map(({ cpuUs }) => cpuUs)));
  const shares = contests.map(({ profiled }) => sharesIn(profiled.map(({ samples }) => samples)));
  const rows = partNames.map((part) => [
    part,
    ...contests.map((_, i) => {
      const share = shares[i]?.[part] ?? 0;
      return `${digits(share * (us[i] ?? 0))} (${Math.round(100 * share)} %)`;
    }),
  ]);
  return aligned([head, ...rows, ["in all", ...us.map(digits)]]);
}

const nameOf = ({ database, clients }: Contest): string => `${database}, ${clients} clients`;
