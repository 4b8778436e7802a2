/** `npm run fuzz -- http`: strange requests for the API of a server in this process, or over a port. */
import { randomInt } from "node:crypto";
import { createServer, noLimits, serve } from "@ltcg/server";
import type { Command, SetExitCode } from "../../../packages/cli/src/program.ts";
import { readWhole } from "../../../packages/cli/src/seeds.ts";
import { fuzzHttp, type HttpFuzzReport } from "./run.ts";
import { HOST } from "./tables.ts";

interface HttpCall {
  readonly requests: string;
  readonly seed?: string;
  readonly port?: true;
}

const MAX_REQUESTS = 10_000_000;

export function addHttpFuzz(root: Command, name: string, setExitCode: SetExitCode): void {
  root
    .command("http")
    .summary("sends strange requests to a server, made from the API's document")
    .option("--requests <n>", "how many", "2000")
    .option("--seed <seed>", "the same seed, the same requests (default: a fresh one, printed)")
    .option("--port", "over a port of this machine, not in process")
    .addHelpText("after", `\nExample: ${name} http --requests 20000 --seed 1`)
    .action(async ({ port, ...call }: HttpCall) => {
      const seed =
        call.seed === undefined
          ? randomInt(2 ** 31)
          : readWhole("--seed", call.seed, 0, 2 ** 31 - 1);
      const requests = readWhole("--requests", call.requests, 1, MAX_REQUESTS);
      console.log(`requests of seed ${seed}`);
      const report = await fuzzServer({ requests, seed, overPort: port === true });
      for (const line of reportLines(report)) console.log(line);
      const again = `${name} http --requests ${requests} --seed ${seed}${port ? " --port" : ""}`;
      if (report.failures.length > 0) console.log(`Again: ${again}`);
      setExitCode(report.failures.length === 0 ? 0 : 1);
    });
}

/** Against a server of its own, which is closed in the end. */
export async function fuzzServer(options: {
  readonly requests: number;
  readonly seed: number;
  readonly overPort: boolean;
}): Promise<HttpFuzzReport> {
  const { overPort, ...request } = options;
  const problems: string[] = [];
  const settings = {
    allowSeeds: true,
    limits: noLimits,
    onProblem: (problem: unknown) => problems.push(String((problem as Error).stack ?? problem)),
  };
  const server = overPort ? await serve({ ...settings, port: 0 }) : createServer(settings);
  try {
    const report = await fuzzHttp({
      ...request,
      ...("url" in server ? { url: server.url, fetch } : { url: HOST, fetch: server.fetch }),
    });
    return { ...report, failures: [...report.failures, ...problems] };
  } finally {
    await server.close();
  }
}

function reportLines({ requests, failures, statuses, heapMb }: HttpFuzzReport): string[] {
  const counts = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
  return [
    ...failures,
    `${requests} requests, ${failures.length} failures; answers ${counts.join(", ")}`,
    `memory ${heapMb[0]} MB, and after as many requests again ${heapMb[1]} MB`,
  ];
}
