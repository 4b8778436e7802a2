/** What is wrong with those options of an engine that every game has; each fault as a sentence. */
import { createRandom, type Seed } from "../random.ts";
import { own } from "../shapes/index.ts";

/** Who plays is given as `hostId`, `awayId`: a name for each seat. */
export function playerFaults(options: unknown, seats: readonly string[]): string[] {
  return seats
    .map((seat) => `${seat}Id`)
    .filter((option) => !isName(own(options, option)))
    .map((option) => `${option} is a text that is not empty`);
}

export function seedFaults(options: unknown): string[] {
  try {
    createRandom(own(options, "seed") as Seed, "a try");
    return [];
  } catch {
    return ["seed is a whole number or 64 hexadecimal digits"];
  }
}

function isName(id: unknown): boolean {
  return typeof id === "string" && id !== "";
}
