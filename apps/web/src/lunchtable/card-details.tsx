import { factText } from "@ltcg/engine/text";
import { faceName } from "../match/names.ts";
import { FullCard } from "../print/card/full-card.tsx";
import { changesSomething } from "./changes-something.ts";
import { findSeen } from "./find-seen.ts";
import { printedOf } from "./printed.ts";
import { useLunchTable } from "./use-lunch-table.ts";

/** A card, large: as it is printed, and what applies to it now and why. */
export function CardDetails(props: { readonly id: string; readonly def?: string }) {
  const context = useLunchTable();
  const { view, faces } = context;
  const card = findSeen(view, props.id);
  const def = card?.def ?? props.def;
  if (card === null && def === undefined) return null;
  const printed = printedOf(context, def);
  if (printed === null) {
    return (
      <div className="details hidden-card">
        <h3 className="display">A face-down card</h3>
        <p className="quiet">Only its owner knows what it is.</p>
      </div>
    );
  }
  const facts = card === null ? undefined : view.game.cards[card.card];
  const noAttack = card === null ? undefined : view.game.noAttack[card.card];
  const vice = card?.data?.vice ?? 0;
  const { attack = null, defense = null } = facts ?? {};
  const [printedAttack, printedDefense] = printed.stats;
  const isChanged =
    attack !== null && (attack !== printedAttack?.value || defense !== printedDefense?.value);
  return (
    <div className="details">
      <div className="details-card">
        <FullCard face={printed} />
      </div>
      <ul className="facts">
        {isChanged && (
          <li>
            Now {attack} attack, {defense} defense
          </li>
        )}
        {vice > 0 && (
          <li>
            {vice} of {view.config.breakdownThreshold} vice: breaks down at{" "}
            {view.config.breakdownThreshold}
          </li>
        )}
        {facts?.facts.filter(changesSomething).map(({ fact, source }, index) => (
          <li key={index}>
            {factText(fact)} <span className="quiet">from {faceName(faces, source.def)}</span>
          </li>
        ))}
        {noAttack !== undefined && <li>Cannot attack: {noAttack.message}</li>}
      </ul>
    </div>
  );
}
