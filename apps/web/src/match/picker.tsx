import { followPick, type ReadMove } from "./moves.ts";
import { cardName, placeText } from "./names.ts";
import { useTable } from "./table-context.ts";

/** Choosing several cards, or their order: one after another, then done. */
export function Picker({ moves }: { readonly moves: readonly ReadMove[] }) {
  const { view, faces, seat, picked, isBusy, touch, send } = useTable();
  const { done, open } = followPick(moves, picked);
  const isOrder = moves.some(({ type }) => type === "ARRANGE_CARDS");
  const all = [...new Set(moves.flatMap(({ names }) => names))];
  const nameOf = (card: string): string => cardName(view, faces, card);
  const hasTwin = (card: string): boolean =>
    all.some((other) => other !== card && nameOf(other) === nameOf(card));
  return (
    <div className="picker">
      <p className="quiet">
        {isOrder
          ? "Pick the cards in order, the top of the deck first."
          : "Pick cards here or on the table."}
      </p>
      <ul className="picks">
        {all.map((card) => {
          const place = picked.indexOf(card);
          const isPicked = place >= 0;
          return (
            <li key={card}>
              <button
                type="button"
                className={isPicked ? "pick chosen" : "pick"}
                aria-pressed={isPicked}
                disabled={!isPicked && !open.has(card)}
                data-pick={card}
                onClick={() => touch(card)}
              >
                {isOrder && isPicked && <b>{place + 1}. </b>}
                {hasTwin(card) ? placeText(view, faces, card, seat) : nameOf(card)}
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="move"
        disabled={done === null}
        aria-disabled={isBusy || done === null}
        data-move={done?.id}
        onClick={() => done && send(done.id)}
      >
        {done === null ? "Pick first, then confirm here" : done.text}
      </button>
    </div>
  );
}
