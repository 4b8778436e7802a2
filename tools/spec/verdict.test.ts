import { describe, expect, test } from "vitest";
import type { Failure, ModuleOutcome, RunOutcome, TestOutcome } from "./protocol.ts";
import { judge } from "./verdict.ts";

function outcome(tests: TestOutcome[], more: Partial<RunOutcome & ModuleOutcome> = {}): RunOutcome {
  const { errors = [], unhandled = [] } = more;
  const modules = [{ file: "/x.test.ts", seconds: 0.1, errors, tests, imports: [] }];
  return { modules, unhandled, notIncluded: [] };
}

function ran(title: string, state: TestOutcome["state"], ...errors: Failure[]): TestOutcome {
  return { titles: ["the board", title], state, errors, seconds: 0.1, meta: {} };
}

function verdict(...args: Parameters<typeof outcome>): ReturnType<typeof judge> {
  return judge({ type: "done", outcome: outcome(...args) }, "LT", "6.3");
}

const assertion = { name: "AssertionError", message: "expected 1 to be 2\nmore" };

describe("killed", () => {
  test("by a test with the number", () => {
    const tests = [ran("[LT 6.2, 6.3] a", "failed", assertion), ran("[LT 6.3] b", "passed")];
    expect(verdict(tests)).toEqual({
      status: "killed",
      how: "test",
      reason: "the board > [LT 6.2, 6.3] a: expected 1 to be 2",
    });
  });

  test("by a test inside a describe with the number", () => {
    const inside = { ...ran("", "failed", assertion), titles: ["[LT 6.3] a", "b"] };
    expect(verdict([inside]).status).toBe("killed");
  });

  test("by the time, when tests had begun", () => {
    const result = judge({ type: "timeout", inTests: true, seconds: 20 }, "LT", "6.3");
    expect(result).toEqual({ status: "killed", how: "timeout", reason: "no end after 20 s" });
  });

  test("by a crash, when tests had begun", () => {
    const died = { name: "Error", message: "Worker exited" };
    expect(verdict([ran("[LT 6.3] a", "pending")], { unhandled: [died] })).toEqual({
      status: "killed",
      how: "crash",
      reason: "Worker exited",
    });
    const whole = judge({ type: "broken", inTests: true, message: "ended" }, "LT", "6.3");
    expect(whole).toEqual({ status: "killed", how: "crash", reason: "ended" });
  });
});

describe("survived", () => {
  test("when the tests with the number pass, whatever others do", () => {
    const tests = [ran("[LT 6.3] a", "passed"), ran("[LT 6.30] b", "failed", assertion)];
    expect(verdict(tests)).toEqual({
      status: "survived",
      reason: 'passed by "the board > [LT 6.3] a"',
    });
  });
});

describe("invalid", () => {
  test("when the suite does not load", () => {
    const error = { name: "Error", message: "Transform failed with 1 error:\n\n[PARSE_ERROR] Oh" };
    expect(verdict([], { errors: [error] })).toEqual({
      status: "invalid",
      reason: "the suite could not load: [PARSE_ERROR] Oh",
    });
  });

  test("when the failure is a name nobody declared", () => {
    const error = { name: "ReferenceError", message: "higest is not defined" };
    expect(verdict([ran("[LT 6.3] a", "failed", error)])).toEqual({
      status: "invalid",
      reason: "the changed code does not run: ReferenceError: higest is not defined",
    });
  });

  test("when no test with the number ran", () => {
    const tests = [ran("[LT 6.3] a", "skipped"), ran("[LT 6.30] b", "failed", assertion)];
    expect(verdict(tests)).toEqual({ status: "invalid", reason: "no test that cites LT 6.3 ran" });
  });

  test("when files never loaded, or the run broke before any test", () => {
    expect(judge({ type: "timeout", inTests: false, seconds: 20 }, "LT", "6.3")).toEqual({
      status: "invalid",
      reason: "the test files were not loaded after 20 s",
    });
    expect(judge({ type: "broken", inTests: false, message: "no config" }, "LT", "6.3")).toEqual({
      status: "invalid",
      reason: "the run broke: no config",
    });
  });
});
