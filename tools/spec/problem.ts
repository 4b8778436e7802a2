/** Something the author of a file has to mend: where it is, and a sentence that says what. */
export type Problem = { readonly where: string; readonly message: string };

/** A wrong call of the tool itself. The sentence is all the user needs, so no stack is shown. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
