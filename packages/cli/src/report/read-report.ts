/** A report of a problem, as the web app writes it. Strangers send them: nothing in it is taken on trust. */
import type { FinishedReport, ProblemReport, RunningReport } from "@ltcg/server/protocol";
import { NotGood } from "../errors.ts";
import { asRecord, readValues } from "../record-file.ts";

const FORMAT = "lunchtable-report/1";

export const isFinished = (report: ProblemReport): report is FinishedReport => "record" in report;

export function readReport(file: string): ProblemReport {
  const [value, ...more] = readValues(file);
  const bad = (why: string): NotGood => new NotGood(`${file} is not one report: ${why}`);
  if (more.length > 0) throw bad(`it holds ${more.length + 1} values`);
  if (!isObject(value)) throw bad("it is not an object");
  if (value.format !== FORMAT) {
    throw bad(`its format is not ${FORMAT}; "Report a problem" at a match or a replay writes one`);
  }
  for (const key of ["game", "viewer", "said"]) {
    if (typeof value[key] !== "string") throw bad(`${key} is not a string`);
  }
  if (typeof value.rulesVersion !== "number") throw bad("rulesVersion is not a number");
  if (!isObject(value.view) || !isObject(value.view.zones)) throw bad("view is not a view");
  if (value.record !== undefined) {
    const record = asRecord(file, value.record, 0);
    checkPlace(value.at, record.commands.length, (why) => bad(`at ${why}`));
    return value as unknown as FinishedReport;
  }
  if (!isListOf(value.updates, "events") || !isListOf(value.legalMoves, "text")) {
    throw bad("it has neither a record nor what its reporter saw");
  }
  if (!Number.isInteger(value.version)) throw bad("version is not a whole number");
  return value as unknown as RunningReport;
}

/** A moment of a match with so many commands. */
function checkPlace(place: unknown, most: number, bad: (why: string) => NotGood): void {
  if (Number.isInteger(place) && Number(place) >= 0 && Number(place) <= most) return;
  throw bad(`is not a whole number from 0 to ${most}`);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, field: string): boolean =>
  Array.isArray(value) && value.every((item) => isObject(item) && field in item);
