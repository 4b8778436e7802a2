import { capital } from "@tcg/core/hosting";
import type { Seat } from "@tcg/lorcana-engine";
import { HarbourBerth } from "./harbour-berth.tsx";
import { useLorcana } from "./use-lorcana.ts";

/** A hand, as far as the viewer sees it; nothing where the viewer sees none of it. */
export function Hand({ of }: { readonly of: Seat }) {
  const { say, view, near, selected, pickable, moves } = useLorcana();
  const { count, cards } = view.zones[of].hand;
  const place = say.place({ seat: of, zone: "hand" });
  const isNear = of === near;
  // Of another's hand only cards that have been shown lie here.
  if (cards.length === 0 && !(isNear && view.viewer === of)) return null;
  // On a phone the others show their spines only.
  const open = cards.find(({ card }) => card === selected) ?? cards.at(-1);
  const canAct = (card: string): boolean =>
    pickable.has(card) || moves.some(({ by, anytime }) => by === card && anytime !== true);
  return (
    <section
      className={isNear ? "lorcana-hand near" : "lorcana-hand far"}
      aria-label={capital(place)}
      data-zone={`${of}.hand`}
    >
      {count === 0 && <p className="nobody">{capital(place)} is empty.</p>}
      <ul className="hand-row" style={{ ["--cards" as string]: cards.length }}>
        {cards.map((card) => (
          <li
            key={card.card}
            className={card === open ? "held open" : canAct(card.card) ? "held can" : "held"}
          >
            <HarbourBerth card={card} at={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
