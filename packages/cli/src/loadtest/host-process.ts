/** Starts the server of a load test, and asks it how it is doing. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { NotGood } from "../errors.ts";
import { isLoopback } from "./loopback.ts";
import type { Spread } from "./spread.ts";

export interface HostFigures {
  readonly memoryMb: number;
  readonly heapMb: number;
  /** At any time. */
  readonly mostMemoryMb: number;
  /** The rest is from `begin` on. */
  readonly cpuSeconds: number;
  /** By how much the event loop came late. */
  readonly loopDelayMs: Spread;
}

/** What the server's process is told. */
export type HostTask = "begin" | "figures";
/** And what it says. */
export type HostSays =
  | { readonly url: string }
  | { readonly figures: HostFigures }
  | { readonly problem: string };

export interface Host {
  readonly url: string;
  /** Faults that the server reported. */
  readonly problems: readonly string[];
  /** From now on delays and processor time are counted. */
  begin(): void;
  figures(): Promise<HostFigures>;
  /** Ends it, and waits until it is gone. */
  end(): Promise<void>;
}

export interface HostOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly profile?: string;
}

/** In the published package modules are named as their sources, and are JavaScript. */
const file = new URL("./host.ts", import.meta.url);
const isBuilt = import.meta.url.endsWith(".js");

/** A server that does not answer by then has hung. */
const PATIENCE_MS = 60_000;

export async function startHost({ dataDir, databaseUrl, profile }: HostOptions): Promise<Host> {
  const child = fork(isBuilt ? new URL(file.href.replace(/\.ts$/, ".js")) : file, {
    execArgv: [
      ...process.execArgv,
      ...(profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`]),
    ],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? "",
    },
  });
  const problems: string[] = [];
  child.on("message", (said: HostSays) => {
    if ("problem" in said) problems.push(said.problem);
  });
  const { url } = await hear(child, "url");
  if (!isLoopback(new URL(url).hostname)) throw new Error(`the server listens at ${url}`);
  return {
    url,
    problems,
    begin: () => void child.send("begin" satisfies HostTask),
    async figures() {
      const heard = hear(child, "figures");
      child.send("figures" satisfies HostTask);
      return (await heard).figures;
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.disconnect();
      const limit = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
      await gone;
      clearTimeout(limit);
    },
  };
}

/** The next message of this kind. */
function hear<Kind extends string>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<HostSays, Record<Kind, unknown>>> {
  const { promise, resolve, reject } =
    Promise.withResolvers<Extract<HostSays, Record<Kind, unknown>>>();
  const onMessage = (said: HostSays): void => {
    if (kind in said) resolve(said as Extract<HostSays, Record<Kind, unknown>>);
  };
  const onExit = (code: number | null): void =>
    reject(new NotGood(`the server ended with code ${code}`));
  const limit = setTimeout(() => reject(new NotGood("the server does not answer")), PATIENCE_MS);
  child.on("message", onMessage).on("exit", onExit);
  return promise.finally(() => {
    clearTimeout(limit);
    child.off("message", onMessage).off("exit", onExit);
  });
}
