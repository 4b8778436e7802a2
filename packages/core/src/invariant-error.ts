import type { Json } from "./canonical-json.ts";

/**
 * We are wrong: something that the code promises does not hold. Never thrown for what a player or
 * a caller got wrong (that is answered with a rejection), so nobody should catch it to carry on.
 */
export class InvariantError extends Error {
  /** The facts that help to reproduce it, for example seed and sequence number. */
  readonly data: Json | undefined;

  constructor(message: string, data?: Json) {
    super(message);
    this.name = "InvariantError";
    this.data = data;
  }
}

/** Stops the program when a promise of the code is broken; afterwards the compiler believes it. */
export function invariant(condition: unknown, message: string, data?: Json): asserts condition {
  if (!condition) throw new InvariantError(message, data);
}
