import { cardText, factText } from "@ltcg/engine/text";
import { faceName } from "../match/names.ts";
import { findSeen } from "./find-seen.ts";
import { useLunchTable } from "./use-lunch-table.ts";

/** The selected card, large: numbers, text, and what applies to it now and why. */
export function CardDetails(props: { readonly id: string; readonly def?: string }) {
  const { view, faces } = useLunchTable();
  const card = findSeen(view, props.id);
  const def = card?.def ?? props.def;
  if (card === null && def === undefined) return null;
  const face = def === undefined ? undefined : faces[def];
  if (face === undefined) {
    return (
      <div className="details">
        <h3>A face-down card</h3>
        <p className="quiet">Only its owner knows what it is.</p>
      </div>
    );
  }
  const facts = card === null ? undefined : view.game.cards[card.card];
  const noAttack = card === null ? undefined : view.game.noAttack[card.card];
  const { kind, keywords, effects } = cardText(face, faces);
  return (
    <div className={`details ${face.type}`}>
      <h3>{face.name}</h3>
      <p className="quiet">
        {face.clique !== undefined && (
          <>
            <span className="dot" style={{ background: face.clique.colour }} aria-hidden="true" />
            {face.clique.name},{" "}
          </>
        )}
        {face.clique === undefined ? kind : uncapital(kind)}
        {face.type === "stereotype"
          ? `, ${facts?.attack ?? face.attack} attack / ${facts?.defense ?? face.defense} defense`
          : `, ${face.cost ?? 0} clout`}
        {card?.data && card.data.vice > 0 && `, ${card.data.vice} vice`}
      </p>
      {keywords.map(({ keyword, text }) => (
        <p key={keyword}>{text}</p>
      ))}
      {effects.map(({ effect, text }) => (
        <p key={effect}>{text}</p>
      ))}
      {facts !== undefined && facts.facts.length > 0 && (
        <ul className="facts">
          {facts.facts.map(({ fact, source }, index) => (
            <li key={index}>
              {factText(fact)} <span className="quiet">from {faceName(faces, source.def)}</span>
            </li>
          ))}
        </ul>
      )}
      {noAttack !== undefined && <p className="quiet">Cannot attack: {noAttack.message}</p>}
      {face.flavour !== undefined && <p className="flavour">{face.flavour}</p>}
    </div>
  );
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
