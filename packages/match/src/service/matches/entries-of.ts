/** The log of a match, read a page at a time: it may be long. */
import type { MatchStore, StoredEntry } from "../../store.ts";

const PAGE_SIZE = 500;

/** The entries after `after` up to version `last`, in order; fewer if the store has no more. */
export async function* entriesOf(
  store: MatchStore,
  matchId: string,
  { after = 0, last }: { readonly after?: number; readonly last: number },
): AsyncGenerator<StoredEntry, void> {
  for (let read = after; read < last; ) {
    const page = await store.readAfter(matchId, read, Math.min(PAGE_SIZE, last - read));
    if (page.length === 0) return;
    for (const entry of page) {
      read = entry.version;
      yield entry;
    }
  }
}
