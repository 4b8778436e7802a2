/** A printed card in words, for games that print none: its name, and its definition field by field. */
import { plain } from "./english.ts";
import type { CardFace } from "./log-context.ts";

export function plainCard({ name, ...fields }: CardFace): string[] {
  return [
    name,
    ...Object.entries(fields).map(([field, value]) => `${plain(field)}: ${short(value)}`),
  ];
}

/** A value on a line. */
function short(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(short).join(" ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${plain(name)} ${short(part)}`)
    .join(", ");
}
