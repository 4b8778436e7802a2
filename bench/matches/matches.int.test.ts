// Never a time: on a busy machine a test of speed fails for no reason.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { subjects } from "./subjects.ts";

test.each(Object.keys(subjects))(
  "every way of playing %s ends the matches in the same states",
  (name) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--conditions=@tcg/source", join(import.meta.dirname, "../run.ts"), name, "--quick"],
      { encoding: "utf8" },
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const workloads = subjects[name] ?? {};
    const ways = Object.values(workloads).filter(({ wholeGames }) => wholeGames);
    expect(stdout).toContain(`All ${ways.length} ways ended every match in the same state.`);
    for (const part of Object.keys(workloads)) expect(stdout).toContain(`| ${part} `);
  },
);
