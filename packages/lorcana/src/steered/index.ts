/**
 * `@tcg/lorcana-engine/steered`: matches by legal commands alone, each played for one ability or action of
 * a card set, with every check of the kernel's testkit on it.
 */
export { type Aim, aimsOf, fingerprintOf, kindOf, nameOf, textOf } from "./aims.ts";
export { EVERYWHERE, SETTINGS } from "./decks.ts";
export { MISSING, type Missing } from "./missing.ts";
export { playSteered, type SteeredRequest } from "./play.ts";
