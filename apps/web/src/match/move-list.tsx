import type { BattlePreview } from "../games.ts";
import { type ReadMove, sameText, variantText } from "./moves.ts";
import { cardName, placeText, whoText } from "./names.ts";
import { type Table, useTable } from "./table-context.ts";

/** Moves as buttons; those that read the same share a row. */
export function MoveList({ moves }: { readonly moves: readonly ReadMove[] }) {
  const table = useTable();
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
              table={table}
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
  readonly table: Table;
}) {
  const { move, isAlone, isVariant, table } = props;
  const { view, faces, seat, isBusy, send } = table;
  const variant = isAlone ? "" : variantText(move, (id) => placeText(view, faces, id, seat));
  const preview = previewText(table, move);
  return (
    <button
      type="button"
      className={isVariant ? "move variant" : "move"}
      data-move={move.id}
      aria-disabled={isBusy}
      {...(isVariant && { "aria-label": `${move.text}, ${variant || move.id}` })}
      onClick={() => send(move.id)}
    >
      {isVariant ? variant || move.id : move.text}
      {!isVariant && variant !== "" && <small>{variant}</small>}
      {preview !== null && <small>{preview}</small>}
    </button>
  );
}

/** What an attack would come to, as the server worked it out. */
function previewText({ view, faces, seat }: Table, move: ReadMove): string | null {
  if (move.type !== "DECLARE_ATTACK") return null;
  const preview: BattlePreview | undefined = view.game.previews.find(
    ({ attacker, target }) => attacker === move.by && target === (move.names[1] ?? null),
  );
  if (preview === undefined) return null;
  if (preview.outcome === "unknown") return "nobody knows what it is";
  const { damage, destroyed } = preview.outcome;
  const parts = [
    ...destroyed.map((id) => `${cardName(view, faces, id)} destroyed`),
    ...damage.map(({ seat: hurt, amount }) => `${amount} damage to ${whoText(seat, hurt)}`),
  ];
  return parts.length === 0 ? "nothing happens" : parts.join(", ");
}
