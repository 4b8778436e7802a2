/**
 * `load`: `lunchtable loadtest` with more and more matches at a time, on SQLite or on a PostgreSQL server that is
 * started for it. Each size has a database of its own.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { join } from "node:path";
import type { Report } from "../../packages/cli/src/loadtest/report.ts";
import { startPostgres } from "../../packages/match/test/postgres-server.ts";
import { circumstances } from "../circumstances.ts";
import { aligned } from "../markdown.ts";

const SIZES = [100, 500, 1000];
const SECONDS = 40;
const bin = join(import.meta.dirname, "../../packages/cli/bin/lunchtable.mjs");

const HEAD = [
  "matches",
  "load of the machine",
  "actions a second",
  "to both streams, p50 (ms)",
  "p99",
  "max",
  "to the answer, p99 (ms)",
  "server, CPU s",
  "its loop late, p99 (ms)",
  "clients' loop late, p99 (ms)",
  "memory (MB)",
  "lost, duplicated, errors",
];

export async function runLoad(
  command: string,
  database: "sqlite" | "postgres",
  quick: boolean,
): Promise<number> {
  // As it would be in earnest: every commit waits for the disk.
  const server = database === "postgres" ? await startPostgres(true) : null;
  const rows = [HEAD];
  let isGood = true;
  try {
    for (const matches of quick ? [4] : SIZES) {
      const url = await server?.createDatabase();
      const report = await loadtest(matches, quick ? 1 : SECONDS, url);
      const errors = Object.values(report.errors).reduce((sum, times) => sum + times, 0);
      if (report.lost + report.duplicated + errors > 0) isGood = false;
      for (const [what, times] of Object.entries(report.errors)) console.log(`${times} x ${what}`);
      rows.push(rowOf(report, errors));
    }
  } finally {
    await server?.stop();
  }
  const where = database === "postgres" ? "PostgreSQL, on this machine, too" : "SQLite";
  console.log(`${circumstances(command)}\ndatabase ${where}\n\n${aligned(rows)}`);
  if (quick) console.log("\nA smoke run: its times mean nothing.");
  return isGood ? 0 : 1;
}

function rowOf(report: Report, errors: number): string[] {
  const { toBothStreamsMs: told, toAnswerMs, server, clients } = report;
  return [
    report.matches,
    loadavg()[0]?.toFixed(1) ?? "unknown",
    report.actionsPerSecond,
    told.p50,
    told.p99,
    told.max,
    toAnswerMs.p99,
    server.cpuSeconds.toFixed(1),
    server.loopDelayMs.p99,
    clients.loopDelayMs.p99,
    server.mostMemoryMb,
    `${report.lost}, ${report.duplicated}, ${errors}`,
  ].map(String);
}

async function loadtest(
  matches: number,
  seconds: number,
  databaseUrl: string | undefined,
): Promise<Report> {
  const args = ["loadtest", "--matches", `${matches}`, "--seconds", `${seconds}`, "--json"];
  if (databaseUrl !== undefined) args.push("--database-url", databaseUrl);
  const child = spawn(process.execPath, [bin, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  await once(child, "close");
  return JSON.parse(out) as Report;
}
