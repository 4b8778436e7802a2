/**
 * The games of this app, a line each: the game's own value, loaded where its rules are needed, and how it is
 * shown, loaded with its first match. A game that says nothing of that is drawn on the plain table, in the words of
 * its value.
 */
import type { GameTypes } from "@tcg/core";
import { type AnyHostableGame, anyGame, type HostableGame } from "@tcg/core/hosting";
import type { GameDisplay } from "./match/game-display.ts";

export interface KnownGame {
  /** Whole: what a server hosts, and what a match is played again with to check it. */
  readonly load: () => Promise<AnyHostableGame>;
  readonly loadDisplay: (() => Promise<GameDisplay>) | null;
}

type Games = Readonly<Record<string, KnownGame>>;

/** What `@ltcg/server` always hosts, by id. */
const hosted: Games = {
  lunchtable: game(
    async () => (await import("@ltcg/cards")).lunchTable,
    async () => (await import("./lunchtable/index.ts")).lunchTableDisplay,
  ),
  lorcana: game(
    async () => (await import("@tcg/lorcana-engine/sample")).lorcana,
    async () => (await import("./lorcana/index.ts")).lorcanaDisplay,
  ),
};

/** The kernel's own small games, which `EXTRA_GAMES` names. They are in this repository only. */
const extra: Games = {
  skirmish: game(async () => (await import("@tcg/core/fixtures/skirmish")).hostedSkirmish),
  "blind-bid": game(async () => (await import("@tcg/core/fixtures/blind-bid")).hostedBlindBid),
};

function game<G extends GameTypes>(
  load: () => Promise<HostableGame<G>>,
  loadDisplay: KnownGame["loadDisplay"] = null,
): KnownGame {
  return { load: async () => anyGame(await load()), loadDisplay };
}

const all: Games = { ...hosted, ...extra };

/** By the game's id, as the server names it. */
export const knownGame = (id: string): KnownGame | null =>
  Object.hasOwn(all, id) ? (all[id] ?? null) : null;

/** The extra games of these names, separated by commas. */
export async function loadExtraGames(names: string): Promise<AnyHostableGame[]> {
  const wanted = names.split(",").filter((name) => name !== "");
  return Promise.all(
    wanted.map((name) => {
      const found = Object.hasOwn(extra, name) ? extra[name] : undefined;
      if (found !== undefined) return found.load();
      const known = Object.keys(extra).join(", ");
      throw new Error(`EXTRA_GAMES names "${name}"; there are: ${known}.`);
    }),
  );
}
