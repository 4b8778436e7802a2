/** Lorcana in words: events as sentences, cards with their numbers. */
import type { MaskedEvent } from "@tcg/core";
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
  readonly ending: (reason: string) => string;
  readonly event: (event: MaskedEvent, names: Names) => string | null;
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
  ending: (reason) => endings[reason] ?? plain(reason),
  event(event, names) {
    const tell = sentences[event.type];
    return tell === undefined || tell === null ? null : tell(event as unknown as Told, names);
  },
};

const endings: Readonly<Record<string, string>> = {
  lore: "the lore was gathered",
  "deck-out": "the deck had no card left to draw",
  concede: "the other side conceded",
  timeout: "time ran out",
  loop: "the match went round in circles",
  "turn-limit": "the turn limit was reached",
};

/** A card as it was. */
interface Was {
  readonly card: string;
  readonly def: string;
  readonly seat: string;
}

interface Told {
  readonly seat: string;
  readonly turn: number;
  readonly amount: number;
  readonly count: number;
  readonly lore: number;
  readonly why: string;
  readonly exerted: boolean;
  readonly inChallenge: boolean;
  readonly name: string;
  readonly place: string;
  readonly reason: string;
  readonly winners: readonly string[];
  readonly card: Was;
  readonly by: Was | null;
  readonly top: Was;
  readonly from: Was;
  readonly to: Was;
  readonly location: Was;
  readonly song: Was;
  readonly challenger: Was;
  readonly defender: Was;
  readonly cards: readonly Was[];
  readonly singers: readonly Was[];
  readonly source: { readonly card: string; readonly def: string };
  readonly entry: { readonly name: string; readonly source: { readonly def: string } };
  readonly entries: readonly {
    readonly seat: string;
    readonly name: string;
    readonly source: { readonly def: string };
  }[];
  readonly how: { readonly by: string; readonly onto?: string; readonly singer?: string };
  readonly effect: {
    readonly on: { readonly card?: string; readonly seat?: string };
    readonly fact: Fact;
    readonly duration: string;
  };
  readonly change: {
    readonly def?: string;
    readonly as?: string;
    readonly card?: string;
    readonly to?: { readonly seat: string; readonly zone: string };
    readonly cards?: readonly { readonly def?: string }[];
  };
}

interface Fact {
  readonly fact: string;
  readonly stat?: string;
  readonly amount?: number;
  readonly keyword?: string;
  readonly value?: number;
  readonly restriction?: string;
  readonly permission?: string;
}

type Sentence = (told: Told, names: Names) => string | null;

const some = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What everybody has seen it be. */
const shown = ({ card, def }: Was, names: Names): string => {
  const name = names.card(card);
  return name === "a card" ? names.def(def) : name;
};

const moved = ({ change }: Told, names: Names): string =>
  change.def === undefined ? "a card" : names.def(change.def);

const by = ({ by: doer }: Told, names: Names): string =>
  doer === null ? "" : ` by ${shown(doer, names)}`;

const learned = ({ change }: Told, names: Names): string => {
  const faces = (change.cards ?? []).map(({ def }) => (def === undefined ? null : names.def(def)));
  const known = faces.filter((name) => name !== null);
  return known.length === 0 ? some(faces.length, "card") : known.join(", ");
};

function playedHow({ how }: Told, names: Names): string {
  switch (how.by) {
    case "shift":
      return `, shifted onto ${names.card(how.onto)}`;
    case "sing":
      return `, sung by ${names.card(how.singer)}`;
    case "sing-together":
      return ", sung together";
    case "free":
      return " for free";
    default:
      return "";
  }
}

const durations: Readonly<Record<string, string>> = {
  turn: "this turn",
  "until-your-next-turn": "until the next turn of who did it",
  "until-its-next-turn": "until its player's next turn",
  "their-next-turn": "in the next turn of the other side",
  challenge: "in this challenge",
  play: "while it is in play",
};

function factText({
  fact,
  stat,
  amount = 0,
  keyword,
  value,
  restriction,
  permission,
}: Fact): string {
  switch (fact) {
    case "stat":
      return `${amount < 0 ? "" : "+"}${amount} ${stat}`;
    case "keyword":
      return plain(`${keyword}${value === undefined ? "" : ` ${value}`}`);
    case "restriction":
      return `can't ${plain(restriction ?? "")}`;
    case "permission":
      return plain(permission ?? "");
    case "cost":
      return `${Math.abs(amount)} ink ${amount < 0 ? "less" : "more"} to pay`;
    case "inkings":
      return `${some(amount, "more card")} for the inkwell`;
    default:
      return `a new ${plain(fact)}`;
  }
}

/**
 * Every event of the game; null: nothing worth a line, because another line or the table says it. A
 * test holds the list complete.
 */
export const sentences: Readonly<Record<string, Sentence | null>> = {
  DECK_PLACED: null,
  CHOOSER_DECIDED: ({ seat }) => `${seat} decides who goes first`,
  STARTING_PLAYER_CHOSEN: ({ seat }) => `${seat} goes first`,
  HAND_ALTERED: ({ seat, count }) =>
    count === 0 ? `${seat} keeps the hand` : `${seat} has changed ${some(count, "card")}`,

  TURN_STARTED: ({ seat, turn }) => `Turn ${turn}: ${seat}`,
  ALL_READIED: null,
  TURN_BEGINS: null,
  CHARACTERS_DRIED: null,
  TURN_ENDING: ({ seat }) => `${seat} ends the turn`,
  TURN_ENDED: null,
  TURN_ACTION_TAKEN: null,

  CARD_DRAWN: (told, names) => {
    if (told.why === "opening" && told.change.def === undefined) return null;
    return `${told.seat} draws ${moved(told, names)}`;
  },
  DRAW_FAILED: ({ seat }) => `${seat} has no card left to draw`,
  CARD_INKED: (told, names) =>
    `${told.seat} puts ${moved(told, names)} into the inkwell${told.exerted ? ", exerted" : ""}`,
  PLAY_ANNOUNCED: (told, names) =>
    `${told.seat} plays ${moved(told, names)}${playedHow(told, names)}`,
  CARD_COVERED: null,
  CARD_ENTERED: null,
  CARD_PLAYED: null,
  ACTION_DISCARDED: null,
  CARD_BANISHED: (told, names) =>
    `${shown(told.card, names)} is banished${told.inChallenge ? " in the challenge" : ""}${by(told, names)}`,
  CARD_RETURNED: ({ card }, names) => `${shown(card, names)} goes back to ${card.seat}'s hand`,
  CARD_LEFT_PLAY: ({ card, change }, names) =>
    `${shown(card, names)} leaves play for ${card.seat}'s ${plain(change.to?.zone ?? "side")}`,
  STACK_FOLLOWED: () => "A card that was under it goes along",
  CARD_DISCARDED: (told, names) => `${told.seat} discards ${moved(told, names)}`,
  CARD_MILLED: (told, names) =>
    `${moved(told, names)} goes from ${told.seat}'s deck to the discard`,
  CARD_TO_HAND: (told, names) => `${told.seat} takes ${moved(told, names)} into hand`,
  CARD_TO_DECK: (told, names) =>
    `${told.seat} puts ${moved(told, names)} on the ${told.place} of the deck`,
  CARD_PUT_UNDER: ({ top }, names) => `A card goes face-down under ${shown(top, names)}`,
  CARDS_REVEALED: (told, names) => `${told.seat} shows ${learned(told, names)}`,
  CARDS_LOOKED_AT: (told, names) => `${told.seat} looks at ${learned(told, names)}`,
  DECK_SHUFFLED: ({ seat }) => `${seat} shuffles the deck`,
  DECK_ARRANGED: ({ seat, count }) => `${seat} puts ${some(count, "card")} back in a chosen order`,

  CARD_EXERTED: ({ card }, names) => `${shown(card, names)} is exerted`,
  CARD_READIED: ({ card }, names) => `${shown(card, names)} is readied`,
  INK_SPENT: ({ seat, amount }) => `${seat} pays ${amount} ink`,
  LORE_CHANGED: ({ seat, amount, lore, why }) => {
    const from = why === "location" ? " from locations" : "";
    return `${seat} ${amount < 0 ? "loses" : "gains"} ${Math.abs(amount)} lore${from}: ${lore}`;
  },
  DAMAGE_DEALT: (told, names) =>
    `${shown(told.card, names)} is dealt ${told.amount} damage${by(told, names)}`,
  ZERO_DAMAGE_DEALT: (told, names) => `${shown(told.card, names)} takes nothing${by(told, names)}`,
  DAMAGE_PUT: ({ card, amount }, names) =>
    `${some(amount, "damage counter")} on ${shown(card, names)}`,
  DAMAGE_REMOVED: ({ card, amount }, names) => `${amount} damage off ${shown(card, names)}`,
  DAMAGE_MOVED: ({ from, to, amount }, names) =>
    `${amount} damage goes from ${shown(from, names)} to ${shown(to, names)}`,
  DAMAGE_PREVENTED: ({ card }, names) => `${shown(card, names)} takes no damage`,
  CARD_REACHED_LOCATION: ({ card, location }, names) =>
    `${shown(card, names)} moves to ${shown(location, names)}`,
  EFFECT_APPLIED: ({ effect }, names) => {
    const { on, fact, duration } = effect;
    const whom = on.card === undefined ? on.seat : names.card(on.card);
    return `${whom}: ${factText(fact)} ${durations[duration] ?? plain(duration)}`;
  },
  EFFECTS_EXPIRED: null,
  WATCH_CREATED: null,

  CARD_QUESTED: ({ card }, names) => `${shown(card, names)} quests`,
  SONG_SUNG: ({ singers, song }, names) =>
    `${singers.map((singer) => shown(singer, names)).join(" and ")} ${singers.length === 1 ? "sings" : "sing"} ${shown(song, names)}`,
  ABILITY_USED: ({ seat, source, name }, names) =>
    `${seat} uses ${names.def(source.def)}${name === "" ? "" : `: ${name}`}`,
  ABILITY_SPENT: null,
  CHALLENGE_DECLARED: ({ challenger, defender }, names) =>
    `${shown(challenger, names)} challenges ${shown(defender, names)}`,
  CHALLENGE_ENDED: ({ why }) => (why === "done" ? null : "The challenge is over"),

  BAG_ADDED: ({ entries }, names) => {
    const told = entries.map(
      ({ name, source }) => `${names.def(source.def)}${name === "" ? "" : ` (${name})`}`,
    );
    return `In the bag: ${told.join(", ")}`;
  },
  BAG_HELD: null,
  BAG_TAKEN: null,
  BAG_LAPSED: ({ entry }, names) => `${names.def(entry.source.def)} has nothing to do any more`,
  RESOLUTION_STARTED: null,
  RESOLUTION_ENDED: null,
  PLAY_POSTPONED: null,
  CARDS_CHOSEN: ({ seat, cards }, names) =>
    `${seat} chooses ${cards.map((card) => shown(card, names)).join(", ")}`,
  REFERENCE_BOUND: null,
  RESULT_NOTED: null,
  CARD_NAMED: ({ seat, name }) => `${seat} names “${name}”`,
  CREDITS_CLEARED: null,

  GAME_STARTED: null,
  PHASE_CHANGED: null,
  PROMPT_OPENED: null,
  PROMPT_CLOSED: null,
  GAME_ENDED: ({ winners, reason }) => {
    const [winner] = winners;
    return `${winner === undefined ? "Nobody wins" : `${winner} wins`}: ${lorcanaWords.ending(reason)}`;
  },
};
