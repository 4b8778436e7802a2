/**
 * Reads the numbered rules of a game out of its Markdown.
 *
 * A rule is a list item that opens with its number (`- 6.3 A summon needs…`, `- K3.1 …`). A heading
 * with a number (`## 6 Summoning`) is a section; where nothing numbered stands beneath it, the
 * heading is itself the rule, so that no number in the book goes unchecked.
 *
 * A rule with more than one thing to show may be divided into cases, `- 6.3a …` and `- 6.3b …` after
 * `- 6.3 …`. Then each case wants a test, and 6.3 is only what they have in common.
 */
import { isWithin, ruleOfCase } from "./numbers.ts";
import type { Problem } from "./problem.ts";

export type Rule = { readonly number: string; readonly text: string; readonly line: number };

export type RuleBook = {
  readonly rules: readonly Rule[];
  /** Numbers of headings. They may be cited, and cover no rule. */
  readonly sections: readonly string[];
  /** Numbers of rules that have cases. They too may be cited, and cover nothing. */
  readonly divided: readonly string[];
  readonly problems: readonly Problem[];
};

export function readRules(markdown: string, prefix: string, where: string): RuleBook {
  // A number without prefix needs a dot: "- 3 cards" is prose, "- 3.1 cards" is a rule.
  const number = String.raw`(?:${prefix} ?(\d+(?:\.\d+)*[a-z]?)|(\d+(?:\.\d+)+[a-z]?))`;
  const listItem = new RegExp(
    String.raw`^\s*(?:[-*+]|\d+[.)])\s+(?:\*\*)?${number}[.:]?(?:\*\*)?[.:]?\s+(\S.*)$`,
  );
  const heading = new RegExp(
    String.raw`^#{1,6}\s+(?:${prefix} ?(\d+(?:\.\d+)*)|(\d+(?:\.\d+)*))[.:]?\s+(\S.*)$`,
  );
  const strayNumber = new RegExp(String.raw`^(?:\*\*)?${number}(?:\*\*)?[.:]?\s`);

  const rules: Rule[] = [];
  const headings: Rule[] = [];
  const problems: Problem[] = [];
  let fence: string | undefined;
  let afterBreak = true;

  markdown.split(/\r?\n/).forEach((text, index) => {
    const line = index + 1;
    const mark = /^\s*(```|~~~)/.exec(text)?.[1];
    if (mark !== undefined && (fence === undefined || fence === mark)) {
      fence = fence === undefined ? mark : undefined;
      return;
    }
    if (fence !== undefined) return;

    const rule = listItem.exec(text);
    const section = heading.exec(text);
    const found = rule ?? section;
    const numbered = found?.[1] ?? found?.[2];
    if (numbered !== undefined) {
      const entry = { number: numbered, text: plain(found?.[3] ?? ""), line };
      (rule === null ? headings : rules).push(entry);
    } else if (afterBreak && strayNumber.test(text)) {
      const stray = strayNumber.exec(text);
      problems.push({
        where: `${where}:${line}`,
        message: `opens with ${stray?.[1] ?? stray?.[2]} but is no list item, so it is not read as a rule. Write "- ${stray?.[1] ?? stray?.[2]} …".`,
      });
    }
    afterBreak = text.trim() === "" || text.startsWith("#");
  });

  for (const entry of headings) {
    const isLeaf = ![...rules, ...headings].some(
      (other) => other.number !== entry.number && isWithin(other.number, entry.number),
    );
    const isAlsoItem = rules.some((rule) => rule.number === entry.number);
    if (isLeaf && !isAlsoItem && entry.number.includes(".")) rules.push(entry);
  }
  rules.sort((a, b) => a.line - b.line);

  const firstLines = new Map<string, number>();
  for (const rule of rules) {
    const first = firstLines.get(rule.number);
    if (first === undefined) firstLines.set(rule.number, rule.line);
    else
      problems.push({
        where: `${where}:${rule.line}`,
        message: `gives the number ${rule.number} a second time (first on line ${first}).`,
      });
  }

  const divided = new Set(rules.map((rule) => ruleOfCase(rule.number)));
  for (const { number, line } of rules) {
    const parent = ruleOfCase(number);
    if (parent !== undefined && ![...rules, ...headings].some((rule) => rule.number === parent))
      problems.push({
        where: `${where}:${line}`,
        message: `is a case of ${parent}, which is not there. Write "- ${parent} …" before it.`,
      });
  }
  if (rules.length === 0)
    problems.push({ where, message: 'has no numbered rules. Write them as "- 6.3 …".' });

  return {
    rules: rules.filter(
      ({ number, line }) => firstLines.get(number) === line && !divided.has(number),
    ),
    sections: headings.map((entry) => entry.number),
    divided: [...divided].filter((number) => number !== undefined),
    problems,
  };
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\*\*|__|`/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim();
}
