/** `lunchtable serve` as its own process. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bin } from "../test/lunchtable.ts";

test("serves matches until it is told to stop, and then ends", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lunchtable-serve-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const started = spawn(process.execPath, [bin, "serve", "--port", "0", "--data-dir", folder]);
  onTestFinished(() => void started.kill("SIGKILL"));
  const url = await new Promise<string>((resolve, reject) => {
    started.stdout.on("data", (text: Buffer) => {
      const found = /http:\/\/[\d.:]+/.exec(String(text));
      if (found !== null) resolve(found[0]);
    });
    started.stderr.on("data", (text: Buffer) => reject(new Error(String(text))));
  });
  const created = await fetch(`${url}/api/matches`, {
    method: "POST",
    body: JSON.stringify({ game: "lorcana", opponent: "random" }),
  });
  expect(created.status).toBe(201);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain("process_cpu_seconds_total");
  const ended = new Promise((resolve) => started.on("exit", (code) => resolve(code)));
  started.kill("SIGTERM");
  expect(await ended).toBe(0);
});
