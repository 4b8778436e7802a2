/**
 * Other people's words: names that players chose, and names and texts of cards that they made. Whoever reads
 * an observation, a language model above all, must be able to tell them from the server's own. So they stand
 * in double quotes, which the server's own words never contain, and nothing in them can end the quotes, begin
 * a line, or show as anything but text.
 */

/** A name, in characters; the rest is cut off. */
export const MAX_NAME = 60;
/** A paragraph on a card. */
export const MAX_PARAGRAPH = 400;

/** Characters that look like a double quote, in whatever script. */
const QUOTES = /["“”„‟«»″‶〃〝〞〟＂❝❞]/gu;
/** What does not show, turns lines around or begins a new one. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
const SPACES = /\p{Zs}/gu;

/** On one line, in double quotes. */
export function quoted(words: string, most: number): string {
  const letters = Array.from(words);
  const cut = letters.length > most ? `${letters.slice(0, most).join("")}…` : words;
  const safe = cut
    .replaceAll("\\", "\\\\")
    .replaceAll(QUOTES, "'")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(UNSEEN, escaped)
    .replaceAll(SPACES, " ");
  return `"${safe}"`;
}

const escaped = (character: string): string =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** The server's and a game's own words: one line, and no double quotes. */
export function ownWords(words: string): string {
  return words
    .replaceAll(/["“”]/g, "'")
    .replaceAll(/\s+|[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}
