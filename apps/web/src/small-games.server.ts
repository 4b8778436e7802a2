/**
 * The kernel's own small games, to look at the plain table with: `EXTRA_GAMES=skirmish,blind-bid npm
 * start`. They are in the repository only; each is a line.
 */
import { type AnyHostableGame, anyGame } from "@tcg/core/hosting";

const loaders: Readonly<Record<string, () => Promise<AnyHostableGame>>> = {
  skirmish: async () => anyGame((await import("@tcg/core/fixtures/skirmish")).hostedSkirmish),
  "blind-bid": async () => anyGame((await import("@tcg/core/fixtures/blind-bid")).hostedBlindBid),
};

/** The games of these names, separated by commas. */
export async function loadSmallGames(names: string): Promise<AnyHostableGame[]> {
  const loaded: AnyHostableGame[] = [];
  for (const name of names.split(",").filter((each) => each !== "")) {
    const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
    if (load === undefined) {
      const known = Object.keys(loaders).join(", ");
      throw new Error(`EXTRA_GAMES names "${name}"; there are: ${known}.`);
    }
    loaded.push(await load());
  }
  return loaded;
}
