import type { Forms } from "../forms.ts";
import type { ClauseWords } from "./actions.ts";
import type { AmountWords, CountedWords } from "./amounts.ts";
import type { CardsWords, NounWords, TraitWords } from "./cards.ts";

/** The shapes of English phrases. */
export interface English extends Forms {
  readonly trait: TraitWords;
  readonly cards: CardsWords;
  readonly noun: NounWords;
  readonly counted: CountedWords;
  readonly amount: AmountWords;
  readonly clause: ClauseWords;
}
