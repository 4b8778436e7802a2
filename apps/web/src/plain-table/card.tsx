import type { SeenCard } from "@ltcg/server/protocol";
import { useMatchContext } from "../match/match-context.ts";
import { faceName } from "../match/names.ts";
import { useTouchKeys } from "../match/use-touch-keys.ts";

/** A card in a list: its name, and what is said about it. */
export function Card({ card, at }: { readonly card: SeenCard; readonly at: string }) {
  const table = useMatchContext();
  const { game, view, faces, say, moves, selected, targets, picked, pickable } = table;
  const onClick = useTouchKeys(card.card);
  const name = faceName(faces, card.def);
  const isPlayable = moves.some(({ by }) => by === card.card);
  const place = picked.indexOf(card.card);
  const facts = [
    ...(card.faceDown ? ["face-down"] : []),
    ...game.words.board.card(view, card, say),
  ];
  const classes = [
    "card plain",
    card.def === null && "back",
    isPlayable && "playable",
    selected === card.card && "selected",
    (targets.has(card.card) || pickable.has(card.card)) && "target",
    place >= 0 && "picked",
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-card={card.card}
      aria-pressed={selected === card.card || place >= 0}
      onClick={onClick}
    >
      <span className="card-name" aria-hidden="true">
        {name}
      </span>
      <span className="card-kind" aria-hidden="true">
        {facts.join(", ")}
      </span>
      {place >= 0 && (
        <span className="pick-place" aria-hidden="true">
          {place + 1}
        </span>
      )}
      <span className="unseen">
        {[name, at, ...facts, ...(isPlayable ? ["can be played"] : [])].join(", ")}
      </span>
    </button>
  );
}
