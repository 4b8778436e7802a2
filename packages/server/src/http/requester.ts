/** Who sent a request, as far as limits are concerned. */
import type { Guests } from "../guests.ts";
import type { Requester } from "../limits/limiter.ts";

export function requesterOf(guests: Guests, request: Request): Requester {
  // The listener adds the address of the connection, or the one that a trusted proxy names.
  const { ip } = request as { readonly ip?: string };
  return { identity: guests.identify(request), address: networkOf(ip ?? "") };
}

/** Whoever has an IPv6 address has at least the 2^64 of its network, so the network is counted. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
