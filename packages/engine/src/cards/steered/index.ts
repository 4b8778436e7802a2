/**
 * `@ltcg/engine/steered`: matches by legal commands alone, each played for one effect of a card set,
 * with every check of the kernel's testkit on it.
 */
export { type Aimed, effectsOf, fingerprintOf, nameOf } from "../using/effects.ts";
export { MISSING, type Missing } from "../using/missing.ts";
export { EVERYWHERE, LIFE_TO_LOSE, SETTINGS } from "./decks.ts";
export { playSteered, type SteeredRequest, type SteeredSet } from "./play.ts";
