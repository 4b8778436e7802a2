/** English: how phrases are put together. */
import { capital } from "@tcg/core/hosting";

/** Joined by single blanks, without empty parts. */
export function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

export function a(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** "a card", "2 cards" */
export function some(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? a(one) : `${count} ${many}`;
}

export function signed(amount: number): string {
  return amount < 0 ? `-${-amount}` : `+${amount}`;
}

/** A sentence of its own. */
export function sentence(text: string): string {
  return text === "" ? "" : `${capital(text)}${/[.!?]”?$/.test(text) ? "" : "."}`;
}
