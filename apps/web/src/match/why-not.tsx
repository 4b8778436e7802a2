import type { WhyNot as Reason, ReasonsReply } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { useMatchContext } from "./match-context.ts";
import { findCard, isPlayer } from "./names.ts";

/** Why the selected card, one of the viewer's own, cannot do what it cannot do now: by the rules' own refusals. */
export function WhyNot({ matchId }: { readonly matchId: string }) {
  const { view, moves, selected, targets, pickable } = useMatchContext();
  const isOwn = selected !== null && findCard(view, selected)?.seat === view.viewer;
  const isRunning = isPlayer(view) && view.outcome.status !== "ended";
  const canAct = moves.some(({ by }) => by === selected) || targets.size + pickable.size > 0;
  const card = isOwn && isRunning && !canAct ? selected : null;
  const reasons = useReasons(matchId, card, view);
  if (card === null || reasons.length === 0) return null;
  return <ReasonList reasons={reasons} />;
}

/** As many as a player reads. */
const MAX_SHOWN = 3;

function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ul className="why-not" aria-label="Why it cannot act">
      {reasons.slice(0, MAX_SHOWN).map(({ message, rule }) => (
        <li key={message}>
          {message} <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
}

/** The number of a rule, as the way to its words. */
function RuleLink({ rule }: { readonly rule?: string | undefined }) {
  const { gameId } = useMatchContext();
  // Of "LT 6.3" the number is the anchor on the page of the rules.
  const number = rule?.split(" ").at(-1);
  if (number === undefined || gameId === null) return null;
  return (
    <Link to="/rules" search={{ game: gameId }} hash={number} target="_blank" className="rule-link">
      {rule}
    </Link>
  );
}

/** Asked for anew at every position. Empty while nothing is asked. */
function useReasons(matchId: string, card: string | null, position: unknown): readonly Reason[] {
  const [told, setTold] = useState<{ card: string; reasons: readonly Reason[] } | null>(null);
  useEffect(() => {
    if (card === null || position === null) return;
    let isLatest = true;
    const about = `${pathOf(matchId, "reasons")}?card=${card}`;
    void callApi<ReasonsReply>(about).then((answer) => {
      if (isLatest) setTold({ card, reasons: answer.ok ? answer.body.reasons : [] });
    });
    return () => {
      isLatest = false;
    };
  }, [matchId, card, position]);
  return told !== null && told.card === card ? told.reasons : [];
}
