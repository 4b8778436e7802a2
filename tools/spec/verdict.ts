/**
 * What a run says about a mutant. Killed is only what a test with the rule's number has noticed:
 * code that does not load, or a name that is not there, would fail any test and shows nothing.
 */
import { cite, readCitations } from "./numbers.ts";
import type { Failure, RunOutcome, TestOutcome } from "./protocol.ts";
import type { RunResult } from "./run.ts";

export type Verdict =
  | { readonly status: "killed"; readonly how: KillKind; readonly reason: string }
  | { readonly status: "survived"; readonly reason: string }
  | { readonly status: "invalid"; readonly reason: string };

/**
 * `timeout` counts as a kill: the run holds nothing but tests with the number, the file had loaded,
 * and without the mutant the same tests were done in a fraction of the time. `crash` likewise: the
 * worker died under them (out of memory, a call of exit). Both are told apart in the report.
 */
type KillKind = "test" | "timeout" | "crash";

export function judge(result: RunResult, prefix: string, number: string): Verdict {
  if (result.type === "timeout")
    return result.inTests
      ? { status: "killed", how: "timeout", reason: `no end after ${result.seconds} s` }
      : invalid(`the test files were not loaded after ${result.seconds} s`);
  if (result.type === "broken")
    return result.inTests
      ? { status: "killed", how: "crash", reason: result.message }
      : invalid(`the run broke: ${firstLine(result.message)}`);
  return judgeOutcome(result.outcome, prefix, number);
}

function judgeOutcome(outcome: RunOutcome, prefix: string, number: string): Verdict {
  const tests = testsCiting(outcome, prefix, number);
  const failed = tests.filter((test) => test.state === "failed");
  const fair = failed.find((test) => test.errors.some((error) => !isLoadError(error)));
  if (fair !== undefined) {
    const error = fair.errors.find((candidate) => !isLoadError(candidate));
    const said = error === undefined ? "" : `: ${firstLine(error.message)}`;
    return { status: "killed", how: "test", reason: `${titleOf(fair)}${said}` };
  }
  const unfair = failed.flatMap((test) => test.errors)[0];
  if (unfair !== undefined)
    return invalid(`the changed code does not run: ${unfair.name}: ${firstLine(unfair.message)}`);

  const broken = outcome.modules.flatMap((module) => module.errors)[0];
  if (broken !== undefined)
    return invalid(`the suite could not load: ${firstLine(broken.message)}`);

  const unhandled = outcome.unhandled[0];
  if (tests.some((test) => test.state === "pending") && unhandled !== undefined)
    return { status: "killed", how: "crash", reason: firstLine(unhandled.message) };
  const passed = tests.filter((test) => test.state === "passed");
  if (passed.length === 0) return invalid(`no test that cites ${cite(prefix, number)} ran`);
  return { status: "survived", reason: `passed by ${countTests(passed)}` };
}

/** Tests whose own title, or that of a describe around them, cites the number. */
function testsCiting(outcome: RunOutcome, prefix: string, number: string): TestOutcome[] {
  return outcome.modules
    .flatMap((module) => module.tests)
    .filter((test) => citesNumber(test, prefix, number));
}

export function citesNumber(test: TestOutcome, prefix: string, number: string): boolean {
  return test.titles
    .flatMap((title) => readCitations(title, [prefix]).citations)
    .some((citation) => citation.prefix === prefix && citation.number === number);
}

export function titleOf(test: TestOutcome): string {
  return test.titles.join(" > ");
}

export function firstLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  // "Transform failed with 1 error:" says nothing; what follows does.
  const telling = lines.filter((line) => line !== "" && !line.startsWith("Transform failed"));
  return telling[0] ?? text.trim();
}

export function invalid(reason: string): Verdict {
  return { status: "invalid", reason };
}

function countTests(tests: readonly TestOutcome[]): string {
  const [first] = tests;
  return tests.length === 1 && first !== undefined
    ? `"${titleOf(first)}"`
    : `all ${tests.length} tests with the number`;
}

/** What TypeScript would have refused: a name nobody declared, a module that does not link. */
function isLoadError(error: Failure): boolean {
  return error.name === "ReferenceError" || error.name === "SyntaxError";
}
