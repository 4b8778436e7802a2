/** The rules that a card's words refer to: where a newcomer would look them up. */
import { rulesOf } from "../rules/find-rules.ts";
import { readMarkdown } from "../rules/markdown.ts";

export interface RuleNote {
  readonly number: string;
  readonly text: string;
}

/** Words of LunchTable's cards, and the rule that says what they mean. */
const lunchtable: readonly (readonly [words: RegExp, rule: string])[] = [
  [/tribute/, "6.2"],
  [/special summon/, "6.7"],
  [/^trap|counter trap|continuous trap/, "7.3"],
  [/equip/, "7.6"],
  [/once per turn/, "8.4"],
  [/\btargets?\b/, "8.6"],
  [/pierc/, "10.6"],
  [/control of/, "8.16"],
  [/counter trap/, "9.2"],
  [/negate/, "9.9"],
  [/attack directly|direct attack/, "10.2"],
  [/vice/, "11.1"],
  [/breaks? down|breakdown/, "11.3"],
];

/** `said`: everything that stands on the card. */
export function ruleNotes(game: string, said: string, rulebook: string): readonly RuleNote[] {
  const words = said.toLowerCase();
  const rules = new Map(
    rulesOf(readMarkdown(rulebook)).map(({ number, text }) => [number, text] as const),
  );
  if (game === "lunchtable") {
    return lunchtable.flatMap(([pattern, number]) => {
      const text = pattern.test(words) ? rules.get(number) : undefined;
      return text === undefined ? [] : [{ number, text }];
    });
  }
  // The other rulebook has a section of its own for every keyword: 10.2 Bodyguard.
  return [...rules]
    .filter(([number, title]) => /^10\.\d+$/.test(number) && mentions(words, title))
    .map(([number, title]) => {
      const first = [...rules].find(([each]) => each.startsWith(`${number}.`));
      return { number, text: first === undefined ? title : `${title}. ${first[1]}` };
    });
}

const mentions = (words: string, title: string): boolean =>
  words.split(/[^a-z]+/).includes(title.toLowerCase());
