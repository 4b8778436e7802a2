/**
 * The games a service can host. A match pins the game, its rules version and its cards; it goes on
 * with exactly these or not at all. Cards that have changed since are read from the store.
 */
import type { AnyHostableGame } from "@tcg/core/hosting";
import type { MatchStore } from "../../store.ts";
import { MatchError } from "../errors.ts";
import { gameOfMatch } from "./game-of-match.ts";
import { type HostedOwnCards, hostOwnCards, type OwnCards } from "./own-cards.ts";

const MAX_REVIVED = 100;

interface Pinned {
  readonly game: string;
  readonly rulesVersion: number;
  readonly cardSet: string;
  /** Cards that somebody brought. */
  readonly ownCards?: OwnCards;
}

/** Cards as a record or a receipt has them with it. */
export interface CardsWithIt {
  readonly ownCards?: unknown;
  readonly oldCards?: string;
}

export class Games {
  readonly #store: MatchStore;
  readonly #games: readonly AnyHostableGame[];
  /** Games with stored cards, by game, rules and hash; null if such a game cannot be made. */
  readonly #revived = new Map<string, Promise<AnyHostableGame | null>>();
  readonly #saved = new Set<string>();

  constructor(store: MatchStore, games: readonly AnyHostableGame[]) {
    this.#store = store;
    this.#games = games;
  }

  /** The game with the highest rules version of this name, for new matches. */
  named(name: string): AnyHostableGame {
    const [found] = this.#games
      .filter(({ game }) => game.id === name)
      .sort((a, b) => b.game.rulesVersion - a.game.rulesVersion);
    if (found !== undefined) return found;
    const known = [...new Set(this.#games.map(({ game }) => game.id))];
    throw new MatchError("no-such-game", `There is no such game. Known: ${known.join(", ")}.`, {
      known,
    });
  }

  /** Stores the cards of a game, so that its matches can go on when cards change. */
  async keepCards({ game, saveCards }: AnyHostableGame): Promise<void> {
    if (saveCards === undefined || this.#saved.has(game.cardSet)) return;
    await this.#store.saveCardSet(game.cardSet, saveCards());
    this.#saved.add(game.cardSet);
  }

  async find(pinned: Pinned): Promise<AnyHostableGame | null> {
    const { game: id, rulesVersion, cardSet, ownCards } = pinned;
    const same = ownCards === undefined ? this.#same(pinned) : null;
    if (same !== null) return same;
    const family = this.#games.find(
      ({ game }) => game.id === id && game.rulesVersion === rulesVersion,
    );
    if (family === undefined) return null;
    if (ownCards === undefined && family.withCards === undefined) return null;
    const key = JSON.stringify([id, rulesVersion, cardSet, ownCards?.hash]);
    const revived =
      this.#revived.get(key) ??
      (ownCards === undefined
        ? this.#revive(family, cardSet)
        : this.#reviveOwn(family, ownCards, cardSet));
    this.#remember(key, revived);
    // The store may answer next time.
    revived.catch(() => this.#revived.delete(key));
    return revived;
  }

  /** Whether these rules were never released: matches started with them end. */
  isNeverReleased({ game: id, rulesVersion }: Pinned): boolean {
    return this.#games.some(
      ({ game, neverReleased = [] }) => game.id === id && neverReleased.includes(rulesVersion),
    );
  }

  /** Cards that somebody brings, read. */
  bring(name: string, given: unknown): HostedOwnCards {
    const brought = hostOwnCards(this.named(name), given);
    const { game } = brought.hosted;
    const key = JSON.stringify([game.id, game.rulesVersion, game.cardSet, brought.cards.hash]);
    this.#remember(key, Promise.resolve(brought.hosted));
    return brought;
  }

  /** Until a match names them: nobody drops what was brought just now. */
  async keepBrought({ hash }: OwnCards, text: string, nowMs: number): Promise<void> {
    await this.#store.saveCardSet(hash, text, nowMs);
  }

  /** For one more match with cards that were brought to another, which may be dropped at any time. */
  async keepFurther(cards: OwnCards, nowMs: number): Promise<void> {
    const text = await this.#store.loadCardSet(cards.hash);
    if (text === null) throw new MatchError("no-such-match", "The match and its cards are gone.");
    await this.keepBrought(cards, text, nowMs);
  }

  /** The set as it was brought; null if it is not there. */
  async #ownCards({ hash }: OwnCards): Promise<unknown> {
    const text = await this.#store.loadCardSet(hash);
    return text === null ? null : (JSON.parse(text) as unknown);
  }

  /** What whoever plays a match again needs besides what is here: cards that were brought, or that were printed anew. */
  async cardsToGoWith(pinned: Pinned): Promise<CardsWithIt> {
    if (pinned.ownCards !== undefined) {
      const ownCards = await this.#ownCards(pinned.ownCards);
      return ownCards === null ? {} : { ownCards };
    }
    if (this.#same(pinned) !== null) return {};
    const oldCards = await this.#store.loadCardSet(pinned.cardSet);
    return oldCards === null ? {} : { oldCards };
  }

  /** The game with exactly these rules and its own cards. */
  #same({ game, rulesVersion, cardSet }: Pinned): AnyHostableGame | null {
    return gameOfMatch(this.#games, { game, rulesVersion, cardSet });
  }

  /** The latest, a bounded number: strangers bring any number of sets. */
  #remember(key: string, revived: Promise<AnyHostableGame | null>): void {
    this.#revived.delete(key);
    this.#revived.set(key, revived);
    if (this.#revived.size <= MAX_REVIVED) return;
    const [oldest] = this.#revived.keys();
    this.#revived.delete(oldest as string);
  }

  async #reviveOwn(
    family: AnyHostableGame,
    own: OwnCards,
    cardSet: string,
  ): Promise<AnyHostableGame | null> {
    const read = family.readCards?.(await this.#ownCards(own));
    return read?.ok && read.hosted.game.cardSet === cardSet ? read.hosted : null;
  }

  async #revive(family: AnyHostableGame, cardSet: string): Promise<AnyHostableGame | null> {
    const cards = await this.#store.loadCardSet(cardSet);
    const revived = cards === null ? null : (family.withCards?.(cards) ?? null);
    return revived !== null && revived.game.cardSet === cardSet ? revived : null;
  }
}
