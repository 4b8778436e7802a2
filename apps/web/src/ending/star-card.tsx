/** The card of the match, as it is printed. */
import { useMatchContext } from "../match/match-context.ts";
import { FullCard } from "../print/card/full-card.tsx";

export function StarCard({ def }: { readonly def: string }) {
  const { game, faces } = useMatchContext();
  const printed = game.print?.(def, faces) ?? null;
  if (printed === null) return null;
  return (
    <aside className="star-card" aria-label="Card of the match">
      <p className="star-label display">Card of the match</p>
      <FullCard face={printed} />
    </aside>
  );
}
