import { expect, test } from "vitest";
import { readArgs } from "./args.ts";

test("names, numbers and switches are read", () => {
  const args = readArgs(["lunchtable", "--mutants", "--only", "6.3,6.4", "--only=7.1", "--json"]);
  expect(args).toMatchObject({
    names: ["lunchtable"],
    mutants: true,
    json: true,
    only: ["6.3", "6.4", "7.1"],
    timeoutSeconds: 20,
  });
});

test("random mutants are asked for", () => {
  const call = "--mutants --random --sample 9 --seed x --package core --file a.ts:3 --keep k.txt";
  expect(readArgs(call.split(" "))).toMatchObject({
    random: true,
    sample: 9,
    seed: "x",
    packages: ["core"],
    files: ["a.ts:3"],
    keep: "k.txt",
  });
  expect(readArgs(["--mutants", "--random"])).toMatchObject({ sample: undefined, seed: "1" });
});

test.each([
  [["--mutant"], /Unknown option '--mutant'/],
  [["--random"], /^--random goes with --mutants\.$/],
  [["--mutants", "--sample", "3"], /^--sample goes with --mutants --random\.$/],
  [["--mutants", "--random", "--only", "6.3"], /^--only is for the mutants of rules/],
  [["--mutants", "--random", "--sample", "0"], /^--sample takes a whole number from 1 up/],
  [["--only", "6.3"], /^--only goes with --mutants\.$/],
  [["--mutants", "--workers", "0"], /^--workers takes a whole number from 1 up, not "0"\.$/],
  [["--mutants", "--timeout", "soon"], /^--timeout takes a whole number from 1 up, not "soon"\.$/],
])("%j is refused with a sentence", (argv, message) => {
  expect(() => readArgs(argv)).toThrow(message);
});
