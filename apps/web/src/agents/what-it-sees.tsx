/** What a program sees: the visitor's own match as it goes on, or an example. */
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { pathOf, readText } from "../call-api.ts";
import { example } from "./example.ts";
import { readSeen } from "./seen.ts";

const LOOK_AGAIN_MS = 3000;

export const seenPath = (matchId: string): string =>
  `${pathOf(matchId).replace("/api/", "/api/agents/")}?cards=none`;

export function WhatItSees(props: {
  /** The visitor's own match that goes on; null: there is none, and an example is shown. */
  readonly matchId: string | null;
  readonly initial: string | null;
}) {
  const { matchId, initial } = props;
  const [text, setText] = useState(initial);
  useEffect(() => {
    if (matchId === null) return;
    let isLeft = false;
    const timer = setInterval(() => {
      if (document.hidden) return;
      void readText(seenPath(matchId)).then((now) => !isLeft && now !== null && setText(now));
    }, LOOK_AGAIN_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [matchId]);
  const isLive = matchId !== null && text !== null;
  const { table, question, actions } = readSeen(isLive ? text : example);
  return (
    <section className="what-it-sees" aria-label="What it sees">
      <header>
        <h2 className="display">What it sees</h2>
        {isLive ? (
          <span className="live-mark display">
            <i /> live
          </span>
        ) : (
          <span className="display quiet">an example</span>
        )}
      </header>
      <div className="paper">
        <div className="slip seen">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
          <pre tabIndex={0}>{table}</pre>
          {question !== null && (
            <>
              <p>{question}</p>
              <ol>
                {actions.map(({ id, text: said }, place) => (
                  <li key={id}>
                    <b aria-hidden="true">{place + 1}</b>
                    <span>
                      {said} <code>{id}</code>
                    </span>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      </div>
      {isLive ? (
        <p className="seen-of">
          Your own match, as its seat sees it.{" "}
          <Link to="/matches/$matchId" params={{ matchId }}>
            Go to its table
          </Link>
        </p>
      ) : (
        <p className="seen-of">
          <Link to="/">Start a match</Link>, and this shows what a program would see of yours.
        </p>
      )}
    </section>
  );
}
