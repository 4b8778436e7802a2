/** The README's match with curl, run as it stands there against a server. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { expect, test } from "vitest";
import { serve } from "./index.ts";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const [, script = ""] = /```sh\n(URL=[\s\S]+?)```/.exec(readme) ?? [];

test("the example with curl brings entropy, plays, and finds the receipt true", async () => {
  const server = await serve({ port: 0, time: testTime() });
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const url = server.url.replace(/\/$/, "");
  const child = spawn("bash", ["-c", script], { env: { ...process.env, PATH, URL: url } });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((done) => child.on("close", done));
  await server.close();
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/As promised\.\n.*"ok":true,"commands":\d+/),
  ]);
});
