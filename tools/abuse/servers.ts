/** The two ways a server is started, as processes: the API alone, and the web app with the API in it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type ServerProcess, startServer } from "../../apps/web/e2e/server-process.ts";
import { bin } from "../../packages/cli/test/lunchtable.ts";

type Env = Readonly<Record<string, string>>;
type Start = (dataDir: string, env: Env) => Promise<ServerProcess>;

async function serve(dataDir: string, env: Env): Promise<ServerProcess> {
  const child = spawn(process.execPath, [bin, "serve", "--port", "0", "--data-dir", dataDir], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = "";
  const hear = (text: Buffer): void => {
    said += String(text);
    const url = /http:\/\/[\d.:]+/.exec(said)?.[0];
    if (url !== undefined) resolve(url);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  child.on("exit", (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  return {
    url: await promise,
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

export const starts: readonly (readonly [string, Start])[] = [
  ["lunchtable serve", serve],
  ["npm start", (dataDir, env) => startServer(0, dataDir, env)],
];
