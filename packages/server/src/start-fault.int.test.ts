import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "./index.ts";
import { startFault } from "./start-fault.ts";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

async function toldOf(options: Parameters<typeof serve>[0]): Promise<string | null> {
  try {
    await (await serve(options)).close();
    return "It started.";
  } catch (error) {
    return startFault(error);
  }
}

test("a data directory that is a file, or inside of one, is told in a sentence", async () => {
  const file = join(folder(), "file");
  writeFileSync(file, "");
  for (const dataDir of [file, join(file, "inside")]) {
    expect(await toldOf({ port: 0, dataDir })).toMatch(
      /^The data directory \S+ cannot be used \(.*\)\. Give this user .* DATA_DIR\.$/,
    );
  }
});

test("so are a damaged secret and a damaged database", async () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "secret"), "?");
  expect(await toldOf({ port: 0, dataDir })).toMatch(/should hold 64 hexadecimal digits/);
  rmSync(join(dataDir, "secret"));
  writeFileSync(join(dataDir, "matches.sqlite"), "no database, whatever its name says".repeat(99));
  expect(await toldOf({ port: 0, dataDir })).toMatch(/is damaged or is no database/);
});

test("so is an address on which nobody can listen", async () => {
  const first = await serve({ port: 0 });
  onTestFinished(() => first.close());
  const port = Number(new URL(first.url).port);
  expect(await toldOf({ port })).toBe(
    `Port ${port} is taken. Name another by PORT, such as PORT=3001.`,
  );
  // An address for documents, which no machine has, and a name that stands for none.
  for (const hostname of ["192.0.2.1", "nowhere.invalid"]) {
    expect(await toldOf({ port: 0, hostname })).toMatch(
      new RegExp(`^${hostname} is no address of this machine\\. Name one by HOST`),
    );
  }
});

test("any other failure is left as it is", () => {
  expect(startFault(new Error("a mistake of ours"))).toBeNull();
  expect(startFault("thrown")).toBeNull();
});
