import type { WhyNot as Reason, ReasonsReply } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { type MatchContextValue, useMatchContext } from "./match-context.ts";
import { findCard, isPlayer } from "./names.ts";
import type { Present } from "./present.ts";

type Told = Pick<Reason, "message" | "rule">;

/** Of which match and position it is told. */
export interface Asking {
  readonly matchId: string;
  readonly version: number;
  readonly present: Present;
}

/**
 * Why the selected card, one of the viewer's own, cannot do what it cannot do now, or why there is no way to a phase:
 * by the rules' own refusals.
 */
export function WhyNot({ matchId, version, present }: Asking) {
  const context = useMatchContext();
  const { view, wondered } = context;
  const newest = useSyncExternalStore(present.subscribe, present.version, present.version);
  // The server speaks of the present: until that is shown, its reasons are those of another position.
  const isPresent = newest <= version;
  const isRunning = isPresent && isPlayer(view) && view.outcome.status !== "ended";
  const card = isRunning ? stuckCard(context) : null;
  const about = card ?? (isRunning && wondered !== null ? "" : null);
  const told = useReasons(matchId, about, view);
  if (told === null) return null;
  if (card !== null) return <ReasonList label="Why it cannot act" reasons={told} />;
  if (wondered === null) return null;
  const refused = told.filter(({ move }) => wondered.moves.includes(move));
  const reasons = refused.length > 0 ? refused : [{ message: wondered.otherwise }];
  return <ReasonList label="Why not" reasons={reasons} />;
}

/** The selected card, if it is the viewer's own and can do nothing. */
function stuckCard({ view, moves, selected, targets, pickable }: MatchContextValue): string | null {
  const isOwn = selected !== null && findCard(view, selected)?.seat === view.viewer;
  const canAct = moves.some(({ by }) => by === selected) || targets.size + pickable.size > 0;
  return isOwn && !canAct ? selected : null;
}

/** As many as a player reads. */
const MAX_SHOWN = 3;

function ReasonList(props: { readonly label: string; readonly reasons: readonly Told[] }) {
  const { label, reasons } = props;
  if (reasons.length === 0) return null;
  return (
    <ul className="why-not" aria-label={label}>
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

/** Asked for anew at every position, of a card, or with an empty name of what needs none. Null until it is told. */
function useReasons(
  matchId: string,
  about: string | null,
  position: unknown,
): readonly Reason[] | null {
  const [told, setTold] = useState<{ about: string; reasons: readonly Reason[] } | null>(null);
  useEffect(() => {
    if (about === null || position === null) return;
    let isLatest = true;
    const query = about === "" ? "" : `?card=${about}`;
    void callApi<ReasonsReply>(`${pathOf(matchId, "reasons")}${query}`).then((answer) => {
      if (isLatest) setTold({ about, reasons: answer.ok ? answer.body.reasons : [] });
    });
    return () => {
      isLatest = false;
    };
  }, [matchId, about, position]);
  return told !== null && told.about === about ? told.reasons : null;
}
