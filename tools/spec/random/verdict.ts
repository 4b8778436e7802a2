/**
 * What a run says about a random mutant. Unlike a written one it is for no rule: whatever fails
 * under any test that reaches it has noticed it, an error in loading or an endless loop too.
 */
import type { RunResult } from "../run.ts";
import { firstLine, titleOf } from "../verdict.ts";

export type RandomVerdict = {
  readonly status: "killed" | "survived" | "not reached" | "equivalent" | "invalid";
  readonly reason: string;
};

export function judgeRandom(result: RunResult, testCount: number): RandomVerdict {
  if (result.type === "timeout") return killed(`no test ended within ${result.seconds} s`);
  if (result.type === "broken")
    return result.inTests
      ? killed(`crash: ${firstLine(result.message)}`)
      : { status: "invalid", reason: firstLine(result.message) };
  const { modules, unhandled } = result.outcome;
  const failed = modules.flatMap((module) => module.tests).find((test) => test.state === "failed");
  if (failed !== undefined)
    return killed(`${titleOf(failed)}: ${firstLine(failed.errors[0]?.message ?? "")}`);
  const error = modules.flatMap((module) => module.errors)[0] ?? unhandled[0];
  if (error !== undefined) return killed(firstLine(error.message));
  const passed = modules
    .flatMap((module) => module.tests)
    .filter((test) => test.state === "passed").length;
  return passed === 0
    ? { status: "invalid", reason: `none of ${testCount} tests ran` }
    : { status: "survived", reason: `passed by ${passed} ${passed === 1 ? "test" : "tests"}` };
}

function killed(reason: string): RandomVerdict {
  return { status: "killed", reason };
}
