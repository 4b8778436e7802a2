import type { Seat, Zone } from "@ltcg/engine";
import { capital } from "@tcg/core/hosting";
import { Card, type CardSize } from "./card.tsx";
import { Piles } from "./piles.tsx";
import { useLunchTable } from "./use-lunch-table.ts";

/** One player's tray: seats for stereotypes, wells for what else is played, and piles. */
export function Tray({ of }: { readonly of: Seat }) {
  const { say, view, near } = useLunchTable();
  const { boardSlots, setSlots } = view.config;
  return (
    <section
      className={of === near ? "tray near" : "tray far"}
      aria-label={capital(`${say.whose(of)} side`)}
      data-seat={of}
    >
      <Slots seat={of} zone="board" count={boardSlots} size="board-card" empty="empty seat" />
      <div className="wells">
        <Slots seat={of} zone="field" count={1} size="set-card" empty="class" />
        <Slots seat={of} zone="setZone" count={setSlots} size="set-card" empty="set" />
      </div>
      <Piles of={of} />
    </section>
  );
}

function Slots(props: {
  readonly seat: Seat;
  readonly zone: Zone;
  readonly count: number;
  readonly size: CardSize;
  /** What goes into a free one. */
  readonly empty: string;
}) {
  const { say, view } = useLunchTable();
  const { seat, zone, count, size, empty } = props;
  const { cards } = view.zones[seat][zone];
  const place = say.place({ seat, zone });
  return (
    <section className={`slots in-${zone}`} aria-label={place}>
      {Array.from({ length: count }, (_, slot) => {
        const card = cards.find(({ index }) => (index ?? 0) === slot);
        return (
          <div key={slot} className="slot" data-zone={`${seat}.${zone}`} data-slot={slot}>
            {card === undefined ? (
              <span className="slot-empty display">{empty}</span>
            ) : (
              <Card card={card} at={`${place}, slot ${slot + 1}`} size={size} />
            )}
          </div>
        );
      })}
    </section>
  );
}
