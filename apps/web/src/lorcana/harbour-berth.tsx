/** A card in play or in hand: a button to read it, act with it or choose it. */
import type { ChallengePreview } from "@tcg/lorcana-engine";
import { useMemo } from "react";
import { useTouchKeys } from "../match/use-touch-keys.ts";
import { HarbourCard, Lamps } from "../print/card/harbour-card.tsx";
import { bagMarks } from "./bag-marks.ts";
import { cardLabel } from "./card-label.ts";
import { numbersOf, numeral } from "./numbers.ts";
import { previewOf, previewText, reckoning } from "./previews.ts";
import { nameAlone, printedFace } from "./printed-face.ts";
import { type LorcanaContext, type SeenCard, useLorcana } from "./use-lorcana.ts";

export function HarbourBerth(props: {
  readonly card: SeenCard;
  /** How many cards lie under it. */
  readonly beneath?: number;
  /** Where it lies, for whoever does not see it. */
  readonly at: string;
}) {
  const { card, beneath = 0, at } = props;
  const table = useLorcana();
  const { view, faces, selected } = table;
  const onClick = useTouchKeys(card.card);
  const face = card.def === null ? null : (faces[card.def] ?? null);
  const facts = view.game.cards[card.card];
  const { data } = card;
  const damage = data?.damage ?? 0;
  // The same as before while they stay what they were, so that the card is not drawn again.
  const numbers = useMemo(() => numbersOf(face ?? back, facts, damage), [face, facts, damage]);
  const marks = marksOf(table, card.card);
  const costNow = view.game.costs[card.card];
  const cost = useMemo(
    () => (costNow === undefined || face === null ? undefined : numeral(costNow, face.cost)),
    [costNow, face],
  );
  const letter = bagMarks(view).cards.get(card.card);
  const preview = previewOf(view, selected, card.card);
  const isDrying = data?.drying === true && face?.type === "character";
  const label = cardLabel({ face, numbers, facts, data, cost: costNow, beneath, at, ...marks });
  const classes = [
    "touch",
    face?.type ?? "back",
    marks.isPlayable && "playable",
    marks.isTarget && "target",
    marks.isFighting && "fighting",
    selected === card.card && "selected",
    data?.exerted && "exerted",
    isDrying && "drying",
    damage > 0 && "hurt",
    marks.place >= 0 && "picked",
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-card={card.card}
      aria-pressed={selected === card.card || marks.place >= 0}
      onClick={onClick}
    >
      {beneath > 0 && <span className="edges" aria-hidden="true" />}
      {face === null ? (
        <span className="lc lc-back" />
      ) : (
        <HarbourCard
          face={printedFace(face)}
          numbers={numbers}
          isSaid
          {...(cost !== undefined && { cost })}
        />
      )}
      {/* What must be read stands upright where cards overlap, whichever way the card is turned. */}
      {numbers.strength !== null && numbers.willpower !== null && numbers.lore !== null && (
        <span className="upright" aria-hidden="true">
          <Lamps lore={numbers.lore} />
          <span className="upright-numbers">
            <b className={numbers.strength.lean}>{numbers.strength.now}</b>
            <b className={numbers.willpower.lean}>{numbers.willpower.now}</b>
          </span>
        </span>
      )}
      {face !== null && (
        <span className="spine-name" aria-hidden="true">
          {nameAlone(face)}
        </span>
      )}
      {damage > 0 && (
        <span className="damage-drop" aria-hidden="true">
          <b>{damage}</b>
        </span>
      )}
      {isDrying && (
        <span className="flag" aria-hidden="true">
          drying
        </span>
      )}
      {beneath > 0 && (
        <span className="flag below" aria-hidden="true">
          {beneath} under
        </span>
      )}
      {marks.place >= 0 && (
        <span className="pick-ring" aria-hidden="true">
          {marks.place + 1}
        </span>
      )}
      {letter !== undefined && (
        <span className="bag-letter" aria-hidden="true">
          {letter}
        </span>
      )}
      {preview !== null && <ChallengePreviewTag preview={preview} />}
      {/* What is drawn is not read aloud. */}
      <span className="unseen">
        {preview === null ? label : `${label}, ${previewText(preview)}`}
      </span>
    </button>
  );
}

/** An item has no numbers, nor has a card whose face nobody sees. */
const back = { type: "item" } as const;

function marksOf(table: LorcanaContext, card: string) {
  const { view, moves, targets, pickable, picked } = table;
  const { challenge } = view.game.shared;
  return {
    isPlayable: moves.some(({ by, anytime }) => by === card && anytime !== true),
    isTarget: targets.has(card) || pickable.has(card),
    isFighting: challenge?.challenger === card || challenge?.defender === card,
    place: picked.indexOf(card),
  };
}

/** Beside a card that the selected one can challenge: what it would take and what it would cost; a cross: it leaves. */
function ChallengePreviewTag({ preview }: { readonly preview: ChallengePreview }) {
  const { view } = useLorcana();
  const { damageToDefender, damageToChallenger, banished, challenger, defender } = preview;
  const { dealt, taken } = reckoning(view, preview);
  const leaves = (card: string): boolean => banished.some((id) => id === card);
  return (
    <span className="challenge-preview" aria-hidden="true">
      <span className={leaves(defender) ? "leaves" : ""}>
        <small>theirs</small>
        <b>
          −{damageToDefender}
          {leaves(defender) && " ✕"}
        </b>
        {dealt !== null && <small>{dealt}</small>}
      </span>
      <span className={leaves(challenger) ? "leaves" : ""}>
        <small>yours</small>
        <b>
          −{damageToChallenger}
          {leaves(challenger) && " ✕"}
        </b>
        {taken !== null && <small>{taken}</small>}
      </span>
    </span>
  );
}
