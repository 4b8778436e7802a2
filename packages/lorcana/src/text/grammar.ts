/** English: how phrases are put together. */

/** Joined by single blanks, what is empty left out. */
export function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "a, b or c" */
export function list(parts: readonly string[], joint: "and" | "or"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${joint} ${parts.at(-1) ?? ""}`;
}

export function a(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** "a card", "2 cards" */
export function some(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? a(one) : `${count} ${many}`;
}

/** "1 lore", "2 cards" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${Math.abs(count) === 1 ? one : many}`;
}

export function signed(amount: number): string {
  return amount < 0 ? `-${-amount}` : `+${amount}`;
}

/** A sentence of its own. */
export function sentence(text: string): string {
  return text === "" ? "" : `${capital(text)}${/[.!?]”?$/.test(text) ? "" : "."}`;
}
