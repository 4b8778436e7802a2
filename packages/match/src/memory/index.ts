/** `@lunchtable-tcg/match/memory`: a store that forgets everything when the process ends. */
export { memoryStore } from "./memory-store.ts";
