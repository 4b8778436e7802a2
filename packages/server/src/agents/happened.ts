/** What happened since a version, in words: told anew for each observation, as nothing is kept between them. */
import type { MatchService, MatchUpdate } from "@lunchtable-tcg/match";
import type { MaskedEvent } from "@tcg/core";
import { emptyLog, type GameWords, type SeenTable, tell } from "@tcg/core/hosting";
import type { Called } from "./card-names.ts";
import type { Happened } from "./observation.ts";

/** Events before the cursor are heard again and not told, so that what follows can name its cause. */
const HEARD_AGAIN = 30;
/** Without a cursor: the latest lines, and of how many versions. */
const LINES_WITHOUT_CURSOR = 15;
const VERSIONS_WITHOUT_CURSOR = 30;
/** More than this nobody reads before a decision. */
const MAX_LINES = 200;
const MAX_UPDATES = 500;

/** The updates that telling needs, up to the version that is looked at. */
export async function recentUpdates(
  service: MatchService,
  of: { readonly matchId: string; readonly player: string; readonly version: number },
  since: number | null,
): Promise<readonly MatchUpdate[]> {
  const { version, ...who } = of;
  const told = Math.max(
    since ?? 0,
    version - (since === null ? VERSIONS_WITHOUT_CURSOR : MAX_UPDATES),
  );
  const from = Math.max(0, told - HEARD_AGAIN);
  const updates: MatchUpdate[] = [];
  for (let after = from; after < version; ) {
    const page = await service.getRecentEvents({ ...who, since: after });
    updates.push(...page.updates.filter((update) => update.version <= version));
    const last = page.updates.at(-1)?.version ?? version;
    if (last <= after) break;
    after = last;
  }
  return updates;
}

export interface Told {
  readonly happened: readonly Happened[];
  readonly before: number;
}

export function tellHappened(
  words: GameWords,
  updates: readonly MatchUpdate[],
  { table, called, since }: { table: SeenTable; called: Called; since: number | null },
): Told {
  let log = emptyLog;
  const lines: Happened[] = [];
  const names = { face: called.names };
  // What is seen now must not be named before it was turned up: only the last update is told with the table.
  const { viewer, seating } = table;
  for (const [place, { version, events }] of updates.entries()) {
    const isLast = place === updates.length - 1;
    const seen = isLast ? table : { viewer, seating };
    const last = log.lines.at(-1)?.key ?? -1;
    log = tell(words, log, events as readonly MaskedEvent[], seen, names);
    if (since !== null && version <= since) continue;
    for (const { key, kind, text } of log.lines) {
      if (key > last) lines.push({ version, kind, text: called.said(text) });
    }
  }
  const most = since === null ? LINES_WITHOUT_CURSOR : MAX_LINES;
  const happened = lines.slice(-most);
  return { happened, before: since === null ? 0 : lines.length - happened.length };
}
