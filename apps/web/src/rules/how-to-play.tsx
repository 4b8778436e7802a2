/** How to play, in two screens: what lies on the table, and what one does in a turn. */
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { glossaryOf } from "./glossary.ts";
import { type Lesson, lessonOf, type Place } from "./how-texts.ts";
import { GlossaryContext, Terms } from "./terms.tsx";

export function HowToPlay({ game }: { readonly game: string }) {
  const lesson = lessonOf(game);
  if (lesson === null) return null;
  return (
    <GlossaryContext value={glossaryOf(game)}>
      <div className="how-to-play">
        <TheTable lesson={lesson} />
        <YourTurn lesson={lesson} />
      </div>
    </GlossaryContext>
  );
}

function TheTable({ lesson: { places, tray, win, table } }: { readonly lesson: Lesson }) {
  return (
    <section className="how-screen sheet" aria-label="The table">
      <h2 className="display">
        <span className="how-number">1</span> The table
      </h2>
      <p>
        <Terms text={table} />
      </p>
      <TrayPicture places={places} label={tray} />
      <h3 className="display">You win</h3>
      <ul className="how-wins">
        {win.map(({ motif, cloth, text }) => (
          <li key={text}>
            <Motif name={motif} cloth={cloth} />
            <span>
              <Terms text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function YourTurn({ lesson: { steps } }: { readonly lesson: Lesson }) {
  return (
    <section className="how-screen sheet" aria-label="Your turn">
      <h2 className="display">
        <span className="how-number">2</span> Your turn
      </h2>
      <ol className="how-steps">
        {steps.map(({ motif, cloth, title, text }) => (
          <li key={title}>
            <Motif name={motif} cloth={cloth} />
            <div>
              <h3 className="display">{title}</h3>
              <p>
                <Terms text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/tutorial" className="button go">
          Learn it at the table
        </Link>
      </p>
    </section>
  );
}

function Motif(props: { readonly name: string; readonly cloth: string }) {
  return (
    <svg className={`m how-motif q-${props.cloth}`} aria-hidden="true">
      <use href={`#m-${props.name}`} />
    </svg>
  );
}

/** One side of the table, drawn, with a word in each place. */
function TrayPicture(props: { readonly places: readonly Place[]; readonly label: string }) {
  const id = useId();
  return (
    <svg className="how-tray" viewBox="0 0 480 200" role="img" aria-labelledby={id}>
      <title id={id}>{props.label}</title>
      <rect className="tray-edge" x="3" y="3" width="474" height="194" rx="26" />
      {props.places.map(({ x, y, width, height, text, motif, cloth }) => (
        <g key={`${x} ${y}`}>
          <rect className="tray-well" x={x} y={y} width={width} height={height} rx="9" />
          {motif !== null && (
            <svg
              aria-hidden="true"
              x={x + width / 2 - 22}
              y={y + height / 2 - 32}
              width="44"
              height="44"
              className={`m q-${cloth}`}
            >
              <use href={`#m-${motif}`} />
            </svg>
          )}
          <text x={x + width / 2} y={y + height - 9} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
