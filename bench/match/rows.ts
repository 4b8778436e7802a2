/** Entries of the size that play makes: a head of 1 KB, events of 2 KB, a state of 6 KB. */
import type { NewEntry } from "../../packages/match/src/store.ts";

/** As long as a match of LunchTable: then the next one begins. */
export const ENTRIES_A_MATCH = 100;
const HEAD_CHARS = 1000;
const EVENTS_CHARS = 2000;
const STATE_CHARS = 6000;

/** By version, made once: only appending is timed. */
const contents = Array.from({ length: ENTRIES_A_MATCH + 1 }, (_, version) => ({
  body: JSON.stringify({
    expectedVersion: version - 1,
    move: `ATTACK c${version} c${version + 7}`,
  }),
  events: cards(EVENTS_CHARS, version),
  link: (version * 2654435761).toString(16).padStart(64, "0"),
  head: cards(HEAD_CHARS, version),
  snapshot: cards(STATE_CHARS, version),
}));

export function entryOf(matchId: string, version: number): NewEntry {
  const content = contents[version];
  if (content === undefined) throw new Error(`A match has no entry ${version}`);
  return {
    ...content,
    matchId,
    expectedVersion: version - 1,
    seat: version % 2 === 0 ? "host" : "away",
    commandId: `${version}`,
    status: "active",
    isPublic: false,
    ...(version === 1 && { setup: content.head, players: ["ada", "bob"] }),
    dueAtMs: null,
    isWaitedFor: true,
    atMs: 1_790_000_000_000 + version,
  };
}

/** JSON that looks like cards and packs about as well: databases compress what is long. */
function cards(chars: number, salt: number): string {
  const list: string[] = [];
  for (let i = 0, length = 2; length < chars; i++) {
    const number = (i * 7919 + salt * 104729) % 100_003;
    const card = {
      def: `card-${number % 61}`,
      id: `c${number}`,
      power: number % 3000,
      turn: i % 9,
    };
    list.push(JSON.stringify(card));
    length += (list.at(-1)?.length ?? 0) + 1;
  }
  return `[${list.join(",")}]`;
}
