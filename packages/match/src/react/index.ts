/** `@lunchtable-tcg/match/react`: a live match on a page, on Convex. */
export type { StreamState } from "./match-stream.ts";
export {
  type MatchStream,
  type MatchStreamFunctions,
  type Notice,
  useMatchStream,
} from "./use-match-stream.ts";
