import { type MatchContextValue, useMatchContext } from "./match-context.ts";
import { type ReadMove, sameText, variantText } from "./moves.ts";
import { placeText } from "./names.ts";

/** Moves as buttons; those that read the same share a row. */
export function MoveList({ moves }: { readonly moves: readonly ReadMove[] }) {
  const context = useMatchContext();
  return (
    <ul className="moves">
      {sameText(moves).map((group) => (
        <li key={group[0]?.id}>
          {group.map((move, place) => (
            <MoveButton
              key={move.id}
              move={move}
              isAlone={group.length === 1}
              isVariant={place > 0}
              context={context}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

function MoveButton(props: {
  readonly move: ReadMove;
  readonly isAlone: boolean;
  readonly isVariant: boolean;
  readonly context: MatchContextValue;
}) {
  const { move, isAlone, isVariant, context } = props;
  const { game, isBusy, send } = context;
  const variant = isAlone ? "" : variantText(move, (id) => placeText(context, id));
  const note = game.note(context, move);
  return (
    <button
      type="button"
      className={isVariant ? "move variant" : "move"}
      data-move={move.id}
      aria-disabled={isBusy}
      {...(isVariant && { "aria-label": `${move.text}, ${variant || "another way"}` })}
      onClick={() => send(move.id)}
    >
      {isVariant ? variant || "Another way" : move.text}
      {!isVariant && variant !== "" && <small>{variant}</small>}
      {note !== null && <small>{note}</small>}
    </button>
  );
}
