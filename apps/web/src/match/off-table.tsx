import { useMatchContext } from "./match-context.ts";
import { findCard, placeText } from "./names.ts";

/** Cards that may be pointed at and lie where none can be clicked, such as in a deck: a button each. */
export function OffTable() {
  const context = useMatchContext();
  const { game, view, targets, picked, pick, isBusy, touch } = context;
  if (pick !== null) return null;
  const isHidden = (card: string): boolean => {
    const zone = findCard(view, card)?.zone;
    return zone === undefined || !game.isOnTable(zone);
  };
  const cards = [...picked, ...targets].filter(isHidden);
  if (cards.length === 0) return null;
  return (
    <ul className="picks">
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            className={picked.includes(card) ? "pick chosen" : "pick"}
            aria-pressed={picked.includes(card)}
            aria-disabled={isBusy}
            data-pick={card}
            onClick={() => touch(card)}
          >
            {placeText(context, card)}
          </button>
        </li>
      ))}
    </ul>
  );
}
