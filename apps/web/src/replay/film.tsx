/** The turns of a recorded match in a row, each in the colour of its player's tray, and over them how the score went. */
import { type CSSProperties, useEffect, useRef } from "react";
import { useMatchContext } from "../match/match-context.ts";
import { Icon } from "../print/picture.tsx";
import { type Highlight, type Score, type Story, type Turn, turnNear } from "./moments.ts";
import { lineOf, placeOn } from "./score-line.ts";

export function Film(props: {
  readonly story: Story;
  readonly at: number;
  /** Goes to the moment after so many commands. */
  readonly onMoment: (command: number) => void;
}) {
  const { story, at, onMoment } = props;
  const { turns, moments, highlights } = story;
  const end = moments.at(-1) ?? 0;
  const { view } = useMatchContext();
  const now = turnNear(turns, at);
  const strip = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current?.children[now];
    if (!(shown instanceof HTMLElement) || strip.current === null) return;
    // Not scrollIntoView: that would move the page, too.
    strip.current.scrollLeft = shown.offsetLeft - strip.current.clientWidth / 2;
  }, [now]);
  if (turns.length === 0) return null;
  const mine = view.seating.includes(view.viewer) ? view.viewer : view.seating[0];
  return (
    <nav className="film wide" aria-label="Turns">
      <div className="film-strip" ref={strip}>
        <div className="film-long">
          <ScoreLines scores={story.scores} turns={turns} end={end} mine={mine} />
          {story.scores.length > 0 &&
            highlights.map(({ sign, at: marked }) => (
              <button
                key={marked}
                type="button"
                className="film-sign"
                style={{ "--x": placeOn(turns, end, marked) / turns.length } as CSSProperties}
                aria-label={`${signTexts[sign]}: turn ${turnNear(turns, marked) + 1}`}
                title={signTexts[sign]}
                onClick={() => onMoment(marked)}
              >
                <Icon name={sign} />
              </button>
            ))}
          <ol ref={list}>
            {turns.map((turn, place) => (
              <li key={turn.number} className={turn.seat === mine ? "film-me" : "film-opp"}>
                <button
                  type="button"
                  aria-label={turn.text}
                  title={turn.text}
                  aria-current={place === now ? "step" : undefined}
                  onClick={() => onMoment(turn.at)}
                >
                  {turn.number}
                </button>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </nav>
  );
}

const signTexts: Readonly<Record<Highlight["sign"], string>> = {
  crack: "A breakdown",
  fork: "A big hit",
  star: "The end",
};

/** What the log tells with numbers, as a picture: nothing of it is read aloud. */
function ScoreLines(props: {
  readonly scores: readonly Score[];
  readonly turns: readonly Turn[];
  readonly end: number;
  readonly mine: string | undefined;
}) {
  const { scores, turns, end, mine } = props;
  if (scores.length === 0) return null;
  const most = Math.max(1, ...scores.map(({ value }) => value));
  const seats = [...new Set(scores.map(({ seat }) => seat))];
  return (
    <svg
      className="score-lines"
      viewBox={`0 0 ${turns.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {seats.map((seat) => (
        <polyline
          key={seat}
          className={seat === mine ? "score-me" : "score-opp"}
          points={lineOf(
            scores.filter((score) => score.seat === seat),
            { turns, end, most },
          )}
        />
      ))}
    </svg>
  );
}
