import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

let folder: string;
let lock: string;
let notes: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "one-at-a-time-"));
  lock = join(folder, "not/there/yet/lock");
  notes = join(folder, "notes");
});
afterEach(() => rmSync(folder, { recursive: true }));

const module = join(import.meta.dirname, "one-at-a-time.ts");

/** A process that works under the lock; `work` may use `note`. */
function start(work: string): ChildProcess {
  const program = `
    import { appendFileSync } from "node:fs";
    import { oneAtATime } from ${JSON.stringify(module)};
    const note = (text) => appendFileSync(${JSON.stringify(notes)}, text + "\\n");
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    await oneAtATime(${JSON.stringify(lock)}, async () => { ${work} });
  `;
  return spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

it("lets several processes work one after the other", async () => {
  const all = [1, 2, 3, 4].map((id) =>
    start(`note("${id} begins"); await pause(150); note("${id} ends")`),
  );
  await Promise.all(all.map((each) => once(each, "exit")));
  const lines = readFileSync(notes, "utf8").trim().split("\n");
  expect(lines).toHaveLength(8);
  for (let place = 0; place < lines.length; place += 2) {
    expect(lines[place + 1]).toBe(lines[place]?.replace("begins", "ends"));
  }
});

it("is free again when who had it was killed, and when its work failed", async () => {
  const holder = start(`console.log("has it"); await pause(600_000)`);
  if (holder.stdout === null) throw new Error("nothing can be heard of it");
  await once(holder.stdout, "data");
  const next = oneAtATime(lock, () => appendFileSync(notes, "mine"));
  holder.kill("SIGKILL");
  await next;
  expect(readFileSync(notes, "utf8")).toBe("mine");

  const failing = oneAtATime(lock, () => {
    throw new Error("no paper");
  });
  await expect(failing).rejects.toThrow("no paper");
  expect(await oneAtATime(lock, () => "done")).toBe("done");
});
