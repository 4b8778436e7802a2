/** The decks that a card is in, and how those did in simulation. */
import { Link } from "@tanstack/react-router";
import type { MeasuredShare } from "./measured/measurement.ts";

export interface HoldingDeck {
  readonly name: string;
  readonly title: string;
  /** Of the card. */
  readonly count: number;
  /** Against the other starter decks; null: not measured, or another deck now. */
  readonly wins: MeasuredShare | null;
}

export function DeckFigures(props: {
  readonly game: string;
  readonly decks: readonly HoldingDeck[];
}) {
  const { game, decks } = props;
  return (
    <section className="card-decks">
      <h2 className="display">In decks</h2>
      <ul>
        {decks.map(({ name, title, count, wins }) => (
          <li key={name}>
            <b className="display">×{count}</b>
            <Link to="/decks/build" search={{ game, from: name }}>
              {title}
            </Link>
            {wins !== null && (
              <span className="figure">
                wins {wins.percent.toFixed(1)} %
                <small>
                  {wins.from.toFixed(1)} to {wins.to.toFixed(1)}
                </small>
              </span>
            )}
          </li>
        ))}
      </ul>
      {decks.length === 0 && <p className="quiet">None of the starter decks has it.</p>}
    </section>
  );
}
