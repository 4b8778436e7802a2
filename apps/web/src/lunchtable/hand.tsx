import { capital } from "@tcg/core/hosting";
import type { Seat } from "../games.ts";
import { Card } from "./card.tsx";
import { useLunchTable } from "./use-lunch-table.ts";

/** A hand as far as it is seen; nothing where none of it is. */
export function Hand({ of }: { readonly of: Seat }) {
  const { say, view } = useLunchTable();
  const { count, cards } = view.zones[of].hand;
  const isOwn = of === view.viewer;
  // Whoever only looks on is shown a hand where all of it is open.
  if (!isOwn && view.viewer !== "referee") return null;
  const whose = say.whose(of);
  return (
    <section className="hand" aria-label={capital(`${whose} hand`)}>
      {count === 0 && <p className="quiet">{capital(whose)} hand is empty.</p>}
      <ul>
        {cards.map((card) => (
          <li key={card.card}>
            <Card card={card} at={`${whose} hand`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
