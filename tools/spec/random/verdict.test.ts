import { expect, test } from "vitest";
import type { Failure, ModuleOutcome, RunOutcome, TestOutcome } from "../protocol.ts";
import { judgeRandom, type RandomVerdict } from "./verdict.ts";

const error: Failure = { name: "TypeError", message: "no hand\nat x" };

function ran(state: TestOutcome["state"], ...errors: Failure[]): TestOutcome {
  return { titles: ["a deck", "is dealt"], state, errors, seconds: 0, meta: {} };
}

function judged(
  tests: TestOutcome[],
  more: Partial<ModuleOutcome & RunOutcome> = {},
): RandomVerdict {
  const { errors = [], unhandled = [] } = more;
  const modules = [{ file: "/x.test.ts", seconds: 0, errors, tests, imports: [] }];
  const outcome = { modules, unhandled, notIncluded: [] };
  return judgeRandom({ type: "done", outcome }, 3);
}

test("killed by whatever fails", () => {
  expect(judged([ran("passed"), ran("failed", error)])).toEqual({
    status: "killed",
    reason: "a deck > is dealt: no hand",
  });
  expect(judged([], { errors: [error] }).status).toBe("killed");
  expect(judged([ran("passed")], { unhandled: [error] }).status).toBe("killed");
});

test("killed by a test that does not end, and by a crash", () => {
  const timeout = judgeRandom({ type: "timeout", inTests: false, seconds: 9 }, 3);
  expect(timeout).toEqual({ status: "killed", reason: "no test ended within 9 s" });
  const crash = judgeRandom({ type: "broken", inTests: true, message: "gone" }, 3);
  expect(crash).toEqual({ status: "killed", reason: "crash: gone" });
});

test("survived when all that ran have passed", () => {
  expect(judged([ran("passed"), ran("skipped")])).toEqual({
    status: "survived",
    reason: "passed by 1 test",
  });
});

test("invalid when nothing was shown", () => {
  expect(judged([ran("skipped")])).toEqual({ status: "invalid", reason: "none of 3 tests ran" });
  const broken = judgeRandom(
    { type: "broken", inTests: false, message: "Vitest did not start" },
    3,
  );
  expect(broken.status).toBe("invalid");
});
