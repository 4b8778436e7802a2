/**
 * The games that can be played here, by name. The only file that knows any: a new game is one entry.
 * Two are the kernel's own small games, which are in the repository only.
 */
import { cardSetIn } from "./cards/card-set-file.ts";
import { lunchTableWith } from "./cards/table.ts";
import { unknown } from "./closest.ts";
import { messageOf, WrongCall } from "./errors.ts";
import { type OpenTable, openTable } from "./table.ts";

interface Registered {
  readonly about: string;
  readonly load: () => Promise<OpenTable>;
  /** With the card set of a file, for games that are played with any cards. */
  readonly loadWith?: (cards: string) => OpenTable;
}

const games: Readonly<Record<string, Registered>> = {
  lunchtable: {
    about: "a duel with chains, traps and vice",
    load: async () => lunchTableWith(cardSetIn(undefined)),
    loadWith: (cards) => lunchTableWith(cardSetIn(cards)),
  },
  skirmish: { about: "a small duel, to try the kernel with", load: loadSkirmish },
  "blind-bid": { about: "bids all at once, to try the kernel with", load: loadBlindBid },
};

export const gameNames: readonly string[] = Object.keys(games);

export function listGames(): string {
  return Object.entries(games)
    .map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`)
    .join("\n");
}

/** `cards`: a file with a card set to play the game with. */
export async function openGame(name: string, cards?: string): Promise<OpenTable> {
  const found = Object.hasOwn(games, name) ? games[name] : undefined;
  if (found === undefined) {
    throw new WrongCall(unknown("game", name, gameNames));
  }
  if (cards !== undefined) {
    if (found.loadWith !== undefined) return found.loadWith(cards);
    const takers = gameNames.filter((other) => games[other]?.loadWith !== undefined);
    throw new WrongCall(`${name} has its own cards: --cards is for ${takers.join(", ")}`);
  }
  try {
    return await found.load();
  } catch (error) {
    throw new WrongCall(`${name} cannot be loaded here: ${messageOf(error)}`);
  }
}

async function loadSkirmish(): Promise<OpenTable> {
  const { badOptions, skirmish, someOptions } = await import("@tcg/core/fixtures/skirmish");
  const place = { owner: "red", seat: "red", zone: "deck" } as const;
  const inDecks = Object.keys(skirmish.rules.cards).filter(
    (def) => skirmish.rules.couldBe?.(place, def) ?? true,
  );
  const mixed = inDecks.flatMap((def) => [def, def]);
  return openTable({
    game: skirmish,
    seats: ["red", "blue"],
    decks: { mixed },
    usualDecks: ["mixed", "mixed"],
    options: (seed, decks) => ({
      seed,
      decks: { red: decks.get("red") ?? [], blue: decks.get("blue") ?? [] },
    }),
    firstSeat: ({ shared }) => (shared.turn === 1 ? shared.turnSeat : null),
    turn: ({ shared }) => shared.turn,
    maxCommands: 2000,
    words: {
      progress: ({ game, phase }) =>
        `Turn ${game.shared.turn}, ${phase} phase, ${game.shared.turnSeat}'s turn`,
      seat: ({ game }, seat) => `${game.seats[seat].life} life`,
      card({ game }, { card, data }) {
        const stats = game.units[card];
        const numbers = stats && [`${stats.power}/${stats.toughness}`];
        const damage = data?.damage ? [`${data.damage} damage`] : [];
        return [...(numbers ?? []), ...damage, ...(data?.exhausted ? ["exhausted"] : [])].join(
          ", ",
        );
      },
    },
    fuzz: { options: someOptions, badOptions, rarely: ["CONCEDE", "TIMEOUT"] },
  });
}

async function loadBlindBid(): Promise<OpenTable> {
  const { blindBid, someOptions } = await import("@tcg/core/fixtures/blind-bid");
  const numbers = Object.keys(blindBid.rules.cards).flatMap((def) =>
    def.startsWith("bid-") ? [def] : [def, def],
  );
  return openTable({
    game: blindBid,
    seats: ["north", "east"],
    decks: { every: numbers },
    usualDecks: ["every", "every"],
    options: (seed, decks) => ({ seed, decks: Object.fromEntries(decks) }),
    firstSeat: () => null,
    turn: ({ shared }) => shared.round,
    maxCommands: 500,
    words: {
      progress: ({ game }) => `Round ${game.round}, for ${game.prize} points`,
      seat: ({ game }, seat) =>
        `${game.seats[seat].points} points${game.hasBid.includes(seat) ? ", has bid" : ""}`,
    },
    fuzz: { options: someOptions, rarely: ["CONCEDE", "TIMEOUT"] },
  });
}
