/** What simulation says of a card: how often it was drawn and played, and how those games went. */
import type { CSSProperties } from "react";
import { drawnSays } from "./measured/drawn-says.ts";
import type { MeasuredCard, MeasuredShare } from "./measured/measurement.ts";
import type { Played } from "./measured/played.ts";
import { PlayedWhen } from "./played-when.tsx";

export function CardFigures(props: { readonly card: MeasuredCard; readonly played: Played }) {
  const { card, played } = props;
  const { percent: usual } = card.wonAlways;
  return (
    <section className="card-figures">
      <h2 className="display">In simulation</h2>
      <dl>
        <Line said="Drawn" share={card.drawn} />
        <Line said="Then played" share={card.played} />
        <Line said="Won when drawn" share={card.wonDrawn} usual={usual} />
        <Line said="Won when played" share={card.wonPlayed} usual={usual} />
        <Line said="Won in any case" share={card.wonAlways} usual={usual} />
      </dl>
      <p>{drawnSays(card)}</p>
      <PlayedWhen played={played}>
        Whoever is ahead has more to play, so most cards win more when they are played.
      </PlayedWhen>
    </section>
  );
}

function Line(props: {
  readonly said: string;
  readonly share: MeasuredShare;
  /** Where it would lie if the card changed nothing; it is drawn as a line. */
  readonly usual?: number;
}) {
  const { said, share, usual } = props;
  const { percent, from, to, of } = share;
  const place = { "--from": from, "--to": to, "--at": percent, "--usual": usual };
  return (
    <div>
      <dt>{said}</dt>
      {of === 0 ? (
        <dd>never</dd>
      ) : (
        <dd>
          <span className="figure">
            <b>{`${percent.toFixed(1)}\u00a0%`}</b>{" "}
            <small>
              {from.toFixed(1)} to {to.toFixed(1)}, of {of} games
            </small>
          </span>
          <span className="range" style={place as CSSProperties} aria-hidden="true">
            {usual !== undefined && <i className="usual" />}
            <i className="between" />
            <i className="at" />
          </span>
        </dd>
      )}
    </div>
  );
}
