/**
 * The kernel's own small games, to look at the plain table with: `EXTRA_GAMES=skirmish,blind-bid npm
 * start`. They are in the repository only.
 */
import type { HostedGame } from "@ltcg/server";
import { registerGame } from "@lunchtable-tcg/match";

const loaders: Readonly<Record<string, () => Promise<HostedGame>>> = {
  skirmish: loadSkirmish,
  "blind-bid": loadBlindBid,
};

/** The games of these names, separated by commas. */
export async function loadSmallGames(names: string): Promise<Record<string, HostedGame>> {
  const loaded: Record<string, HostedGame> = {};
  for (const name of names.split(",").filter((each) => each !== "")) {
    const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
    if (load === undefined) {
      const known = Object.keys(loaders).join(", ");
      throw new Error(`EXTRA_GAMES names "${name}"; there are: ${known}.`);
    }
    loaded[name] = await load();
  }
  return loaded;
}

async function loadSkirmish(): Promise<HostedGame> {
  const { skirmish } = await import("@tcg/core/fixtures/skirmish");
  const { cards, couldBe } = skirmish.rules;
  const place = { owner: "red", seat: "red", zone: "deck" } as const;
  const inDecks = Object.keys(cards).filter((def) => couldBe?.(place, def) ?? true);
  return {
    registered: registerGame({
      game: skirmish,
      seats: ["red", "blue"],
      options: (decks) => ({ decks: { red: decks.red ?? [], blue: decks.blue ?? [] } }),
      checkDeck: () => null,
      describeCard: (def) => (cards[def] as object | undefined) ?? null,
      turnNumber: ({ shared }) => shared.turn,
    }),
    title: "Skirmish",
    about: "a small duel, to try the kernel with",
    rules: null,
    decks: { mixed: { title: "Two of each", cards: inDecks.flatMap((def) => [def, def]) } },
  };
}

async function loadBlindBid(): Promise<HostedGame> {
  const { blindBid } = await import("@tcg/core/fixtures/blind-bid");
  const { cards } = blindBid.rules;
  const every = Object.keys(cards).flatMap((def) => (def.startsWith("bid-") ? [def] : [def, def]));
  return {
    registered: registerGame({
      game: blindBid,
      seats: ["north", "east", "south"],
      options: (decks) => ({ decks }),
      checkDeck: () => null,
      describeCard: (def) => (cards[def] as object | undefined) ?? null,
      turnNumber: ({ shared }) => shared.round,
    }),
    title: "Blind Bid",
    about: "bids all at once, to try the kernel with",
    rules: null,
    decks: { every: { title: "Every card", cards: every } },
  };
}
