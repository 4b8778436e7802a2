import { useSyncExternalStore } from "react";

/** Whether the page has a column at the side in which there is room below the log. */
const WIDE = "(min-width: 1201px) and (min-height: 700px)";

export const useIsWide = (): boolean => useSyncExternalStore(follow, isWide, () => false);

const isWide = (): boolean => matchMedia(WIDE).matches;

function follow(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
