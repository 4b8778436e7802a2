// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { growths } from "./sizes.ts";

test("every size of every question is played", () => {
  const run = join(import.meta.dirname, "../run.ts");
  const args = ["--conditions=@tcg/source", run, "growth", "--quick", "--json"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const { growth } = JSON.parse(stdout) as {
    readonly growth: readonly {
      readonly question: string;
      readonly sizes: readonly { readonly name: string; readonly us: number }[];
    }[];
  };
  expect(growth.map(({ question, sizes }) => [question, sizes.map(({ name }) => name)])).toEqual(
    growths.map(({ question, sizes }) => [question, sizes.map(({ name }) => name)]),
  );
  for (const { us } of growth.flatMap(({ sizes }) => sizes)) expect(us).toBeGreaterThan(0);
});
