import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDataDir } from "./data-dir.ts";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test("a secret is made on the first start, for its owner's eyes only, and kept", () => {
  const path = join(folder(), "new", "inside");
  const { database, secret } = openDataDir(path);
  expect(database).toBe(join(path, "matches.sqlite"));
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(join(path, "secret"), "utf8")).toBe(`${secret}\n`);
  expect(statSync(join(path, "secret")).mode & 0o777).toBe(0o600);
  expect(openDataDir(path).secret).toBe(secret);
  expect(readdirSync(path)).toEqual(["secret"]);
});

test("a secret that cannot be put into place is an error, and nothing is left of it", () => {
  const path = folder();
  symlinkSync(join(path, "nowhere"), join(path, "secret"));
  expect(() => openDataDir(path)).toThrow("EEXIST");
  expect(readdirSync(path)).toEqual(["secret"]);
});

test.each(["", "abc", "g".repeat(64), "0".repeat(65)])("a secret that is %j is refused", (text) => {
  const path = folder();
  writeFileSync(join(path, "secret"), text);
  expect(() => openDataDir(path)).toThrow("should hold 64 hexadecimal digits");
});
