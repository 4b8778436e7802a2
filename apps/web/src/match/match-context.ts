/** What every part of a match page needs: the position, names, what is selected and how to act. */
import type { AnyView } from "@ltcg/server/protocol";
import type { LogContext } from "@tcg/core/hosting";
import { createContext, useContext } from "react";
import type { Pointed, Way } from "./follow.ts";
import type { GameDisplay } from "./game-display.ts";
import type { Pick, ReadMove } from "./moves.ts";
import type { Faces } from "./shown.ts";

/** Something without a card that cannot be done now, such as going to a phase. */
export interface Wondered {
  /** The kinds of move that would do it. */
  readonly moves: readonly string[];
  /** What is said if the rules refuse none of them. */
  readonly otherwise: string;
}

export interface MatchContextValue {
  /** The game's name, for links to its rules; null where it has none to read. */
  readonly gameId: string | null;
  readonly game: GameDisplay;
  readonly view: AnyView;
  readonly faces: Faces;
  /** Players and places as the viewer calls them. */
  readonly say: LogContext;
  readonly moves: readonly ReadMove[];
  readonly selected: string | null;
  /** Cards that may be pointed at next, for the selected card's moves or for an answer. */
  readonly targets: ReadonlySet<string>;
  /** Places that something may go to next. See follow.ts for their names. */
  readonly places: ReadonlySet<string>;
  /** What was pointed at so far, and the ways that are left. */
  readonly pointed: Pointed;
  readonly ways: readonly Way[];
  /** The choice of cards that is asked for. */
  readonly pick: Pick | null;
  /** Cards that were picked or pointed at so far, in order: the numbers of their rings. */
  readonly picked: readonly string[];
  readonly pickable: ReadonlySet<string>;
  readonly isBusy: boolean;
  /** The server passes for the viewer here: nothing is asked. */
  readonly isPassing: boolean;
  /** A card was clicked: it is picked, pointed at or selected, whichever is open. */
  readonly touch: (card: string) => void;
  /** An open place was clicked. */
  readonly touchPlace: (place: string) => void;
  /** A way was chosen; it is made at once if nothing is left to point at. */
  readonly takeWay: (way: Way) => void;
  /** What the viewer wants to know the reason of. */
  readonly wondered: Wondered | null;
  readonly wonder: (about: Wondered) => void;
  /** One step back: the last thing that was pointed at, else the selected card. */
  readonly letGo: () => void;
  readonly send: (move: string) => void;
}

export const MatchContext = createContext<MatchContextValue | null>(null);

export function useMatchContext(): MatchContextValue {
  const context = useContext(MatchContext);
  if (context === null) throw new Error("This part belongs on the page of a match.");
  return context;
}
