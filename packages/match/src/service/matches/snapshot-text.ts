/**
 * States as they are stored. Writing one costs more than deciding a command does; so they are written
 * every so many versions, and whoever reads one folds what happened since.
 */
import { canonicalJson, type GameTypes, type State } from "@tcg/core";

/** Of what a snapshot holds. */
const LAYOUT = 2;

/** Until then there was one with every entry, which did not say its version. */
const LAYOUT_OF_EVERY_ENTRY = 1;

/** So many versions are folded at most: less than a millisecond's work. */
const WRITTEN_EVERY = 16;

export interface Snapshot {
  readonly version: number;
  readonly state: State<GameTypes>;
}

/** `before`: of which version the store has a snapshot; null if it has none of this layout. */
export function isSnapshotDue(version: number, before: number | null): boolean {
  return before === null || version - before >= WRITTEN_EVERY;
}

export function writeSnapshot({ version, state }: Snapshot): string {
  return canonicalJson({ layout: LAYOUT, version, state });
}

/**
 * `standing`: the version of the match it was stored with. `isCurrent`: whether it is of this layout.
 * Null if its layout is not known: then the state is folded anew from the log.
 */
export function readSnapshot(
  text: string,
  standing: number,
): (Snapshot & { readonly isCurrent: boolean }) | null {
  const read = JSON.parse(text) as Snapshot & { readonly layout?: number };
  const { layout, version, state } = read;
  if (layout === LAYOUT) return { version, state, isCurrent: true };
  if (layout === LAYOUT_OF_EVERY_ENTRY) return { version: standing, state, isCurrent: false };
  return null;
}
