/**
 * A rulebook by its numbers: "LT 6.3", "6.3", or the paragraphs that speak of something. In every rulebook a
 * rule is an item of a list, or a heading, that begins with its number.
 */
import { readFile } from "node:fs/promises";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { ownWords } from "./other-words.ts";

export interface RuleText {
  readonly number: string;
  readonly text: string;
}

export interface Rulebook {
  /** With the rules under it: 6.3 has 6.3a. Empty: there is no such rule. */
  readonly numbered: (rule: string) => readonly RuleText[];
  /** The rules that speak of a term, those that name it most first. */
  readonly about: (term: string) => readonly RuleText[];
}

const RULE = /^\s*(?:-\s+|#+\s+)(\d+(?:\.\d+)*[a-z]?)\.?\s+(.*)$/;
/** "LT 6.3", "CR 4.3.5.8", "6.3" */
const CITED = /^\s*(?:[A-Z]{2,3}\s+)?(\d+(?:\.\d+)*[a-z]?)\.?\s*$/i;
/** Of what is found: a reader wants the rule, not the book. */
const MAX_FOUND = 8;

const books = new Map<string, Promise<Rulebook>>();

/** Null: the game has no rulebook. */
export async function rulebookOf({ rulebook }: AnyHostableGame): Promise<Rulebook | null> {
  if (rulebook === null) return null;
  const known = books.get(rulebook) ?? readFile(new URL(rulebook), "utf8").then(readRulebook);
  books.set(rulebook, known);
  try {
    return await known;
  } catch {
    // An installation without the file: rules go without their words.
    books.delete(rulebook);
    return null;
  }
}

export function readRulebook(markdown: string): Rulebook {
  const rules = markdown.split("\n").flatMap((line): RuleText[] => {
    const [, number, text = ""] = RULE.exec(line) ?? [];
    return number === undefined ? [] : [{ number, text: ownWords(unmarked(text)) }];
  });
  return {
    numbered(rule) {
      const [, number] = CITED.exec(rule) ?? [];
      if (number === undefined) return [];
      const exact = rules.filter((each) => each.number === number);
      const under = rules.filter((each) => isUnder(each.number, number));
      return [...exact, ...under].slice(0, exact.length + MAX_FOUND);
    },
    about(term) {
      const wanted = term.trim().toLowerCase();
      if (wanted === "") return [];
      return rules
        .map((rule) => ({ rule, count: rule.text.toLowerCase().split(wanted).length - 1 }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count)
        .slice(0, MAX_FOUND)
        .map(({ rule }) => rule);
    },
  };
}

/** Whether a number is a case of another: 6.3a and 6.3.1 of 6.3. */
function isUnder(number: string, of: string): boolean {
  return number.startsWith(of) && /^(?:[a-z]|\.)/.test(number.slice(of.length));
}

/** Without the marks of Markdown. */
const unmarked = (text: string): string =>
  text.replaceAll(/[`*]|(?<![\w])_|_(?![\w])/g, "").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
