import { plain } from "@tcg/core/hosting";
import { HarbourCard } from "../print/card/harbour-card.tsx";
import { Terms } from "../rules/terms.tsx";
import { fullName } from "./card-label.ts";
import { findSeen } from "./find-seen.ts";
import { type Numeral, numbersOf } from "./numbers.ts";
import { type Face, printedFace } from "./printed-face.ts";
import { Standing } from "./standing.tsx";
import { useLorcana } from "./use-lorcana.ts";

/** The card that is looked at: what is printed on it, what it is now, and what applies to it and why. */
export function CardDetails(props: { readonly id: string; readonly def?: string }) {
  const { view, faces } = useLorcana();
  const card = findSeen(view, props.id);
  const def = card?.def ?? props.def;
  if (card === null && def === undefined) return null;
  const face = def === undefined ? undefined : faces[def];
  if (face === undefined) {
    return (
      <div className="looked-at">
        <h3>A face-down card</h3>
        <p>Nobody may look at it.</p>
      </div>
    );
  }
  const damage = card?.data?.damage ?? 0;
  const facts = card === null ? undefined : view.game.cards[card.card];
  const numbers = numbersOf(face, facts, damage);
  const changed = [
    ...changeText("Strength", numbers.strength),
    ...(facts === undefined || face.type === "action" || face.type === "item"
      ? []
      : willpowerText(facts.willpower, face.willpower, damage)),
    ...changeText("Lore", numbers.lore),
  ];
  return (
    <div className={`looked-at ${face.type}`}>
      <div className="looked-at-head">
        <HarbourCard face={printedFace(face)} numbers={numbers} />
        <div>
          <h3>{fullName(face)}</h3>
          <p className="small-print">{lineOf(face)}</p>
        </div>
      </div>
      {changed.map((line) => (
        <p key={line} className="changed">
          {line}
        </p>
      ))}
      {face.text.split("\n").map(
        (line) =>
          line !== "" && (
            <p key={line}>
              <Terms text={line} />
            </p>
          ),
      )}
      {card !== null && <Standing card={card} />}
      {face.flavor !== undefined && <p className="flavour">{face.flavor}</p>}
    </div>
  );
}

/** "Ruby character, Sailor, Captain. Costs 3, can go into the inkwell." */
function lineOf(face: Face): string {
  const kind = face.type === "action" && face.song === true ? "song" : face.type;
  const classes = face.type === "character" ? face.classifications : [];
  const what = [`${face.inks.map(plain).join(" and ")} ${kind}`, ...classes].join(", ");
  const ink = face.inkable ? "can go into the inkwell" : "cannot go into the inkwell";
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}. Costs ${face.cost}, ${ink}.`;
}

function changeText(what: string, number: Numeral | null): string[] {
  if (number === null || number.lean === "printed") return [];
  return [`${what} ${number.now}, ${number.lean} from ${number.printed}`];
}

function willpowerText(now: number, printed: number, damage: number): string[] {
  const from = now === printed ? "" : `, ${now > printed ? "raised" : "lowered"} from ${printed}`;
  if (damage === 0) return from === "" ? [] : [`Willpower ${now}${from}`];
  return [`Willpower ${now}${from}, less ${damage} damage: ${now - damage} left`];
}
