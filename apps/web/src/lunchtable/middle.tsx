import { PHASES } from "@ltcg/engine";
import { cardName, faceName } from "../match/names.ts";
import { useLunchTable } from "./use-lunch-table.ts";
import { phaseName, windowName } from "./words.ts";

/** Between the two sides: turn, phase, and what is happening right now. */
export function Middle() {
  const { say, view } = useLunchTable();
  const { turnNumber, turnSeat } = view.game.shared;
  const { standbyPhase, main2Phase } = view.config;
  const phases = PHASES.filter(
    (phase) => (phase !== "standby" || standbyPhase) && (phase !== "main2" || main2Phase),
  );
  return (
    <section className="middle" aria-label="Turn and phase">
      <p className="turn">
        <strong>Turn {turnNumber}</strong> ·{" "}
        {say.isViewer(turnSeat) ? "yours" : say.whose(turnSeat)}
      </p>
      <ol className="phases">
        {phases.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? "step" : undefined}>
            {phaseName(phase)}
          </li>
        ))}
      </ol>
      <Happening />
    </section>
  );
}

function Happening() {
  const { say, view, faces } = useLunchTable();
  const { chain, attack, window } = view.game.shared;
  if (chain.length === 0 && attack === null && window === null) return null;
  const name = (id: string): string => cardName(view, faces, id);
  return (
    <div className="happening">
      {attack !== null && (
        <p>
          ⚔ {name(attack.attacker)} attacks{" "}
          {attack.target === null ? "directly" : name(attack.target)}
        </p>
      )}
      {chain.length > 0 && (
        <ol className="chain" aria-label="Chain, the last link resolves first">
          {chain.map((link, index) => (
            <li key={index} className={link.negated ? "negated" : ""}>
              <b>{faceName(faces, link.source.def)}</b>
              {say.isViewer(link.seat) ? " (yours)" : ` (${say.whose(link.seat)})`}
              {link.targets.flat().length > 0 && ` on ${link.targets.flat().map(name).join(", ")}`}
              {link.negated && " negated"}
            </li>
          ))}
        </ol>
      )}
      {window !== null && (
        <p className="window">
          {windowName[window.kind]}: {say.who(window.asked)} may respond
        </p>
      )}
    </div>
  );
}
