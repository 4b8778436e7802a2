/** Starts a server, has clients play on it for a while, and compares what they were told with its records. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { GamesReply } from "@ltcg/server/protocol";
import { unknown } from "../closest.ts";
import { WrongCall } from "../errors.ts";
import type { Verdict } from "./check-record.ts";
import { type Host, startHost } from "./host-process.ts";
import { type Connections, connectTo } from "./http.ts";
import { isGood, type Report, reportLines, reportOf } from "./report.ts";
import type { LoadRequest } from "./request.ts";
import { spreadOf } from "./spread.ts";
import { type Guest, Table } from "./table.ts";
import { Tally } from "./tally.ts";

/** So many requests at a time before and after the measurement. */
const AT_A_TIME = 16;
const RESOLUTION_MS = 5;
const NANOSECONDS = 1e6;

export async function loadtest(
  request: LoadRequest,
  asJson: boolean,
): Promise<{ readonly isGood: boolean; readonly lines: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "lunchtable-loadtest-"));
  try {
    const { databaseUrl, profile } = request;
    const host = await startHost({
      dataDir: folder,
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(profile !== undefined && { profile }),
    });
    const connections = connectTo(host.url);
    try {
      const report = await run(request, host, connections);
      const lines = asJson ? [JSON.stringify(report, null, 2)] : reportLines(report);
      return { isGood: isGood(report), lines };
    } finally {
      connections.close();
      await host.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(request: LoadRequest, host: Host, connections: Connections): Promise<Report> {
  const { matches, seconds, think } = request;
  const tally = new Tally();
  const decks = await readDecks(connections, request.game);
  const games = [...decks.keys()];
  const tables = new Set<Table>();
  const over: Table[] = [];
  /** Matches that are being opened. */
  const beginnings = new Set<Promise<void>>();
  let isClosing = false;

  /** At the same table one match is played after the other. */
  async function play(game: string, guests: readonly [Guest, Guest]): Promise<void> {
    const table = await Table.open({
      url: host.url,
      connections,
      tally,
      game,
      decks: decks.get(game) ?? ["", ""],
      guests,
      thinkMs: () => think.fromMs + Math.random() * (think.toMs - think.fromMs),
      onOver: () => {
        tables.delete(table);
        over.push(table);
        void table.stop();
        if (!isClosing) begin(game, guests);
      },
    });
    tables.add(table);
  }

  function begin(game: string, guests: readonly [Guest, Guest]): void {
    const beginning = play(game, guests).catch((error) => tally.failed(String(error)));
    beginnings.add(beginning);
    void beginning.finally(() => beginnings.delete(beginning));
  }

  const openedMs = performance.now();
  await inTurns(Array.from({ length: matches }), (_, i) =>
    play(games[i % games.length] ?? "", [{ cookie: "" }, { cookie: "" }]),
  );
  const beginSeconds = (performance.now() - openedMs) / 1000;

  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const usedBefore = process.cpuUsage();
  delays.enable();
  host.begin();
  tally.isMeasuring = true;
  await sleep(seconds * 1000);
  tally.isMeasuring = false;
  delays.disable();
  const { user, system } = process.cpuUsage(usedBefore);
  const server = await host.figures();

  isClosing = true;
  // One that begins just now is ended with the others: left alone, its streams would come back for ever.
  await Promise.all(beginnings);
  const all = [...tables, ...over];
  await Promise.all(all.map((table) => table.stop()));
  const verdicts: Verdict[] = [];
  await inTurns(all, async (table) => void verdicts.push(await table.check()));
  for (const problem of host.problems) tally.failed(`fault of the server: ${problem}`);
  const late = (nanoseconds: number): number =>
    Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS);
  return reportOf(request, tally, {
    lost: verdicts.reduce((sum, { lost }) => sum + lost, 0),
    duplicated: verdicts.reduce((sum, { duplicated }) => sum + duplicated, 0),
    errors: tally.errors,
    games,
    beginSeconds,
    server,
    clients: {
      cpuSeconds: (user + system) / 1e6,
      loopDelayMs: spreadOf({
        count: delays.count,
        p50: late(delays.percentile(50)),
        p99: late(delays.percentile(99)),
        max: late(delays.max),
      }),
    },
  });
}

/** By game, a deck for each seat. */
async function readDecks(
  connections: Connections,
  wanted: string | undefined,
): Promise<Map<string, [string, string]>> {
  const { text } = await connections.ask("GET", "/api/games", "");
  const { games } = JSON.parse(text) as GamesReply;
  const names = games.map(({ game }) => game);
  if (wanted !== undefined && !names.includes(wanted)) {
    throw new WrongCall(unknown("game", wanted, names));
  }
  return new Map(
    games
      .filter(({ game }) => wanted === undefined || game === wanted)
      .map(({ game, decks: [first, second = first] }) => [
        game,
        [first?.name ?? "", second?.name ?? ""],
      ]),
  );
}

async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const serve = async (): Promise<void> => {
    for (const [place, item] of waiting) await work(item, place);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, serve));
}
