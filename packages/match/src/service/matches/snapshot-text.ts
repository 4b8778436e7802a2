/**
 * States as they are stored. Writing one costs more than deciding a command, so they are written every
 * few versions, and a reader folds what happened since.
 */
import { canonicalJson, type GameTypes, type State } from "@tcg/core";

/** The number of the current layout. */
const LAYOUT = 2;

/** The layout before: a snapshot was written with every entry and did not state its version. */
const LAYOUT_OF_EVERY_ENTRY = 1;

/** At most this many versions are folded: less than a millisecond's work. */
const WRITTEN_EVERY = 16;

export interface Snapshot {
  readonly version: number;
  readonly state: State<GameTypes>;
}

/** `before`: the version of the stored snapshot; null if there is none of this layout. */
export function isSnapshotDue(version: number, before: number | null): boolean {
  return before === null || version - before >= WRITTEN_EVERY;
}

export function writeSnapshot({ version, state }: Snapshot): string {
  return canonicalJson({ layout: LAYOUT, version, state });
}

/**
 * `standing`: the version of the match it was stored with. `isCurrent`: whether it has this layout. Null
 * if the layout is unknown: then the state is folded from the log.
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
