/** The shapes of phrases, which only the table of words looks into. */
export interface Forms {
  /** What one trait adds to a description: "of level 4 or lower". */
  readonly trait: unknown;
  /** Cards of some description, in no number yet: "face-up stereotype you control". */
  readonly cards: unknown;
  /** Certain cards: "all face-up stereotypes you control". */
  readonly noun: unknown;
  /** Something counted: "card in your hand", for "for each". */
  readonly counted: unknown;
  /** How much of something: "100 damage for each card in your hand". */
  readonly amount: unknown;
  /** What an action does, before it is part of a sentence. */
  readonly clause: unknown;
}
