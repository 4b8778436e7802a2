/** New random numbers, and the promise that is made of them. Only this needs hashes: no table loads it before it is wanted. */
import { entropyHashOf } from "@lunchtable-tcg/match/fairness";
import { randomHex, type Started } from "./started.ts";

const ENTROPY_BYTES = 32;
const ID_BYTES = 16;

export function newStart(wanted: object, atMs: number, path?: string): Started {
  const entropy = randomHex(ENTROPY_BYTES);
  const requestId = randomHex(ID_BYTES);
  const body = { ...wanted, requestId, entropyHash: entropyHashOf(entropy) };
  return {
    requestId,
    wanted: body,
    entropy,
    matchId: null,
    atMs,
    ...(path !== undefined && { path }),
  };
}

/** A seat at somebody else's table. */
export function newSeat(matchId: string, atMs: number): Started {
  const entropy = randomHex(ENTROPY_BYTES);
  const wanted = { entropyHash: entropyHashOf(entropy) };
  return { requestId: randomHex(ID_BYTES), wanted, entropy, matchId, atMs };
}
