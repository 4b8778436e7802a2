/**
 * Fixtures are whole repositories in one text file each (the txtar form: `-- path --`, then the
 * file). As text they are out of reach of the compiler, the linters and the test run around them.
 */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export type Fixture = {
  readonly root: string;
  /** An empty folder outside the root. */
  readonly temporary: string;
  remove(): void;
};

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));

export function openFixture(name: string, changes: Readonly<Record<string, string>> = {}): Fixture {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "fixture-")));
  const root = join(base, "repository");
  const temporary = join(base, "temporary");
  mkdirSync(temporary);
  const archive = readFileSync(new URL(`./fixtures/${name}.txtar`, import.meta.url), "utf8");
  const files = { ...Object.fromEntries(unpack(archive)), ...changes };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(modules, join(root, "node_modules"), "junction");
  return { root, temporary, remove: () => rmSync(base, { recursive: true, force: true }) };
}

function unpack(archive: string): [path: string, text: string][] {
  const [, ...parts] = archive.split(/^-- (.+) --\n/m);
  return parts.flatMap((part, index): [string, string][] =>
    index % 2 === 0 ? [[part, parts[index + 1] ?? ""]] : [],
  );
}
