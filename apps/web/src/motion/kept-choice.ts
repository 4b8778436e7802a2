/** One of a few words that a visitor chose, kept in the browser. */
import { browserStorage, isKept } from "../site/browser-storage.ts";

export interface KeptChoice<T extends string> {
  readonly now: () => T;
  readonly choose: (choice: T) => void;
  /** What holds as long as nothing was chosen; the server draws this. */
  readonly unlessChosen: () => T;
  /** Another page of the same browser may choose as well. */
  readonly subscribe: (hear: () => void) => () => void;
}

export function keptChoice<T extends string>(
  keptAs: string,
  choices: readonly T[],
  unlessChosen: T,
): KeptChoice<T> {
  const hearing = new Set<() => void>();
  /** For a browser that keeps nothing. */
  let chosen: T | null = null;

  function now(): T {
    if (chosen !== null) return chosen;
    const kept = browserStorage.getItem(keptAs);
    return choices.find((choice) => choice === kept) ?? unlessChosen;
  }

  return {
    now,
    choose(choice) {
      if (!isKept(browserStorage, keptAs, choice)) chosen = choice;
      for (const hear of hearing) hear();
    },
    unlessChosen: () => unlessChosen,
    subscribe(hear) {
      hearing.add(hear);
      addEventListener("storage", hear);
      return () => {
        hearing.delete(hear);
        removeEventListener("storage", hear);
      };
    },
  };
}
