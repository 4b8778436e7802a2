/** The call itself was wrong: an unknown game, a number that is none. Exit code 2. */
export class WrongCall extends Error {}

/** The call was fine and the answer is no: a record that does not verify. Exit code 1. */
export class NotGood extends Error {}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
