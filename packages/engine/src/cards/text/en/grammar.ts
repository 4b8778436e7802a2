/** What English does to words, whatever they say. */

/** "A, B and C" */
export function list(items: readonly string[], joint: "and" | "or"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${joint} ${items.at(-1)}`;
}

/** "1 card", "2 cards". Every noun here takes an s. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** "a card", "an effect". By the letter: no word here is written one way and said another. */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Parts with a blank between, but for a comma, and without those that are empty. */
export function words(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== "")
    .join(" ")
    .replaceAll(" ,", ",");
}

/** Names are what the designer wrote, and are told apart from the words around. */
export function quoted(name: string): string {
  return `“${name}”`;
}

/** Archetypes are written as ids and read as names: `salad-bar` is “Salad Bar”. */
export function quotedId(id: string): string {
  const isId = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
  return quoted(isId ? id.split("-").map(capital).join(" ") : id);
}
