/** What every part of a match page needs: the position, names, what is selected and how to act. */
import type { AnyView } from "@ltcg/server/protocol";
import type { LogContext } from "@tcg/core/hosting";
import { createContext, useContext } from "react";
import type { GameDisplay } from "./game-display.ts";
import type { Pick, ReadMove } from "./moves.ts";
import type { Faces } from "./shown.ts";

export interface MatchContextValue {
  readonly game: GameDisplay;
  readonly view: AnyView;
  readonly faces: Faces;
  /** Players and places as the viewer calls them. */
  readonly say: LogContext;
  readonly moves: readonly ReadMove[];
  readonly selected: string | null;
  /** Cards that go with the selected one in some move. */
  readonly targets: ReadonlySet<string>;
  /** The choice of cards that is asked for, and the cards picked so far. */
  readonly pick: Pick | null;
  readonly picked: readonly string[];
  readonly pickable: ReadonlySet<string>;
  readonly isBusy: boolean;
  /** The server passes for the viewer here: nothing is asked. */
  readonly isPassing: boolean;
  /** A card was clicked: picks, aims or selects, whichever is open. */
  readonly touch: (card: string) => void;
  readonly send: (move: string) => void;
}

export const MatchContext = createContext<MatchContextValue | null>(null);

export function useMatchContext(): MatchContextValue {
  const context = useContext(MatchContext);
  if (context === null) throw new Error("This part belongs on the page of a match.");
  return context;
}
