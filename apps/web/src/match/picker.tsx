import { type MatchContextValue, useMatchContext } from "./match-context.ts";
import { followPick, isOfOne, type Pick } from "./moves.ts";
import { cardName, findCard, placeText } from "./names.ts";

/** How many are picked, those that cannot be clicked on the table, and the button once the number is right. */
export function Picker({ pick }: { readonly pick: Pick }) {
  const context = useMatchContext();
  const { view, faces, picked, isBusy, touch, send } = context;
  const { done, open } = followPick(pick, picked);
  const { inOrder } = pick;
  const all = [...new Set(pick.moves.flatMap(({ names }) => names))];
  // An order is read best as one row; else what lies on the table is clicked there.
  const listed = inOrder ? all : all.filter((card) => !isOnTable(context, card));
  const nameOf = (card: string): string => cardName(view, faces, card);
  const hasTwin = (card: string): boolean =>
    listed.some((other) => other !== card && nameOf(other) === nameOf(card));
  return (
    <div className="picker">
      <p className="hint">
        {inOrder ? "Click them in order, the first one first. " : ""}
        <b className="pick-count">
          {isOfOne(pick) ? oneText(listed.length > 0) : countText(pick, picked.length)}
        </b>
      </p>
      {listed.length > 0 && (
        <ul className="picks">
          {listed.map((card) => {
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
                  {isPicked && <b>{place + 1}. </b>}
                  {hasTwin(card) ? placeText(context, card) : nameOf(card)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {!isOfOne(pick) && (
        <button
          type="button"
          className="button go move"
          disabled={done === null}
          aria-disabled={isBusy || done === null}
          data-move={done?.id}
          onClick={() => done && send(done.id)}
        >
          {done === null ? "Choose first" : done.text}
        </button>
      )}
    </div>
  );
}

function isOnTable({ game, view }: MatchContextValue, id: string): boolean {
  const zone = findCard(view, id)?.zone;
  return zone !== undefined && game.isOnTable(zone);
}

/** There is nothing to count: the first one that is pointed at is it. */
const oneText = (isListed: boolean): string => (isListed ? "Choose one" : "Choose a circled card");

/** "2 of 3", "1 of 2 to 4". */
function countText({ moves }: Pick, picked: number): string {
  const sizes = moves.map(({ names }) => names.length);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const wanted = least === most ? `${most}` : least === 0 ? `up to ${most}` : `${least} to ${most}`;
  return `${picked} of ${wanted}`;
}
