/** A game's own value, loaded where decks are checked: its rules say what is legal, and it has the starter decks. */
import type { AnyHostableGame } from "@tcg/core/hosting";
import { useEffect, useState } from "react";
import { knownGame } from "../games.ts";

/** Null until it is loaded. */
export function useRules(game: string): AnyHostableGame | null {
  const [loaded, setLoaded] = useState<{ game: string; hosted: AnyHostableGame } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void knownGame(game)
      ?.load()
      .then((hosted) => isWanted && setLoaded({ game, hosted }));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.hosted : null;
}
