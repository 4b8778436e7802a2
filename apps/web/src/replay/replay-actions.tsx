/** What can be done with a moment of a finished match: play on, pass it on, check the whole. */
import type { RecordedMatch, ReplayReply } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { pathOf } from "../call-api.ts";
import { ReportMoment } from "../report/report-moment.tsx";
import { PlayOn } from "./play-on.tsx";
import { ShareMoment } from "./share-moment.tsx";

export function ReplayActions(props: {
  readonly matchId: string;
  readonly record: RecordedMatch;
  readonly moment: ReplayReply;
  readonly seat: string | null;
}) {
  const { matchId, record, moment, seat } = props;
  const { at, view } = moment;
  return (
    <div className="replay-actions">
      <PlayOn
        matchId={matchId}
        commands={moment.commands}
        at={at}
        seat={seat}
        isOver={view.outcome.status === "ended"}
      />
      <ShareMoment />
      <Link to="/verify" search={{ match: matchId }} className="button still">
        Verify
      </Link>
      <a className="keep" href={pathOf(matchId, "record")} download>
        Download the record
      </a>
      <ReportMoment moment={{ matchId, record, at, view }} />
    </div>
  );
}
