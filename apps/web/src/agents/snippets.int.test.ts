/** The snippets of the page for programs, run as they are shown, with a key as the page gives one. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Listening, serve } from "@ltcg/server";
import type { MatchesReply, RegisteredAgent } from "@ltcg/server/protocol";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { curlSnippet, typescriptSnippet } from "./snippets.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "ltcg-snippets-"));
let server: Listening;
let key = "";

beforeAll(async () => {
  server = await serve({ port: 0, time: testTime() });
  const answer = await fetch(`${server.url}/api/me/agents`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ name: "Hasty" }),
  });
  ({ key } = (await answer.json()) as RegisteredAgent);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function matches(): Promise<MatchesReply["matches"]> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${server.url}/api/agents/matches`, { headers });
  return ((await answer.json()) as MatchesReply).matches;
}

const env = () => ({ ...process.env, LUNCH_KEY: key });

test("the one for a shell sits down, looks, and makes a move", async () => {
  const { stdout } = await run("sh", ["-ec", curlSnippet(server.url)], { env: env() });
  expect(stdout).toContain("YOUR DECISION");
  expect(stdout).toContain("PLAYED");
  const [match] = await matches();
  expect(match).toMatchObject({ game: "lunchtable", status: "active" });
});

test("the one in TypeScript plays a match to its end", async () => {
  const file = join(folder, "play.ts");
  writeFileSync(file, typescriptSnippet(server.url));
  const { stdout } = await run(process.execPath, [file], { env: env() });
  const over = (await matches()).filter(({ status }) => status === "completed");
  expect(over).toHaveLength(1);
  expect(stdout).toMatch(/\w/);
});
