/**
 * A package with numbered rules says so in a `spec.json` beside them:
 *
 *   { "prefix": "LT", "mutants": "every-rule", "notTestable": { "1.1": "why" } }
 */
import { readNumber } from "./numbers.ts";
import { messageOf, type Problem } from "./problem.ts";

const mutantPolicies = ["every-rule", "every-group", "none"] as const;
type MutantPolicy = (typeof mutantPolicies)[number];

export type SpecFile = {
  /** What stands before a number in a citation: `LT`, `LOR`, `K`. */
  readonly prefix: string;
  /** A short name to call the game by on the command line. */
  readonly name?: string;
  /** The rules' file, from the package. Without it RULES.md, or else SPEC.md. */
  readonly rules?: string;
  /** Globs from the package. */
  readonly tests: readonly string[];
  /** Functions of the package that declare a test and take its title first. */
  readonly testFunctions: readonly string[];
  /** Rules (or whole sections) no test can show, each with the reason. */
  readonly notTestable: Readonly<Record<string, string>>;
  readonly mutants: MutantPolicy;
  /** Rules (or groups) that are tested but need no mutant, each with the reason. */
  readonly noMutant: Readonly<Record<string, string>>;
};

export type SpecFileResult =
  | { readonly ok: true; readonly spec: SpecFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const defaultTests = ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"];
const fieldNames = [
  "$schema",
  "prefix",
  "name",
  "rules",
  "tests",
  "testFunctions",
  "notTestable",
  "mutants",
  "noMutant",
];

export function readSpecFile(text: string, where: string): SpecFileResult {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [{ where, message: `is not valid JSON: ${messageOf(error)}.` }] };
  }
  if (!isRecord(json))
    return { ok: false, problems: [{ where, message: "is not a JSON object." }] };

  const problems: Problem[] = [];
  const complain = (message: string): void => {
    problems.push({ where, message });
  };
  for (const field of Object.keys(json))
    if (!fieldNames.includes(field))
      complain(`has an unknown field "${field}". Known are ${fieldNames.slice(1).join(", ")}.`);

  const { prefix, name, rules, mutants = "none" } = json;
  const prefixText = typeof prefix === "string" && /^[A-Z][A-Za-z]*$/.test(prefix) ? prefix : "";
  if (prefixText === "")
    complain('needs "prefix": letters with a capital first, such as "LT" for [LT 6.3].');
  if (name !== undefined && typeof name !== "string") complain('"name" must be a string.');
  if (rules !== undefined && typeof rules !== "string") complain('"rules" must be a file name.');
  const policy = mutantPolicies.find((known) => known === mutants);
  if (policy === undefined) complain(`"mutants" must be one of ${mutantPolicies.join(", ")}.`);

  const strings = (field: string, fallback: readonly string[]): readonly string[] => {
    const value = json[field];
    if (value === undefined) return fallback;
    if (isStringList(value)) return value;
    complain(`"${field}" must be a list of strings.`);
    return fallback;
  };
  const reasons = (field: string): Record<string, string> => {
    const value = json[field];
    const byNumber: Record<string, string> = {};
    if (value === undefined) return byNumber;
    if (!isRecord(value)) complain(`"${field}" must give a reason for each number.`);
    else
      for (const [key, reason] of Object.entries(value)) {
        const number = readNumber(key, prefixText);
        if (number === undefined) complain(`"${field}" names "${key}", which is no rule number.`);
        else if (typeof reason !== "string" || reason.trim() === "")
          complain(`"${field}" gives no reason for ${key}.`);
        else byNumber[number] = reason;
      }
    return byNumber;
  };

  const spec: SpecFile = {
    prefix: prefixText,
    ...(typeof name === "string" ? { name } : {}),
    ...(typeof rules === "string" ? { rules } : {}),
    tests: strings("tests", defaultTests),
    testFunctions: strings("testFunctions", []),
    notTestable: reasons("notTestable"),
    mutants: policy ?? "none",
    noMutant: reasons("noMutant"),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, spec };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
