/**
 * `npm run seeded-bugs`: plays every game that is broken on purpose until its check notices, and
 * prints the page of docs/seeded-bugs.md. Exits 1 when a bug goes unnoticed, 2 on a wrong call.
 */
import { writeFileSync } from "node:fs";
import {
  nameOf,
  playUntilNoticed,
  type SeededBug,
} from "../packages/core/fixtures/broken/seeded-bug.ts";
import { seededLists } from "./seeded-bugs/lists.ts";
import { type Finding, isAllNoticed, page } from "./seeded-bugs/page.ts";

const usage = "Usage: npm run seeded-bugs [-- --write FILE]";

function find(bug: SeededBug): Finding {
  const [what] = bug;
  const noticedBy = nameOf(bug);
  const { failures, games } = playUntilNoticed(bug);
  const isNoticed = failures.length === 1 && failures[0]?.check === noticedBy;
  console.error(`${isNoticed ? `match ${games}` : "NOT NOTICED"}: ${what}`);
  return { what, noticedBy, matches: isNoticed ? games : null };
}

const [flag, file, ...more] = process.argv.slice(2);
if ((flag !== undefined && (flag !== "--write" || file === undefined)) || more.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const found = seededLists.map(({ title, bugs }) => ({ title, findings: bugs.map(find) }));
  const text = page(found, `npm run seeded-bugs -- --write docs/seeded-bugs.md`);
  if (file === undefined) console.log(text);
  else writeFileSync(file, text);
  process.exitCode = isAllNoticed(found) ? 0 : 1;
}
