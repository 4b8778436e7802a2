/**
 * What a browser keeps for its pages. Where it is told to keep nothing, already the question is refused with an error:
 * here nothing is found then, and keeping something fails.
 */
type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** `find` is asked each time: naming the storage of a browser can throw. */
function quiet(find: () => Storage): Kept {
  const tried = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(find());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => tried((storage) => storage.getItem(key)),
    setItem: (key, value) => find().setItem(key, value),
    removeItem: (key) => void tried((storage) => storage.removeItem(key)),
  };
}

export const browserStorage: Kept = quiet(() => localStorage);
/** Of this tab alone. */
export const tabStorage: Kept = quiet(() => sessionStorage);

/** Whether it could be kept: storage may be off or full. */
export function isKept(storage: Kept, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
