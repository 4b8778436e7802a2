/** English, as far as sentences about any game need it. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name from inside a program as people write it: `setZone` is "set zone", `LP_ZERO` "lp zero". */
export function plain(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();
}

/** "1 card", "2 cards" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${Math.abs(count) === 1 ? one : many}`;
}

/** "a, b and c" */
export function listed(parts: readonly string[], joint: "and" | "or" = "and"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${joint} ${parts.at(-1) ?? ""}`;
}

const irregular: Readonly<Record<string, string>> = { have: "has", be: "is", are: "is" };

/** "draws", "passes", "goes", "has" */
export function thirdPerson(verb: string): string {
  const known = Object.hasOwn(irregular, verb) ? irregular[verb] : undefined;
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
