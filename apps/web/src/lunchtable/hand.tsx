import type { Seat } from "@ltcg/engine";
import { capital, counted } from "@tcg/core/hosting";
import type { CSSProperties } from "react";
import { CardBack } from "../print/card/card-back.tsx";
import { Card } from "./card.tsx";
import { useLunchTable } from "./use-lunch-table.ts";
import { useSlide } from "./use-slide.ts";

/**
 * The hand one plays from: a row on a desk, a rack of spines on a phone, of which the touched one opens, and heads
 * on a phone held on its side.
 */
export function Hand({ of }: { readonly of: Seat }) {
  const { say, view } = useLunchTable();
  const { count, cards } = view.zones[of].hand;
  const slide = useSlide();
  const place = say.place({ seat: of, zone: "hand" });
  // A spectator is shown no hand; the referee is shown all of them.
  if (!say.isViewer(of) && view.viewer !== "referee") return <HiddenHand of={of} />;
  return (
    <section
      className={count <= 3 ? "hand few" : "hand"}
      aria-label={capital(place)}
      data-zone={`${of}.hand`}
      style={{ "--held": Math.max(count, 1) } as CSSProperties}
    >
      {count === 0 ? (
        <p className="hand-empty display">{capital(place)} is empty</p>
      ) : (
        <ul {...slide}>
          {cards.map((card, nth) => (
            <li key={card.card} style={{ "--nth": nth } as CSSProperties}>
              <Card card={card} at={place} size="hand-card" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A hand of which one sees the backs, except for cards that have been shown. */
export function HiddenHand({ of }: { readonly of: Seat }) {
  const { say, view } = useLunchTable();
  const { count, cards } = view.zones[of].hand;
  return (
    <div className="peeking" data-zone={`${of}.hand`}>
      <ul>
        {cards.map((card) => (
          <li key={card.card}>
            <Card
              card={card}
              at={`${say.place({ seat: of, zone: "hand" })}, shown`}
              size="mini-card"
            />
          </li>
        ))}
        {Array.from({ length: count - cards.length }, (_, place) => (
          <li key={place} aria-hidden="true">
            <CardBack size="set-card" />
          </li>
        ))}
      </ul>
      <span className="display">
        <span className="visually-hidden">{capital(say.who(of))}: </span>
        {counted(count, "card")} in hand
      </span>
    </div>
  );
}

/** A hand in a replay: small, all of it to be read. */
export function OpenHand({ of }: { readonly of: Seat }) {
  const { say, view, near } = useLunchTable();
  const { cards } = view.zones[of].hand;
  const place = say.place({ seat: of, zone: "hand" });
  if (!say.isViewer(of) && view.viewer !== "referee") return <HiddenHand of={of} />;
  return (
    <section
      className={`hand small-hand ${of === near ? "near" : "far"}`}
      aria-label={capital(place)}
      data-zone={`${of}.hand`}
    >
      <span className="display">{say.isViewer(of) ? "You hold" : `${capital(say.seat(of))}`}</span>
      <ul>
        {cards.map((card) => (
          <li key={card.card}>
            <Card card={card} at={place} size="mini-card" />
          </li>
        ))}
      </ul>
    </section>
  );
}
