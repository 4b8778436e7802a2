/** Texts as people's card files have them, in one spelling: symbols, quotation marks, blanks. */

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/⟳|\{e\}/gi, "{E}"],
  [/⬡|\{i\}/gi, "{I}"],
  [/¤|\{s\}/gi, "{S}"],
  [/⛉|\{w\}/gi, "{W}"],
  [/◊|\{l\}/gi, "{L}"],
  [/◉|\{iw\}/gi, "{IW}"],
  // Ink, and the symbol left out: "{2} {E}".
  [/^((?:[^—–-]*, )?)\{(\d+)\} \{E\}/g, "$1$2 {I}, {E}"],
  // A number in the braces of a symbol.
  [/\{(\d+)\}/g, "$1"],
  [/[‘’]/g, "'"],
  [/"([^"]*)"/g, "“$1”"],
  [/”\./g, ".”"],
  [/[\u00a0\s]+/g, " "],
];

/** In brackets: what a keyword comes to, or how a song is sung. It adds nothing. */
const REMINDER = /\s*\([^()]*\)/g;

export function plainText(text: string): string {
  let plain = text.replace(REMINDER, "");
  for (const [pattern, spelling] of SYMBOLS) plain = plain.replace(pattern, spelling);
  return plain.trim();
}
