import { useState } from "react";
import { useMatchContext } from "./match-context.ts";
import type { ReadMove } from "./moves.ts";

/** The button that was clicked is gone: whoever uses the keyboard goes on here. */
const focusOnArrival = (button: HTMLButtonElement | null): void => button?.focus();

/** Moves that are always allowed, such as giving up: each asks once more before it is made. */
export function Leaving({ moves }: { readonly moves: readonly ReadMove[] }) {
  const { isBusy, send } = useMatchContext();
  const [wanted, setWanted] = useState<string | null>(null);
  const move = moves.find(({ id }) => id === wanted);
  if (move === undefined) {
    return (
      <ul className="moves">
        {moves.map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              className="button still move"
              data-ask={id}
              onClick={() => setWanted(id)}
            >
              {text}…
            </button>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <fieldset className="sure">
      <legend>{move.text}: are you sure?</legend>
      <ul className="moves">
        <li>
          <button
            type="button"
            className="button red move"
            data-move={move.id}
            aria-disabled={isBusy}
            onClick={() => send(move.id)}
          >
            Yes
          </button>
        </li>
        <li>
          <button
            type="button"
            className="button still move"
            ref={focusOnArrival}
            onClick={() => setWanted(null)}
          >
            No, play on
          </button>
        </li>
      </ul>
    </fieldset>
  );
}
