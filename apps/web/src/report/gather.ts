/** Makes a report of a problem: of a running match what its viewer was shown, of one that is over its record. */
import type {
  AnyView,
  EventsReply,
  ProblemReport,
  RecordedMatch,
  RunningReport,
} from "@ltcg/server/protocol";
import { type Answer, callApi, pathOf } from "../call-api.ts";
import type { ShownMatch } from "../match/shown.ts";

type Reported = Omit<RunningReport, "version" | "legalMoves" | "updates">;

/** A match as the page shows it now. */
export async function reportMatch(
  match: ShownMatch,
  rulesVersion: number,
  said: string,
): Promise<Answer<ProblemReport>> {
  const { matchId, game, view, version, legalMoves } = match;
  const reported = reportedOf({ game, rulesVersion, matchId, view, said });
  if (view.outcome.status === "ended") {
    const record = await callApi<RecordedMatch>(pathOf(matchId, "record"));
    if (!record.ok) return record;
    const at = record.body.commands.length;
    return { ok: true, body: { ...reported, at, record: record.body } };
  }
  const updates = await updatesUpTo(matchId, version);
  return updates.ok
    ? { ok: true, body: { ...reported, version, legalMoves, updates: updates.body } }
    : updates;
}

/** A moment of a recorded match. */
export function reportMoment(
  { matchId, record, at, view }: RecordedMoment,
  said: string,
): ProblemReport {
  const { game, rulesVersion } = record;
  return { ...reportedOf({ game, rulesVersion, matchId, view, said }), at, record };
}

export interface RecordedMoment {
  /** Null: of a file. */
  readonly matchId: string | null;
  readonly record: RecordedMatch;
  readonly at: number;
  readonly view: AnyView;
}

const reportedOf = (what: Omit<Reported, "format" | "viewer">): Reported => ({
  format: "lunchtable-report/1",
  ...what,
  viewer: what.view.viewer,
  said: what.said.trim(),
});

/** All that happened up to a version, as the one who asks was told it; it comes in pages. */
async function updatesUpTo(
  matchId: string,
  version: number,
): Promise<Answer<EventsReply["updates"]>> {
  const updates: EventsReply["updates"][number][] = [];
  for (let since = 0; since < version; ) {
    const answer = await callApi<EventsReply>(`${pathOf(matchId, "events")}?since=${since}`);
    if (!answer.ok) return answer;
    const page = answer.body.updates.filter((update) => update.version <= version);
    updates.push(...page);
    const last = answer.body.updates.at(-1)?.version;
    if (last === undefined) break;
    since = last;
  }
  return { ok: true, body: updates };
}
