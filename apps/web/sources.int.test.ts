import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashSources } from "./sources.ts";

/** A repository in small: the app needs a game, the game needs the kernel, nothing needs the tool. */
const files = {
  "package-lock.json": "{}",
  "apps/web/package.json": '{ "name": "web", "dependencies": { "game": "1", "react": "19" } }',
  "apps/web/src/page.tsx": "",
  "packages/game/package.json": '{ "name": "game", "dependencies": { "kernel": "1" } }',
  "packages/game/src/cards/text/words.ts": "",
  "packages/kernel/package.json": '{ "name": "kernel", "dependencies": { "game": "1" } }',
  "packages/kernel/src/hosting/log.ts": "",
  "packages/kernel/fixtures/small/words.ts": "",
  "packages/tool/package.json": '{ "name": "tool" }',
  "packages/tool/src/main.ts": "",
};
let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const hash = (): string => hashSources(join(root, "apps/web"));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sources-"));
  for (const [path, text] of Object.entries(files)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  "apps/web/src/page.tsx",
  "package-lock.json",
  "packages/game/src/cards/text/words.ts",
  "packages/game/src/new/folder/file.ts",
  "packages/kernel/src/hosting/log.ts",
  "packages/kernel/fixtures/small/words.ts",
  "packages/kernel/package.json",
])("a change of %s makes the pages anew", (path) => {
  const before = hash();
  write(path, '{ "name": "kernel", "version": "2" }');
  expect(hash()).not.toBe(before);
});

it.each([
  "apps/web/src/page.test.tsx",
  "apps/web/src/routeTree.gen.ts",
  "packages/kernel/src/hosting/log.test.ts",
  "packages/kernel/README.md",
  "packages/tool/src/main.ts",
])("a change of %s does not", (path) => {
  const before = hash();
  write(path, "changed");
  expect(hash()).toBe(before);
});
