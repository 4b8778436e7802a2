/** A few schedules that nobody has seen before, in every run of the tests. */
import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { simulatedGames as games } from "../../../test/simulated-games.ts";
import { failureText, simulate } from "./simulate.ts";

const seed = randomInt(2 ** 32);
const SCHEDULES = 30;
console.info(`schedules of seed ${seed}`);

test(`the service keeps its promises in ${SCHEDULES} schedules of seed ${seed}`, async () => {
  const report = await simulate({ games, seed, schedules: SCHEDULES });
  expect(report.failures.map((failure) => failureText(seed, failure))).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(SCHEDULES);
  expect(report.kills).toBeGreaterThan(0);
});

test("schedules reach everything that a service does by itself", async () => {
  const kinds = new Set<string>();
  await simulate({
    games,
    seed: 1,
    schedules: SCHEDULES,
    onSchedule: (report) => {
      for (const kind of Object.keys(report.kinds)) kinds.add(kind);
    },
  });
  const own = [
    "create",
    "join",
    "entropy",
    "start",
    "bot",
    "auto",
    "timeout",
    "abandon",
    "somebody",
  ];
  expect(own.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test("a schedule goes the same way every time", async () => {
  const run = async (): Promise<unknown[]> => {
    const reports: unknown[] = [];
    const onSchedule = (report: unknown): void => void reports.push(report);
    await simulate({ games, seed, schedules: 3, from: 7, onSchedule });
    return reports;
  };
  expect(await run()).toEqual(await run());
});
