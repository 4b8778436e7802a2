/** The real server as its own process, so that a test can kill it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

const START = join(import.meta.dirname, "../start.ts");
const OPEN = /LunchTable is open: (\S+)/;

export interface ServerProcess {
  readonly url: string;
  /** Ends it with a signal and waits until it is gone. Gives its exit code, null if it was killed. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

export async function startServer(
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--conditions=@tcg/source", START], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await readUrl(child);
  return {
    url,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, "exit");
        child.kill(signal);
        await gone;
      }
      return child.exitCode;
    },
  };
}

function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = "";
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = OPEN.exec(said)?.[1];
      if (url !== undefined) found(url);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("exit", (code) => fail(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

/** A port that is free now; the restarted server has to come back to the same one. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
