/** The decks that a card is in, and how those did in simulation. */
import { Link } from "@tanstack/react-router";
import { figureOf, measurement } from "./figures.ts";

export interface HoldingDeck {
  readonly name: string;
  readonly title: string;
  /** Of the card. */
  readonly count: number;
}

export function DeckFigures(props: {
  readonly game: string;
  readonly decks: readonly HoldingDeck[];
}) {
  const { game, decks } = props;
  const isMeasured = decks.some(({ name }) => figureOf(game, name) !== null);
  return (
    <section className="card-decks">
      <h2 className="display">In decks</h2>
      <ul>
        {decks.map(({ name, title, count }) => {
          const figure = figureOf(game, name);
          return (
            <li key={name}>
              <b className="display">×{count}</b>
              <Link to="/decks/build" search={{ game, from: name }}>
                {title}
              </Link>
              {figure !== null && (
                <span className="figure">
                  wins {figure.wins.toFixed(1)} %
                  <small>
                    {figure.from.toFixed(1)} to {figure.to.toFixed(1)}
                  </small>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {isMeasured && (
        <p className="quiet">
          Of {measurement.games.toLocaleString("en")} games between the six starter decks, the{" "}
          {measurement.bot} bot at both seats, on {measurement.date}; the range is the 95 %
          interval. Single cards are not measured. It is in the repository as docs/balance.md;{" "}
          <code>npm run balance</code> measures again.
        </p>
      )}
      {decks.length === 0 && <p className="quiet">None of the starter decks has it.</p>}
    </section>
  );
}
