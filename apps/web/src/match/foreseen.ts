/** What acting with the selected card would come to, for one target. */
export interface Foreseen {
  /** The card beside which it is shown. */
  readonly on: string;
  /** "2600 : 2200". */
  readonly numbers: string;
  /** Who leaves, and what it costs. */
  readonly words: string;
}
