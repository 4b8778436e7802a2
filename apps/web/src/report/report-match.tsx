/** "Report a problem" on the page of a match. */
import type { MetaReply } from "@ltcg/server/protocol";
import type { ShownMatch } from "../match/shown.ts";
import { reportMatch } from "./gather.ts";
import { ReportProblem } from "./report-problem.tsx";

export function ReportMatch(props: { readonly match: ShownMatch; readonly meta: MetaReply }) {
  const { match, meta } = props;
  const isOver = match.view.outcome.status === "ended";
  return (
    <ReportProblem
      contents={
        isOver
          ? "the whole record of the match"
          : "what you were shown so far: nothing that is hidden from you"
      }
      gather={(said) => reportMatch(match, meta.rulesVersion, said)}
    />
  );
}
