/** The rules that a card's words refer to, each with its number as the way to the rulebook. */
import { Link } from "@tanstack/react-router";
import type { RuleNote } from "./rule-notes.ts";

export function RuleNotes(props: { readonly game: string; readonly notes: readonly RuleNote[] }) {
  if (props.notes.length === 0) return null;
  return (
    <section>
      <h2 className="display">What the rules say</h2>
      <dl className="rule-notes">
        {props.notes.map(({ number, text }) => (
          <div key={number}>
            <dt>
              <Link to="/rules" search={{ game: props.game }} hash={number}>
                Rule {number}
              </Link>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
