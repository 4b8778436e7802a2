/**
 * Runs in a process of its own, inside a scratch copy: keeps one Vitest alive and runs what it is
 * asked to. Staying alive is what makes mutants cheap (everything but the changed file is already
 * transformed); being a process is what lets a mutant that loops for ever be ended from outside.
 */
import { stripVTControlCharacters } from "node:util";
import type { TestCase, TestModule, Vitest } from "vitest/node";
import { BaseSequencer, createVitest, type TestSpecification } from "vitest/node";
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

/** Runs files in the order they are asked for. */
class AsAsked extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }
}

async function start(): Promise<Vitest> {
  const vitest = await createVitest({
    root: process.cwd(),
    watch: false,
    maxWorkers: 1,
    retry: 0,
    bail: process.argv.includes("--bail") ? 1 : 0,
    sequence: { sequencer: AsAsked },
    coverage: { enabled: false },
    reporters: [
      {
        onTestModuleCollected: (module) => tell({ type: "tests-begin", file: module.moduleId }),
        onTestCaseResult: () => tell({ type: "test-end" }),
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
  const specifications = request.files.map((file) => {
    const found = vitest.getModuleSpecifications(file);
    const testNames = request.names?.[file];
    if (testNames === undefined) return found;
    return found.map(({ project }) =>
      project.createSpecification(file, { testNames: [...testNames] }),
    );
  });
  const result = await vitest.runTestSpecifications(specifications.flat());
  // The file is put back before the next run, which must not see what this one transformed.
  changed();
  tell({
    type: "done",
    outcome: {
      // Vitest gives all it has ever run here, with what failed under an earlier mutant.
      modules: result.testModules
        .filter((module) => request.files.includes(module.moduleId))
        .map((module) => describeModule(module, request)),
      unhandled: result.unhandledErrors.map(describeError),
      notIncluded: request.files.filter((_, index) => specifications[index]?.length === 0),
    },
  });
}

function describeModule(module: TestModule, { wantsImports }: RunRequest): ModuleOutcome {
  const suites = [...module.children.allSuites()];
  const { duration, collectDuration } = module.diagnostic();
  return {
    file: module.moduleId,
    seconds: (duration + collectDuration) / 1000,
    errors: [module, ...suites].flatMap((entity) => entity.errors().map(describeError)),
    tests: [...module.children.allTests()].map(describeTest),
    imports: wantsImports === true ? importsOf(module) : [],
  };
}

function importsOf(module: TestModule): string[] {
  const start = module.viteEnvironment?.moduleGraph.getModuleById(module.moduleId);
  const found = new Set(start === undefined ? [] : [start]);
  // A set gives what is added to it while it is gone through, too.
  for (const { importedModules } of found) for (const next of importedModules) found.add(next);
  return [...found].flatMap(({ file }) => file ?? []);
}

function describeTest(test: TestCase): TestOutcome {
  const titles = [test.name];
  for (let parent = test.parent; parent.type === "suite"; parent = parent.parent)
    titles.unshift(parent.name);
  const { state, errors = [] } = test.result();
  const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
  return { titles, state, errors: errors.map(describeError), seconds, meta: { ...test.meta() } };
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
