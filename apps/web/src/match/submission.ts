/** What is sent for a move. Giving up has a route of its own, which no move of another seat can overtake. */

export interface Submission {
  /** The route under the address of the match. */
  readonly route: "actions" | "abandon";
  readonly body: object;
}

export function submissionOf(
  move: { readonly move: string; readonly expectedVersion: number; readonly commandId: string },
  /** The id of the move by which a seat gives up; null if it is not known. */
  resign: string | null,
): Submission {
  return move.move === resign ? { route: "abandon", body: {} } : { route: "actions", body: move };
}
