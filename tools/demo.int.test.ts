import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

function demo(...args: string[]) {
  const file = join(import.meta.dirname, "demo.ts");
  const ran = spawnSync(process.execPath, ["--conditions=@tcg/source", file, ...args], {
    encoding: "utf8",
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

test("the demonstration says how it is called", () => {
  const { code, out, err } = demo("--help");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("Usage: npm run demo -- [options]");
});

test.each([
  [["--sede", "7"], "unknown option --sede; did you mean --seed?"],
  [["--colour"], "unknown option --colour"],
  [["seven"], 'it takes no "seven"'],
  [["--seed", "seven"], '--seed takes a whole number, not "seven"'],
  [["--seed"], "--seed takes a whole number, and none was given"],
])("%j is a wrong call, told in a line", (args, reason) => {
  const { code, out, err } = demo(...args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toBe(`demo: ${reason}\n(npm run demo -- --help shows the usage)\n`);
});

test("a whole match is told in words", () => {
  const { code, out } = demo("--seed", "5");
  expect(code).toBe(0);
  expect(out).toMatch(/(Host|Away) wins: \w+ .+\n$|Nobody wins/);
  expect(out).not.toMatch(/\bc\d+\b|[a-z]_[a-z]|undefined/);
});
