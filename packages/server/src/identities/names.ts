/**
 * Names that people and agents choose. They are other people's words on somebody's screen: a name is one short
 * line in which everything can be seen. Normalised as RFC 8266 does with nicknames (NFKC, single spaces).
 */
import { createHash } from "node:crypto";
import { z } from "zod";

const MAX_NAME = 32;
const MAX_ABOUT = 280;
/** Before it is normalised, in which a character may become eighteen. */
const MAX_SENT = 1000;

/** One must be there: a name of nothing but dots and dashes is none. */
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/**
 * Control characters, what changes the direction of a text, lines of their own, unassigned and private ones,
 * and what takes no room, such as a zero-width space, a filler or an empty Braille pattern.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Marks without a letter, or so many that they cover the lines above and below. */
const PILED = /^\p{M}|\p{M}{4}/u;
/** Looks like the name of a guest who has chosen none. */
const DEFAULT = /^guest [0-9a-f]{4}$/i;

export const nameSchema = z
  .string()
  .max(MAX_SENT)
  .transform(normalised)
  .refine((name) => isLine(name, MAX_NAME) && SEEN.test(name) && !DEFAULT.test(name))
  .describe(
    `a name on one line, 1 to ${MAX_NAME} characters with a letter or a digit among them, none of them ` +
      "invisible or changing the direction of the text, and not like Guest 4F2A",
  );

/** What an agent says of itself. */
export const aboutSchema = z
  .string()
  .max(MAX_SENT)
  .transform(normalised)
  .refine((about) => about === "" || isLine(about, MAX_ABOUT))
  .describe(
    `a line of at most ${MAX_ABOUT} characters, none of them invisible or changing the direction of the text`,
  );

function normalised(sent: string): string {
  return (
    sent
      .normalize("NFKC")
      // Whether a sign is drawn as a picture or as text; keyboards add it by themselves.
      .replaceAll(/[\uFE0E\uFE0F]/g, "")
      .replaceAll(/\p{Zs}+/gu, " ")
      // Of spaces alone: a line break at the end is refused as one in the middle is.
      .replaceAll(/^ | $/g, "")
  );
}

const isLine = (text: string, most: number): boolean =>
  Array.from(text).length <= most && !UNSEEN.test(text) && !PILED.test(text);

/** What a guest is called who has chosen no name. It tells nothing of the id. */
export function defaultName(id: string): string {
  const digits = createHash("sha256").update(`name of ${id}`).digest("hex").slice(0, 4);
  return `Guest ${digits.toUpperCase()}`;
}
