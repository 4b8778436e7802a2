/**
 * Where the secrets of matches come from. In a mutation Convex gives random numbers from a generator that it
 * seeds anew for each call, so that the call can be run again; only an action draws from the system. So an
 * action has drawn a root once, and a match's secret is a hash of that root and of what its own mutation
 * draws: whoever wants to know it before the end would have to know both. Until the action has run, which the
 * first match of a deployment asks for, a secret is made of the mutation's numbers alone.
 */
import { sha256Hex } from "@tcg/core";
import { internal } from "../component/_generated/api.ts";
import type { MutationCtx } from "../component/_generated/server.ts";

export function drawHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** At most 32 bytes at a time. */
export async function secretsOf({
  db,
  scheduler,
}: MutationCtx): Promise<(bytes: number) => string> {
  const known = await db.query("randomness").first();
  if (known === null) await scheduler.runAfter(0, internal.randomness.draw, {});
  const root = known?.root ?? "";
  return (bytes) => sha256Hex(`${root} ${drawHex(32)}`).slice(0, 2 * bytes);
}
