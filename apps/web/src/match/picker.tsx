import { useMatchContext } from "./match-context.ts";
import { followPick, type Pick } from "./moves.ts";
import { cardName, placeText } from "./names.ts";

/** Picks several cards, or their order, one after another. */
export function Picker({ pick }: { readonly pick: Pick }) {
  const context = useMatchContext();
  const { view, faces, picked, isBusy, touch, send } = context;
  const { done, open } = followPick(pick, picked);
  const { inOrder } = pick;
  const all = [...new Set(pick.moves.flatMap(({ names }) => names))];
  const nameOf = (card: string): string => cardName(view, faces, card);
  const hasTwin = (card: string): boolean =>
    all.some((other) => other !== card && nameOf(other) === nameOf(card));
  return (
    <div className="picker">
      <p className="quiet">
        {inOrder ? "Pick the cards in order, the first one first." : "Pick here or on the table."}
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
                {inOrder && isPicked && <b>{place + 1}. </b>}
                {hasTwin(card) ? placeText(context, card) : nameOf(card)}
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
