/** Who sent a request, as far as limits are concerned. */
import type { Guests } from "../guests.ts";
import type { Requester } from "../limits/limiter.ts";

export function requesterOf(guests: Guests, request: Request): Requester {
  // The listener adds the address of the connection, or the one that a trusted proxy names.
  const { ip } = request as { readonly ip?: string };
  return { identity: guests.identify(request), address: ip ?? "" };
}
