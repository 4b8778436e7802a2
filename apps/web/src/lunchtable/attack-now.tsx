import { cardName, findCard } from "../match/names.ts";
import { CardBack } from "../print/card/card-back.tsx";
import { SetCard } from "../print/card/set-card.tsx";
import { comesTo, numbersOf } from "./comes-to.ts";
import { findSeen } from "./find-seen.ts";
import { printedOf } from "./printed.ts";
import { type LunchTableContext, useLunchTable } from "./use-lunch-table.ts";

type Attack = NonNullable<LunchTableContext["view"]["game"]["shared"]["attack"]>;

/** The attack under way: who attacks whom, and what it comes to if nobody does anything about it. */
export function AttackNow({ attack }: { readonly attack: Attack }) {
  const context = useLunchTable();
  const { view, faces, say } = context;
  const { attacker, target } = attack;
  const by = findCard(view, attacker)?.seat;
  const attacked = view.seating.filter((seat) => seat !== by).map((seat) => say.who(seat));
  const preview = view.game.previews.find(
    (each) => each.attacker === attacker && each.target === target,
  );
  return (
    <div className="attack-now">
      <Pictured card={attacker} />
      <span className="attack-arrow" aria-hidden="true">
        →
      </span>
      {target !== null && <Pictured card={target} />}
      <p>
        <span className="attack-who">
          <b className="display">{cardName(view, faces, attacker)}</b>
          {" attacks "}
          <b className="display">
            {target === null ? attacked.join("") : cardName(view, faces, target)}
          </b>
        </span>
        {preview !== undefined && (
          <span className="attack-comes-to">
            {target !== null && <b className="display">{numbersOf(context, preview)}</b>}{" "}
            {comesTo(context, preview, target)}
          </span>
        )}
      </p>
    </div>
  );
}

function Pictured({ card }: { readonly card: string }) {
  const context = useLunchTable();
  const face = printedOf(context, findSeen(context.view, card)?.def);
  return (
    <span className="attack-picture" aria-hidden="true">
      {face === null ? <CardBack size="set-card" /> : <SetCard face={face} />}
    </span>
  );
}
