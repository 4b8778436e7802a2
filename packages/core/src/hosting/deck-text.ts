/**
 * A deck as text, the same wherever one is typed, pasted or kept in a file: a line such as `3 candy-courier` for each
 * card, or JSON, which is a list of card ids or a table of how many. Whether the deck is legal, the rules say.
 */

/** More than any game allows; the rules say how many. */
export const MAX_DECK_CARDS = 400;

export type ReadDeck =
  | { readonly ok: true; readonly cards: readonly string[] }
  /** What is wrong, as the end of a sentence that begins with the deck. */
  | { readonly ok: false; readonly fault: string };

const LINE = /^(?:(\d{1,3})\s*[x×]?\s+)?(\S.*)$/;
const ID = /^[\w-]+$/;
const LONGEST_ID = 100;
/** Somebody's own words: a fault shows no more of them. */
const MAX_SHOWN = 60;

/** `named`: the id of the card that is called so, for lines with the names of cards. */
export function readDeckText(
  text: string,
  named: (name: string) => string | undefined = () => undefined,
): ReadDeck {
  const trimmed = text.trim();
  const read = /^[[{]/.test(trimmed) ? readJson(trimmed) : readLines(trimmed, named);
  if (read.ok && read.cards.length > MAX_DECK_CARDS) {
    return wrong(`has ${read.cards.length} cards; ${MAX_DECK_CARDS} can be read`);
  }
  return read;
}

/** A line for each card, in the order in which the deck first has it. */
export function writeDeckText(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => `${count} ${card}\n`).join("");
}

function readLines(text: string, named: (name: string) => string | undefined): ReadDeck {
  const cards: string[] = [];
  for (const [place, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === "") continue;
    const [, count = "1", said = ""] = LINE.exec(trimmed) ?? [];
    const id = named(said) ?? (ID.test(said) ? said : undefined);
    if (id === undefined || id.length > LONGEST_ID) {
      return wrong(`cannot be read: line ${place + 1} is ${shown(trimmed)}`);
    }
    if (Number(count) > MAX_DECK_CARDS) return wrong(`has ${count} copies in line ${place + 1}`);
    cards.push(...Array<string>(Number(count)).fill(id));
  }
  return { ok: true, cards };
}

function readJson(text: string): ReadDeck {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return wrong(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return Array.isArray(read)
    ? readList(read)
    : readTable(read as Readonly<Record<string, unknown>>);
}

function readList(list: readonly unknown[]): ReadDeck {
  const place = list.findIndex((id) => !isId(id));
  if (place >= 0) return wrong(`has ${shown(list[place])} as entry ${place + 1}`);
  return { ok: true, cards: list as readonly string[] };
}

function readTable(table: Readonly<Record<string, unknown>>): ReadDeck {
  const cards: string[] = [];
  for (const [id, count] of Object.entries(table)) {
    if (!isId(id) || !isCount(count))
      return wrong(`holds an object with ${shown(count)} of ${shown(id)}`);
    cards.push(...Array<string>(count).fill(id));
  }
  return { ok: true, cards };
}

const isId = (id: unknown): id is string =>
  typeof id === "string" && id !== "" && id.length <= LONGEST_ID;

const isCount = (count: unknown): count is number =>
  Number.isInteger(count) && (count as number) > 0 && (count as number) <= MAX_DECK_CARDS;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
}

const wrong = (fault: string): ReadDeck => ({ ok: false, fault });
