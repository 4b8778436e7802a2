import { useMatchContext } from "./match-context.ts";
import { cardName } from "./names.ts";

/** What each target would come to, in lines: for a table whose cards have no room for it beside them. */
export function ForeseenList() {
  const context = useMatchContext();
  const { game, view, faces } = context;
  const foreseen = game.foresee?.(context) ?? [];
  if (foreseen.length === 0) return null;
  return (
    <ul className="foreseen">
      {foreseen.map(({ on, numbers, words }) => (
        <li key={on}>
          <b>{numbers}</b> <span className="foreseen-name">{cardName(view, faces, on)}: </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
