import type { Seat } from "@tcg/lorcana-engine";
import { useLorcana } from "./use-lorcana.ts";

/** More bottles than these do not fit beside the number. */
const MOST_BOTTLES = 10;

/** A bottle for each card in the inkwell; those that are spent lie down. */
export function InkRow({ of }: { readonly of: Seat }) {
  const { view } = useLorcana();
  const { ready, total } = view.game.players[of].ink;
  const shown = Math.min(total, MOST_BOTTLES);
  // Where not all fit, those that can still be spent are shown first.
  const standing = Math.min(ready, shown);
  return (
    <div className="ink-row" data-zone={`${of}.inkwell`}>
      <span className="unseen">{`Inkwell, ${ready} of ${total} ready`}</span>
      {Array.from({ length: shown }, (_, bottle) => (
        <Bottle key={bottle} isSpent={bottle >= standing} />
      ))}
      <b aria-hidden="true">
        {ready}
        <small>/{total}</small>
      </b>
    </div>
  );
}

function Bottle({ isSpent }: { readonly isSpent: boolean }) {
  return (
    <svg className={isSpent ? "bottle spent" : "bottle"} viewBox="0 0 30 36" aria-hidden="true">
      <path
        className="glass"
        d="M11 3h8v7c5 2 8 7 8 13v7c0 2-1 3-3 3H6c-2 0-3-1-3-3v-7c0-6 3-11 8-13Z"
      />
      <path className="ink" d="M4.5 21h21v9c0 1-1 1.8-2 1.8h-17c-1 0-2-.8-2-1.8Z" />
      <path className="cork" d="M10 2h10v4H10Z" />
    </svg>
  );
}
