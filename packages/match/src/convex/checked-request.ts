/** What the validators of Convex let through and the service never gets over HTTP. */
import { MatchError } from "../service/errors.ts";
import { SPECTATOR } from "./arguments.ts";

/** Of somebody who does something. */
export function checkRequest(asked: { readonly player: string }): void {
  if (asked.player === SPECTATOR) {
    throw new MatchError(
      "bad-request",
      "A player has an id: the empty one is for those who watch.",
    );
  }
  const fault = notJson(asked, "");
  if (fault !== null) {
    throw new MatchError("bad-request", `${fault} is no JSON: numbers are finite, and no bytes.`);
  }
}

/** Where something stands that cannot be written as JSON; null: nowhere. */
function notJson(value: unknown, at: string): string | null {
  if (typeof value === "bigint") return at;
  if (typeof value === "number") return Number.isFinite(value) ? null : at;
  if (typeof value !== "object" || value === null) return null;
  if (Object.prototype.toString.call(value) === "[object ArrayBuffer]") return at;
  for (const [name, inner] of Object.entries(value)) {
    const fault = notJson(inner, at === "" ? name : `${at}.${name}`);
    if (fault !== null) return fault;
  }
  return null;
}
