/**
 * A game as one value: its rules, how it introduces itself, how decks become a match, and how it is
 * told. Whoever offers games (a server, a command line, a service, a fuzzer) has a list of these.
 */
import type { Game } from "../define-game.ts";
import type { Seed, Stream } from "../random.ts";
import type { StartOptions } from "../rules.ts";
import type { Course } from "../testkit/course.ts";
import type { Feature } from "../testkit/coverage.ts";
import type { EventOf, GameTypes, Rejection, State } from "../types.ts";
import type { CardView } from "../view.ts";
import type { CardFace } from "./log-context.ts";
import type { GameWords } from "./words.ts";

/** Ids of cards by seat, one for each copy. */
export type DecksBySeat = Readonly<Record<string, readonly string[]>>;

export interface HostableGame<G extends GameTypes> {
  readonly game: Game<G>;
  readonly title: string;
  /** In half a sentence, for those who choose what to play. */
  readonly about: string;
  /** The address of the rulebook, which is Markdown; null if there is none. */
  readonly rulebook: string | null;
  /** Who plays, in the order they sit. */
  readonly seats: readonly G["seat"][];
  /** By name. By default the first seat plays the first deck, the second seat the second. */
  readonly decks: Readonly<Record<string, HostedDeck>>;
  /** What `start` takes for these decks. */
  readonly options: (
    decks: DecksBySeat,
    match: { readonly seed: Seed; readonly config?: object },
  ) => StartOptions<G>;
  /** Why a deck may not be played, or null. */
  readonly checkDeck: (deck: readonly string[]) => Rejection | null;
  /** The ids of all printed cards, in the order of the set. */
  readonly cardIds: readonly string[];
  /** A printed card as clients are sent it; null: no card has this id. */
  readonly describeCard: (def: string) => CardFace | null;
  /** A printed card as text: sections of paragraphs. Without it: the plain values of its definition. */
  readonly printCard?: (def: string) => readonly (readonly string[])[];
  /** How many turns or rounds have begun. */
  readonly turnNumber: (state: State<G>) => number;
  /** Who went first; null where all act at once, and before it is known. */
  readonly firstSeat: (state: State<G>) => G["seat"] | null;
  /** A match that takes more commands than this is given up as unfinished. */
  readonly maxCommands: number;
  /** The command by which a seat gives up. */
  readonly resign: G["command"];
  /**
   * Codes of refusals that say a command is not meant for such a card at all. Whoever is told what a card cannot
   * do now is spared these.
   */
  readonly misfits?: readonly string[];
  /**
   * Whether a command could ever be meant for a card, by what it is and where it lies: the moment at which something
   * may be done is refused before the card is looked at. Left out where `misfits` say it all.
   */
  readonly suits?: (card: CardView<G>, zone: G["zone"], command: G["command"]) => boolean;
  /** The referee's command when a seat's time is up. */
  readonly timeout: (seat: G["seat"]) => G["command"];
  /** Where seats may respond and mostly pass; left out by games that have no such windows. */
  readonly windows?: WindowRules<G>;
  /**
   * What an event tells of a card's use, for figures over many matches: that it came to the hand, or was played.
   * Left out: nobody counts.
   */
  readonly cardUse?: (event: EventOf<G>) => CardUse<G> | null;
  /** The cards as text to be kept; with `withCards`, matches go on when cards are printed anew. */
  readonly saveCards?: () => string;
  /** The same game with cards that were kept; null if they are not cards of these rules. */
  readonly withCards?: (saved: string) => HostableGame<G> | null;
  /**
   * The same game with a card set that somebody wrote, as JSON; or all that is wrong with it. `isThorough`: refuses cards
   * that could never work, too. Left out by games that are played with their own cards.
   */
  readonly readCards?: (set: unknown, isThorough?: boolean) => ReadCards<G>;
  /** Rules versions that were never released: their matches are called off. */
  readonly neverReleased?: readonly number[];
  readonly words: GameWords;
  readonly fuzz: FuzzRules<G>;
}

/** A card of a seat's own, by what is printed. */
export interface CardUse<G extends GameTypes> {
  /** Drawn is whatever comes from the deck to the hand. */
  readonly how: "drawn" | "played";
  /** Whose card it is. */
  readonly seat: G["seat"];
  readonly def: string;
}

export type ReadCards<G extends GameTypes> =
  | { readonly ok: true; readonly name: string; readonly hosted: HostableGame<G> }
  | { readonly ok: false; readonly faults: readonly CardSetFault[] };

export interface CardSetFault {
  /** `lunch-lady.effects[refill].targets[0]` */
  readonly path: string;
  /** Completes the path to a sentence. */
  readonly message: string;
}

/** What a host needs to pass for a seat that has nothing to say. */
interface WindowRules<G extends GameTypes> {
  /** The kinds of prompt that ask for a response. */
  readonly prompts: readonly G["prompt"]["kind"][];
  readonly isPass: (command: G["command"]) => boolean;
  /** The phases in which a player may want to be asked in any case. */
  readonly phases: readonly G["phase"][];
  readonly turnSeat: (state: State<G>) => G["seat"] | null;
  /**
   * Whether an event strikes a seat itself, not only cards of its: who passes until something happens to
   * them is asked again.
   */
  readonly strikes: (event: EventOf<G>, seat: G["seat"]) => boolean;
}

export interface HostedDeck {
  readonly title: string;
  /** How it means to win, in a sentence for those who choose a deck. */
  readonly about?: string;
  /** What it is made of, such as cliques, if that tells decks apart. */
  readonly parts?: readonly DeckPart[];
  /** Ids of cards, one for each copy. */
  readonly cards: readonly string[];
}

export interface DeckPart {
  readonly name: string;
  /** As CSS writes it. */
  readonly colour: string;
}

/** What a fuzzer needs besides the game. */
export interface FuzzRules<G extends GameTypes> {
  readonly options: (random: Stream) => StartOptions<G>;
  /** Options that `start` must refuse. */
  readonly badOptions?: (random: Stream) => StartOptions<G>;
  /** Commands that end a match early: tried once in a while. */
  readonly rarely?: readonly G["command"]["type"][];
  /** What the game declares and its hosted matches cannot show. */
  readonly outOfReach?: readonly Feature[];
  /** How its matches go by the rules, so that turns without end are noticed. */
  readonly course?: Course<G>;
}

/** A game whose types are private to it. */
export type AnyHostableGame = HostableGame<GameTypes>;

export function anyGame<G extends GameTypes>(game: HostableGame<G>): AnyHostableGame {
  // Commands, states and views pass through a host as they are: only the game reads them.
  return game as unknown as AnyHostableGame;
}

/** A refusal of a deck with all its faults, as `checkDeck` gives it. */
export function illegalDeck(
  rule: string,
  faults: readonly { readonly message: string }[],
): Rejection {
  const message = faults.map((fault) => fault.message).join(" ");
  return { code: "deck/illegal", message, rule, data: { faults } };
}

/** The address of a file beside a module: `besideModule(import.meta, "../RULES.md")`. */
export function besideModule(meta: object, path: string): string {
  const { url = "" } = meta as { readonly url?: string };
  return `${url.slice(0, url.lastIndexOf("/") + 1)}${path}`;
}
