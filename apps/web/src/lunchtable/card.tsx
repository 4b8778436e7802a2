import type { CSSProperties } from "react";
import { useTouchKeys } from "../match/use-touch-keys.ts";
import type { SeenCard } from "./find-seen.ts";
import { type Face, useLunchTable } from "./use-lunch-table.ts";

/** A card on the table or in hand: a button to read, play or pick it. */
export function Card({ card, at }: { readonly card: SeenCard; readonly at: string }) {
  const { view, faces, moves, selected, targets, picked, pickable } = useLunchTable();
  const onClick = useTouchKeys(card.card);
  const face = card.def === null ? null : (faces[card.def] ?? null);
  const facts = view.game.cards[card.card];
  const isPlayable = moves.some(({ by }) => by === card.card);
  const attackNow = view.game.shared.attack;
  const place = picked.indexOf(card.card);
  const classes = [
    "card",
    face === null ? "back" : face.type,
    card.faceDown && "down",
    card.data?.position === "defense" && "defense",
    isPlayable && "playable",
    (attackNow?.attacker === card.card || attackNow?.target === card.card) && "fighting",
    selected === card.card && "selected",
    (targets.has(card.card) || pickable.has(card.card)) && "target",
    place >= 0 && "picked",
  ];
  const vice = card.data?.vice ?? 0;
  const attack = facts?.attack ?? (face?.type === "stereotype" ? face.attack : null);
  const defense = facts?.defense ?? (face?.type === "stereotype" ? face.defense : null);
  const position = card.data?.position;
  const printedCost = face === null || face.type === "stereotype" ? 0 : (face.cost ?? 0);
  const cost = view.game.costs[card.card] ?? printedCost;
  const label = [
    face?.name ?? "Face-down card",
    at,
    card.faceDown && face !== null ? "face-down" : "",
    position ? `${position} position` : "",
    attack === null ? "" : `attack ${attack}, defense ${defense}`,
    vice > 0 ? `${vice} vice` : "",
    isPlayable ? "can be played" : "",
  ].filter((part) => part !== "");
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-card={card.card}
      style={cliqueStyle(face)}
      aria-label={label.join(", ")}
      aria-pressed={selected === card.card || place >= 0}
      onClick={onClick}
    >
      {face === null ? (
        <img className="card-back" src="/icon.svg" alt="" width="30" height="30" />
      ) : (
        <>
          <span className="card-name">{face.name}</span>
          <span className="card-kind">
            {face.type === "stereotype" && <span className="level">★{face.level}</span>}{" "}
            {kindText(face)}
          </span>
        </>
      )}
      <span className="card-foot">
        {attack !== null && face?.type === "stereotype" && (
          <span className="stats">
            <span className={lean(attack, face.attack)}>{attack}</span>
            <span className="stat-slash">/</span>
            <span className={lean(defense ?? 0, face.defense)}>{defense}</span>
          </span>
        )}
        {card.faceDown && face !== null && attack === null && <span className="posture">SET</span>}
        {cost > 0 && <span className="cost">{cost}</span>}
      </span>
      {position && face !== null && (
        <span className={`posture corner ${position}`}>
          {card.faceDown ? "SET" : position === "attack" ? "ATK" : "DEF"}
        </span>
      )}
      {vice > 0 && (
        <span className="vice" aria-hidden="true">
          {"●".repeat(Math.min(vice, 5))}
        </span>
      )}
      {place >= 0 && <span className="pick-place">{place + 1}</span>}
    </button>
  );
}

/** The clique's colour, for the stylesheet. */
function cliqueStyle(face: Face | null): CSSProperties | undefined {
  if (face?.clique === undefined) return undefined;
  return { "--clique": face.clique.colour } as CSSProperties;
}

function kindText(face: Face): string {
  if (face.type === "stereotype") return face.clique?.name ?? face.archetype ?? "stereotype";
  return face.type === "spell" ? `${face.spellType} spell` : `${face.trapType} trap`;
}

/** Better or worse than printed. */
function lean(now: number, printed: number): string {
  if (now === printed) return "stat";
  return now > printed ? "stat better" : "stat worse";
}
