/** "Report a problem" on the page of a recorded match. */
import { type RecordedMoment, reportMoment } from "./gather.ts";
import { ReportProblem } from "./report-problem.tsx";

export function ReportMoment({ moment }: { readonly moment: RecordedMoment }) {
  return (
    <ReportProblem
      contents="the whole record of the match"
      gather={(said) => Promise.resolve({ ok: true, body: reportMoment(moment, said) })}
    />
  );
}
