/** What a load test found. */
import { availableParallelism, loadavg } from "node:os";
import type { Verdict } from "./check-record.ts";
import type { HostFigures } from "./host-process.ts";
import type { LoadRequest } from "./request.ts";
import { type Spread, spreadOfAll } from "./spread.ts";
import type { Tally } from "./tally.ts";

export interface Report {
  /** At a time. */
  readonly matches: number;
  readonly seconds: number;
  readonly thinkMs: readonly [number, number];
  readonly games: readonly string[];
  readonly database: "SQLite" | "PostgreSQL";
  /** How long it took until all matches had begun. */
  readonly beginSeconds: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  /** From sending an action until both streams have told of it. */
  readonly toBothStreamsMs: Spread;
  /** From sending an action until it was acknowledged. */
  readonly toAnswerMs: Spread;
  readonly server: HostFigures;
  /** If the clients themselves came late, the server is not what was measured. */
  readonly clients: { readonly loopDelayMs: Spread; readonly cpuSeconds: number };
  readonly stale: number;
  readonly droppedStreams: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly errors: Readonly<Record<string, number>>;
  readonly machine: { readonly processors: number; readonly load: number; readonly node: string };
}

export function reportOf(
  { matches, seconds, think, databaseUrl }: LoadRequest,
  tally: Tally,
  found: Verdict & Pick<Report, "server" | "clients" | "beginSeconds" | "errors" | "games">,
): Report {
  const actions = tally.answeredMs.length;
  return {
    matches,
    seconds,
    thinkMs: [think.fromMs, think.toMs],
    games: found.games,
    database: databaseUrl === undefined ? "SQLite" : "PostgreSQL",
    beginSeconds: Math.round(found.beginSeconds * 10) / 10,
    actions,
    actionsPerSecond: Math.round((10 * actions) / seconds) / 10,
    toBothStreamsMs: spreadOfAll(tally.arrivedMs),
    toAnswerMs: spreadOfAll(tally.answeredMs),
    server: found.server,
    clients: found.clients,
    stale: tally.stale,
    droppedStreams: tally.dropped,
    lost: found.lost,
    duplicated: found.duplicated,
    errors: found.errors,
    machine: {
      processors: availableParallelism(),
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
      node: process.versions.node,
    },
  };
}

export const isGood = ({ lost, duplicated, errors }: Report): boolean =>
  lost === 0 && duplicated === 0 && Object.keys(errors).length === 0;

export function reportLines(report: Report): string[] {
  const { matches, seconds, games, database, thinkMs, server, clients, machine } = report;
  const percent = (cpuSeconds: number): string => `${Math.round((100 * cpuSeconds) / seconds)} %`;
  const [from, to] = thinkMs;
  const thought = to === 0 ? "do not think" : `think ${from === to ? to : `${from} to ${to}`} ms`;
  const { memoryMb, mostMemoryMb, cpuSeconds } = server;
  return [
    `${matches} matches at a time of ${games.join(" and ")} for ${seconds} s on ${database}; clients ${thought}`,
    `actions          ${report.actions}, ${report.actionsPerSecond} a second`,
    `to both streams  ${inWords(report.toBothStreamsMs)}`,
    `to the answer    ${inWords(report.toAnswerMs)}`,
    `server           ${percent(cpuSeconds)} of a processor, ${memoryMb} MB (at most ${mostMemoryMb})`,
    `  its loop late  ${inWords(server.loopDelayMs)}`,
    `clients          ${percent(clients.cpuSeconds)} of a processor`,
    `  loop late      ${inWords(clients.loopDelayMs)}`,
    `machine          ${machine.processors} processors, load ${machine.load}, Node ${machine.node}`,
    `begun after      ${report.beginSeconds} s`,
    `stale            ${report.stale}, streams dropped ${report.droppedStreams}`,
    `lost             ${report.lost}`,
    `counted twice    ${report.duplicated}`,
    ...Object.entries(report.errors).map(([what, times]) => `error            ${times} x ${what}`),
  ];
}

const inWords = ({ p50, p99, max }: Spread): string =>
  `p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`;
