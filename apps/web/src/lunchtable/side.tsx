import type { Seat, Zone } from "@ltcg/engine";
import { capital } from "@tcg/core/hosting";
import { Card } from "./card.tsx";
import { Pile } from "./pile.tsx";
import { useLunchTable } from "./use-lunch-table.ts";

/** One player's half, the board towards the middle. */
export function Side({ of }: { readonly of: Seat }) {
  const { say, view, near } = useLunchTable();
  const isNear = of === near;
  const { boardSlots, setSlots } = view.config;
  const rows = [
    <div key="board" className="row board-row">
      <Slots seat={of} zone="board" count={boardSlots} />
    </div>,
    <div key="set" className="row set-row">
      <Slots seat={of} zone="setZone" count={setSlots} />
      <Slots seat={of} zone="field" count={1} />
    </div>,
  ];
  return (
    <section
      className={isNear ? "side own" : "side other"}
      aria-label={capital(`${say.whose(of)} side`)}
    >
      {isNear ? null : <Standing of={of} />}
      {isNear ? rows : rows.toReversed()}
      {isNear ? <Standing of={of} /> : null}
    </section>
  );
}

function Slots(props: { readonly seat: Seat; readonly zone: Zone; readonly count: number }) {
  const { say, view } = useLunchTable();
  const { cards } = view.zones[props.seat][props.zone];
  const place = say.place(props);
  return (
    <ul className={`slots in-${props.zone}`} aria-label={place}>
      {Array.from({ length: props.count }, (_, slot) => {
        const card = cards.find(({ index }) => (index ?? 0) === slot);
        return (
          <li key={slot} className="slot">
            {card ? (
              <Card card={card} at={`${place}, slot ${slot + 1}`} />
            ) : (
              <span className="empty">{props.zone === "board" ? "" : say.zone(props.zone)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Life and the other numbers, and the piles. */
function Standing({ of }: { readonly of: Seat }) {
  const { say, view, isPassing } = useLunchTable();
  const { lifePoints, clout, breakdownsCaused } = view.game.seats[of];
  const { hand, deck } = view.zones[of];
  const isOwn = of === view.viewer;
  const isAsked = view.actors.includes(of) && !(isOwn && isPassing);
  const isActing = isAsked && view.outcome.status === "running";
  const portion = Math.max(0, Math.min(1, lifePoints / view.config.startingLifePoints));
  return (
    <div className={isActing ? "standing acting" : "standing"}>
      <div className="person">
        <div className="who">
          <strong>{capital(say.who(of).replace("the ", ""))}</strong>
          {isActing && <span className="deciding">{isOwn ? "your decision" : "is deciding"}</span>}
        </div>
        <div className="life" title="Life points">
          <span className="life-number">{lifePoints}</span>
          <span className="unit">life</span>
          <span className="life-bar" aria-hidden="true">
            <span style={{ width: `${portion * 100}%` }} />
          </span>
        </div>
      </div>
      <ul className="numbers">
        <li title="Pays for spells and traps">
          <b>{clout}</b> clout
        </li>
        <li
          title={`${view.config.breakdownsToWin} breakdowns of the other side's stereotypes win the match`}
        >
          <b>
            {breakdownsCaused}/{view.config.breakdownsToWin}
          </b>{" "}
          breakdowns caused
        </li>
        <li>
          <b>{deck.count}</b> <span className="in">in </span>
          {say.zone("deck")}
        </li>
        {!isOwn && (
          <li>
            <b>{hand.count}</b> <span className="in">in </span>
            {say.zone("hand")}
          </li>
        )}
        <li>
          <Pile of={of} zone="graveyard" />
        </li>
        <li>
          <Pile of={of} zone="banished" />
        </li>
      </ul>
      {!isOwn && view.viewer !== "referee" && <OtherHand of={of} />}
    </div>
  );
}

/** Somebody else's hand: backs, except for cards that have been shown. */
function OtherHand({ of }: { readonly of: Seat }) {
  const { say, view } = useLunchTable();
  const { count, cards } = view.zones[of].hand;
  return (
    <div className="other-hand">
      {cards.map((card) => (
        <Card key={card.card} card={card} at={`in ${say.zone("hand")}, shown to you`} />
      ))}
      <span className="backs" aria-hidden="true">
        {Array.from({ length: count - cards.length }, (_, place) => (
          <span key={place} className="little-back" />
        ))}
      </span>
    </div>
  );
}
