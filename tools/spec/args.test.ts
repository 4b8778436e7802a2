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

test.each([
  [["--mutant"], /Unknown option '--mutant'/],
  [["--only", "6.3"], /^--only goes with --mutants\.$/],
  [["--mutants", "--workers", "0"], /^--workers takes a whole number from 1 up, not "0"\.$/],
  [["--mutants", "--timeout", "soon"], /^--timeout takes a whole number from 1 up, not "soon"\.$/],
])("%j is refused with a sentence", (argv, message) => {
  expect(() => readArgs(argv)).toThrow(message);
});
