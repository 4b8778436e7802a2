/**
 * The games that can be played here, by name. The only file that knows any: a new game is one entry.
 * Two are the kernel's own small games, which are in the repository only.
 */
import type { MaskedEvent, Stream } from "@tcg/core";
import { cardSetIn } from "./cards/card-set-file.ts";
import { lunchTableWith } from "./cards/table.ts";
import { unknown } from "./closest.ts";
import { messageOf, WrongCall } from "./errors.ts";
import { type Names, type OpenTable, openTable } from "./table.ts";
import { frameLines } from "./text/frame.ts";
import { cardInPlay, lorcanaWords } from "./text/lorcana.ts";

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
  lorcana: { about: "a race for lore, with a bag of abilities", load: loadLorcana },
  skirmish: { about: "a small duel, to try the kernel with", load: loadSkirmish },
  "blind-bid": { about: "bids all at once, to try the kernel with", load: loadBlindBid },
};

export const gameNames: readonly string[] = Object.keys(games);

/** Whether the game is played with any cards, of a file. */
export const takesCards = (name: string): boolean =>
  Object.hasOwn(games, name) && games[name]?.loadWith !== undefined;

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
    const takers = gameNames.filter(takesCards);
    throw new WrongCall(`${name} has its own cards: --cards is for ${takers.join(", ")}`);
  }
  try {
    return await found.load();
  } catch (error) {
    throw new WrongCall(`${name} cannot be loaded here: ${messageOf(error)}`);
  }
}

async function loadLorcana(): Promise<OpenTable> {
  const [{ INKS }, sample, { cardText, endingText, eventText }] = await Promise.all([
    import("@tcg/lorcana-engine"),
    import("@tcg/lorcana-engine/sample"),
    import("@tcg/lorcana-engine/text"),
  ]);
  const { greatMovementDeck, longStreetDeck, sampleCards, sampleGame, sampleTable } = sample;
  const nameOf = (def: string): string => {
    const { name = def, version } = sampleTable[def] ?? {};
    return version === undefined ? name : `${name} - ${version}`;
  };
  const told = (event: MaskedEvent, names: Names): string | null =>
    eventText(event, {
      def: (def) => names.def(def),
      card(id) {
        const name = names.card(id);
        return name === "a card" ? null : name;
      },
      seat: (seat) => ({ name: seat, isYou: false }),
    });
  const ended = (event: MaskedEvent): string => {
    const [winner] = event.winners as readonly string[];
    const won = winner === undefined ? "Nobody wins" : `${winner} wins`;
    return `${won}: ${endingText(event.reason as string)}`;
  };
  /** Of two inks, so that it is legal. */
  const someDeck = (random: Stream): string[] => {
    const inks: readonly string[] = random.shuffle(INKS).slice(0, 2);
    const own = sampleCards.filter((card) => card.inks.every((ink) => inks.includes(ink)));
    const copies = own.flatMap(({ id, maxCopies }) => Array<string>(maxCopies ?? 4).fill(id));
    return random.shuffle(copies).slice(0, 60);
  };
  return openTable({
    game: sampleGame,
    seats: ["host", "away"],
    decks: { [LONG_STREET]: longStreetDeck.cards, [GREAT_MOVEMENT]: greatMovementDeck.cards },
    usualDecks: [LONG_STREET, GREAT_MOVEMENT],
    options: (seed, decks) => ({
      seed,
      hostDeck: decks.get("host") ?? [],
      awayDeck: decks.get("away") ?? [],
    }),
    firstSeat: ({ shared }) => shared.startingPlayer,
    turn: ({ shared }) => shared.turnNumber,
    maxCommands: 5000,
    words: {
      ...lorcanaWords,
      name: nameOf,
      ending: endingText,
      event: (event, names) => (event.type === "GAME_ENDED" ? ended(event) : told(event, names)),
      card: (view, card, names) => cardInPlay(view, card, names, (def) => sampleTable[def]?.type),
      printed(def) {
        const card = sampleTable[def];
        if (card === undefined) return [];
        const { kind, cost, numbers, classifications, abilities, text } = cardText(card);
        const reminders = abilities.flatMap(({ text: name, reminder }) =>
          reminder === null ? [] : [`${name}: ${reminder}.`],
        );
        return frameLines([
          [nameOf(def), [kind, cost, ...classifications].join(" · ")],
          [...(text === "" ? [] : text.split("\n")), ...(card.flavor ? [`“${card.flavor}”`] : [])],
          reminders,
          numbers === null ? [] : [numbers],
        ]);
      },
    },
    fuzz: {
      options: (random) => ({
        seed: random.int(2 ** 32),
        hostDeck: someDeck(random),
        awayDeck: someDeck(random),
      }),
      badOptions(random) {
        const deck = someDeck(random);
        const good = { seed: random.int(2 ** 32), hostDeck: deck, awayDeck: deck };
        return random.pick([
          { ...good, hostDeck: deck.slice(1) },
          { ...good, config: { loreToWin: 0 } },
        ]);
      },
      rarely: ["CONCEDE", "TIMEOUT"],
    },
  });
}

const LONG_STREET = "long-street";
const GREAT_MOVEMENT = "great-movement";

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
