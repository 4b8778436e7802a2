/** Who sent a request: a guest by a cookie, an agent by a key, or nobody in particular. */
import type { Agent } from "./identity-store.ts";

export type Requester = {
  /**
   * What seats belong to: the id of a guest or an agent. Empty for nobody, who has no seat anywhere. It is told
   * to no other player.
   */
  readonly identity: string;
  /**
   * What limits are counted by: the guest for a guest's agents, so that many agents get no more than one. All
   * who have no identity share one account at each address. Empty where nothing is known, as in a test.
   */
  readonly account: string;
  /** Of the connection; empty where there is none, as in a test. */
  readonly address: string;
} & (
  | { readonly kind: "nobody" | "guest" }
  | { readonly kind: "agent"; readonly agent: Agent; readonly keyHash: string }
);

export const nobodyAt = (address: string): Requester => ({
  kind: "nobody",
  identity: "",
  account: address === "" ? "" : `nobody at ${address}`,
  address,
});

/** The address that limits are counted by. */
export function addressOf(request: Request): string {
  // The listener adds the address of the connection, or the one that a trusted proxy names.
  const { ip } = request as { readonly ip?: string };
  return networkOf(ip ?? "");
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
