import type { Seat } from "@ltcg/engine";
import { capital, counted } from "@tcg/core/hosting";
import type { CSSProperties } from "react";
import { CardBack } from "../print/card/card-back.tsx";
import { Card } from "./card.tsx";
import { stateOf } from "./card-state.ts";
import { useLunchTable } from "./use-lunch-table.ts";
import { useSlide } from "./use-slide.ts";

/** So many fit a phone side by side. */
const FEW = 3;

/**
 * The hand one plays from: a row on a desk, a rack of spines on a phone, of which the touched one opens, and heads
 * on a phone held on its side.
 */
export function Hand({ of }: { readonly of: Seat }) {
  const context = useLunchTable();
  const { say, view } = context;
  const { count, cards } = view.zones[of].hand;
  const slide = useSlide();
  const place = say.place({ seat: of, zone: "hand" });
  // A spectator is shown no hand; the referee is shown all of them.
  if (!say.isViewer(of) && view.viewer !== "referee") return <HiddenHand of={of} />;
  // In a rack of spines few cards are all open, and of more those that are being played or chosen.
  const states = cards.map((card) => stateOf(context, card));
  const open = states.map(
    ({ selected, picked }) => count <= FEW || selected === true || picked !== undefined,
  );
  const openBefore = (nth: number): number => open.slice(0, nth).filter(Boolean).length;
  // The last shows more than its spine, unless another takes the room.
  const hasTail = open.at(-1) === false && states.every(({ selected }) => selected !== true);
  return (
    <section
      className={hasTail ? "hand has-tail" : "hand"}
      aria-label={capital(place)}
      data-zone={`${of}.hand`}
      style={{ "--held": Math.max(count, 1), "--open": openBefore(count) } as CSSProperties}
    >
      {count === 0 ? (
        <p className="hand-empty display">{capital(place)} is empty</p>
      ) : (
        <ul {...slide}>
          {cards.map((card, nth) => (
            <li
              key={card.card}
              className={open[nth] === true ? "is-open" : ""}
              style={{ "--nth": nth, "--before": openBefore(nth) } as CSSProperties}
            >
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
