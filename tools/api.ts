// `npm run api` writes what every package offers into its folder api/, from the types of the last
// build; `npm run api -- --check` fails where a report is not what the types say. So a change of what
// others import is seen where it is reviewed.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Entry, entriesOf, unbuiltOf } from "./api/entries.ts";
import { apiReport } from "./api/report.ts";
import { flagsOf } from "./flags.ts";

const repository = join(import.meta.dirname, "..");
const isCheck = flagsOf("api", { "--check": "fails where a report is not what the types say" }).has(
  "--check",
);
const entries = entriesOf(repository);
const unbuilt = unbuiltOf(repository, entries);
if (unbuilt.length > 0) {
  console.error(`The types of ${unbuilt.join(", ")} are not built. Remedy: \`npx tsc -b\`.`);
  process.exit(1);
}

const outdated = entries.filter((entry) => {
  const path = join(repository, entry.report);
  const said = existsSync(path) ? readFileSync(path, "utf8") : null;
  const now = apiReport(repository, entry);
  if (said === now) return false;
  if (!isCheck) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, now);
  }
  return true;
});
const stray = reportsOfNothing(entries);
if (!isCheck) for (const path of stray) rmSync(join(repository, path));

const wrong = [
  ...outdated.map(({ report, name }) => `${report}: not what the types of ${name} say`),
  ...stray.map((path) => `${path}: of an entry that is gone`),
];
if (isCheck && wrong.length > 0) {
  console.error(
    [...wrong, "Remedy: `npx tsc -b && npm run api`, and look at the change."].join("\n"),
  );
  process.exitCode = 1;
} else {
  const changed = isCheck ? "" : `, ${wrong.length} written anew`;
  console.log(`api: ${entries.length} entries${changed}`);
}

function reportsOfNothing(known: readonly Entry[]): string[] {
  const reports = new Set(known.map(({ report }) => report));
  return [...new Set(known.map(({ report }) => dirname(report)))].flatMap((folder) => {
    const path = join(repository, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .map((file) => join(folder, file))
      .filter((report) => !reports.has(report));
  });
}
