/** What the rules say against a deck, sentence by sentence, and of which cards. */
import type { AnyHostableGame } from "@tcg/core/hosting";

export interface DeckFault {
  readonly code: string;
  readonly sentence: string;
  /** The ids it is about; empty where it is about the whole deck. */
  readonly cards: readonly string[];
}

type Checked = Pick<AnyHostableGame, "checkDeck">;

/** As games tell of them: of one card, of several, or of the deck. */
interface Told {
  readonly code?: string;
  readonly message: string;
  readonly cards?: readonly string[];
  readonly data?: { readonly card?: string };
}

/** Empty: the deck is legal. */
export function faultsOf({ checkDeck }: Checked, cards: readonly string[]): readonly DeckFault[] {
  const rejection = checkDeck(cards);
  if (rejection === null) return [];
  const { faults = [rejection] } = (rejection.data ?? {}) as { readonly faults?: readonly Told[] };
  return (faults as readonly Told[]).map(({ code = "", message, cards: several, data }) => ({
    code,
    sentence: message,
    cards: several ?? (data?.card === undefined ? [] : [data.card]),
  }));
}
