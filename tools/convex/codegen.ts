/**
 * Runs the Convex CLI's own `codegen` without a deployment. The CLI bundles the code, sends it to a
 * deployment and writes `_generated` from what comes back; here a server on loopback answers instead. So the
 * files are what the CLI would write, the bundles are what it would deploy, and nothing leaves the machine.
 */
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { analyse, modulesOf, type Push } from "./analysis.ts";
import { wrongImportsOf } from "./bundled-imports.ts";

const CONFIG = {
  config: { functions: "convex/", authInfo: [] },
  moduleHashes: [],
  nodeDependencies: [],
  udfServerVersion: null,
};

/** What became of a run: what is wrong, in lines; and the sizes of the bundles, by module. */
export interface CodegenRun {
  readonly problems: readonly string[];
  readonly bundled: ReadonlyMap<string, number>;
}

/** In the package at `folder`, for its app or for the component in `componentDir`. */
export async function runCodegen(folder: string, componentDir?: string): Promise<CodegenRun> {
  const problems: string[] = [];
  const bundled = new Map<string, number>();
  const answer = async (request: IncomingMessage): Promise<object | null> => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/api/get_config_hashes") return CONFIG;
    if (pathname !== "/api/deploy2/start_push") return null;
    const push = JSON.parse(await bodyOf(request)) as Push;
    for (const { path, source } of modulesOf(push)) {
      bundled.set(path, Buffer.byteLength(source));
      problems.push(...wrongImportsOf(path, source));
    }
    return analyse(push);
  };
  const server = createServer((request, response) => {
    const send = (status: number, body: object): void => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    answer(request).then(
      (body) =>
        body === null ? send(404, { code: "NotFound", message: request.url }) : send(200, body),
      (error: unknown) => send(400, { code: "AnalyzeFailed", message: String(error) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const failure = await runCli(folder, port, componentDir);
    if (failure !== null) problems.push(failure);
    else if (bundled.size === 0) problems.push("the CLI sent no code: it works in another way now");
    return { problems, bundled };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const body = await buffer(request);
  const isPacked = request.headers["content-encoding"] === "br";
  return (isPacked ? brotliDecompressSync(body) : body).toString("utf8");
}

/** What the CLI said if it failed; null if it did not. */
async function runCli(folder: string, port: number, componentDir?: string): Promise<string | null> {
  const manifest = createRequire(join(folder, "package.json")).resolve("convex/package.json");
  const cli = join(dirname(manifest), "bin/main.js");
  const inComponent = componentDir === undefined ? [] : ["--component-dir", componentDir];
  const options = ["--url", `http://127.0.0.1:${port}`, "--admin-key", "offline|00"];
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("CONVEX_")),
  );
  const child = spawn(
    process.execPath,
    [cli, "codegen", "--typecheck", "disable", ...options, ...inComponent],
    { cwd: folder, env: { ...env, CI: "1" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on("close", resolve)),
  ]);
  return code === 0 ? null : `convex codegen failed (${code}):\n${out}${err}`;
}
