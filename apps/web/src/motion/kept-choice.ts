/** One of a few words that a visitor chose, kept in the browser. */

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
    const kept = read(keptAs);
    return choices.find((choice) => choice === kept) ?? unlessChosen;
  }

  return {
    now,
    choose(choice) {
      if (!keep(keptAs, choice)) chosen = choice;
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

function read(keptAs: string): string | null {
  try {
    return localStorage.getItem(keptAs);
  } catch {
    return null;
  }
}

/** False: the browser keeps nothing. */
function keep(keptAs: string, choice: string): boolean {
  try {
    localStorage.setItem(keptAs, choice);
    return true;
  } catch {
    return false;
  }
}
