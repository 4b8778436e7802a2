/** What a lesson is: a position that real moves lead to, and what to do there. It is data; the rules are the game's. */

/** A type of event, and the seat it is about where that matters. */
export interface Heard {
  readonly type: string;
  readonly seat?: string;
}

export interface LessonStep {
  /** The one thing to do. */
  readonly say: string;
  /** Why, in a sentence or two. */
  readonly why: string;
  /** The number of the rule that it teaches. */
  readonly rule: string;
  /** How the text of the move begins that does it. */
  readonly move: string;
  /** What is heard once it is done. */
  readonly until: Heard;
}

export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** In a sentence, for those who choose. */
  readonly about: string;
  /** Names of decks: the learner's, who has the first seat, and the other's. */
  readonly decks: readonly [string, string];
  readonly config?: object;
  /** With it the cards come so that the moves below are possible. */
  readonly seed: number;
  /** Who did what before the lesson begins: a seat, and how the text of its move begins. */
  readonly before: readonly (readonly [seat: string, move: string])[];
  readonly steps: readonly LessonStep[];
  /** Said when all is done. */
  readonly end: string;
}
