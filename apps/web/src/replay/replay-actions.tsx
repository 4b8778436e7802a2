/** What can be done with a moment of a finished match, and with its record. */
import type { RecordedMatch, ReplayReply } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { pathOf } from "../call-api.ts";
import { ReportMoment } from "../report/report-moment.tsx";
import { PlayOn } from "./play-on.tsx";
import { ShareMoment } from "./share-moment.tsx";

/** Play on, pass it on, check the whole. */
export function MomentActions(props: {
  readonly matchId: string;
  readonly moment: ReplayReply;
  readonly seat: string | null;
}) {
  const { matchId, moment, seat } = props;
  const { at, commands, view } = moment;
  return (
    <>
      <PlayOn
        matchId={matchId}
        commands={commands}
        at={at}
        seat={seat}
        isOver={view.outcome.status === "ended"}
      />
      <ShareMoment />
      <Link to="/verify" search={{ match: matchId }} className="button still">
        Verify
      </Link>
    </>
  );
}

export function RecordActions(props: {
  readonly matchId: string;
  readonly record: RecordedMatch;
  readonly moment: ReplayReply;
}) {
  const { matchId, record, moment } = props;
  const { at, view } = moment;
  return (
    <>
      <a className="keep" href={pathOf(matchId, "record")} download>
        Download the record
      </a>
      <ReportMoment moment={{ matchId, record, at, view }} />
    </>
  );
}
