/**
 * The games that can be played here, by name. The only file that knows any: a new game is one entry.
 * Two are the kernel's own small games, which are in the repository only.
 */
import type { LunchTable, Seat } from "@ltcg/engine";
import { cafeteriaDeck, cliqueDeck, exampleCards, exampleGame } from "@ltcg/engine/examples";
import type { Stream } from "@tcg/core";
import { unknown } from "./closest.ts";
import { messageOf, WrongCall } from "./errors.ts";
import { type OpenTable, openTable } from "./table.ts";
import { lunchTableWords } from "./text/lunchtable.ts";

interface Registered {
  readonly about: string;
  readonly load: () => Promise<OpenTable>;
}

const games: Readonly<Record<string, Registered>> = {
  lunchtable: { about: "a duel with chains, traps and vice", load: async () => lunchTable },
  skirmish: { about: "a small duel, to try the kernel with", load: loadSkirmish },
  "blind-bid": { about: "bids all at once, to try the kernel with", load: loadBlindBid },
};

export const gameNames: readonly string[] = Object.keys(games);

export function listGames(): string {
  return Object.entries(games)
    .map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`)
    .join("\n");
}

export async function openGame(name: string): Promise<OpenTable> {
  const found = Object.hasOwn(games, name) ? games[name] : undefined;
  if (found === undefined) {
    throw new WrongCall(unknown("game", name, gameNames));
  }
  try {
    return await found.load();
  } catch (error) {
    throw new WrongCall(`${name} cannot be loaded here: ${messageOf(error)}`);
  }
}

/** The usual rules are the example cards' for now: a card set of its own takes their place here. */
const lunchTable: OpenTable = openTable<LunchTable>({
  game: exampleGame,
  seats: ["host", "away"],
  decks: { cafeteria: cafeteriaDeck, clique: cliqueDeck },
  usualDecks: ["cafeteria", "clique"],
  options: (seed, decks) => ({
    seed,
    hostDeck: decks.get("host") ?? [],
    awayDeck: decks.get("away") ?? [],
  }),
  firstSeat: ({ shared }) => shared.firstSeat,
  turn: ({ shared }) => shared.turnNumber,
  maxCommands: 5000,
  words: lunchTableWords,
  fuzz: {
    options: (random) => ({
      seed: random.int(2 ** 32),
      hostDeck: someLunchTableDeck(random),
      awayDeck: someLunchTableDeck(random),
      config: { responses: random.int(4) === 0 ? "auto" : "full" },
    }),
    badOptions(random) {
      const deck = someLunchTableDeck(random);
      const good = { seed: random.int(2 ** 32), hostDeck: deck, awayDeck: deck };
      return random.pick([
        { ...good, hostDeck: deck.slice(1) },
        { ...good, config: { maxHand: -1 } },
        { ...good, firstSeat: "nobody" as Seat },
      ]);
    },
    rarely: ["SURRENDER", "TIMEOUT"],
  },
});

/** Forty cards of a few kinds, so that those which work on each other meet. */
function someLunchTableDeck(random: Stream): string[] {
  const inDecks = exampleCards.filter((card) => card.type !== "stereotype" || !card.token);
  const copies = inDecks.flatMap(({ id }) => [id, id, id]);
  return random.shuffle(copies).slice(0, 40);
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
