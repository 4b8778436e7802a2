/** Letters for abilities in the bag that their names do not tell apart, and for the cards they come from. */
import type { View } from "@tcg/lorcana-engine";

type Entry = View["game"]["shared"]["bag"][number];

export interface BagMarks {
  /** By the number of the entry. */
  readonly entries: ReadonlyMap<number, string>;
  /** By the id that the source has now; of several that come from one card, each. */
  readonly cards: ReadonlyMap<string, string>;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const NONE: BagMarks = { entries: new Map(), cards: new Map() };

const made = new WeakMap<readonly Entry[], BagMarks>();

export function bagMarks({ game }: View): BagMarks {
  const { bag } = game.shared;
  if (bag.length < 2) return NONE;
  const marks = made.get(bag) ?? mark(bag);
  made.set(bag, marks);
  return marks;
}

function mark(bag: readonly Entry[]): BagMarks {
  const entries = new Map<number, string>();
  const cards = new Map<string, string>();
  const isLike =
    (entry: Entry) =>
    (other: Entry): boolean =>
      other.source.def === entry.source.def && other.name === entry.name;
  for (const entry of bag) {
    const letter = LETTERS[entries.size];
    if (letter === undefined || bag.filter(isLike(entry)).length < 2) continue;
    entries.set(entry.entry, letter);
    cards.set(entry.self, `${cards.get(entry.self) ?? ""}${letter}`);
  }
  return { entries, cards };
}
