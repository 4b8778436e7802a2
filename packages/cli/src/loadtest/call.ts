/** `lunchtable loadtest`: how many matches at a time a server on this machine bears. */
import type { Command } from "commander";
import { WrongCall } from "../errors.ts";
import type { SetExitCode } from "../program.ts";
import { readWhole } from "../seeds.ts";
import { isLoopback } from "./loopback.ts";
import type { LoadRequest } from "./request.ts";

const MAX_MATCHES = 5000;
const MAX_SECONDS = 600;
const MAX_THINK_MS = 600_000;

interface LoadtestCall {
  readonly matches: string;
  readonly seconds: string;
  readonly thinkMs: string;
  readonly game?: string;
  readonly databaseUrl?: string;
  readonly profile?: string;
  readonly json?: true;
}

export function addLoadtestCommand(root: Command, setExitCode: SetExitCode): void {
  root
    .command("loadtest")
    .description("plays many matches at a time over HTTP and WebSocket, on a server of its own")
    .option("--matches <n>", "matches at a time; both seats of each are clients", "100")
    .option("--seconds <s>", "how long is measured, once all of them have begun", "30")
    .option(
      "--think-ms <range>",
      "how long a client thinks, 1000-4000 as people do; 0: as fast as it goes",
      "1000-4000",
    )
    .option("--game <game>", "a game of the server (default: all of them, in turns)")
    .option("--database-url <url>", "a PostgreSQL database on this machine instead of SQLite")
    .option("--profile <folder>", "also writes what the server's processor time went to")
    .option("--json", "the result as JSON")
    .addHelpText(
      "after",
      "\nIt speaks to this machine alone. The server keeps its matches in a folder that is deleted; a" +
        "\nPostgreSQL database keeps them. Every acknowledged action is looked for in the record of its match." +
        "\nExits with 1 if one was lost or counted twice, or if there were errors." +
        "\n\nExample: lunchtable loadtest --matches 500 --seconds 30 --json",
    )
    .action(async (call: LoadtestCall) => {
      const request = readCall(call);
      // Loaded here: the other commands need no server.
      const { loadtest } = await import("./loadtest.ts");
      const { isGood, lines } = await loadtest(request, call.json === true);
      console.log(lines.join("\n"));
      setExitCode(isGood ? 0 : 1);
    });
}

function readCall(call: LoadtestCall): LoadRequest {
  const { game, databaseUrl, profile } = call;
  if (databaseUrl !== undefined) checkLoopback(databaseUrl);
  return {
    matches: readWhole("--matches", call.matches, 1, MAX_MATCHES),
    seconds: readWhole("--seconds", call.seconds, 1, MAX_SECONDS),
    think: readThink(call.thinkMs),
    ...(game !== undefined && { game }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(profile !== undefined && { profile }),
  };
}

/** `1000-4000`, or one number. */
function readThink(text: string): LoadRequest["think"] {
  const [from = "", to = from, ...others] = text.split("-");
  const read = (part: string): number => readWhole("--think-ms", part, 0, MAX_THINK_MS);
  const range = { fromMs: read(from), toMs: read(to) };
  if (others.length > 0 || range.fromMs > range.toMs) {
    throw new WrongCall(`--think-ms takes a number or a range such as 1000-4000, not ${text}`);
  }
  return range;
}

/** The message leaves out the address, which holds a password. */
function checkLoopback(databaseUrl: string): void {
  const { hostname = "", protocol = "" } = URL.parse(databaseUrl) ?? {};
  const isPostgres = protocol === "postgres:" || protocol === "postgresql:";
  if (isPostgres && isLoopback(hostname)) return;
  throw new WrongCall(
    "--database-url takes postgres://user:password@127.0.0.1:port/database: a load test speaks to this " +
      "machine alone",
  );
}
