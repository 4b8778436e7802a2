/** What English does to words, whatever they say. */
import { capital } from "@tcg/core/hosting";

/** "a card", "an effect". By the letter: no word here is written one way and said another. */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;
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
