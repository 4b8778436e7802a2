/**
 * Runs in a process of its own, inside a scratch copy: keeps one Vitest alive and runs what it is
 * asked to. Staying alive is what makes mutants cheap (everything but the changed file is already
 * transformed); being a process is what lets a mutant that loops for ever be ended from outside.
 */
import { stripVTControlCharacters } from "node:util";
import type { TestCase, TestModule, Vitest } from "vitest/node";
import { createVitest } from "vitest/node";
import { messageOf } from "./problem.ts";
import type { Failure, ModuleOutcome, RunnerMessage, RunRequest, TestOutcome } from "./protocol.ts";

function tell(message: RunnerMessage): void {
  process.send?.(message);
}

/** A worker in an endless loop does not notice that its parents are gone, so the group goes. */
function leave(): void {
  if (process.platform === "win32") process.exit();
  else process.kill(-process.pid, "SIGKILL");
}

async function start(): Promise<Vitest> {
  const vitest = await createVitest({
    root: process.cwd(),
    watch: false,
    maxWorkers: 1,
    retry: 0,
    coverage: { enabled: false },
    reporters: [
      {
        onTestModuleCollected: (module) => tell({ type: "tests-begin", file: module.moduleId }),
        onTestModuleEnd: (module) => tell({ type: "tests-end", file: module.moduleId }),
      },
    ],
  });
  await vitest.standalone();
  // Fills the cache that getModuleSpecifications answers from.
  await vitest.globTestSpecifications();
  return vitest;
}

async function run(vitest: Vitest, request: RunRequest): Promise<void> {
  const changed = (): void => {
    for (const file of request.changed) vitest.invalidateFile(file);
  };
  changed();
  vitest.setGlobalTestNamePattern(new RegExp(request.pattern));
  const specifications = request.files.map((file) => vitest.getModuleSpecifications(file));
  const result = await vitest.runTestSpecifications(specifications.flat());
  // The file is put back before the next run, which must not see what this one transformed.
  changed();
  tell({
    type: "done",
    outcome: {
      modules: result.testModules.map(describeModule),
      unhandled: result.unhandledErrors.map(describeError),
      notIncluded: request.files.filter((_, index) => specifications[index]?.length === 0),
    },
  });
}

function describeModule(module: TestModule): ModuleOutcome {
  const suites = [...module.children.allSuites()];
  const { duration, collectDuration } = module.diagnostic();
  return {
    file: module.moduleId,
    seconds: (duration + collectDuration) / 1000,
    errors: [module, ...suites].flatMap((entity) => entity.errors().map(describeError)),
    tests: [...module.children.allTests()].map(describeTest),
  };
}

function describeTest(test: TestCase): TestOutcome {
  const titles = [test.name];
  for (let parent = test.parent; parent.type === "suite"; parent = parent.parent)
    titles.unshift(parent.name);
  const { state, errors = [] } = test.result();
  return { titles, state, errors: errors.map(describeError) };
}

/** Errors come here from the workers as plain objects. */
function describeError(error: unknown): Failure {
  const isObject = typeof error === "object" && error !== null;
  const name = isObject && "name" in error ? String(error.name) : "Error";
  const message = isObject && "message" in error ? String(error.message) : String(error);
  return { name, message: stripVTControlCharacters(message) };
}

process.on("disconnect", leave);
try {
  const vitest = await start();
  process.on("message", (request: RunRequest) => {
    run(vitest, request).catch((error: unknown) =>
      tell({ type: "broken", message: messageOf(error) }),
    );
  });
  tell({ type: "ready" });
} catch (error) {
  tell({ type: "broken", message: messageOf(error) });
}
