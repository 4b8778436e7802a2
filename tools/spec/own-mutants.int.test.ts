/**
 * A mutant whose text has moved away breaks nothing and proves nothing. Whether each is killed takes
 * minutes to find out (`npm run spec -- --mutants`); that each can be planted is seen at once.
 */
import { expect, test } from "vitest";
import { findRoot, readProject } from "./project.ts";
import { checkEquivalents } from "./random/equivalents.ts";
import { surveyPackages } from "./survey.ts";

const project = readProject(findRoot(import.meta.dirname));

test.each(surveyPackages(project, project.packages).map((survey) => [survey.package.path, survey]))(
  "%s: every mutant can be planted, and no rule that ought to have one is without",
  (_path, { mutants }) => {
    expect(mutants.problems).toEqual([]);
    expect(mutants.without).toEqual([]);
  },
);

test("every random mutant that is judged equivalent is still one of our code", () => {
  expect(checkEquivalents(project, []).problems).toEqual([]);
});
