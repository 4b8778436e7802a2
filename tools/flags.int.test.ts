/** Commands of the repository that are called wrongly: they say so in a line, and do nothing. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unbuiltOf } from "./api/entries.ts";

const root = join(import.meta.dirname, "..");

function run(file: string, ...args: readonly string[]) {
  const ran = spawnSync(process.execPath, ["--conditions=@tcg/source", join(root, file), ...args], {
    encoding: "utf8",
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

test.each([
  ["tools/api.ts", "api", "it takes\n  --check  fails where a report is not what the types say"],
  [
    "tools/convex.ts",
    "convex",
    "it takes\n  --check  fails where the CLI would write something else",
  ],
  ["tools/lock-file.ts", "lock-file", "it takes none"],
  ["tools/pack.ts", "pack", "it takes none"],
  ["examples/run-python.ts", "example:python", "it takes none"],
  ["apps/web/screenshots/take.ts", "screenshots", "it takes --compare"],
])("%s tells of an option that it does not have", (file, command, takes) => {
  expect(run(file, "--colour")).toEqual({
    code: 2,
    out: "",
    err: `npm run ${command}: unknown option --colour; ${takes}\n`,
  });
});

test("screenshots are asked for by the names of pages", () => {
  const { code, err } = run("apps/web/screenshots/take.ts", "kitchen");
  expect(code).toBe(2);
  expect(err).toMatch(/^npm run screenshots: there is no page kitchen\. There are: home, .*\n$/);
});

test("types that no build has written are named", () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "unbuilt-"));
  try {
    mkdirSync(join(elsewhere, "dice"));
    writeFileSync(join(elsewhere, "dice/index.d.ts"), "");
    const entry = (name: string, types: string) => ({ name, folder: "dice", types, report: "" });
    const entries = [
      entry("@somebody/dice", "index.d.ts"),
      entry("@somebody/dice/six", "six.d.ts"),
    ];
    expect(unbuiltOf(elsewhere, entries)).toEqual(["@somebody/dice/six"]);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});
