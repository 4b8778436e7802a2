import { PHASES, type Phase } from "@ltcg/engine";
import type { Wondered } from "../match/match-context.ts";
import type { ReadMove } from "../match/moves.ts";
import { isPlayer } from "../match/names.ts";
import { PhaseStop } from "../match/phase-stop.tsx";
import { useLunchTable } from "./use-lunch-table.ts";
import { phaseName } from "./words.ts";

/** The moves that go on from one phase to the next: they stand on the ruler, not among the answers. */
export const ONWARDS: ReadonlySet<string> = new Set(["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"]);

/** The phases of a turn as a ruler. The dark inch is now; a phase one may go to is a button. */
export function Ruler() {
  const { view, say, moves, isBusy, send, wonder } = useLunchTable();
  const { turnNumber, turnSeat } = view.game.shared;
  const { standbyPhase, main2Phase } = view.config;
  const phases = PHASES.filter(
    (phase) => (phase !== "standby" || standbyPhase) && (phase !== "main2" || main2Phase),
  );
  const now = view.phase === null ? -1 : phases.indexOf(view.phase);
  const next = phases[now + 1] ?? null;
  const advance = moves.find(({ type }) => type === "ADVANCE_PHASE");
  const combat = moves.find(({ type }) => type === "ENTER_COMBAT");
  const end = moves.find(({ type }) => type === "END_TURN");
  const goTo = (phase: Phase) =>
    phase === "combat" && combat !== undefined ? combat : phase === next ? advance : undefined;
  const isPlaying = isPlayer(view) && view.outcome.status !== "ended";
  const whose = say.isViewer(turnSeat) ? "yours" : isPlayer(view) ? "theirs" : say.whose(turnSeat);
  const why = (phase: Phase, place: number): Wondered => {
    if (!say.isViewer(turnSeat)) return { moves: [], otherwise: NOT_YOURS };
    if (place < now) return { moves: [], otherwise: `${phaseName(phase)} is over for this turn.` };
    const onwards = phase === next ? ["ADVANCE_PHASE"] : [];
    return {
      moves: phase === "combat" ? ["ENTER_COMBAT", ...onwards] : onwards,
      otherwise: `Phases come one after the other: ${next === null ? "none" : phaseName(next)} is next.`,
    };
  };
  return (
    <section className="ruler-row" aria-label="Turn and phase">
      <p className="turn display">
        <strong>Turn {turnNumber}</strong>
        <span className="turn-whose"> · {whose}</span>
      </p>
      <ol className="ruler display">
        {phases.map((phase, place) => (
          <li
            key={phase}
            className={place < now ? "past" : ""}
            aria-current={place === now ? "step" : undefined}
          >
            {place === now || !isPlaying ? (
              <span>{phaseName(phase)}</span>
            ) : (
              <PhaseButton
                phase={phase}
                move={goTo(phase)}
                isBusy={isBusy}
                send={send}
                ask={() => wonder(why(phase, place))}
              />
            )}
            <PhaseStop phase={phase} />
          </li>
        ))}
      </ol>
      {/* It stays where it is when it cannot be pressed, so that nothing jumps; then it says why. */}
      <button
        type="button"
        className={end === undefined ? "button end-turn shut" : "button end-turn"}
        disabled={!isPlaying}
        aria-label={end === undefined ? "End turn: why not?" : undefined}
        aria-disabled={isBusy && end !== undefined}
        data-move={end?.id}
        onClick={() => {
          if (end !== undefined) send(end.id);
          else wonder(whyNoEnd(say.isViewer(turnSeat)));
        }}
      >
        End turn
      </button>
    </section>
  );
}

const NOT_YOURS = "It is not your turn.";

const whyNoEnd = (isOwn: boolean): Wondered =>
  isOwn
    ? { moves: ["END_TURN"], otherwise: "Something else is to be decided first." }
    : { moves: [], otherwise: NOT_YOURS };

interface PhaseButtonProps {
  readonly phase: Phase;
  /** Undefined: one cannot go there now. */
  readonly move: ReadMove | undefined;
  readonly isBusy: boolean;
  readonly send: (move: string) => void;
  /** Why one cannot. */
  readonly ask: () => void;
}

function PhaseButton({ phase, move, isBusy, send, ask }: PhaseButtonProps) {
  const name = phaseName(phase);
  return (
    <button
      type="button"
      className={move === undefined ? "shut" : undefined}
      // Arrow keys reach it; on the way by tab are only those that lead somewhere.
      tabIndex={move === undefined ? -1 : undefined}
      data-move={move?.id}
      aria-label={`${name}: ${move === undefined ? "why not?" : move.text}`}
      aria-disabled={isBusy && move !== undefined}
      onClick={() => (move === undefined ? ask() : send(move.id))}
    >
      {name}
    </button>
  );
}
