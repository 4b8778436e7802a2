/** The last touch to words that were put together: articles, capitals, and words for symbols. */

/** With its articles and capitals. */
export function finished(text: string): string {
  return text
    .replace(/\b([Aa])n? (?=(\w))/g, (_, letter: string, next: string) =>
      /[aeiou]/i.test(next) ? `${letter}n ` : `${letter} `,
    )
    .replace(
      /\bexactly 1 ([^,.]*?(?:card|character|action|item|location|song))s\b/g,
      "exactly 1 $1",
    )
    .replace(/ (here|at a location) in play\b/g, " $1")
    .replace(
      /(^|[.:•—] |“)([a-z])/g,
      (_, lead: string, letter: string) => `${lead}${letter.toUpperCase()}`,
    )
    .replace(/”\.$/, ".”");
}

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/\+\{([SWL])\} equal to/g, "additional {$1} equal to"],
  [/\{IW\}/g, "the inkwell symbol"],
  [/\{E\}/g, "exert"],
  [/\{I\}/g, "ink"],
  [/\{S\}/g, "strength"],
  [/\{W\}/g, "willpower"],
  [/\{L\}/g, "lore"],
];

/** Where there are no symbols: "exert, 2 ink". */
export function withoutSymbols(text: string): string {
  return SYMBOLS.reduce((said, [symbol, word]) => said.replace(symbol, word), text);
}
