import { PHASES, type Phase } from "@ltcg/engine";
import { isPlayer } from "../match/names.ts";
import { PhaseStop } from "../match/phase-stop.tsx";
import { useLunchTable } from "./use-lunch-table.ts";
import { phaseName } from "./words.ts";

/** The moves that go on from one phase to the next: they stand on the ruler, not among the answers. */
export const ONWARDS: ReadonlySet<string> = new Set(["ADVANCE_PHASE", "ENTER_COMBAT", "END_TURN"]);

/** The phases of a turn as a ruler. The dark inch is now; a phase one may go to is a button. */
export function Ruler() {
  const { view, say, moves, isBusy, send } = useLunchTable();
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
    phase === next && advance !== undefined ? advance : phase === "combat" ? combat : undefined;
  const isPlaying = isPlayer(view);
  const whose = say.isViewer(turnSeat) ? "yours" : isPlaying ? "theirs" : say.whose(turnSeat);
  return (
    <section className="ruler-row" aria-label="Turn and phase">
      <p className="turn display">
        <strong>Turn {turnNumber}</strong>
        <span className="turn-whose"> · {whose}</span>
      </p>
      <ol className="ruler display">
        {phases.map((phase, place) => {
          const move = goTo(phase);
          return (
            <li
              key={phase}
              className={place < now ? "past" : ""}
              aria-current={place === now ? "step" : undefined}
            >
              {move === undefined ? (
                <span>{phaseName(phase)}</span>
              ) : (
                <button
                  type="button"
                  data-move={move.id}
                  aria-label={`${phaseName(phase)}: ${move.text}`}
                  aria-disabled={isBusy}
                  onClick={() => send(move.id)}
                >
                  {phaseName(phase)}
                </button>
              )}
              <PhaseStop phase={phase} />
            </li>
          );
        })}
      </ol>
      {/* It stays where it is when it cannot be pressed, so that nothing jumps. */}
      <button
        type="button"
        className="button end-turn"
        disabled={end === undefined}
        aria-disabled={isBusy}
        data-move={end?.id}
        onClick={() => end && send(end.id)}
      >
        End turn
      </button>
    </section>
  );
}
