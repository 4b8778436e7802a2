import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { linkModules } from "./link-modules.ts";

test("workspace packages are those of the checkout, all others those that are installed", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "link-modules-")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [installed, checkout] = [join(folder, "installed"), join(folder, "checkout")];
  for (const root of [installed, checkout]) {
    mkdirSync(join(root, "packages/dice"), { recursive: true });
    writeFileSync(join(root, "packages/dice/package.json"), '{ "name": "@table/dice" }');
  }
  mkdirSync(join(installed, "node_modules/@table/felt"), { recursive: true });
  mkdirSync(join(installed, "node_modules/.cache"));
  mkdirSync(join(installed, "node_modules/paint"));
  symlinkSync("../../packages/dice", join(installed, "node_modules/@table/dice"), "dir");

  linkModules(installed, checkout);
  const found = (name: string): string => realpathSync(join(checkout, "node_modules", name));
  expect(found("@table/dice")).toBe(join(checkout, "packages/dice"));
  expect(found("@table/felt")).toBe(join(installed, "node_modules/@table/felt"));
  expect(found("paint")).toBe(join(installed, "node_modules/paint"));
  expect(() => found(".cache")).toThrow("ENOENT");
});
