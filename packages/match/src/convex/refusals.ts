/** Refusals as Convex tells them to a client: an error with the same code and fields as over HTTP. */
import { ConvexError, type Value } from "convex/values";
import { MatchError } from "../service/errors.ts";
import { plain } from "./plain.ts";

/** What `error.data` of a `ConvexError` holds. */
export interface MatchRefusal {
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
  /** What a client needs to do better next time. */
  readonly data?: MatchError["data"];
}

/** Whatever it had written is taken back: the transaction fails with it. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    const { code, message, data } = error;
    const refusal: MatchRefusal =
      Object.keys(data).length === 0 ? { code, message } : { code, message, data };
    throw new ConvexError(plain(refusal) as Value);
  }
}
