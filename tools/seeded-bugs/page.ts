/** The page of the seeded bugs: what was broken, what noticed it, and after how many matches. */
import { markdownTable } from "../markdown-table.ts";

export interface Finding {
  readonly what: string;
  readonly noticedBy: string;
  /** How many matches it took, or null if nothing noticed. */
  readonly matches: number | null;
}

export interface FoundList {
  readonly title: string;
  readonly findings: readonly Finding[];
}

export function isAllNoticed(lists: readonly FoundList[]): boolean {
  return lists.every(({ findings }) => findings.every(({ matches }) => matches !== null));
}

export function page(lists: readonly FoundList[], command: string): string {
  const all = lists.flatMap(({ findings }) => findings);
  const noticed = all.filter(({ matches }) => matches !== null);
  return [
    "# Seeded bugs",
    "",
    "Each check of the testkit is shown at work by bugs made on purpose. Every row is a game broken in",
    "one place and played, under seed 1, with no check on but the one that must notice: the last column",
    "says in which match it did.",
    "",
    `${noticed.length} of ${all.length} are noticed. Made by \`${command}\`.`,
    ...lists.flatMap(({ title, findings }) => [
      "",
      `## ${title}`,
      "",
      markdownTable(
        ["bug", "noticed by", "in match"],
        findings.map(({ what, noticedBy, matches }) => [what, noticedBy, `${matches ?? "never"}`]),
      ),
    ]),
    "",
  ].join("\n");
}

/** In which match each bug of a list was noticed, as the page says. */
export function matchesByBug(text: string, title: string): ReadonlyMap<string, number> {
  const part = text.split(/^## /m).find((each) => each.startsWith(`${title}\n`)) ?? "";
  const rows = part.matchAll(/^\| (.+?) +\| .+? +\| (\d+) +\|$/gm);
  return new Map([...rows].map(([, what, match]) => [what as string, Number(match)]));
}
