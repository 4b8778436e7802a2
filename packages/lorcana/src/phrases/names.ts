/** Words that are not the language's own: names and classifications, known by their capitals. */
import { INKS, KEYWORDS } from "../vocabulary.ts";
import type { Context, Part, Read } from "./part.ts";

/** Words with a capital only because a sentence begins with them. */
const OWN_WORDS = new Set(
  (
    "a all an another any at banish characters chosen choose cards character count damaged deal during draw " +
    "each exert exerted for gain if in inkwell item items it its locations location look move name no of on once " +
    "one opponents opposing other player put ready remove return reveal search shuffle song songs that the their " +
    "them then they this those undamaged up when whenever while you your actions action hand damage"
  ).split(" "),
);

const KEYWORD_WORDS = new Set<string>([...KEYWORDS, "sing", "together"]);
const INK_WORDS = new Set<string>(INKS);

const INSIDE = new Set(["of", "the", "de", "du", "la", "le", "and", "&", "in", "a", "to", "for"]);

const isWord = (word: string): boolean => /^[\p{Lu}\d]/u.test(word);

function words(text: string, at: number): { readonly word: string; readonly end: number }[] {
  const found: { word: string; end: number }[] = [];
  for (const match of text.slice(at, at + 80).matchAll(/\S+/g)) {
    const { index, 0: word } = match;
    if (found.length === 0 && index !== 0) break;
    found.push({ word, end: at + index + word.length });
    if (/[,.:;”"]$/.test(word) && !/^[A-Z][a-z]{0,2}\.$/.test(word)) break;
  }
  return found;
}

/** "Seven Dwarfs": one to three words with capitals. */
export const classification: Part<string> = {
  read(text, at, context) {
    const found: Read<string>[] = [];
    for (const [i, { word, end }] of words(text, at).slice(0, 3).entries()) {
      const bare = word.replace(/,$/, "");
      if (!/^\p{Lu}[\p{L}'’-]*$/u.test(bare)) break;
      if (KEYWORD_WORDS.has(bare.toLowerCase()) || INK_WORDS.has(bare.toLowerCase())) break;
      if (i === 0 && OWN_WORDS.has(bare.toLowerCase())) break;
      const last = end - (word.length - bare.length);
      found.push({ value: text.slice(at, last), end: last, context });
      if (bare !== word) break;
    }
    return found;
  },
  speak: (value, context) => ({ text: value, context }),
};

/** After "named": every run of words that begins and ends with a capital. */
export const cardName: Part<string> = {
  read(text, at, context) {
    const quoted = /^“([^”]+)”/.exec(text.slice(at));
    if (quoted?.[1] !== undefined)
      return [{ value: quoted[1], end: at + quoted[0].length, context }];
    const found: Read<string>[] = [];
    for (const [i, { word, end }] of words(text, at).slice(0, 8).entries()) {
      const bare = word.replace(/[,.:;”"]+$/, "");
      if (!isWord(bare)) {
        if (i === 0 || !INSIDE.has(bare)) break;
        continue;
      }
      const last = end - (word.length - bare.length);
      found.push(read(text, at, last, context));
      // "Brother B."
      if (word === `${bare}.` && /^[A-Z]$/.test(bare)) found.push(read(text, at, end, context));
    }
    return found;
  },
  // A name may be any, which is said otherwise.
  speak: (value, context) => (typeof value === "string" ? { text: value, context } : null),
};

/** "Shapeshift", "LONG WAY HOME": words with capitals before "ability". */
export const abilityName: Part<string> = {
  read(text, at, context) {
    const match = /^[^.,“”]{1,60}?(?= ability\b)/.exec(text.slice(at));
    if (match === null || !/^\p{Lu}/u.test(match[0])) return [];
    return [read(text, at, at + match[0].length, context)];
  },
  speak: (value, context) => ({ text: value, context }),
};

function read(text: string, at: number, end: number, context: Context): Read<string> {
  return { value: text.slice(at, end), end, context };
}
