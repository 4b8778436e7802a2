/** Lorcana in words: cards with their numbers. What happens is told by the engine's own texts. */
import type { Names } from "../table.ts";
import { plain } from "./plain.ts";

/** The parts of a view that are told. Only what is read here has to be there. */
interface Seen {
  readonly phase: string | null;
  readonly game: {
    readonly shared: {
      readonly turnNumber: number;
      readonly turnSeat: string;
      readonly bag: readonly unknown[];
    };
    readonly seats: Readonly<Record<string, { readonly lore: number }>>;
    readonly players: Readonly<
      Record<
        string,
        {
          readonly ink: { readonly ready: number; readonly total: number };
          readonly loreToWin: number;
        }
      >
    >;
    readonly cards: Readonly<
      Record<
        string,
        {
          readonly strength: number;
          readonly willpower: number;
          readonly lore: number;
          readonly keywords: readonly string[];
          readonly restrictions: readonly string[];
        }
      >
    >;
    readonly costs: Readonly<Record<string, number>>;
  };
}

interface SeenCard {
  readonly card: string;
  readonly def: string | null;
  readonly data: {
    readonly exerted: boolean;
    readonly drying: boolean;
    readonly damage: number;
    readonly at: string | null;
    readonly beneath: string | null;
  } | null;
}

interface LorcanaWords {
  readonly progress: (view: Seen) => string;
  readonly seat: (view: Seen, seat: string) => string;
}

/** `typeOf`: what a printed card is, for items have no numbers and locations no strength. */
export function cardInPlay(
  { game }: Seen,
  { card, def, data }: SeenCard,
  names: Names,
  typeOf: (def: string) => string | undefined,
): string {
  const facts = game.cards[card];
  const cost = game.costs[card];
  if (facts === undefined || def === null) {
    if (data?.beneath != null) return `under ${names.card(data.beneath)}`;
    return cost === undefined ? "" : `costs ${cost}`;
  }
  const type = typeOf(def);
  const numbers = {
    character: `${facts.strength} strength, ${facts.willpower} willpower, ${facts.lore} lore`,
    location: `${facts.willpower} willpower, ${facts.lore} lore`,
  }[type ?? ""];
  return [
    ...(numbers === undefined ? [] : [numbers]),
    ...facts.keywords.map(plain),
    ...facts.restrictions.map((restriction) => `can't ${plain(restriction)}`),
    ...(data?.damage ? [`${data.damage} damage`] : []),
    ...(data?.exerted ? ["exerted"] : []),
    ...(data?.drying ? ["drying"] : []),
    ...(data?.at == null ? [] : [`at ${names.card(data.at)}`]),
  ].join(", ");
}

export const lorcanaWords: LorcanaWords = {
  progress({ phase, game: { shared } }) {
    if (shared.turnNumber === 0) return "Before the first turn";
    const bag = shared.bag.length === 0 ? "" : `, ${shared.bag.length} in the bag`;
    return `Turn ${shared.turnNumber}, ${plain(phase ?? "no")} phase, ${shared.turnSeat}'s turn${bag}`;
  },
  seat({ game }, seat) {
    const { lore = 0 } = game.seats[seat] ?? {};
    const { ink, loreToWin = 20 } = game.players[seat] ?? {};
    return `${lore} of ${loreToWin} lore, ${ink?.ready ?? 0} of ${ink?.total ?? 0} ink ready`;
  },
};
