/** The examples play whole matches of both games against each bot, as their readers would start them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Listening, noLimits, serve } from "@ltcg/server";
import type { GamesReply } from "@ltcg/server/protocol";
import { testTime } from "@lunchtable-tcg/match/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quickBots } from "../packages/server/test/quick-bots.ts";

let server: Listening | undefined;
let model: Server | undefined;
/** What the model was asked, and how often it talked about something else. */
const asked: string[] = [];

beforeAll(async () => {
  // On a clock of its own nobody waits for windows to be released.
  server = await serve({ port: 0, limits: noLimits, time: testTime(), bots: quickBots });
  model = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push(body);
      // Now and then it forgets what it was asked for, as models do.
      const content = asked.length % 7 === 0 ? "What a lovely table!" : "I take the first.\n1";
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
    });
  }).listen(0, "127.0.0.1");
  await once(model, "listening");
});

afterAll(async () => {
  model?.close();
  await server?.close();
});

async function run(file: string, args: readonly string[], env: object = {}): Promise<string> {
  const path = join(import.meta.dirname, file);
  const child = spawn(process.execPath, ["--conditions=@tcg/source", path, ...args], {
    env: { ...process.env, ...env },
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (text: Buffer) => (out += text.toString()));
  child.stderr.on("data", (text: Buffer) => (err += text.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  expect(err).toBe("");
  expect(code).toBe(0);
  return out.trimEnd();
}

const last = (text: string): string => text.split("\n").at(-1) ?? "";
const ENDING = /\b(wins?|draws?|lose|loses|lost|won)\b/i;

const opponents = Object.keys(quickBots).flatMap((bot) =>
  ["lunchtable", "lorcana"].map((game) => [game, bot] as const),
);

test("there are no other games and bots, and each level is one of them", async () => {
  const answer = await fetch(`${server?.url}/api/games`);
  const { games, ...offered } = (await answer.json()) as GamesReply;
  const all = games.flatMap(({ game }) => offered.bots.map((bot) => `${game} ${bot}`));
  expect(all.toSorted()).toEqual(opponents.map((each) => each.join(" ")).toSorted());
  expect(offered.bots).toEqual(expect.arrayContaining(Object.values(offered.levels)));
});

test.each(opponents)("agent.ts plays %s against %s to the end", async (game, bot) => {
  const out = await run("agent.ts", [server?.url ?? "", game, bot]);
  expect(out.split("\n").length).toBeGreaterThan(5);
  expect(last(out)).toMatch(ENDING);
});

test.each(opponents)("a language model plays %s against %s to the end", async (game, bot) => {
  asked.length = 0;
  const { port = 0 } = (model?.address() ?? {}) as Partial<AddressInfo>;
  const env = { LLM_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: "fake", LLM_KEY: "secret" };
  const out = await run("language-model.ts", [server?.url ?? "", game, bot], env);
  expect(last(out)).toMatch(ENDING);
  expect(asked.length).toBeGreaterThan(7);
  expect(asked.join("")).not.toContain("undefined");
});
