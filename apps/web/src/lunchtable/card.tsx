import type { ReactNode } from "react";
import { useLook } from "../match/use-look.ts";
import { useTouchKeys } from "../match/use-touch-keys.ts";
import { BoardCard } from "../print/card/board-card.tsx";
import { CardBack } from "../print/card/card-back.tsx";
import type { CardState } from "../print/card/card-state.ts";
import { cardWords, stateWords } from "../print/card/card-words.ts";
import { HandCard } from "../print/card/hand-card.tsx";
import { MiniCard } from "../print/card/mini-card.tsx";
import type { PrintedFace } from "../print/card/printed-face.ts";
import { SetCard } from "../print/card/set-card.tsx";
import { SpineCard } from "../print/card/spine-card.tsx";
import { stateOf } from "./card-state.ts";
import type { SeenCard } from "./find-seen.ts";
import { printedOf } from "./printed.ts";
import { useLunchTable } from "./use-lunch-table.ts";

export type CardSize = "board-card" | "set-card" | "hand-card" | "mini-card";

/** A card on the table or in hand: a button to read, play or pick it. */
export function Card(props: {
  readonly card: SeenCard;
  /** Where it lies, in words. */
  readonly at: string;
  readonly size: CardSize;
}) {
  const { card, at, size } = props;
  const context = useLunchTable();
  const look = useLook(card.card);
  const onClick = useTouchKeys(card.card);
  const face = printedOf(context, card.def);
  const state = stateOf(context, card);
  const classes = [
    "card",
    state.playable && "playable",
    state.selected && "selected",
    state.target && "target",
    state.picked !== undefined && "picked",
  ];
  const words =
    face === null
      ? ["Face-down card", at, ...stateWords(state)]
      : [cardWords(face, state).replace(face.name, `${face.name}, ${at}`)];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-card={card.card}
      aria-pressed={state.selected === true || state.picked !== undefined}
      onClick={onClick}
      {...look}
    >
      <Drawn face={face} state={state} size={size} isDown={card.faceDown} />
      {/* What is drawn is not read aloud. */}
      <span className="unseen">{words.join(", ")}</span>
    </button>
  );
}

interface DrawnProps {
  readonly face: PrintedFace | null;
  readonly state: CardState;
  readonly size: CardSize;
  readonly isDown: boolean;
}

function Drawn({ face, state, size, isDown }: DrawnProps): ReactNode {
  if (face === null) return <CardBack size={size} state={state} />;
  if (size === "mini-card") return <MiniCard face={face} state={state} />;
  if (size === "set-card") return <SetCard face={face} state={state} />;
  if (size === "board-card" && isDown) return <CardBack size={size} state={state} face={face} />;
  if (size === "board-card") return <BoardCard face={face} state={state} />;
  return (
    <>
      <HandCard face={face} state={state} />
      <SpineCard face={face} state={state} open />
    </>
  );
}
