import type { Seat } from "@ltcg/engine";
import { capital } from "@tcg/core/hosting";
import { Card } from "./card.tsx";
import { useLunchTable } from "./use-lunch-table.ts";

/** A hand, as far as the viewer sees it; nothing where the viewer sees none of it. */
export function Hand({ of }: { readonly of: Seat }) {
  const { say, view } = useLunchTable();
  const { count, cards } = view.zones[of].hand;
  const isOwn = of === view.viewer;
  // A spectator is shown no hand; the referee is shown all of them.
  if (!isOwn && view.viewer !== "referee") return null;
  const place = say.place({ seat: of, zone: "hand" });
  return (
    <section className="hand" aria-label={capital(place)}>
      {count === 0 && <p className="quiet">{capital(place)} is empty.</p>}
      <ul>
        {cards.map((card) => (
          <li key={card.card}>
            <Card card={card} at={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
