import { Link } from "@tanstack/react-router";
import { capital } from "@tcg/core/hosting";
import type { ReactNode } from "react";
import type { TableParts } from "../match/game-display.ts";
import { useMatchContext } from "../match/match-context.ts";
import { Board } from "./board.tsx";

/** The table of a game that has none of its own. */
export function Table({ parts }: { readonly parts: TableParts }) {
  return (
    <PlainLayout parts={parts}>
      <Board />
    </PlainLayout>
  );
}

/** The board at the left; at the right the question over the log. */
function PlainLayout(props: { readonly parts: TableParts; readonly children: ReactNode }) {
  const { parts, children } = props;
  const { view, say } = useMatchContext();
  return (
    <div className="plain-layout">
      <header className="bar">
        <Link to="/" className="brand">
          LunchTable
        </Link>
        {parts.connection}
        <ul className="clocks" aria-label="Clocks">
          {view.seating.map((seat) => (
            <li key={seat}>
              <span className="clock-of">{capital(say.who(seat).replace("the ", ""))}</span>{" "}
              {parts.clockOf(seat)}
            </li>
          ))}
        </ul>
      </header>
      {parts.notice}
      {children}
      {parts.latest}
      <div className="asked">
        {parts.question}
        {parts.controls}
        {parts.lookedAt}
        {parts.beside}
        <div className="seldom">{parts.menu}</div>
      </div>
      {parts.log}
    </div>
  );
}
