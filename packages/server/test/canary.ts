/**
 * Canaries: cards that a viewer was never shown, and whose definition and name are searched in everything that
 * it is sent. No card is in both decks, so a seat that knows its own deck and what it was shown knows no more.
 * What was shown is read from the raw log alone.
 */
import type { MatchStore } from "@lunchtable-tcg/match";
import type { Stream } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";

/** Two who play, and one who watches. */
export const PLAYERS = ["ada", "bob", "carol"] as const;
export type Player = (typeof PLAYERS)[number];

interface RawCard {
  readonly def: string;
  readonly owner: string;
  readonly zone: string;
  readonly faceDown: boolean;
}

interface RawChange {
  readonly def?: string;
  readonly cards?: readonly { readonly def: string }[];
  readonly faceSeenBy?: readonly string[];
  readonly facesSeenBy?: readonly string[];
  readonly seenBy?: readonly string[];
}

/** By player, the definitions that they may know: those of their own deck, and what was shown. */
export class Shown {
  readonly #seats: Readonly<Record<Player, readonly string[]>>;
  readonly known: Readonly<Record<Player, Set<string>>>;
  #read = 0;

  constructor(seats: readonly string[], decks: readonly (readonly string[])[]) {
    const [first = "", second = ""] = seats;
    // A spectator knows what both seats were shown.
    this.#seats = { ada: [first], bob: [second], carol: [first, second] };
    this.known = { ada: new Set(decks[0]), bob: new Set(decks[1]), carol: new Set() };
  }

  async read(store: MatchStore, matchId: string): Promise<void> {
    for (const { version, events } of await store.readAfter(matchId, this.#read, 10_000)) {
      this.#read = version;
      for (const { change } of JSON.parse(events) as { readonly change?: RawChange }[]) {
        if (change !== undefined) this.#note(change);
      }
    }
  }

  #note(change: RawChange): void {
    const seers = change.faceSeenBy ?? change.facesSeenBy ?? change.seenBy ?? [];
    const defs = [change, ...(change.cards ?? [])].flatMap(({ def }) => def ?? []);
    for (const player of PLAYERS) {
      if (!this.#seats[player].every((seat) => seers.includes(seat))) continue;
      for (const def of defs) this.known[player].add(def);
    }
  }
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A definition as a whole word, or a name as JSON writes it. */
export function searchFor({ describeCard }: AnyHostableGame, hidden: readonly string[]): RegExp {
  const names = hidden.flatMap((def) => {
    const name = describeCard(def)?.name;
    return typeof name === "string" ? [escaped(JSON.stringify(name))] : [];
  });
  const defs = hidden.map((def) => `(?<![\\w-])${escaped(def)}(?![\\w-])`);
  return new RegExp([...defs, ...names].join("|"));
}

/** The cards that a viewer has not been shown, as they lay when the store was last told of all of them. */
export async function hiddenCards(
  store: MatchStore,
  matchId: string,
  known: ReadonlySet<string>,
): Promise<RawCard[]> {
  const stored = await store.load(matchId);
  if (stored === null || stored === "unchanged") throw new Error("there is no such match");
  const { state } = JSON.parse(stored.snapshot ?? "{}") as {
    readonly state: { readonly cards: Readonly<Record<string, RawCard>> };
  };
  return Object.values(state.cards).filter(({ def }) => !known.has(def));
}

/** Commands that name any card there is. */
export function oddMoves({ game }: AnyHostableGame, random: Stream): string[] {
  const types = Object.keys(game.commands).filter((type) => !/^(?:SURRENDER|concede)$/i.test(type));
  return [0, 1, 2].map(() => `${random.pick(types)} c${1 + random.int(260)}`);
}

/** Where cards are hidden. In Lorcana a card is shown before it lies in the inkwell. */
export const hidingPlaces: Readonly<Record<string, string[]>> = {
  lunchtable: ["deck", "hand", "face-down"],
  lorcana: ["deck", "hand"],
};
