/** A card and its state in words, for the accessible name of what the caller wraps it in. */
import { atRest, type CardState, type Counters } from "./card-state.ts";
import type { PrintedFace, Stat } from "./printed-face.ts";

/** "Candy Courier, level 4, attack 1500 ▼, defense 800, exhausted, 1 of 3 vice". */
export function cardWords(face: PrintedFace, state: CardState = atRest): string {
  const { level, cost, stats } = face;
  const worth = level === null ? `costs ${cost ?? 0}` : `level ${level}`;
  const numbers = stats.map((stat) => `${stat.label} ${numberWords(stat, state)}`);
  return [wholeName(face), worth, ...numbers, ...stateWords(state)].join(", ");
}

/** With the version, where several cards have the name. */
export const wholeName = ({ name, version }: PrintedFace): string =>
  version === null ? name : `${name} - ${version}`;

/** What it goes through alone, a phrase each: of a card whose face nobody sees too. */
export function stateWords(state: CardState): readonly string[] {
  const { picked, link, counters } = state;
  return [
    state.set === true && "face down",
    state.defense === true && "in defense",
    state.attacking === true && "attacking",
    state.exhausted === true && "exhausted",
    counters !== undefined && counters.count > 0 && counterWords(counters),
    state.negated === true && "negated",
    link !== undefined && `link ${link} is about it`,
    picked !== undefined && `chosen, number ${picked}`,
    state.playable === true && "can be played",
    state.target === true && "can be chosen",
  ].filter((phrase) => phrase !== false);
}

function counterWords({ count, limit, name }: Counters): string {
  const words = `${count} of ${limit} ${name}`;
  if (count >= limit) return `${words}, breaks`;
  return count === limit - 1 ? `${words}, one more breaks it` : words;
}

function numberWords({ label, value }: Stat, { now }: CardState): string {
  const current = now?.[label] ?? value;
  if (current === value) return String(value);
  return `${current} ${current > value ? "▲" : "▼"}`;
}
